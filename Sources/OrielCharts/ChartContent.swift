import SwiftUICore

/// Marks of a chart, or what consists of them.
@preconcurrency @MainActor
public protocol ChartContent {
  /// What it consists of.
  associatedtype Body: ChartContent
  /// What it consists of.
  @ChartContentBuilder var body: Body { get }
  /// Adds its marks. Not for apps.
  func _collect(into marks: inout _Marks)
}

/// The marks of a chart as they are collected. Not for apps.
public struct _Marks {
  var list: [Mark] = []

  nonisolated init() {}
}

extension ChartContent {
  public func _collect(into marks: inout _Marks) { body._collect(into: &marks) }

  func collected() -> [Mark] {
    var marks = _Marks()
    _collect(into: &marks)
    return marks.list
  }
}

/// Content without a body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension ChartContent where Body == Never {
  /// Nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: ChartContent {
  public func _collect(into marks: inout _Marks) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public func _collect(into marks: inout _Marks) { self?._collect(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Marks for each element, whose id is at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  /// Marks for each element, by its own id.
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: { $0.id }, content: content)
  }

  /// Marks for each number of a range.
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: { $0 }, content: content)
  }

  public func _collect(into marks: inout _Marks) { for element in data { content(element)._collect(into: &marks) } }
}

/// Marks of any type.
nonisolated public struct AnyChartContent: ChartContent {
  private let collect: @MainActor (inout _Marks) -> Void

  /// Hides the type of some content.
  nonisolated public init(_ content: some ChartContent) {
    nonisolated(unsafe) let content = content
    collect = { content._collect(into: &$0) }
  }

  nonisolated init(_ parts: @escaping @MainActor (inout _Marks) -> Void) { collect = parts }

  @MainActor public func _collect(into marks: inout _Marks) { collect(&marks) }
  /// Nothing asks for it.
  public var body: Never { fatalError("AnyChartContent has no body.") }
}

/// Makes the content of a chart of several marks, with conditions.
@resultBuilder
public enum ChartContentBuilder {
  /// One part.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// No marks.
  public static func buildBlock() -> AnyChartContent { AnyChartContent { _ in } }
  /// One part.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Several parts.
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> AnyChartContent {
    var parts: [AnyChartContent] = []
    for part in repeat each content { parts.append(AnyChartContent(part)) }
    nonisolated(unsafe) let all = parts
    return AnyChartContent { marks in for part in all { part._collect(into: &marks) } }
  }
  /// Marks that are there under a condition.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// The first of two.
  public static func buildEither(first: some ChartContent) -> AnyChartContent { AnyChartContent(first) }
  /// The second of two.
  public static func buildEither(second: some ChartContent) -> AnyChartContent { AnyChartContent(second) }
  /// Marks that need a version of a system.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent { AnyChartContent(content) }
}

/// Content whose marks are changed.
nonisolated struct ModifiedMarks<Content: ChartContent>: ChartContent {
  let content: Content
  let change: @MainActor (inout Mark) -> Void

  nonisolated init(_ content: Content, _ change: @escaping @MainActor (inout Mark) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor func _collect(into marks: inout _Marks) {
    let first = marks.list.count
    content._collect(into: &marks)
    for place in first..<marks.list.count { change(&marks.list[place]) }
  }

  var body: Never { fatalError("ModifiedMarks has no body.") }
}
