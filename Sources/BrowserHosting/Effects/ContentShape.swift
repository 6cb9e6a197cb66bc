import SwiftUICore

extension ContentShapeEffect: DOMEffect {
  static var limit: String? {
    "Taps count in the whole rectangle around the shape. Kinds other than `interaction` change nothing."
  }

  func add(to surroundings: inout DOMSurroundings) {
    if kinds.contains(.interaction) { surroundings.takeTapsInBox() }
  }
}
