@_spi(Reflection) import Swift

/// Where the payloads of an enum are: for dynamic properties inside optionals and other enums (behaviour 142).
///
/// The runtime's own tables tell the payload types, and its own functions get at a payload in place: the layout of metadata and
/// of value witnesses is part of the stable ABI.
struct EnumLayout: @unchecked Sendable {
  // Unchecked: a pointer to metadata, which never changes and never goes.
  private let metadata: UnsafeRawPointer
  private let witnesses: UnsafeRawPointer
  /// The types of the payloads by the tag of their cases; nil for an indirect case, whose payload is elsewhere.
  let payloads: [Any.Type?]

  /// Nil for types that are no enums.
  init?(_ type: Any.Type) {
    ToolchainCheck.requireKnownEnumLayout()
    self.init(unchecked: type)
  }

  /// For the check itself.
  init?(unchecked type: Any.Type) {
    let kind = Self.kind(of: type)
    guard kind == .enum || kind == .optional else { return nil }
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    witnesses = (metadata - 8).load(as: UnsafeRawPointer.self)
    let descriptor = (metadata + 8).load(as: UnsafeRawPointer.self)
    let fields = Self.target(of: descriptor + 16)
    let count = Int((descriptor + 20).load(as: UInt32.self) & 0xFF_FFFF)
    let recordSize = Int((fields + 10).load(as: UInt16.self))
    let arguments = metadata + 16
    payloads = (0..<count).map { index in
      let record = fields + 16 + index * recordSize
      let isIndirect = record.load(as: UInt32.self) & 1 != 0
      if isIndirect { return nil }
      let name = Self.target(of: record + 4)
      return _getTypeByMangledNameInContext(
        name.assumingMemoryBound(to: UInt8.self), Self.length(ofMangledName: name), genericContext: descriptor,
        genericArguments: arguments)
    }
  }

  static func kind(of type: Any.Type) -> _MetadataKind {
    _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) ?? .class
  }

  private static func target(of relative: UnsafeRawPointer) -> UnsafeRawPointer {
    relative + Int(relative.load(as: Int32.self))
  }

  /// A mangled name ends with a zero byte; bytes up to 0x1F begin references of four or eight bytes, which may hold zeroes.
  private static func length(ofMangledName name: UnsafeRawPointer) -> UInt {
    var end = name
    while true {
      switch end.load(as: UInt8.self) {
      case 0: return UInt(end - name)
      case 0x01...0x17: end += 5
      case 0x18...0x1F: end += 1 + MemoryLayout<UnsafeRawPointer>.size
      default: end += 1
      }
    }
  }

  /// The tag of a value's case: payload cases come first, in the order of `payloads`.
  func tag(of value: UnsafeMutableRawPointer) -> Int {
    typealias Witness = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> UInt32
    return Int((witnesses + 88).load(as: Witness.self)(value, metadata))
  }

  /// Runs `body` on a value while its memory holds nothing but the payload of the case with this tag.
  func withPayload<Result>(of value: UnsafeMutableRawPointer, tag: Int, _ body: () -> Result) -> Result {
    typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    (witnesses + 96).load(as: Project.self)(value, metadata)
    defer { (witnesses + 104).load(as: Inject.self)(value, UInt32(tag), metadata) }
    return body()
  }
}
