import Foundation
import SwiftUICore

extension DOMSurroundings {
  /// Transforms that follow each other are one list. All have their origin in the middle of the same frame; one with another anchor is
  /// moved there and back.
  fileprivate mutating func addTransform(_ transform: String, anchor: Paint.Point = Paint.Point(x: 0.5, y: 0.5)) {
    withBox(at: .transform, joins: true) { box in
      let (x, y) = (anchor.x - 0.5, anchor.y - 0.5)
      guard x != 0 || y != 0 else { return box.addTransform(transform) }
      box.addTransform(
        "translate(\(CSS.percent(x)), \(CSS.percent(y))) \(transform) translate(\(CSS.percent(-x)), \(CSS.percent(-y)))")
    }
  }
}

extension RotationEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.addTransform("rotate(\(CSS.angle(radians: angle)))", anchor: anchor)
  }
}

extension ScaleEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    let factors = [x, y].map { CSS.number(Double($0)) }
    surroundings.addTransform(x == y ? "scale(\(factors[0]))" : "scale(\(factors[0]), \(factors[1]))", anchor: anchor)
  }
}

extension OffsetEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    // To the trailing edge: the other way where lines run from right to left.
    let x = x == 0 ? "0" : "calc(var(--flow) * \(CSS.length(x)))"
    surroundings.addTransform("translate(\(x), \(CSS.length(y)))")
  }
}

extension Rotation3DEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    let axis = [x, y, z].map { CSS.number(Double($0)) }.joined(separator: ", ")
    var transform = "rotate3d(\(axis), \(CSS.angle(radians: angle)))"
    if anchorZ != 0 { transform = "translateZ(\(CSS.length(anchorZ))) \(transform) translateZ(\(CSS.length(-anchorZ)))" }
    // The distance depends on the size of the box, which the script knows.
    if perspective > 0, perspective.isFinite {
      transform = "perspective(calc(max(var(--w), var(--h)) / \(CSS.number(Double(perspective))))) \(transform)"
      surroundings.addTransform(transform, anchor: anchor)
      surroundings.withBox(at: .transform, joins: true) { $0.showExtent() }
    } else {
      surroundings.addTransform(transform, anchor: anchor)
    }
  }
}

extension ProjectionEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    let m = transform
    // Four columns of a matrix in space; `z` stays.
    let numbers = [m.m11, m.m12, 0, m.m13, m.m21, m.m22, 0, m.m23, 0, 0, 1, 0, m.m31, m.m32, 0, m.m33]
    let matrix = numbers.map { CSS.number(Double($0)) }.joined(separator: ", ")
    surroundings.addTransform("matrix3d(\(matrix))", anchor: Paint.Point(x: 0, y: 0))
  }
}

extension PositionEffect: DOMEffect {
  static var styleSheet: [UInt8] { PackageResources.Effects_css }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.priority = nil
    surroundings.withBox(at: .layout) { box in
      for name in ["positioned", "fill-x", "fill-y"] { box.addClass(name) }
      box.addStyle("--x", CSS.length(x))
      box.addStyle("--y", CSS.length(y))
    }
  }
}

extension FlipEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    guard case .mirrors(in: let direction) = behavior else { return }
    surroundings.withBox(at: .closed) { $0.addClass(direction == .rightToLeft ? "flips" : "flips-ltr") }
  }
}
