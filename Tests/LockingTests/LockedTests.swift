import Locking
