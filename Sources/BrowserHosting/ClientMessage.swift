import Foundation
import SwiftUICore

/// What a page sends: an event with its number, or word that it has applied commits.
enum ClientMessage: Equatable {
  /// `[number, commit, name, ...]`, where `commit` is the newest commit that the page has applied.
  case event(number: Int, commit: Int, ClientEvent)
  /// `[0, commit]`
  case acknowledgement(commit: Int)
  /// `[number, commit, "part", text]`: of an event whose text is too long for one message, what comes before the text that it names.
  case part(number: Int, commit: Int, String)

  enum Malformed: Error, Equatable {
    case notJSON
    /// It is JSON, but no message that a page of this version sends.
    case unknown
  }

  init(_ text: String) throws(Malformed) {
    let parts: [ClientValue]
    do {
      parts = try JSONDecoder().decode(Parts.self, from: Data(text.utf8)).values
    } catch DecodingError.dataCorrupted {
      throw .notJSON
    } catch {
      throw .unknown
    }
    guard parts.count >= 2, case .integer(let number) = parts[0], case .integer(let commit) = parts[1], commit >= 0 else {
      throw .unknown
    }
    if number == 0, parts.count == 2 {
      self = .acknowledgement(commit: commit)
      return
    }
    if number > 0, parts.count == 4, parts[2] == .string("part"), case .string(let text) = parts[3] {
      self = .part(number: number, commit: commit, text)
      return
    }
    guard number > 0, let event = ClientEvent(parts.dropFirst(2)) else { throw .unknown }
    self = .event(number: number, commit: commit, event)
  }

  /// An array that is refused when it has become longer than any message: thousands of values would keep everybody waiting.
  struct Parts: Decodable {
    private static let limit = 8
    private(set) var values: [ClientValue] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        guard values.count < Self.limit else { throw Malformed.unknown }
        values.append(try container.decode(ClientValue.self))
      }
    }
  }
}
