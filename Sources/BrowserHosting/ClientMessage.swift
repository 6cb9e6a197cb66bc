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
