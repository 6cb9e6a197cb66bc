/// The values of the environment at one place in the tree of views.
///
/// Reading a key looks for the nearest ancestor that writes it: O(number of writing ancestors). What an evaluation reads becomes
/// its dependency.
public struct EnvironmentValues: CustomStringConvertible {
  // Behaviours 104 to 106 and 111.

  private let scope: EnvironmentScope?
  private let defaults: EnvironmentScope?
  /// Written through this value, newest first, with what was written over since: the description tells it.
  private var entries: [EnvironmentEntry] = []
  private let probe: EnvironmentProbe?

  /// Values of an environment without views around it: everything has its default.
  public init() {
    scope = nil
    defaults = nil
    probe = nil
  }

  /// Default values that tell which keys were read.
  init(probe: EnvironmentProbe) {
    scope = nil
    defaults = nil
    self.probe = probe
  }

  /// The values where no view and no scene writes.
  @MainActor
  package init(defaultsOf graph: ViewGraph) {
    scope = nil
    defaults = graph.defaults
    probe = nil
  }

  /// The values in force at a node.
  @MainActor
  init(at node: ViewNode) {
    scope = node.environment
    defaults = node.graph.defaults
    probe = nil
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let identifier = ObjectIdentifier(key)
      probe?.keys.insert(identifier)
      for entry in entries where entry.key == identifier { return value(of: entry, Key.self) }
      guard let entry = scope?.nearestEntry(for: identifier) ?? defaultEntry(Key.self) else { return Key.defaultValue }
      entry.recordRead()
      return value(of: entry, Key.self)
    }
    set {
      let entry = TypedEnvironmentEntry<Key>(newValue)
      if let old = entries.first(where: { $0.key == entry.key }) {
        // An equal value is nothing new.
        if ValueComparator.of(Key.Value.self)(newValue, value(of: old, Key.self)) { return }
        if entries.count >= Self.limit { entries = written }
      }
      entries.insert(entry, at: 0)
    }
  }

  /// The entry that a later write of the host will change: views that read a default are its readers.
  private func defaultEntry<Key: EnvironmentKey>(_ key: Key.Type) -> EnvironmentEntry? {
    guard let defaults else { return nil }
    return defaults.entry(for: ObjectIdentifier(key)) ?? defaults.addDefault(key)
  }

  @inline(__always)
  private func value<Key: EnvironmentKey>(of entry: EnvironmentEntry, _ key: Key.Type) -> Key.Value {
    unsafeDowncast(entry, to: TypedEnvironmentEntry<Key>.self).value
  }

  /// With more entries than these the ones that were written over are forgotten.
  private static var limit: Int { 100 }

  /// The values in force of those that were written through this value, newest first.
  var written: [EnvironmentEntry] {
    if entries.count < 2 { return entries }
    var keys: Set<ObjectIdentifier> = []
    return entries.filter { keys.insert($0.key).inserted }
  }

  /// The values that were written, newest first, also those that were written over through this value.
  public var description: String {
    var entries = entries.map(\.description)
    var next = scope
    while let scope = next {
      entries += scope.entries.map(\.description)
      next = scope.parent
    }
    return "[" + entries.joined(separator: ", ") + "]"
  }
}

extension ViewGraph {
  /// Sets what is read where no view and no scene writes.
  package func writeDefault<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    var values = EnvironmentValues()
    values[keyPath: keyPath] = value
    for entry in values.written { write(default: entry) }
  }

  private func write(default entry: EnvironmentEntry) {
    defaults.write(entry)
    if entry.key == ObjectIdentifier(ColorSchemeKey.self) { featureInUse(WindowColorScheme.self)?.hostDidWrite() }
    if entry.key == ObjectIdentifier(ScenePhaseKey.self) { upstream?.feature(AppWindows.self).phaseChanged(of: self) }
  }

  /// What is read where no view and no scene writes, with what nobody has said.
  package struct Defaults {
    fileprivate let entries: [EnvironmentEntry]
  }

  /// All of it, to be written again when another host has shown the scene for a while.
  package var writtenDefaults: Defaults {
    get { Defaults(entries: defaults.entries.map(\.copy)) }
    set {
      for entry in defaults.entries {
        write(default: newValue.entries.first { $0.key == entry.key }?.copy ?? entry.copyWithDefault)
      }
    }
  }
}

extension EnvironmentScope {
  /// The entry for a key that nobody writes, with its default.
  fileprivate func addDefault<Key: EnvironmentKey>(_ key: Key.Type) -> EnvironmentEntry {
    addEntry(TypedEnvironmentEntry<Key>(Key.defaultValue))
  }
}
