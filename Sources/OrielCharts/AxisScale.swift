import SwiftUICore

/// Where values are along an axis.
struct AxisScale {
  enum Kind: Equatable {
    case number(isWhole: Bool)
    case date
    case category
  }

  /// A choice of the app's for an axis.
  struct Choice {
    var domain: ScaleDomainChoice = .automatic(includesZero: nil, reversed: false)
    var type: ScaleType?
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0
    var isRangeReversed = false
  }

  var kind = Kind.number(isWhole: false)
  /// Of numbers and dates.
  var lower = 0.0
  var upper = 1.0
  var categories: [String] = []
  private var indices: [String: Int] = [:]
  var isReversed = false
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
  var type = ScaleType.linear
  /// The step that it was made round for, for a number of marks.
  private(set) var nice: (count: Int, step: Double)?
  /// The length of the shortest unit of the marks; nil where none has one.
  var unit: Double?

  init() {}

  /// A scale for values, as the app has chosen or as fits them.
  ///
  /// - Parameters:
  ///   - needsZero: Whether marks begin at zero.
  ///   - count: How many steps there are to be, about: a scale of numbers ends at whole ones.
  init(_ values: [_PlottedValue], _ choice: Choice, needsZero: Bool, count: Int) {
    startPadding = choice.startPadding
    endPadding = choice.endPadding
    type = choice.type ?? .linear
    isReversed = choice.isRangeReversed
    switch choice.domain {
    case .values(let domain) where domain.contains { $0.number == nil }:
      setCategories(domain.map(\.name))
    case .values(let domain):
      take(domain)
    case .automatic(let includesZero, let reversed):
      if reversed { isReversed.toggle() }
      if values.contains(where: { if case .category = $0 { true } else { false } }) {
        setCategories(values.map(\.name))
      } else {
        take(values)
        if kind != .date { makeNice(includesZero: includesZero ?? needsZero, count: count) }
      }
    }
    if case .values(let domain) = choice.domain, let first = domain.first?.number, let last = domain.last?.number, first > last {
      isReversed.toggle()
    }
    if upper <= lower {
      let room = kind == .date ? 43_200 : lower == 0 ? 1 : abs(lower) * 0.1
      lower -= room
      upper += room
    }
    if type != .linear && type != .date && type != .category && (type.isLogarithmic && lower <= 0) {
      // A logarithm of zero has no place: the axis begins at a thousandth of its end.
      lower = max(upper / 1000, .leastNormalMagnitude)
    }
  }

  private mutating func setCategories(_ names: [String]) {
    kind = .category
    for name in names where indices[name] == nil {
      indices[name] = categories.count
      categories.append(name)
    }
  }

  private mutating func take(_ values: [_PlottedValue]) {
    let numbers = values.compactMap(\.number)
    guard let least = numbers.min(), let most = numbers.max() else { return }
    (lower, upper) = (least, most)
    if case .date = values.first { kind = .date } else { kind = .number(isWhole: values.allSatisfy { $0.isWhole }) }
  }

  private mutating func makeNice(includesZero: Bool, count: Int) {
    if includesZero { (lower, upper) = (min(0, lower), max(0, upper)) }
    guard !type.isLogarithmic, upper > lower else { return }
    let step = Ticks.step(dividing: upper - lower, into: count, isWhole: kind == .number(isWhole: true))
    guard step.isFinite, step > 0 else { return }
    nice = (count, step)
    lower = (lower / step).rounded(.down) * step
    upper = (upper / step).rounded(.up) * step
  }

  /// Whether texts are on it.
  var isCategory: Bool { kind == .category }

  /// The points between the middles of two categories.
  func step(in length: CGFloat) -> CGFloat {
    max(0, length - startPadding - endPadding) / CGFloat(max(1, categories.count))
  }

  /// The points from the beginning of the axis to a value; nil for one that is not on it.
  func position(of value: _PlottedValue, in length: CGFloat) -> CGFloat? {
    let room = length - startPadding - endPadding
    guard let part = fraction(of: value) else { return nil }
    let position = startPadding + room * (isReversed ? 1 - part : part)
    return position.isFinite ? min(max(position, -10 * length - 1000), 11 * length + 1000) : nil
  }

  private func fraction(of value: _PlottedValue) -> CGFloat? {
    if kind == .category {
      guard let index = indices[value.name] else { return nil }
      return (CGFloat(index) + 0.5) / CGFloat(categories.count)
    }
    guard let number = value.number, upper > lower else { return nil }
    return (type.transformed(number) - type.transformed(lower)) / (type.transformed(upper) - type.transformed(lower))
  }

  /// The value at a distance from the beginning of the axis, within what the axis has; nil where it has nothing.
  func value(at position: CGFloat, in length: CGFloat) -> _PlottedValue? {
    let room = length - startPadding - endPadding
    guard room > 0, position.isFinite else { return nil }
    let straight = (position - startPadding) / room
    let part = isReversed ? 1 - straight : straight
    switch kind {
    case .category:
      guard part >= 0, part <= 1, !categories.isEmpty else { return nil }
      return .category(categories[min(categories.count - 1, Int(part * CGFloat(categories.count)))])
    case .date, .number:
      let (low, high) = (type.transformed(lower), type.transformed(upper))
      let number = type.restored(low + part * (high - low))
      return number.isFinite ? value(number) : nil
    }
  }

  /// A number as a value of the axis.
  func value(_ number: Double) -> _PlottedValue {
    switch kind {
    case .date: .date(Date(timeIntervalSinceReferenceDate: number))
    case .number(let isWhole): isWhole ? .whole(number) : .number(number)
    case .category: .number(number)
    }
  }

  /// Where zero is, or the end that is nearest to it.
  func base(in length: CGFloat) -> CGFloat {
    let zero = type.isLogarithmic ? lower : min(max(0, lower), upper)
    return position(of: value(kind == .date ? lower : zero), in: length) ?? 0
  }
}

extension _PlottedValue {
  var isWhole: Bool { if case .whole = self { true } else { false } }
}

/// How an axis goes from value to value.
public struct ScaleType: Hashable, Sendable {
  private enum Kind: Hashable {
    case linear, log
    case symmetricLog(Double)
    case squareRoot
    case power(Double)
    case date, category
  }
  private let kind: Kind

  /// Even steps.
  public static let linear = ScaleType(kind: .linear)
  /// Even steps for even factors.
  public static let log = ScaleType(kind: .log)
  /// Even steps near zero, and for even factors further on.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
  /// Even steps near zero, and for even factors further on.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
  /// By square roots.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// By powers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  /// Dates.
  public static let date = ScaleType(kind: .date)
  /// Texts.
  public static let category = ScaleType(kind: .category)

  var isLogarithmic: Bool { kind == .log }

  func transformed(_ number: Double) -> Double {
    switch kind {
    case .linear, .date, .category: number
    case .log: Foundation.log(max(number, .leastNormalMagnitude))
    case .symmetricLog(let slope): (number < 0 ? -1 : 1) * log1p(abs(number * slope))
    case .squareRoot: (number < 0 ? -1 : 1) * abs(number).squareRoot()
    case .power(let exponent): (number < 0 ? -1 : 1) * pow(abs(number), exponent)
    }
  }

  func restored(_ number: Double) -> Double {
    switch kind {
    case .linear, .date, .category: number
    case .log: exp(number)
    case .symmetricLog(let slope): (number < 0 ? -1 : 1) * expm1(abs(number)) / slope
    case .squareRoot: (number < 0 ? -1 : 1) * number * number
    case .power(let exponent): (number < 0 ? -1 : 1) * pow(abs(number), 1 / exponent)
    }
  }
}
