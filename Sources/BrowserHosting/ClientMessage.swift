import Foundation
import SwiftUICore

/// What a page sends: an event with its number, or word that it has applied frames.
enum ClientMessage: Equatable {
  /// `[number, frame, name, ...]`, where `frame` is the newest frame that the page has applied.
  case event(number: Int, frame: Int, ClientEvent)
  /// `[0, frame]`
  case acknowledgement(frame: Int)

  enum Malformed: Error, Equatable {
    case notJSON
    /// It is JSON, but no message that a page of this version sends.
    case unknown
  }

  init(_ text: String) throws(Malformed) {
    let parts: [ClientValue]
    do {
      parts = try JSONDecoder().decode([ClientValue].self, from: Data(text.utf8))
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
    guard number > 0, let event = ClientEvent(parts.dropFirst(2)) else { throw .unknown }
    self = .event(number: number, frame: frame, event)
  }
}

/// What a person did.
enum ClientEvent: Equatable {
  /// `name, id, ...`: the files of the elements say what follows.
  case element(ElementID, any ElementEvent)
  /// `"scheme", isDark`: the person prefers this colour scheme.
  case colorScheme(isDark: Bool)

  /// Nil if no page of this version sends this.
  init?(_ parts: ArraySlice<ClientValue>) {
    guard case .string(let name)? = parts.first else { return nil }
    let arguments = parts.dropFirst()
    if name == "scheme" {
      guard arguments.count == 1, case .boolean(let isDark)? = arguments.first else { return nil }
      self = .colorScheme(isDark: isDark)
      return
    }
    guard case .integer(let number)? = arguments.first, let id = UInt32(exactly: number),
      let event = DOMCatalogue.events[name]?.decode(Array(arguments.dropFirst()))
    else { return nil }
    self = .element(ElementID(id), event)
  }

  static func == (lhs: ClientEvent, rhs: ClientEvent) -> Bool {
    func areEqual<Event: ElementEvent>(_ left: Event, _ right: any ElementEvent) -> Bool { left == right as? Event }
    return switch (lhs, rhs) {
    case (.element(let left, let event), .element(let right, let other)): left == right && areEqual(event, other)
    case (.colorScheme(let left), .colorScheme(let right)): left == right
    default: false
    }
  }
}

/// A part of a page's message.
enum ClientValue: Decodable, Equatable {
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else {
      throw ClientMessage.Malformed.unknown
    }
  }

  /// A number, whether it has a fraction or not.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The sequence number of an edit.
  var sequence: UInt32? {
    if case .integer(let value) = self { UInt32(exactly: value) } else { nil }
  }
}
