import SwiftUICore

/// A type whose values have a place on an axis: numbers, dates, texts, and what stands for one of these.
public protocol Plottable {
  /// What values stand for.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What the value stands for.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that stands for another one; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that axes know by themselves: numbers, dates, texts.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value on an axis. Not for apps.
  var _plotted: _PlottedValue { get }
  /// The value nearest to one on an axis; nil for one of another kind. Not for apps.
  init?(_plotted: _PlottedValue)
}

/// A value on an axis. Not for apps.
public enum _PlottedValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A whole number: axes divide no finer.
  case whole(Double)
  /// A date.
  case date(Date)
  /// A text: one of several in a row.
  case category(String)

  /// The value as a number; nil for a text.
  var number: Double? {
    switch self {
    case .number(let value), .whole(let value): value.isFinite ? value : nil
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// The value in words, in the language of whoever reads it.
  var text: Text {
    switch self {
    case .number(let value), .whole(let value): Text(value, format: .number)
    case .date(let date): Text(date, format: Date.FormatStyle(date: .abbreviated, time: .omitted))
    case .category(let name): Text(verbatim: name)
    }
  }

  /// What a scale of texts calls the value.
  var name: String {
    switch self {
    case .number(let value), .whole(let value): value.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }

  /// The same kind of value, with another number; nil for a text.
  func with(_ number: Double) -> Self? {
    switch self {
    case .number: .number(number)
    case .whole: .whole(number)
    case .date: .date(Date(timeIntervalSinceReferenceDate: number))
    case .category: nil
    }
  }
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable {
  var plotted: _PlottedValue { primitivePlottable._plotted }

  static func from(_ value: _PlottedValue) -> Self? {
    PrimitivePlottable(_plotted: value).flatMap { Self(primitivePlottable: $0) }
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension BinaryInteger {
  fileprivate init?(nearestTo value: _PlottedValue) {
    switch value {
    case .number(let number), .whole(let number): self.init(exactly: number.rounded())
    case .date, .category: return nil
    }
  }
}

extension BinaryFloatingPoint {
  fileprivate init?(nearestTo value: _PlottedValue) {
    switch value {
    case .number(let number), .whole(let number): self.init(number)
    case .date, .category: return nil
    }
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _plotted: _PlottedValue { .whole(Double(self)) }
  public init?(_plotted: _PlottedValue) { self.init(nearestTo: _plotted) }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotted: _PlottedValue { .number(Double(self)) }
  public init?(_plotted: _PlottedValue) { self.init(nearestTo: _plotted) }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(_plotted: _PlottedValue) {
    guard let number = Double(_plotted: _plotted) else { return nil }
    self.init(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _plotted: _PlottedValue { .date(self) }
  public init?(_plotted: _PlottedValue) {
    guard case .date(let date) = _plotted else { return nil }
    self = date
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _plotted: _PlottedValue { .category(self) }
  public init?(_plotted: _PlottedValue) {
    guard case .category(let name) = _plotted else { return nil }
    self = name
  }
}
