import Foundation

/// A size that is proposed, as the engine keeps it: not a number where nothing is proposed.
///
/// Equality is exact (9.04), and two lengths that are not proposed are equal.
package struct Proposal: Equatable {
  package var width: CGFloat
  package var height: CGFloat

  @inline(__always)
  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  package init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width ?? .nan, height: proposal.height ?? .nan)
  }

  package static let unspecified = Proposal(width: .nan, height: .nan)

  /// Asks how little a view takes along an axis, rather than how it is laid out without any room there: a text, one character
  /// wide and very high for the latter, takes nothing (1.25). Only the steps around a view pass it on; containers take it as 0.
  static let least: CGFloat = -1

  /// The same with 0 where the least is asked for.
  var resolved: Proposal { Proposal(width: width < 0 ? 0 : width, height: height < 0 ? 0 : height) }

  package var viewSize: ProposedViewSize {
    let proposal = resolved
    return ProposedViewSize(
      width: proposal.width.isNaN ? nil : proposal.width, height: proposal.height.isNaN ? nil : proposal.height)
  }

  @inline(__always)
  package static func == (left: Proposal, right: Proposal) -> Bool {
    (left.width == right.width || (left.width.isNaN && right.width.isNaN))
      && (left.height == right.height || (left.height.isNaN && right.height.isNaN))
  }

  @inline(__always)
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inline(__always)
  init(_ axis: Axis, _ main: CGFloat, _ cross: CGFloat) {
    self = axis == .horizontal ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
  }

  /// The size, with other lengths where none is proposed.
  func replacingUnspecified(by size: CGSize) -> CGSize {
    let proposal = resolved
    return CGSize(
      width: proposal.width.isNaN ? size.width : proposal.width, height: proposal.height.isNaN ? size.height : proposal.height)
  }

  /// What a view without a layout of its own answers (1.04).
  var fallbackSize: CGSize { replacingUnspecified(by: CGSize(width: 10, height: 10)) }
}

extension CGFloat {
  /// The length, or another one where it is not proposed.
  func proposed(or other: CGFloat) -> CGFloat { isNaN ? other : self }

  /// Less an inset, as an offer: never below 0, and unspecified or the least as before.
  func offered(less inset: CGFloat) -> CGFloat { isNaN || self < 0 ? self : Swift.max(0, self - inset) }
}

extension CGSize {
  @inline(__always)
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inline(__always)
  init(_ axis: Axis, _ main: CGFloat, _ cross: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  init(_ axis: Axis, _ main: CGFloat, _ cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
  package var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
