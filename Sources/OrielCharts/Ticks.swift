/// Where an axis has marks by itself.
enum Ticks {
  /// 1, 2 or 5 times a power of ten, so that a length has about so many of them, and at most half as many again.
  static func step(dividing length: Double, into count: Int, isWhole: Bool = false) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let wanted = length / Double(max(1, count))
    let power = pow(10, Foundation.log10(wanted).rounded(.down))
    let factor = wanted / power
    let step = power * (factor < 1.414 ? 1 : factor < 3.162 ? 2 : factor < 7.071 ? 5 : 10)
    return isWhole ? max(1, step.rounded()) : step
  }

  /// The multiples of a step between two numbers: none where they would be more than a surface of lines.
  static func multiples(of step: Double, from lower: Double, to upper: Double, limit: Int = 1000) -> [Double] {
    guard step > 0, step.isFinite, upper >= lower, (upper - lower) / step <= Double(limit) else { return [] }
    let slack = step * 1e-6
    var index = ((lower - slack) / step).rounded(.up)
    var numbers: [Double] = []
    while index * step <= upper + slack, numbers.count <= limit {
      // Of 3 * 0.1 is made 0.3 again: what is written is the shortest number.
      let number = index * step
      let scale = pow(10, (3 - Foundation.log10(step).rounded(.down)))
      let rounded = (number * scale).rounded() / scale
      numbers.append(rounded.isFinite ? (rounded == 0 ? 0 : rounded) : number)
      index += 1
    }
    return numbers
  }

  /// The marks of a scale, with the step of dates.
  static func values(of scale: AxisScale, count: Int, calendar: Calendar = .current) -> (values: [_PlottedValue], unit: DateUnit?)
  {
    switch scale.kind {
    case .category: return (scale.categories.map { .category($0) }, nil)
    case .date:
      let length = scale.upper - scale.lower
      var unit = DateUnit.step(dividing: length, into: count)
      // No finer than what the marks stand for.
      if let least = scale.unit, unit.length < least * 0.9 { unit = DateUnit.nearest(to: least) }
      return (dates(of: scale, unit, calendar), unit)
    case .number(let isWhole):
      if scale.type.isLogarithmic { return (powers(from: scale.lower, to: scale.upper).map(scale.value), nil) }
      let known = scale.nice.flatMap { $0.count == count ? $0.step : nil }
      let step = known ?? step(dividing: scale.upper - scale.lower, into: count, isWhole: isWhole)
      return (multiples(of: step, from: scale.lower, to: scale.upper).map(scale.value), nil)
    }
  }

  static func dates(of scale: AxisScale, _ unit: DateUnit, _ calendar: Calendar) -> [_PlottedValue] {
    unit.dates(
      from: Date(timeIntervalSinceReferenceDate: scale.lower), to: Date(timeIntervalSinceReferenceDate: scale.upper),
      calendar: calendar
    ).map { .date($0) }
  }

  private static func powers(from lower: Double, to upper: Double) -> [Double] {
    guard lower > 0, upper > lower else { return [] }
    let first = Foundation.log10(lower).rounded(.up)
    let last = Foundation.log10(upper).rounded(.down)
    guard last >= first, last - first < 700 else { return [lower, upper] }
    return (Int(first)...Int(last)).map { pow(10, Double($0)) }
  }
}
