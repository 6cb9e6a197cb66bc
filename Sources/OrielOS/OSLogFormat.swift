import Foundation

/// Writes a message with the values of a format such as `"%{public}@ has %d films"`.
///
/// What stands for texts and objects (`%@`, `%s`) is not for everybody if nothing else is said; numbers are.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  log.write(type.level, type, OSLogFormat.message("\(message)", args))
}

/// Writes a message of a type with the values of a format.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(type.level, type, OSLogFormat.message("\(message)", args))
}

/// Writes a message with values in it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(type.level, type, message)
}

/// Writes a message of a type with values in it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type.level, type, message)
}

/// Reads formats as `os_log` takes them.
enum OSLogFormat {
  static func message(_ format: String, _ values: [Any]) -> OSLogMessage {
    var parts: [OSLogMessage.Part] = []
    var rest = values[...]
    var text = ""
    var characters = Substring(format)
    while let character = characters.popFirst() {
      guard character == "%", let place = Placeholder(&characters) else {
        text.append(character)
        continue
      }
      if place.conversion == "%" {
        text.append("%")
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      // A format that asks for more than there is would read what is none of its business elsewhere; here it says so.
      guard let value = rest.popFirst() else {
        parts.append(.text("<missing>"))
        continue
      }
      parts.append(
        .value(place.text(of: value), place.privacy, isPublicAsSuch: !"@sS".contains(place.conversion), .none))
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return OSLogMessage(parts)
  }

  /// `%{public}-8.3ld` and the like.
  private struct Placeholder {
    var privacy = OSLogPrivacy.auto
    var flags = ""
    var conversion: Character = "%"

    /// Nil, with nothing taken, if it is no placeholder.
    init?(_ characters: inout Substring) {
      var rest = characters
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        let words = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map { $0.drop { $0 == " " } }
        let isMasked = words.contains { $0.hasPrefix("mask") }
        for word in words {
          switch word {
          case "public": privacy = .public
          case "private": privacy = .private(mask: isMasked ? .hash : .none)
          case "sensitive": privacy = .sensitive(mask: isMasked ? .hash : .none)
          default: break
          }
        }
        rest = rest[rest.index(after: end)...]
      }
      while let next = rest.first, "-+ #0123456789.".contains(next) { flags.append(rest.removeFirst()) }
      while let next = rest.first, "hljztqL".contains(next) { rest.removeFirst() }
      guard let conversion = rest.popFirst(), "@sSdDiuUxXoOcCfFeEgGaAp%m".contains(conversion) else { return nil }
      self.conversion = conversion
      characters = rest
    }

    func text(of value: Any) -> String {
      switch (conversion, value) {
      case ("@", _), ("s", _), ("S", _), ("p", _): return "\(value)"
      case ("f", _), ("F", _), ("e", _), ("E", _), ("g", _), ("G", _), ("a", _), ("A", _):
        let number: Double? =
          switch value {
          case let value as Double: value
          case let value as Float: Double(value)
          case let value as CGFloat: Double(value)
          case let value as any BinaryInteger: Double(value)
          default: nil
          }
        return number.map { String(format: "%\(flags)\(conversion)", $0) } ?? "\(value)"
      case ("c", let value as any BinaryInteger), ("C", let value as any BinaryInteger):
        return UInt32(exactly: value).flatMap(UnicodeScalar.init).map { String($0) } ?? "\(value)"
      case ("x", let value as any BinaryInteger), ("X", let value as any BinaryInteger), ("o", let value as any BinaryInteger):
        return String(format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: value))
      case (_, let value as any BinaryInteger):
        return Int64(exactly: value).map { String(format: "%\(flags)lld", $0) } ?? "\(value)"
      default: return "\(value)"
      }
    }
  }
}
