import Foundation

/// A column of a `LazyVGrid`, a row of a `LazyHGrid`, or as many of either as have room: a `GridItem`.
package struct GridTrack: Equatable, Sendable {
  /// Lengths across the grid's axis, in points.
  package enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  package var size: Size
  /// To the next column; nil for the usual distance.
  package var spacing: CGFloat?
  /// Where cells stand in their room; nil for the middle.
  package var alignment: Alignment?

  package init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a lazy grid for a width: the cells have no say (6.20 to 6.22). In a `LazyHGrid` these are its rows.
struct LazyGridColumns {
  struct Column {
    let start: CGFloat
    let length: CGFloat
    /// The track that it comes from, by its place.
    let track: Int
  }

  /// The columns of one track.
  private struct Run {
    let first: Int
    let count: Int
    let start: CGFloat
    let length: CGFloat
    let spacing: CGFloat
  }

  private static let most = 1_000_000_000

  private var runs: ContiguousArray<Run> = []
  private(set) var count = 0
  /// Of all columns, with their distances.
  private(set) var total: CGFloat = 0

  init(_ tracks: [GridTrack], across length: CGFloat) {
    var open = 0
    var remaining = length
    for (index, track) in tracks.enumerated() {
      if index < tracks.count - 1 { remaining -= track.distance }
      if case .fixed(let length) = track.size { remaining -= valid(length) } else { open += 1 }
    }
    for (index, track) in tracks.enumerated() {
      switch track.size {
      case .fixed(let length): append(1, valid(length), track.distance)
      case .flexible(let minimum, let maximum):
        let length = min(max(remaining / CGFloat(open), valid(minimum)), limit(maximum, minimum))
        append(1, length, track.distance)
        take(length, from: &remaining, &open)
      case .adaptive(let minimum, let maximum):
        let length = max(remaining / CGFloat(open), valid(minimum))
        let columns = columns(in: length, atLeast: valid(minimum), track.distance)
        append(columns.count, min(columns.length, limit(maximum, minimum)), track.distance)
        take(length, from: &remaining, &open)
      }
      if index < tracks.count - 1 { total += track.distance }
    }
    total = max(0, total)
  }

  /// How many columns of a least length fit into a length, and how long each may be then.
  private func columns(in length: CGFloat, atLeast least: CGFloat, _ spacing: CGFloat) -> (count: Int, length: CGFloat) {
    let step = least + spacing
    guard step > 0 else { return (1, length) }
    // What arithmetic has lost must not cost a column.
    let fitting = ((length + spacing) / step + 1e-9).rounded(.down)
    if !(fitting < CGFloat(Self.most)) { return (Self.most, least) }
    let count = max(1, Int(fitting))
    return (count, (length - CGFloat(count - 1) * spacing) / CGFloat(count))
  }

  private mutating func append(_ columns: Int, _ length: CGFloat, _ spacing: CGFloat) {
    runs.append(Run(first: count, count: columns, start: total, length: length, spacing: spacing))
    count = min(count + columns, Self.most)
    total += length * CGFloat(columns) + spacing * CGFloat(columns - 1)
  }

  private func take(_ length: CGFloat, from remaining: inout CGFloat, _ open: inout Int) {
    // Of an infinite length there remains as much.
    if !(remaining - length).isNaN { remaining -= length }
    open -= 1
  }

  /// Lengths that no column has count as 0.
  private func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
  private func limit(_ maximum: CGFloat, _ minimum: CGFloat) -> CGFloat {
    max(maximum.isNaN ? .infinity : maximum, valid(minimum))
  }

  /// O(tracks).
  func column(at index: Int) -> Column {
    var track = runs.count - 1
    while track > 0, runs[track].first > index { track -= 1 }
    let run = runs[track]
    // An infinite length, none times, is no number.
    let before = index > run.first ? (run.length + run.spacing) * CGFloat(index - run.first) : 0
    return Column(start: run.start + before, length: run.length, track: track)
  }
}

extension GridTrack {
  fileprivate var distance: CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? Spacing.standard }
}
