import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import SwiftUICore
import Synchronization

/// The listening socket and what stands behind each connection.
@MainActor
final class BrowserServer {
  /// A URL that a browser on this machine can open.
  let url: String
  let port: Int
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let channel: any Channel
  let connections: Connections
  private var isStopped = false

  struct CannotListen: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameters:
  ///   - keys: Nil for keys of its own.
  ///   - security: Nil to speak no TLS.
  init(options: HostOptions, sessions: SessionRegistry, keys: BrowserKeys? = nil, security: (any ConnectionSecurity)? = nil)
    throws
  {
    let place = options.place
    let key = SigningKey()
    let limits = sessions.limits
    let heartbeats = Heartbeats(on: group.next(), every: limits.heartbeat)
    let connections = Connections(limits, heartbeats: heartbeats)
    self.connections = connections
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // Who sends much is read in small parts, with the others in between.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 1024, maximum: 8192))
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          do {
            try connections.add(channel)
          } catch {
            sessions.metrics.count(.refusedConnections)
            sessions.log(.warning, "refused a connection: \(connections.count) are open", kind: "connections")
            guard connections.mayAnswerRefused(channel) else { throw error }
            try security?.addHandlers(to: pipeline, sessions.log)
            return try pipeline.addHandler(RefusedConnection(.busy(isEnding: false, base: place.base)))
          }
          let names = Self.ownNames(of: channel.parent?.localAddress, options)
          // A site has one app at an origin's path; on this machine each app has a port.
          let port = place.origins.isEmpty ? channel.localAddress?.port : nil
          let keys = keys ?? BrowserKeys(port: port, base: place.base, key: key)
          try security?.addHandlers(to: pipeline, sessions.log)
          try HTTPHandler.addHandlers(
            to: pipeline, sessions, place, keys, connections, ownNames: names, isSecure: security != nil)
        }
      }
    do {
      channel = try Self.bind(bootstrap, options)
    } catch {
      try? group.syncShutdownGracefully()
      throw error
    }
    port = channel.localAddress?.port ?? 0
    let scheme = security == nil ? "http" : "https"
    url = (options.place.origins.first ?? "\(scheme)://\(Self.displayHost(options.host)):\(port)") + options.place.base
    ServedImages.shared.setBase(options.place.base)
    ImageLoader.preparation = { _ = ServedImages.shared.pictures(of: $0) }
    sessions.base = options.place.base
  }

  /// Binds the port that was asked for, or the first free one.
  private static func bind(_ bootstrap: ServerBootstrap, _ options: HostOptions) throws -> any Channel {
    // A window finds its app at any port.
    let port = options.port ?? (options.opensWindow ? 0 : nil)
    let ports = port.map { $0...$0 } ?? HostOptions.firstPort...(HostOptions.firstPort + 100)
    for port in ports {
      do {
        return try bootstrap.bind(host: options.host, port: port).wait()
      } catch let error as IOError where error.errnoCode == EADDRINUSE {
        continue
      } catch {
        throw CannotListen(description: "cannot listen on \(options.host), port \(port): \(reason(error)).")
      }
    }
    throw CannotListen(
      description: options.port.map { "port \($0) of \(options.host) is taken. Name another with --port, or none." }
        ?? "no port of \(options.host) from \(ports.lowerBound) to \(ports.upperBound) is free.")
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? IOError { return String(cString: strerror(error.errnoCode)) }
    if error is SocketAddressError || error is SocketAddressError.UnknownHost { return "this is no address of a machine" }
    return "\(error)"
  }

  /// All addresses of the machine include its own loopback address, which can be opened; the address for "all" cannot.
  static func displayHost(_ host: String) -> String {
    switch host {
    case "0.0.0.0": "127.0.0.1"
    case "::": "[::1]"
    case _ where host.contains(":"): "[\(host)]"
    default: host
    }
  }

  /// The names by which pages may ask, where only this machine is served or names were given; nil where others are, whose names for it
  /// are unknown.
  nonisolated private static func ownNames(of address: SocketAddress?, _ options: HostOptions) -> Set<String>? {
    let given = options.place.names
    let address = address?.ipAddress ?? ""
    guard !given.isEmpty || address.hasPrefix("127.") || address == "::1" else { return nil }
    let own = address.contains(":") ? "[\(address)]" : address
    return given.union(["localhost", "127.0.0.1", "[::1]", own, options.host.lowercased()])
  }

  /// Closes every connection. Messages that sessions have sent before go out first.
  func stop() {
    guard !isStopped else { return }
    isStopped = true
    try? channel.close().wait()
    try? group.syncShutdownGracefully()
  }
}
