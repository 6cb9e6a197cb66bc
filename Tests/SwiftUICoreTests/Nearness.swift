import Foundation

/// Whether numbers are those expected, but for what nobody sees.
func areNear(_ values: [Double?], _ expected: [Double?], within tolerance: Double = 1e-4) -> Bool {
  values.count == expected.count
    && zip(values, expected).allSatisfy { value, expected in
      guard let value, let expected else { return value == nil && expected == nil }
      return abs(value - expected) <= tolerance
    }
}

func isNear(_ value: Double?, _ expected: Double?, within tolerance: Double = 1e-4) -> Bool {
  areNear([value], [expected], within: tolerance)
}
