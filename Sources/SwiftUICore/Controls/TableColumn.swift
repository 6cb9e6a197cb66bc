import Foundation

/// A column of a table, or several: what stands in the braces of `columns`.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of what a row is about.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What the columns are sorted with; `Never` for columns that nobody can sort by.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the columns that these consist of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that these consist of.
  @MainActor @preconcurrency @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody {
    get
  }

  /// The columns as a table knows them. Not for apps.
  @MainActor @preconcurrency var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  @MainActor @preconcurrency public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: a table asks for the columns by themselves.
  @MainActor @preconcurrency public var tableColumnBody: Never {
    fatalError("tableColumnBody should not be called on \(Self.self).")
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  @MainActor @preconcurrency public var tableColumnBody: Never { fatalError("Never has no value") }
  @MainActor @preconcurrency public var _columns: [_TableColumn<Never>] { [] }
}

/// One column as a table knows it, opaque to apps.
public struct _TableColumn<RowValue: Identifiable> {
  let title: AnyView
  let cell: (RowValue) -> AnyView
  /// What the table is sorted with when its header is pressed, whatever the type.
  let comparator: AnyHashable?
  var traits = TableColumnTraits()
  var customizationID: String?
  var visibility = Visibility.automatic
}

/// How wide a column is and where in it cells stand.
package struct TableColumnTraits: Hashable, Sendable {
  /// In points; nil leaves it to the host.
  package var minimumWidth: CGFloat?
  package var idealWidth: CGFloat?
  package var maximumWidth: CGFloat?
  package var alignment = HorizontalAlignmentKind.leading
}

/// A column of a table: a title, and a view for each row.
///
/// One that has a value or a comparator can be sorted by, if the table has a `sortOrder`: pressing its header writes that. The
/// table itself never sorts.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  fileprivate let label: Label
  fileprivate let comparator: Sort?
  fileprivate let content: (RowValue) -> Content
  private var change: (inout TableColumnTraits) -> Void = { _ in }

  nonisolated init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// The same column with a fixed width in points; nil leaves it to the host.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// The same column with limits of its width in points. Nil leaves them to the host.
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.change = { [change] traits in
      change(&traits)
      (traits.minimumWidth, traits.idealWidth, traits.maximumWidth) = (min, ideal, max)
    }
    return copy
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  @MainActor @preconcurrency public var _columns: [_TableColumn<RowValue>] {
    var traits = TableColumnTraits()
    change(&traits)
    let content = content
    return [
      _TableColumn(
        title: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator.map { AnyHashable($0) }, traits: traits)
    ]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that nobody can sort by.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a column that nobody can sort by.
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }

  /// Creates a column that nobody can sort by.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Creates a column of texts that nobody can sort by.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of texts that nobody can sort by.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of texts that nobody can sort by.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text, RowValue == Sort.Compared {
  /// Creates a column that is sorted by with a comparator of rows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator, content)
  }

  /// Creates a column that is sorted by with a comparator of rows.
  nonisolated public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator, content)
  }

  /// Creates a column that is sorted by with a comparator of rows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator, content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that is sorted by the values at a key path.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column that is sorted by the values at a key path.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// Creates a column that is sorted by the values at a key path.
  @_disfavoredOverload
  nonisolated public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  /// Creates a column that is sorted by the values at a key path, where there are some.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column that is sorted by the values at a key path, compared in a way of their own.
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column that is sorted by the values at a key path, compared in a way of their own.
  nonisolated public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(text, KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column that is sorted by the values at a key path, compared in a way of their own.
  @_disfavoredOverload
  nonisolated public init<V, C: SortComparator, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of texts that is sorted by them, as a person would sort them.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: .localizedStandard)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of texts that is sorted by them, as a person would sort them.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) {
    self.init(text, KeyPathComparator(value, comparator: .localizedStandard)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of texts that is sorted by them, as a person would sort them.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value, comparator: .localizedStandard)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of texts that is sorted by them, compared in a way of their own.
  nonisolated public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
  )
  where C.Compared == String {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) { Text(verbatim: $0[keyPath: value]) }
  }
}
