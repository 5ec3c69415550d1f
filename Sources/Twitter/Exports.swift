// `import Twitter` is enough: the layers below whose types its users meet come along.
@_exported public import OAuth1
@_exported public import TwitterCurl
@_exported public import TwitterHTTP
@_exported public import TwitterJSON
