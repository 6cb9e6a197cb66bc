import Foundation
import SwiftUICore

/// A preview of the program, as the page lists it.
@MainActor
struct PreviewEntry {
  /// The same after each build, as long as its file and its name stay.
  let id: String
  let name: String
  /// The file's path in the folder of the sources.
  let file: String
  let line: Int
  var traits = PreviewTraits()
  var surroundings: [PreviewSurroundings] = []
  /// Makes what it shows.
  let makeView: () -> AnyView

  /// What the page needs to know.
  struct Listing: Encodable {
    let id: String
    let name: String
    let file: String
    let line: Int
    let width: Double
    let height: Double
    /// Whether it is as large as its view.
    let fits: Bool
    /// Whether it says itself how large it is.
    let isFixed: Bool
    /// Why it does not run by itself.
    let ended: String?
  }

  func listing(ended: String?) -> Listing {
    let size = size
    return Listing(
      id: id, name: name, file: file, line: line, width: size.width, height: size.height, fits: traits.layout == .sizeThatFits,
      isFixed: size != DeviceSize.phone || traits.layout == .sizeThatFits, ended: ended)
  }

  /// How large its window is, unless the person says otherwise.
  var size: CGSize {
    if case .fixed(let width, let height) = traits.layout, width >= 1, height >= 1 {
      return CGSize(width: min(width, 10_000), height: min(height, 10_000))
    }
    let size = traits.device.flatMap { DeviceSize.named($0.rawValue) } ?? DeviceSize.phone
    let isTurned = traits.orientation == .landscapeLeft || traits.orientation == .landscapeRight
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }
}

extension Preview {
  /// What the traits say.
  var statements: (PreviewTraits, [PreviewSurroundings]) {
    var said = PreviewTraits()
    var surroundings: [PreviewSurroundings] = []
    said.name = name
    for trait in traits {
      switch trait.kind {
      case .layout(let layout): said.layout = layout
      case .orientation(let orientation): said.orientation = orientation
      case .surroundings(let one): surroundings.append(one)
      }
    }
    return (said, surroundings)
  }
}
