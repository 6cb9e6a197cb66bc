import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

// The floor of the browser benchmark: the list of BrowserList written by hand, with nothing that this one list does not need. The
// variables ROWS and ORIEL_PORT mean what they mean there.

func number(_ variable: String, default value: Int) -> Int {
  getenv(variable).flatMap { Int(String(cString: $0)) } ?? value
}

let rows = number("ROWS", default: 100)
// Every page starts with the same counts, so it is made once.
let page = ByteBuffer(string: RowsPage.html(rows: rows))

let upgrader = NIOWebSocketServerUpgrader(
  shouldUpgrade: { channel, head in
    channel.eventLoop.makeSucceededFuture(head.uri == "/socket" ? HTTPHeaders() : nil)
  },
  upgradePipelineHandler: { [rows] channel, _ in
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(RowsSession(rows: rows))
    }
  })

let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
  .serverChannelOption(.backlog, value: 256)
  .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
  .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
  .childChannelInitializer { [page, upgrader] channel in
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader],
          completionHandler: { $0.pipeline.syncOperations.removeHandler(name: PageHandler.name, promise: nil) }
        ))
      try pipeline.addHandler(PageHandler(page: page), name: PageHandler.name)
    }
  }

let server = try bootstrap.bind(host: "127.0.0.1", port: number("ORIEL_PORT", default: 8080)).wait()
print("BrowserFloor is at http://127.0.0.1:\(server.localAddress?.port ?? 0)")
fflush(nil)
try server.closeFuture.wait()
