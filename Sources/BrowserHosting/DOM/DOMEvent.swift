import SwiftUICore

/// An event that the script reports: `name, id, arguments`.
struct DOMEvent: Sendable {
  let name: String
  /// Nil for arguments that the script does not send.
  let decode: @Sendable ([ClientValue]) -> (any ElementEvent)?
}
