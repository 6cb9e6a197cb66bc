import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// The listening socket and what stands behind each connection.
@MainActor
final class BrowserServer {
  let url: String
  let port: Int
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let channel: any Channel

  struct CannotListen: Error, CustomStringConvertible {
    let description: String
  }

  init(options: HostOptions, sessions: SessionRegistry) throws {
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try HTTPHandler.addHandlers(to: channel.pipeline.syncOperations, sessions) }
      }
    channel = try Self.bind(bootstrap, options)
    port = channel.localAddress?.port ?? 0
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    url = "http://\(host):\(port)"
  }

  /// Binds the port that was asked for, or the first free one.
  private static func bind(_ bootstrap: ServerBootstrap, _ options: HostOptions) throws -> any Channel {
    let ports = options.port.map { $0...$0 } ?? HostOptions.firstPort...(HostOptions.firstPort + 100)
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
    if error is SocketAddressError { return "this is no address of a machine" }
    return "\(error)"
  }

  func stop() {
    try? channel.close().wait()
    try? group.syncShutdownGracefully()
  }
}
