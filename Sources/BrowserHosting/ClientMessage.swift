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
    let parts: [Value]
    do {
      parts = try JSONDecoder().decode([Value].self, from: Data(text.utf8))
    } catch DecodingError.dataCorrupted {
      throw .notJSON
    } catch {
      throw .unknown
    }
    guard parts.count >= 2, case .integer(let number) = parts[0], case .integer(let frame) = parts[1], frame >= 0 else {
      throw .unknown
    }
    if number == 0, parts.count == 2 {
      self = .acknowledgement(frame: frame)
      return
    }
    guard number > 0, let event = Self.event(Array(parts.dropFirst(2))) else { throw .unknown }
    self = .event(number: number, frame: frame, event)
  }

  private static func event(_ parts: [Value]) -> HostEvent? {
    guard case .string(let kind)? = parts.first else { return nil }
    if kind == "scheme", parts.count == 2, case .boolean(let isDark) = parts[1] { return .colorScheme(isDark: isDark) }
    guard parts.count >= 2, case .integer(let number) = parts[1], let rawID = UInt32(exactly: number) else { return nil }
    let id = ElementID(rawID)
    switch (kind, parts.dropFirst(2).first, parts.dropFirst(3).first, parts.count) {
    case ("press", nil, nil, _): return .press(id)
    case ("submit", nil, nil, _): return .submit(id)
    case ("dismiss", nil, nil, _): return .dismiss(id)
    case ("toggle", .boolean(let isOn), nil, _): return .toggle(id, isOn: isOn)
    case ("edit", .string(let text), .integer(let sequence), 4):
      return UInt32(exactly: sequence).map { .edit(id, text: text, sequence: $0) }
    case ("show", .integer(let first), .integer(let end), 4):
      return first >= 0 && end >= first ? .show(id, rows: first..<end) : nil
    default: return nil
    }
  }

  private enum Value: Decodable {
    case boolean(Bool)
    case integer(Int)
    case string(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? container.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else {
        throw Malformed.unknown
      }
    }
  }
}
