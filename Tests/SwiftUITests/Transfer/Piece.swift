import SwiftUI

/// What is dragged, copied and pasted.
struct Piece: Transferable, Codable, Equatable {
  var name: String
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}
