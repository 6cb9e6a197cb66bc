import Foundation

/// How far a view would like its neighbours to be, at each edge (2.05).
///
/// At an edge there is a value for each category of neighbours that the view has an opinion on. Two neighbours keep the distance of
/// the categories that they have in common.
package struct Spacing: Equatable {
  /// The distances at one edge, in points; not a number where there is none.
  struct Values: Equatable {
    private var lanes: SIMD8<Double>

    /// Without a category.
    private static let plain = 0
    private static let metrics = 6

    enum Category: Int {
      case belowText = 1
      case aboveText, leftOfText, rightOfText, baseline
    }

    static let none = Values()

    private init() {
      lanes = SIMD8(repeating: .nan)
    }

    /// Nothing but a distance for all neighbours.
    init(plain: CGFloat) {
      self.init()
      lanes[Self.plain] = Double(plain)
    }

    init(_ values: (Category, CGFloat)..., leading: CGFloat? = nil) {
      self.init()
      for (category, value) in values { lanes[category.rawValue] = Double(value) }
      if let leading { lanes[Self.metrics] = Double(leading) }
    }

    static func == (left: Values, right: Values) -> Bool {
      (0..<8).allSatisfy { left.lanes[$0] == right.lanes[$0] || (left.lanes[$0].isNaN && right.lanes[$0].isNaN) }
    }

    /// The larger value of each category.
    func union(_ other: Values) -> Values {
      var result = self
      // What is not a number is neither greater nor less.
      result.lanes.replace(with: other.lanes, where: (other.lanes .> lanes) .| (lanes .!= lanes))
      return result
    }

    /// From an edge with these values to the edge of a neighbour behind it; nil where neither has an opinion that counts.
    func distance(to next: Values) -> CGFloat? {
      let sums = lanes + next.lanes
      var result = -Double.infinity
      for category in 1..<Self.metrics where sums[category] > result { result = sums[category] }
      // Between texts the leading of the lower one counts (2.10).
      if !sums[Self.metrics].isNaN { result = max(result, next.lanes[Self.metrics]) }
      if result > -.infinity { return CGFloat(result) }
      let (own, other) = (lanes[Self.plain], next.lanes[Self.plain])
      if own.isNaN && other.isNaN { return nil }
      return CGFloat(own.isNaN ? other : other.isNaN ? own : max(own, other))
    }
  }

  var top: Values
  var leading: Values
  var bottom: Values
  var trailing: Values

  /// Between views that have nothing else in common, in points (2.06).
  package static let standard: CGFloat = 8

  /// A view with no opinion at all.
  static let none = Spacing(top: .none, leading: .none, bottom: .none, trailing: .none)

  /// No distance at any edge.
  package static let zero = Spacing(
    top: Values(plain: 0), leading: Values(plain: 0), bottom: Values(plain: 0), trailing: Values(plain: 0))

  /// That of nearly all views (2.07).
  package static let plain = Spacing(
    top: Values((.belowText, 0)), leading: Values((.rightOfText, 0)), bottom: Values((.aboveText, 0)),
    trailing: Values((.leftOfText, 0)))

  /// That of a text, or of a symbol, which counts as one (2.08, 2.11).
  package static func text(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, firstBaseline: CGFloat, belowLastBaseline: CGFloat,
    pixel: CGFloat
  ) -> Spacing {
    let height = ascent + descent
    let gap = (height * 0.1).roundedUp(to: pixel)
    let leading = leading.roundedUp(to: pixel)
    return Spacing(
      top: Values((.aboveText, height + gap - ascent), (.baseline, -firstBaseline), leading: leading), leading: .none,
      bottom: Values(
        (.belowText, max(height + gap - capHeight, gap + descent)), (.baseline, -belowLastBaseline), leading: leading),
      trailing: .none)
  }

  /// That of a spacer: no distance along its axis; along both where it has none.
  static func spacer(along axis: Axis?) -> Spacing {
    var spacing = Spacing.none
    let zero = Values(plain: 0)
    if axis != .vertical { (spacing.leading, spacing.trailing) = (zero, zero) }
    if axis != .horizontal { (spacing.top, spacing.bottom) = (zero, zero) }
    return spacing
  }

  subscript(edge: Edge) -> Values {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The larger opinions at some edges.
  package mutating func formUnion(_ other: Spacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = self[edge].union(other[edge]) }
  }

  /// The same with the entries of a plain view at some edges.
  func resetting(_ edges: Edge.Set) -> Spacing {
    if edges.isEmpty { return self }
    var result = self
    for edge in Edge.allCases where edges.contains(edge) { result[edge] = Spacing.plain[edge] }
    return result
  }

  /// From a view with this to its neighbour behind it along an axis (2.05).
  package func distance(to next: Spacing, along axis: Axis) -> CGFloat {
    let distance = axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    return distance ?? Self.standard
  }
}

extension CGFloat {
  /// Up to the next whole pixel. What is larger only by what arithmetic adds stays (9.02).
  package func roundedUp(to pixel: CGFloat) -> CGFloat {
    guard isFinite, pixel > 0 else { return self }
    return ((self / pixel) - 1e-6).rounded(.up) * pixel
  }

  /// To the nearest pixel, halves up.
  package func rounded(to pixel: CGFloat) -> CGFloat {
    guard isFinite, pixel > 0 else { return self }
    return (self / pixel + 0.5).rounded(.down) * pixel
  }
}
