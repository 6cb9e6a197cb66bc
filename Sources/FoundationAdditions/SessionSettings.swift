import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  // Foundation's sessions on Linux know none of these. They are read as they are, and writing says so.
  extension URLSessionConfiguration {
    /// Whether a task waits for a connection. It does not: it fails at once.
    public var waitsForConnectivity: Bool {
      get { false }
      set {
        if newValue { SaidOnce.tell("URLSessionConfiguration.waitsForConnectivity", "a task without a connection fails at once") }
      }
    }

    /// Whether a connection may be used on which a person wants to save data. No system here tells of that: always true.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {
        if !newValue { SaidOnce.tell("URLSessionConfiguration.allowsConstrainedNetworkAccess", "all connections are used") }
      }
    }

    /// Whether a connection may be used that costs. No system here tells of that: always true.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set { if !newValue { SaidOnce.tell("URLSessionConfiguration.allowsExpensiveNetworkAccess", "all connections are used") } }
    }
  }

  extension URLCache {
    /// Creates a cache with room for so many bytes in memory and in files, where Foundation keeps these.
    public convenience init(memoryCapacity: Int, diskCapacity: Int) {
      self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
    }
  }
#endif
