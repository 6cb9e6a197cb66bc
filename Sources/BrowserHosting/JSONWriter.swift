import NIOCore

/// Writes compact JSON into a buffer.
struct JSONWriter {
  private(set) var buffer: ByteBuffer
  private var needsComma = false

  init() {
    buffer = ByteBuffer()
    buffer.reserveCapacity(128)
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    separate()
    buffer.writeStaticString("[")
    needsComma = false
    body(&self)
    buffer.writeStaticString("]")
    needsComma = true
  }

  mutating func object(_ members: [(name: String, value: String)]) {
    separate()
    buffer.writeStaticString("{")
    needsComma = false
    for (name, value) in members {
      string(name)
      buffer.writeStaticString(":")
      needsComma = false
      string(value)
    }
    buffer.writeStaticString("}")
    needsComma = true
  }

  mutating func number(_ value: some BinaryInteger) {
    separate()
    buffer.writeString(String(value))
    needsComma = true
  }

  mutating func boolean(_ value: Bool) {
    separate()
    buffer.writeString(value ? "true" : "false")
    needsComma = true
  }

  mutating func string(_ value: String?) {
    separate()
    needsComma = true
    guard let value else {
      buffer.writeStaticString("null")
      return
    }
    buffer.writeStaticString("\"")
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): buffer.writeStaticString("\\\"")
      case UInt8(ascii: "\\"): buffer.writeStaticString("\\\\")
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        buffer.writeString("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: buffer.writeInteger(byte)
      }
    }
    buffer.writeStaticString("\"")
  }

  private mutating func separate() {
    if needsComma { buffer.writeStaticString(",") }
  }
}
