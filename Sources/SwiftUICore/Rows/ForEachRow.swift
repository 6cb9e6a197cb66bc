/// One element of a `ForEach`. What its content closure reads is its own dependency, not the whole collection's (behaviour 97).
final class ForEachRow<Value, Content: View>: ViewNode {
  /// Only this row's evaluation looks at it, so the end of the old one may do anything.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var datum: Value
  /// Nil when the row is gone.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var content: ViewNode?

  required init(_ element: Value, _ context: _NodeContext) {
    datum = element
    super.init(context)
    var view = tracking(maker.rowType) { maker.makeContent(datum) }
    content = make(&view)
  }

  private func make(_ view: inout Content) -> ViewNode {
    maker.joinsViews ? makeJoined(view) : Content._makeNode(&view, _NodeContext(parent: self)).node
  }

  // By themselves: the type of joined views costs a look-up, which other rows do without.

  @inline(never)
  private func makeJoined(_ view: Content) -> ViewNode {
    var joined = JoinedViews(content: view)
    return JoinedViews<Content>._makeNode(&joined, _NodeContext(parent: self)).node
  }

  @inline(never)
  private func updateJoined(_ content: ViewNode, _ view: Content) {
    var joined = JoinedViews(content: view)
    JoinedViews<Content>._updateNode(_Node(content), &joined)
  }

  @inline(__always)
  private func update(_ view: inout Content) {
    guard let content else { return }
    if maker.joinsViews { updateJoined(content, view) } else { Content._updateNode(_Node(content), &view) }
  }

  private var maker: RowMaker<Value, Content> { unsafeDowncast(parent!, to: RowMaker<Value, Content>.self) }

  func update(_ newElement: Value, _ makeContent: (Value) -> Content, _ type: EvaluableType) {
    datum = newElement
    var view = tracking(type) { makeContent(newElement) }
    update(&view)
  }

  /// Whether the content is a view with a body, which says by itself whether it is another one than before.
  var hasComparableContent: Bool {
    guard let content else { return false }
    return Swift.type(of: content) == CompositeNode<Content>.self
  }

  /// Takes an element whose content is comparable. Returns whether that is the same view as before; else `different` gets the new
  /// one, which the caller passes on.
  ///
  /// Records dependencies like `update`, but not those on `Observable` objects: the caller tracks many rows at once.
  func keepsContent(
    of newElement: UnsafePointer<Value>, _ makeContent: (Value) -> Content, _ different: inout Content?
  ) -> Bool {
    // Equal bits need no copy.
    if !isDatum(&datum, newElement) { datum = newElement.pointee }
    var view = recordingDependencies { call(makeContent, newElement) }
    let node = unsafeDowncast(content.unsafelyUnwrapped, to: CompositeNode<Content>.self)
    if node.isSame(&view) { return true }
    different = view
    return false
  }

  @inline(__always)
  private func isDatum(_ datum: UnsafePointer<Value>, _ element: UnsafePointer<Value>) -> Bool {
    haveSameBits(datum, element, MemoryLayout<Value>.size)
  }

  func updateContent(_ view: inout Content) {
    update(&view)
  }

  override func evaluate() {
    let maker = maker
    update(datum, maker.makeContent, maker.rowType)
  }

  override var childCount: Int { content == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { content! }

  /// The nodes of a row go while they are in the processor's cache, not when all rows have been torn down.
  override func tearDown() {
    extendLifetime(exchange(&content, with: nil))
  }
}
