import Foundation
import SwiftUICore

/// What a page sends: an event with its number, or word that it has applied frames.
enum ClientMessage: Equatable {
  /// `[number, frame, kind, ...]`, where `frame` is the newest frame that the page has applied.
  case event(number: Int, frame: Int, HostEvent)
  /// `[0, frame]`
  case acknowledgement(frame: Int)

  enum Malformed: Error, Equatable {
    case notJSON
    /// It is JSON, but no message that a page of this version sends.
    case unknown
  }

  init(_ text: String) throws(Malformed) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)), let parts = value as? [Any] else {
      throw .notJSON
    }
    guard parts.count >= 2, let number = Self.integer(parts[0]), let frame = Self.integer(parts[1]) else { throw .unknown }
    if number == 0, parts.count == 2 {
      self = .acknowledgement(frame: frame)
      return
    }
    guard number > 0, let event = Self.event(parts.dropFirst(2)) else { throw .unknown }
    self = .event(number: number, frame: frame, event)
  }

  private static func event(_ parts: ArraySlice<Any>) -> HostEvent? {
    let parts = Array(parts)
    guard let kind = parts.first as? String else { return nil }
    if kind == "scheme" {
      return parts.count == 2 ? boolean(parts[1]).map { .colorScheme(isDark: $0) } : nil
    }
    guard parts.count >= 2, let rawID = integer(parts[1]).flatMap({ UInt32(exactly: $0) }) else { return nil }
    let id = ElementID(rawID)
    switch (kind, parts.count) {
    case ("press", 2): return .press(id)
    case ("submit", 2): return .submit(id)
    case ("dismiss", 2): return .dismiss(id)
    case ("toggle", 3): return boolean(parts[2]).map { .toggle(id, isOn: $0) }
    case ("edit", 4):
      guard let text = parts[2] as? String, let sequence = integer(parts[3]).flatMap({ UInt32(exactly: $0) }) else { return nil }
      return .edit(id, text: text, sequence: sequence)
    default: return nil
    }
  }

  private static func integer(_ value: Any) -> Int? {
    guard let number = value as? NSNumber, boolean(value) == nil || number.intValue > 1 else { return nil }
    let integer = number.intValue
    return NSNumber(value: integer) == number && integer >= 0 ? integer : nil
  }

  private static func boolean(_ value: Any) -> Bool? { value as? Bool }
}
