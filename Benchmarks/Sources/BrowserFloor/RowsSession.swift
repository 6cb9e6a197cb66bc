import NIOCore
import NIOWebSocket

/// One page's socket, with its counts. The page sends `row` or `:note` and gets `row:count` or `:note` back.
final class RowsSession: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private var counts: [Int]
  private var note = ""

  init(rows: Int) {
    counts = Array(repeating: 0, count: rows)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text: receive(String(buffer: frame.unmaskedData), context)
    case .ping: send(.pong, frame.unmaskedData, context)
    case .connectionClose: context.close(promise: nil)
    default: break
    }
  }

  private func receive(_ text: String, _ context: ChannelHandlerContext) {
    if let row = Int(text) {
      guard counts.indices.contains(row) else { return }
      counts[row] += 1
      send(.text, ByteBuffer(string: "\(row):\(counts[row])"), context)
    } else if text.hasPrefix(":") {
      note = String(text.dropFirst())
      send(.text, ByteBuffer(string: ":\(note)"), context)
    }
  }

  private func send(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
  }
}
