import Foundation
import Synchronization

/// How far a view would like its neighbours to be, at each edge (2.05).
///
/// At an edge there is a value for each category of neighbours that the view has an opinion on. Two neighbours keep the distance of
/// the categories that they have in common.
package struct Spacing: Equatable, Sendable {
  /// The distances at one edge, in points; not a number where there is none.
  struct Values: Equatable, Sendable {
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
      let differ = (left.lanes .!= right.lanes) .& ((left.lanes .== left.lanes) .| (right.lanes .== right.lanes))
      return !any(differ)
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

  /// The values of all edges. One for very many views: they are as large as all else that a view keeps.
  private final class Table: Sendable {
    let top: Values
    let leading: Values
    let bottom: Values
    let trailing: Values

    init(top: Values, leading: Values, bottom: Values, trailing: Values) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// Nil for that of a plain view.
  private var table: Table?

  private init(_ table: Table?) {
    self.table = table
  }

  init(top: Values, leading: Values, bottom: Values, trailing: Values) {
    table = Table(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// Between views that have nothing else in common, in points (2.06).
  package static let standard: CGFloat = 8

  /// A view with no opinion at all.
  static let none = Spacing(top: .none, leading: .none, bottom: .none, trailing: .none)

  /// No distance at any edge.
  package static let zero = Spacing(
    top: Values(plain: 0), leading: Values(plain: 0), bottom: Values(plain: 0), trailing: Values(plain: 0))

  /// That of nearly all views (2.07).
  package static var plain: Spacing { Spacing(nil) }
  private static let plainTable = Table(
    top: Values((.belowText, 0)), leading: Values((.rightOfText, 0)), bottom: Values((.aboveText, 0)),
    trailing: Values((.leftOfText, 0)))

  private struct TextMetrics: Hashable {
    let ascent: CGFloat
    let descent: CGFloat
    let leading: CGFloat
    let capHeight: CGFloat
    let firstBaseline: CGFloat
    let belowLastBaseline: CGFloat
    let pixel: CGFloat
  }

  /// Those of the texts so far: there are few fonts, and many texts in each.
  private static let texts = Mutex<[TextMetrics: Spacing]>([:])
  private static let mostKept = 256

  /// That of a text, or of a symbol, which counts as one (2.08, 2.11).
  package static func text(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, firstBaseline: CGFloat, belowLastBaseline: CGFloat,
    pixel: CGFloat
  ) -> Spacing {
    let metrics = TextMetrics(
      ascent: ascent, descent: descent, leading: leading, capHeight: capHeight, firstBaseline: firstBaseline,
      belowLastBaseline: belowLastBaseline, pixel: pixel)
    return texts.withLock { texts in
      if let spacing = texts[metrics] { return spacing }
      if texts.count == mostKept { texts = [:] }
      let spacing = text(metrics)
      texts[metrics] = spacing
      return spacing
    }
  }

  private static func text(_ metrics: TextMetrics) -> Spacing {
    let height = metrics.ascent + metrics.descent
    let gap = (height * 0.1).roundedUp(to: metrics.pixel)
    let leading = metrics.leading.roundedUp(to: metrics.pixel)
    return Spacing(
      top: Values((.aboveText, height + gap - metrics.ascent), (.baseline, -metrics.firstBaseline), leading: leading),
      leading: .none,
      bottom: Values(
        (.belowText, max(height + gap - metrics.capHeight, gap + metrics.descent)), (.baseline, -metrics.belowLastBaseline),
        leading: leading),
      trailing: .none)
  }

  private static let spacers = (
    horizontal: Spacing(top: .none, leading: Values(plain: 0), bottom: .none, trailing: Values(plain: 0)),
    vertical: Spacing(top: Values(plain: 0), leading: .none, bottom: Values(plain: 0), trailing: .none)
  )

  /// That of a spacer: no distance along its axis; along both where it has none.
  static func spacer(along axis: Axis?) -> Spacing {
    switch axis {
    case .horizontal: spacers.horizontal
    case .vertical: spacers.vertical
    case nil: zero
    }
  }

  subscript(edge: Edge) -> Values {
    let table = table ?? Self.plainTable
    return switch edge {
    case .top: table.top
    case .leading: table.leading
    case .bottom: table.bottom
    case .trailing: table.trailing
    }
  }

  package static func == (left: Spacing, right: Spacing) -> Bool {
    left.table === right.table || Edge.allCases.allSatisfy { left[$0] == right[$0] }
  }

  /// The larger opinions at some edges.
  package mutating func formUnion(_ other: Spacing, edges: Edge.Set = .all) {
    if table === other.table { return }
    self = Self.combined(Combination(first: self, second: other, edges: edges.rawValue, isUnion: true))
  }

  /// The same with the entries of a plain view at some edges.
  func resetting(_ edges: Edge.Set) -> Spacing { taking(.plain, at: edges) }

  /// The same with what another says at some edges.
  func taking(_ other: Spacing, at edges: Edge.Set) -> Spacing {
    if edges.isEmpty || table === other.table { return self }
    if edges == .all { return other }
    return Self.combined(Combination(first: self, second: other, edges: edges.rawValue, isUnion: false))
  }

  /// Keeps the table where all edges stay as they are.
  private mutating func set(_ value: (Edge) -> Values) {
    let (top, leading, bottom, trailing) = (value(.top), value(.leading), value(.bottom), value(.trailing))
    if top == self[.top], leading == self[.leading], bottom == self[.bottom], trailing == self[.trailing] { return }
    table = Table(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// What came of two spacings. Rows like each other have the same ones in them.
  private struct Combination: Hashable {
    let first: Spacing
    let second: Spacing
    let edges: Edge.Set.RawValue
    let isUnion: Bool

    // By the tables, and not by what is in them: they live as long as the combination.
    static func == (left: Combination, right: Combination) -> Bool {
      left.first.table === right.first.table && left.second.table === right.second.table && left.edges == right.edges
        && left.isUnion == right.isUnion
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(first.table.map(ObjectIdentifier.init))
      hasher.combine(second.table.map(ObjectIdentifier.init))
      hasher.combine(edges)
      hasher.combine(isUnion)
    }
  }

  private static let combinations = Mutex<[Combination: Spacing]>([:])

  private static func combined(_ combination: Combination) -> Spacing {
    combinations.withLock { combinations in
      if let spacing = combinations[combination] { return spacing }
      if combinations.count == mostKept { combinations = [:] }
      let (own, other) = (combination.first, combination.second)
      let edges = Edge.Set(rawValue: combination.edges)
      var result = own
      result.set { !edges.contains($0) ? own[$0] : combination.isUnion ? own[$0].union(other[$0]) : other[$0] }
      combinations[combination] = result
      return result
    }
  }

  /// From a view with this to its neighbour behind it along an axis (2.05).
  package func distance(to next: Spacing, along axis: Axis) -> CGFloat {
    let distance = axis == .horizontal ? self[.trailing].distance(to: next[.leading]) : self[.bottom].distance(to: next[.top])
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
