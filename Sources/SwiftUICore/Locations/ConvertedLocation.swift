/// The value at another location, as another type (behaviours 63, 64).
final class ConvertedLocation<Source, Value>: DerivedLocation<Value> {
  private let source: Location<Source>
  /// Whether there is a value of this type now.
  private let isThere: (Source) -> Bool
  private let get: (Source) -> Value
  /// Gives nil for a value that is not to be written.
  private let set: (Value) -> Source?

  init(
    _ source: Location<Source>, isThere: @escaping (Source) -> Bool = { _ in true }, get: @escaping (Source) -> Value,
    set: @escaping (Value) -> Source?
  ) {
    self.source = source
    self.isThere = isThere
    self.get = get
    self.set = set
    super.init(captured: source.captured.map(get))
  }

  override func read() -> Value { get(source.read()) }

  override func peek() -> Value? { converted(source.peek()) }

  override func known() -> Value? { converted(source.known()) }

  private func converted(_ value: Source?) -> Value? {
    guard let value, isThere(value) else { return nil }
    return get(value)
  }

  override func write(_ value: Value) {
    if let converted = set(value) { source.write(converted) }
  }

  override func modify(_ change: @escaping (inout Value) -> Bool) {
    source.modify { [isThere, get, set] whole in
      guard isThere(whole) else { return false }
      var value = get(whole)
      guard change(&value), let converted = set(value) else { return false }
      whole = converted
      return true
    }
  }

  /// One type of conversion does one thing, so with the same source it is the same.
  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Source, Value> else { return false }
    return source === other.source || source.isSamePlace(as: other.source)
  }

  override func depends(on dependency: DependencySource) -> Bool { source.depends(on: dependency) }
}
