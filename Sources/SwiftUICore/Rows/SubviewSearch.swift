/// A view that stands for others. It says which, from its value alone.
@MainActor
private protocol ViewOfViews {
  func addSubviews(to list: inout SubviewList)
}

/// The subviews that have been found so far, and where the search is.
@MainActor
struct SubviewList {
  /// Explicit sections, or what stands between them.
  enum Item {
    case subview(Subview)
    case section(SectionConfiguration)
  }

  private(set) var items: [Item] = []
  private let search: SubviewSearch
  /// Whether a `Section` counts as such. Else its header, its rows and its footer stand behind each other.
  private let keepsSections: Bool
  fileprivate var path: [AnyHashable] = []
  fileprivate var values = ContainerValues()

  fileprivate init(_ search: SubviewSearch, keepsSections: Bool) {
    self.search = search
    self.keepsSections = keepsSections
  }

  /// Adds the views that a view stands for, or else the view itself.
  fileprivate mutating func add<Content: View>(_ view: Content) {
    if let view = view as? any ViewOfViews {
      view.addSubviews(to: &self)
    } else if Content.Body.self != Never.self, SeveralViews.mayBe(Content.self) {
      if let body = search.body(of: view, at: path) { add(body) }
    } else {
      items.append(.subview(Subview(id: Subview.ID(path: path), containerValues: values, content: AnyView(view))))
    }
  }

  fileprivate mutating func add<Content: View>(_ view: Content, at step: some Hashable) {
    path.append(AnyHashable(step))
    add(view)
    path.removeLast()
  }

  fileprivate mutating func add(_ subviews: some Collection<Subview>) {
    for subview in subviews {
      var values = values
      values.merge(subview.containerValues)
      let id = Subview.ID(path: path + subview.id.path)
      items.append(.subview(Subview(id: id, containerValues: values, content: subview.content)))
    }
  }

  fileprivate mutating func add<Header: View, Rows: View, Footer: View>(
    header: Header, _ rows: Rows, footer: Footer, isOpen: Bool
  ) {
    func found(_ view: some View, _ name: String) -> SubviewsCollection {
      var list = SubviewList(search, keepsSections: false)
      list.path = path
      list.values = values
      list.add(view, at: name)
      return SubviewsCollection(list.subviews)
    }
    let header = found(header, "header")
    let rows = isOpen ? found(rows, "rows") : SubviewsCollection()
    let footer = found(footer, "footer")
    if keepsSections {
      let id = SectionConfiguration.ID(path: path)
      items.append(
        .section(SectionConfiguration(id: id, containerValues: values, header: header, content: rows, footer: footer)))
    } else {
      items += [header, rows, footer].joined().map { .subview($0) }
    }
  }

  /// Puts something around each of the items from a place on.
  fileprivate mutating func wrap(from first: Int, _ wrap: (AnyView) -> AnyView) {
    func wrapped(_ subviews: SubviewsCollection) -> SubviewsCollection {
      SubviewsCollection(
        subviews.subviews.map { Subview(id: $0.id, containerValues: $0.containerValues, content: wrap($0.content)) })
    }
    for index in first..<items.count {
      switch items[index] {
      case .subview(var subview):
        subview.content = wrap(subview.content)
        items[index] = .subview(subview)
      case .section(var section):
        section.header = wrapped(section.header)
        section.content = wrapped(section.content)
        section.footer = wrapped(section.footer)
        items[index] = .section(section)
      }
    }
  }

  fileprivate mutating func found(_ view: some ViewOfFoundViews) {
    guard let result = view.result(of: search) else { return }
    add(result)
  }

  var subviews: [Subview] {
    items.compactMap { if case .subview(let subview) = $0 { subview } else { nil } }
  }

  /// The sections, with what stands between them as sections of their own.
  var sections: [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func endLoose() {
      guard let first = loose.first else { return }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(path: ["loose"] + first.id.path), containerValues: ContainerValues(),
          header: SubviewsCollection(), content: SubviewsCollection(loose), footer: SubviewsCollection()))
      loose = []
    }
    for item in items {
      switch item {
      case .subview(let subview): loose.append(subview)
      case .section(let section):
        endLoose()
        sections.append(section)
      }
    }
    endLoose()
    return sections
  }
}

/// Finds the views that a view consists of, for a container.
///
/// What a view stands for is mostly known from its value. A view with a body of several has to be evaluated: that has a node of its
/// own, which is made between two attempts, for it is an evaluation of its own, too.
@MainActor
final class SubviewSearch {
  private unowned let owner: ViewNode
  private var sources: [SourceKey: any SubviewSource] = [:]
  private var current: Set<SourceKey> = []
  private var pending: [() -> Void] = []

  private struct SourceKey: Hashable {
    let path: [AnyHashable]
    let type: ObjectIdentifier
  }

  init(for owner: ViewNode) {
    self.owner = owner
  }

  var nodes: [ViewNode] { sources.values.map { $0 } }

  /// Whether nothing has been asked for in this attempt that must be evaluated first.
  var isComplete: Bool { pending.isEmpty }

  /// The subviews of a view, or what of them is known in this attempt.
  func list(of view: some View, keepsSections: Bool) -> SubviewList {
    var list = SubviewList(self, keepsSections: keepsSections)
    list.add(view)
    return list
  }

  /// Tries until all bodies are there that the result needs. What no attempt has asked for ends.
  func run<Result>(_ attempt: () -> Result) -> Result {
    current = []
    var result = attempt()
    while !pending.isEmpty {
      for make in exchange(&pending, with: []) { make() }
      result = attempt()
    }
    for key in sources.keys where !current.contains(key) {
      let source = sources.removeValue(forKey: key)
      source?.tearDownTree()
    }
    return result
  }

  /// The body of a view at a place; nil if it must be evaluated first.
  fileprivate func body<Content: View>(of view: Content, at path: [AnyHashable]) -> Content.Body? {
    let key = SourceKey(path: path, type: ObjectIdentifier(Content.self))
    if current.contains(key) { return (sources[key] as? SubviewSourceNode<Content>)?.made }
    pending.append { [self] in
      guard current.insert(key).inserted else { return }
      if let source = sources[key] as? SubviewSourceNode<Content> {
        source.update(view)
      } else {
        owner.flags.insert(.ownsElsewhere)
        sources[key] = SubviewSourceNode(view, owner: owner)
      }
    }
    return nil
  }
}

private protocol SubviewSource: ViewNode {}

/// A view whose body is several subviews. They stand elsewhere, so this node has no elements.
private final class SubviewSourceNode<Content: View>: EvaluatingNode<Content>, SubviewSource {
  private(set) var made: Content.Body?
  private var isUpdatedByOwner = false

  init(_ view: Content, owner: ViewNode) {
    super.init(view, _NodeContext(parent: owner))
    made = evaluating { $0.body }
    var nothing = EmptyView()
    body = EmptyView._makeNode(&nothing, _NodeContext(parent: self)).node
  }

  func update(_ view: Content) {
    isUpdatedByOwner = true
    var view = view
    replaceValue(with: &view)
    isUpdatedByOwner = false
  }

  override func evaluate() {
    if isUnaffected() { return }
    let new = evaluating { $0.body }
    extendLifetime(exchange(&made, with: new))
    if !isUpdatedByOwner { parent?.invalidate(.inputChanged) }
  }
}

// MARK: Views that stand for others

extension TupleView: ViewOfViews {
  fileprivate func addSubviews(to list: inout SubviewList) {
    withUnsafeBytes(of: value) { memory in
      guard let start = memory.baseAddress else { return }
      for (index, member) in ChildTypes.of(Self.self).members.enumerated() {
        list.add(member.view(start + member.offset), at: index)
      }
    }
  }
}

extension EmptyView: ViewOfViews {
  fileprivate func addSubviews(to list: inout SubviewList) {}
}

extension Group: ViewOfViews where Content: View {
  fileprivate func addSubviews(to list: inout SubviewList) { list.add(content) }
}

extension AnyView: ViewOfViews {
  fileprivate func addSubviews(to list: inout SubviewList) { list.add(wrapped) }
}

extension Optional: ViewOfViews where Wrapped: View {
  fileprivate func addSubviews(to list: inout SubviewList) {
    if let self { list.add(self) }
  }
}

extension _ConditionalContent: ViewOfViews where TrueContent: View, FalseContent: View {
  fileprivate func addSubviews(to list: inout SubviewList) {
    switch storage {
    case .first(let content): list.add(content, at: true)
    case .second(let content): list.add(content, at: false)
    }
  }
}

extension ForEach: ViewOfViews where Content: View {
  fileprivate func addSubviews(to list: inout SubviewList) {
    if findsSubviews { return list.found(FoundRows(rows: self)) }
    let tag = list.values.tag
    for element in data {
      let id = id(element)
      list.values.tag = TagValue(id)
      list.add(content(element), at: id)
    }
    list.values.tag = tag
  }
}

extension ModifiedContent: ViewOfViews where Content: View, Modifier: ViewModifier {
  fileprivate func addSubviews(to list: inout SubviewList) {
    let values = list.values
    (modifier as? any ContainerValueWriter)?.write(to: &list.values)
    let first = list.items.count
    list.add(content)
    list.values = values
    let modifier = modifier
    list.wrap(from: first) { AnyView(ModifiedContent<AnyView, Modifier>(content: $0, modifier: modifier)) }
  }
}

extension IdentifiedView: ViewOfViews {
  fileprivate func addSubviews(to list: inout SubviewList) {
    let first = list.items.count
    let id = id
    list.add(content, at: id)
    list.wrap(from: first) { AnyView(IdentifiedView<AnyView, ID>(content: $0, id: id)) }
  }
}

extension Section: ViewOfViews where Parent: View, Content: View, Footer: View {
  fileprivate func addSubviews(to list: inout SubviewList) {
    list.add(header: header, rows, footer: footer, isOpen: isExpanded?.wrappedValue ?? true)
  }
}

extension Subview: ViewOfViews {
  fileprivate func addSubviews(to list: inout SubviewList) { list.add(CollectionOfOne(self)) }
}

extension SubviewsCollection: ViewOfViews {
  fileprivate func addSubviews(to list: inout SubviewList) { list.add(subviews) }
}

extension SubviewsCollectionSlice: ViewOfViews {
  fileprivate func addSubviews(to list: inout SubviewList) { list.add(subviews) }
}

extension GroupElementsOfContent: ViewOfViews where Base: View, Result: View {
  fileprivate func addSubviews(to list: inout SubviewList) { list.found(self) }
}

extension GroupSectionsOfContent: ViewOfViews where Base: View, Result: View {
  fileprivate func addSubviews(to list: inout SubviewList) { list.found(self) }
}
