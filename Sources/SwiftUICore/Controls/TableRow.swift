/// A row of a table, or several: what stands in the braces of `rows`.
public protocol TableRowContent<TableRowValue> {
  /// The type of what a row is about.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that these consist of.
  associatedtype TableRowBody: TableRowContent

  /// The rows that these consist of.
  @MainActor @preconcurrency @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// The rows as views of a table. Not for apps.
  @MainActor @preconcurrency func _rows(_ line: _TableLineMaker<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  @MainActor @preconcurrency public func _rows(_ line: _TableLineMaker<TableRowValue>) -> AnyView { tableRowBody._rows(line) }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: a table asks for the rows by themselves.
  @MainActor @preconcurrency public var tableRowBody: Never { fatalError("tableRowBody should not be called on \(Self.self).") }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  @MainActor @preconcurrency public var tableRowBody: Never { fatalError("Never has no value") }
  @MainActor @preconcurrency public func _rows(_ line: _TableLineMaker<Never>) -> AnyView { AnyView(EmptyView()) }
}

/// Makes the cells of a row. Opaque to apps.
public struct _TableLineMaker<Value> {
  let make: @MainActor (Value) -> AnyView
}

/// A row of a table about a value, whose id selects it.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  private let value: Value

  /// Creates a row about a value.
  nonisolated public init(_ value: Value) {
    self.value = value
  }

  @MainActor @preconcurrency public func _rows(_ line: _TableLineMaker<Value>) -> AnyView { line.make(value) }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  let data: Data

  @MainActor @preconcurrency public func _rows(_ line: _TableLineMaker<Data.Element>) -> AnyView {
    AnyView(ForEach(data) { line.make($0) })
  }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  @MainActor @preconcurrency public func _rows(_ line: _TableLineMaker<Value>) -> AnyView { AnyView(EmptyView()) }
}

/// The header of a section in a table.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  private let content: Content

  nonisolated init(_ content: Content) {
    self.content = content
  }

  @MainActor @preconcurrency public func _rows(_ line: _TableLineMaker<Value>) -> AnyView { AnyView(content) }
}

/// Rows below each other, or those of one of two branches, as a builder makes them.
public struct TupleTableRowContent<Value: Identifiable, First: TableRowContent, Next: TableRowContent>: TableRowContent
where First.TableRowValue == Value, Next.TableRowValue == Value {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  let first: First?
  let next: Next?

  @MainActor @preconcurrency public func _rows(_ line: _TableLineMaker<Value>) -> AnyView {
    AnyView(TupleView((first?._rows(line), next?._rows(line))))
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  @MainActor @preconcurrency public func _rows(_ line: _TableLineMaker<Wrapped.TableRowValue>) -> AnyView {
    AnyView(map { $0._rows(line) })
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Creates rows of a table for each element, by its own id.
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data, id: { $0.id }, content: content)
  }

  /// Creates rows of a table for each element, whose id is at a key path.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  @MainActor @preconcurrency public func _rows(_ line: _TableLineMaker<Content.TableRowValue>) -> AnyView {
    AnyView(ForEach<Data, ID, AnyView>(data, id: id, isConstant: isConstant) { content($0)._rows(line) })
  }
}

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent, Parent.TableRowValue == Content.TableRowValue,
  Footer.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Creates a section of a table with a text as its header.
  @_disfavoredOverload
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(Text(titleKey)), rows: content(), footer: EmptyTableRowContent(), isExpanded: nil)
  }

  /// Creates a section of a table with a header.
  @_disfavoredOverload
  nonisolated public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: TableHeaderRowContent(header()), rows: content(), footer: EmptyTableRowContent(), isExpanded: nil)
  }

  @MainActor @preconcurrency public func _rows(_ line: _TableLineMaker<Content.TableRowValue>) -> AnyView {
    AnyView(
      Section<AnyView, AnyView, EmptyView> {
        rows._rows(line)
      } header: {
        header._rows(line)
      })
  }
}

/// Collects the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// A row, or several.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// The first rows.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }

  /// Rows behind others.
  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(accumulated: First, next: Next)
    -> TupleTableRowContent<Value, First, Next>
  where First.TableRowValue == Value, Next.TableRowValue == Value { TupleTableRowContent(first: accumulated, next: next) }

  /// Rows of an `if` without `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  /// Rows of an `if`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first: First)
    -> TupleTableRowContent<Value, First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value { TupleTableRowContent(first: first, next: nil) }

  /// Rows of an `else`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second: Second)
    -> TupleTableRowContent<Value, First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value { TupleTableRowContent(first: nil, next: second) }
}

/// Rows with a modifier around each.
private struct ModifiedTableRow<Base: TableRowContent, Modifier: ViewModifier>: TableRowContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableRowBody = Never

  let base: Base
  let modifier: Modifier

  @MainActor func _rows(_ line: _TableLineMaker<Base.TableRowValue>) -> AnyView {
    base._rows(_TableLineMaker { value in AnyView(line.make(value).modifier(modifier)) })
  }
}

extension TableRowContent {
  /// Gives these rows a context menu.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    ModifiedTableRow(base: self, modifier: ContextMenuModifier(menuItems(), EmptyView()))
  }

  /// Gives these rows a context menu, with a view that is shown beside it.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRow(base: self, modifier: ContextMenuModifier(menuItems(), preview()))
  }

  /// Whether a person cannot choose these rows.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    ModifiedTableRow(base: self, modifier: SelectionDisabledEffect(isDisabled: isDisabled))
  }
}
