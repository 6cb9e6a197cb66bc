import Foundation

/// The types of this program that conform to a protocol.
///
/// The compiler writes a record for each conformance, which the run time reads when something is cast; this reads them all. Types with parameters
/// are left out: there is no telling with which.
enum ConformingTypes {
  /// - Parameter existential: The type of any value of the protocol: `(any P).self`.
  static func of(_ existential: Any.Type) -> [Any.Type] {
    // The description of the first protocol stands behind the kind, the flags and the number of protocols.
    let description = unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return sections().flatMap { section in
      section.compactMap { record in
        guard record.protocolDescription == description else { return nil }
        return record.type
      }
    }
  }

  /// A record of the compiler's: `TargetProtocolConformanceDescriptor` of the run time.
  private struct Record {
    let place: UnsafeRawPointer

    var protocolDescription: UnsafeRawPointer? { ConformingTypes.indirect(place) }

    /// Nil for what is no type without parameters.
    var type: Any.Type? {
      let kind = (place + 12).load(as: UInt32.self) >> 3 & 7
      let description: UnsafeRawPointer?
      switch kind {
      case 0: description = ConformingTypes.direct(place + 4)
      case 1: description = ConformingTypes.direct(place + 4).map { $0.load(as: UnsafeRawPointer.self) }
      default: return nil
      }
      guard let description else { return nil }
      let flags = description.load(as: UInt32.self)
      // A class, a structure or an enumeration; the bit is that of types with parameters.
      guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0, let function = ConformingTypes.direct(description + 12) else {
        return nil
      }
      let accessor = unsafeBitCast(function, to: (@convention(c) (UInt) -> UnsafeRawPointer).self)
      return unsafeBitCast(accessor(0), to: Any.Type.self)
    }
  }

  /// What a distance from its own place leads to; nil for none.
  private static func direct(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    return distance == 0 ? nil : place + distance
  }

  /// The same where the lowest bit says that the address itself stands there.
  private static func indirect(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    guard distance != 0 else { return nil }
    let target = place + (distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
  }

  /// The records of each image of the program.
  private static func sections() -> [[Record]] {
    typealias Visitor = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    typealias Enumerate = @convention(c) (Visitor, UnsafeMutableRawPointer) -> Void
    guard let function = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    var found: [[Record]] = []
    withUnsafeMutablePointer(to: &found) { found in
      unsafeBitCast(function, to: Enumerate.self)(
        { sections, found in
          // `MetadataSections`: a version, the image's address, two that nobody uses, the ranges of protocols and of conformances.
          let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
          let length = sections.load(fromByteOffset: 56, as: Int.self)
          guard let start else { return true }
          let records = stride(from: 0, to: length, by: 4).compactMap { ConformingTypes.direct(start + $0).map(Record.init) }
          found.assumingMemoryBound(to: [[Record]].self).pointee.append(records)
          return true
        }, UnsafeMutableRawPointer(found))
    }
    return found
  }
}
