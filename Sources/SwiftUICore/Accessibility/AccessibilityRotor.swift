import Foundation

/// A list of places that assistive technology can offer by itself.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  fileprivate let name: String

  /// Words in bold type.
  public static var boldText: AccessibilitySystemRotor { .init(name: "bold text") }
  /// Words in italic type.
  public static var italicText: AccessibilitySystemRotor { .init(name: "italic text") }
  /// Words that are underlined.
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlined text") }
  /// Words that a spelling checker does not know.
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelled words") }
  /// Headings of all levels.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: "headings of level \(level)")
  }
  /// Links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    .init(name: visited ? "visited links" : "unvisited links")
  }
  /// Links, visited or not.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// Images.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// Regions of a page.
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { .init(name: "text fields") }
}

/// Entries of a rotor.
@MainActor
public protocol AccessibilityRotorContent {
  /// What the entries are made of.
  associatedtype Body: AccessibilityRotorContent
  /// The entries.
  @AccessibilityRotorContentBuilder var body: Body { get }

  /// The words of the entries. Not for apps.
  var _entries: _RotorEntries { get }
}

/// The words of a rotor's entries, opaque to apps.
public struct _RotorEntries: Sendable {
  fileprivate var labels: [Text] = []
}

extension AccessibilityRotorContent {
  public var _entries: _RotorEntries { body._entries }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A place that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable> {
  fileprivate let label: Text

  /// Creates an entry for the view with an id that is `id(_:)`'s or that of a `ForEach`.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
    self.label = label
  }

  /// Creates an entry for the view with an id that is `accessibilityRotorEntry(id:in:)`'s.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.label = label
  }

  /// Creates an entry for the view with an id that is `id(_:)`'s or that of a `ForEach`.
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
    self.label = Text(label)
  }

  /// Creates an entry for the view with an id that is `accessibilityRotorEntry(id:in:)`'s.
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.label = Text(label)
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public typealias Body = Never
  public var _entries: _RotorEntries { _RotorEntries(labels: [label]) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never
  public var _entries: _RotorEntries { _RotorEntries(labels: data.flatMap { content($0)._entries.labels }) }
}

/// Several contents of a rotor. Not for apps.
public struct _RotorContents: AccessibilityRotorContent {
  public typealias Body = Never
  public let _entries: _RotorEntries
}

/// Builds the entries of a rotor.
@resultBuilder
@MainActor
public enum AccessibilityRotorContentBuilder {
  /// An entry.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// One content.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Several contents, one after the other.
  public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content) -> _RotorContents {
    var entries = _RotorEntries()
    for labels in repeat (each content)._entries.labels { entries.labels += labels }
    return _RotorContents(_entries: entries)
  }

  /// A content that may not be there.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _RotorContents {
    _RotorContents(_entries: content?._entries ?? _RotorEntries())
  }

  /// One of two contents.
  public static func buildEither<Content: AccessibilityRotorContent>(first: Content) -> _RotorContents {
    _RotorContents(_entries: first._entries)
  }

  /// One of two contents.
  public static func buildEither<Content: AccessibilityRotorContent>(second: Content) -> _RotorContents {
    _RotorContents(_entries: second._entries)
  }
}

/// A rotor: what it is called, and the words of its entries.
package struct RotorEffect: ElementEffect {
  package let name: String
  package let entries: [String]

  package var summary: String? { "rotor “\(name)”: \(entries.joined(separator: ", "))" }
}

/// Adds a rotor to elements.
package struct RotorModifier {
  let name: Text
  let entries: [Text]
}

extension RotorModifier: EffectModifier {
  package static var readsEnvironment: Bool { true }

  package func effect(in environment: EnvironmentValues) -> RotorEffect {
    let resolver = TextResolver(environment)
    return RotorEffect(name: resolver.string(of: name), entries: entries.map { resolver.string(of: $0) })
  }
}

extension View {
  private nonisolated func rotor(_ name: Text, _ entries: [Text]) -> some View {
    modifier(RotorModifier(name: name, entries: entries))
  }

  /// Adds a rotor with entries.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    rotor(label, entries()._entries.labels)
  }

  /// Adds a rotor with entries.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    rotor(Text(labelKey), entries()._entries.labels)
  }

  /// Adds a rotor with entries.
  @MainActor @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    rotor(Text(label), entries()._entries.labels)
  }

  /// Gives entries to a rotor of the system's.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    rotor(Text(verbatim: systemRotor.name), entries()._entries.labels)
  }

  /// Adds a rotor with an entry for each of some models.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(label, entries.map { Text(verbatim: $0[keyPath: entryLabel]) })
  }

  /// Adds a rotor with an entry for each of some models.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(labelKey), entries.map { Text(verbatim: $0[keyPath: entryLabel]) })
  }

  /// Adds a rotor with an entry for each of some models.
  @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(label), entries.map { Text(verbatim: $0[keyPath: entryLabel]) })
  }

  /// Gives entries to a rotor of the system's.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(verbatim: systemRotor.name), entries.map { Text(verbatim: $0[keyPath: entryLabel]) })
  }

  /// Adds a rotor with an entry for each of some models.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(label, entries.map { Text(verbatim: $0[keyPath: entryLabel]) })
  }

  /// Adds a rotor with an entry for each of some models.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(labelKey), entries.map { Text(verbatim: $0[keyPath: entryLabel]) })
  }

  /// Gives entries to a rotor of the system's.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(verbatim: systemRotor.name), entries.map { Text(verbatim: $0[keyPath: entryLabel]) })
  }

  /// Adds a rotor with an entry for each of some ranges of this view's text.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    rotor(label, textRanges.indices.map { Text(verbatim: "\($0 + 1)") })
  }

  /// Adds a rotor with an entry for each of some ranges of this view's text.
  nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
    rotor(Text(labelKey), textRanges.indices.map { Text(verbatim: "\($0 + 1)") })
  }

  /// Makes this view the place of a rotor's entry.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
