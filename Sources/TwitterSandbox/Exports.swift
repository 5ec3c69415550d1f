// The server underneath is no product of its own; of its types users meet this one.
@_exported public import struct LoopbackHTTP.LoopbackStatistics
