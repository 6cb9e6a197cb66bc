import Foundation
import SwiftUICore

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
