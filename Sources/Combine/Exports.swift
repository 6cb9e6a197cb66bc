@_exported import OpenCombine
@_exported import OpenCombineDispatch

#if canImport(FoundationNetworking)
  // URL requests and sessions, which are a part of Foundation on Apple's platforms.
  @_exported import FoundationNetworking
#endif
