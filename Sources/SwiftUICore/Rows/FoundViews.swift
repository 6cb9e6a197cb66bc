/// A view that is made of the subviews of another one.
@MainActor
protocol ViewOfFoundViews {
  associatedtype Result: View

  /// What it consists of; nil if the search needs another attempt.
  func result(of search: SubviewSearch) -> Result?
}

/// A view that is made of the subviews of another one. These are found again when anything that their values, or the closure, have
/// read is another one.
final class FoundViewsNode<Found: ViewOfFoundViews>: EvaluatingNode<Found> {
  private var search: SubviewSearch!

  override init(_ view: Found, _ context: _NodeContext) {
    super.init(view, context)
    search = SubviewSearch(for: self)
    var content = find()
    body = Optional<Found.Result>._makeNode(&content, _NodeContext(parent: self)).node
  }

  override func evaluate() {
    if isUnaffected() { return }
    var content = find()
    Optional<Found.Result>._updateNode(_Node(body), &content)
  }

  private func find() -> Found.Result? {
    search.run { evaluating { $0.result(of: search) } }
  }

  override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
    super.forEachOwnedChild(body)
    for node in search.nodes { body(node) }
  }
}

/// What a `Group` with `subviews:` contains.
public struct GroupElementsOfContent<Base, Result> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: View, PrimitiveView, ViewOfFoundViews where Base: View, Result: View {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(FoundViewsNode(view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: FoundViewsNode<Self>.self).replaceValue(with: &view)
  }

  func result(of search: SubviewSearch) -> Result? {
    let list = search.list(of: base, keepsSections: false)
    return search.isComplete ? transform(SubviewsCollection(list.subviews)) : nil
  }
}

/// What a `Group` with `sections:` contains.
public struct GroupSectionsOfContent<Base, Result> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: View, PrimitiveView, ViewOfFoundViews where Base: View, Result: View {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(FoundViewsNode(view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: FoundViewsNode<Self>.self).replaceValue(with: &view)
  }

  func result(of search: SubviewSearch) -> Result? {
    let list = search.list(of: base, keepsSections: true)
    return search.isComplete ? transform(SectionCollection(sections: list.sections)) : nil
  }
}

extension Group {
  /// Creates a view from the subviews of another one.
  ///
  /// Groups, conditions, `ForEach` and views whose body is several views are each as many subviews as they show.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  /// Creates a view from the sections of another one. What stands in no `Section` is a section without a header and a footer.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

// MARK: ForEach

/// Data that are the subviews or the sections of a view, which are known where the view stands.
@MainActor
protocol FoundData {
  func found(by search: SubviewSearch) -> Self
}

/// The subviews that a `ForEach` with `subviews:` shows. They are known where it stands, and are empty elsewhere.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let source: AnyView
  var subviews: [Subview] = []

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEachSubviewCollection: FoundData {
  func found(by search: SubviewSearch) -> Self {
    Self(source: source, subviews: search.list(of: source, keepsSections: false).subviews)
  }
}

/// The sections that a `ForEach` with `sections:` shows. They are known where it stands, and are empty elsewhere.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let source: AnyView
  var sections: [SectionConfiguration] = []

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEachSectionCollection: FoundData {
  func found(by search: SubviewSearch) -> Self {
    Self(source: source, sections: search.list(of: source, keepsSections: true).sections)
  }
}

/// A `ForEach` whose data are the subviews or the sections of a view.
struct FoundRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewOfFoundViews {
  let rows: ForEach<Data, ID, Content>

  func result(of search: SubviewSearch) -> ForEach<Data, ID, Content>? {
    guard let data = (rows.data as? any FoundData)?.found(by: search) as? Data, search.isComplete else { return nil }
    return rows.showing(data)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each subview of another one.
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(finding: ForEachSubviewCollection(source: AnyView(view)), id: { $0.id }, content: content)
  }

  /// Creates a view for each section of another one. What stands in no `Section` is a section without a header and a footer.
  nonisolated public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(finding: ForEachSectionCollection(source: AnyView(view)), id: { $0.id }, content: content)
  }
}
