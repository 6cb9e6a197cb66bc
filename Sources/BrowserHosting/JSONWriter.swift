import NIOCore

/// Writes compact JSON into a buffer.
struct JSONWriter {
  private(set) var buffer: ByteBuffer
  /// The definitions that have been written by their names.
  private(set) var definitions: [DOMDefinition] = []
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

  mutating func use(_ definition: DOMDefinition) {
    definitions.append(definition)
    object([("use", definition.name)])
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

  /// What is JSON already.
  mutating func written(_ json: String) {
    separate()
    buffer.writeString(json)
    needsComma = true
  }

  /// Values that another writer has written, one after the other.
  mutating func append(_ other: JSONWriter) {
    guard other.buffer.readableBytes > 0 else { return }
    separate()
    buffer.writeImmutableBuffer(other.buffer)
    definitions += other.definitions
    needsComma = true
  }

  mutating func string(_ text: String?) {
    separate()
    needsComma = true
    guard var text else {
      buffer.writeStaticString("null")
      return
    }
    buffer.writeStaticString("\"")
    text.withUTF8 { bytes in
      var rest = bytes[...]
      // What needs no escape, which is nearly all, is copied as it is.
      while let special = rest.firstIndex(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
        buffer.writeBytes(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[rest.startIndex..<special])))
        escape(bytes[special])
        rest = bytes[(special + 1)...]
      }
      buffer.writeBytes(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)))
    }
    buffer.writeStaticString("\"")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): buffer.writeStaticString("\\\"")
    case UInt8(ascii: "\\"): buffer.writeStaticString("\\\\")
    default:
      let digits = String(byte, radix: 16)
      buffer.writeString("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }

  private mutating func separate() {
    if needsComma { buffer.writeStaticString(",") }
  }
}
