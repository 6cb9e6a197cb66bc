/// One place in the tree that writes environment values for what is below it.
///
/// Readers register with the entry that they read, so that a write reaches its readers and nobody else (behaviours 104, 105).
package final class EnvironmentScope {
  let parent: EnvironmentScope?
  /// Newest first. One scope writes few keys.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var entries: [EnvironmentEntry] = []

  init(parent: EnvironmentScope?) {
    self.parent = parent
  }

  func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    for entry in entries where entry.key == key { return entry }
    return nil
  }

  /// The value that is in force below this scope, for a key that is written somewhere above.
  func nearestEntry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    var next: EnvironmentScope? = self
    while let scope = next {
      if let entry = scope.entry(for: key) { return entry }
      next = scope.parent
    }
    return nil
  }

  /// Writes one value; readers of this entry are invalidated if it is another than before.
  @MainActor
  func write<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
    let written = TypedEnvironmentEntry<Key>(value)
    write(written)
  }

  @MainActor
  func write(_ written: EnvironmentEntry) {
    if !take(over: written) { entries.insert(written, at: 0) }
  }

  /// Makes `written` the entries of this scope. Where readers know an entry, only its value changes.
  @MainActor
  func replaceEntries(with written: [EnvironmentEntry], defaults: EnvironmentScope) {
    for entry in written where !take(over: entry) {
      // Readers below found the key further up until now, and must look again.
      (parent?.nearestEntry(for: entry.key) ?? defaults.entry(for: entry.key))?.invalidateReaders()
      entries.append(entry)
    }
    guard entries.count > written.count else { return }
    func isWritten(_ entry: EnvironmentEntry) -> Bool { written.contains { $0.key == entry.key } }
    let old = exchange(&entries, with: entries.filter(isWritten))
    for entry in old where !isWritten(entry) { entry.invalidateReaders() }
  }

  /// The entries of a scope that nothing has read yet.
  func setFirstEntries(_ written: [EnvironmentEntry]) {
    entries = written
  }

  @MainActor
  private func take(over written: EnvironmentEntry) -> Bool {
    guard let entry = entry(for: written.key) else { return false }
    if entry.takeValue(of: written) { entry.invalidateReaders() }
    return true
  }

  /// Ends what was written and read here.
  func removeEntries() {
    for entry in entries { entry.forgetReaders() }
    extendLifetime(exchange(&entries, with: []))
  }

  /// Adds an entry for a key that nobody has read yet.
  func addEntry(_ entry: EnvironmentEntry) -> EnvironmentEntry {
    entries.append(entry)
    return entry
  }
}
