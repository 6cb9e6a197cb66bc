@_exported import Foundation
import SwiftUICore
import Synchronization

/// How the machine is connected. It runs a server, so that it is: of lines that break down nothing tells.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a way.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// Why there is none.
  public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }

  /// Satisfied.
  public let status = Status.satisfied
  /// There is none.
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  /// Whether it costs. Not known: false.
  public let isExpensive = false
  /// Whether a person wants to save data. Not known: false.
  public let isConstrained = false
  /// Whether it knows names.
  public let supportsDNS = true
  /// Whether it knows addresses of the fourth version.
  public let supportsIPv4 = true
  /// Whether it knows addresses of the sixth version. Not known: false.
  public let supportsIPv6 = false

  /// Whether it goes over a kind of line. Over a wire, as far as anybody can tell.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}

/// A line of the machine.
public struct NWInterface: Sendable {
  /// Kinds of lines.
  public enum InterfaceType: Sendable, CaseIterable { case other, wifi, cellular, wiredEthernet, loopback }
}

/// Tells how the machine is connected: once, that it is. The log says so, once.
public final class NWPathMonitor: @unchecked Sendable {
  // Unchecked: all is behind the lock.
  private struct Held {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
  }

  private let held = Mutex(Held())

  /// Creates a monitor.
  public init() {}
  /// Creates a monitor of a kind of lines.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Creates a monitor of all lines but some.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// How the machine is connected.
  public var currentPath: NWPath { NWPath() }

  /// Called with how the machine is connected, once it has started.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { held.withLock { $0.handler } }
    set {
      let old = held.withLock { held in
        let old = held.handler
        held.handler = newValue
        return old
      }
      extendLifetime(old)
    }
  }

  /// Begins: the handler is called on the queue, once.
  public func start(queue: DispatchQueue) {
    StandIns.tell("NWPathMonitor", "says once that the machine is connected, and nothing of lines that break down.")
    held.withLock { $0.queue = queue }
    queue.async { [weak self] in
      guard let self else { return }
      let handler = held.withLock { $0.isCancelled ? nil : $0.handler }
      handler?(NWPath())
    }
  }

  /// Ends.
  public func cancel() { held.withLock { $0.isCancelled = true } }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// How the machine is connected: once. Then it waits until the task is cancelled.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var isTold = false

    fileprivate init() {}

    public mutating func next() async -> NWPath? {
      guard isTold else {
        isTold = true
        return NWPath()
      }
      for await _ in AsyncStream<Never>(unfolding: Self.forever) {}
      return nil
    }

    private static func forever() async -> Never? {
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(86_400)) }
      return nil
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
