/// A node whose value has dynamic properties and is evaluated: a view or a modifier with a body, a scene, an app.
package class EvaluatingNode<Value>: ViewNode, PropertyOwner, ChangeReporter {
  /// The value that stands here, with its dynamic properties linked to this node.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var value: Value
  /// What the body has made. Subclasses set it once, at the end of their initialisation.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var body: ViewNode!
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var propertyStorage: Slots<AnyObject>
  final let type: EvaluableType

  init(_ value: Value, _ context: _NodeContext) {
    self.value = value
    type = EvaluableType.of(Value.self)
    propertyStorage = Slots(count: type.layout.storageCount)
    super.init(context)
    if let find = KeptStorage.find, let kept = find(self) { propertyStorage = kept }
  }

  init(_ value: Value, rootOf graph: ViewGraph) {
    self.value = value
    type = EvaluableType.of(Value.self)
    propertyStorage = Slots(count: type.layout.storageCount)
    super.init(rootOf: graph)
  }

  final subscript(storage place: Int) -> AnyObject? {
    get { propertyStorage[place] }
    set { propertyStorage[place] = newValue }
  }

  /// Whether the value in memory is the same as the one that stands here.
  @inline(__always)
  final func isSame(_ newValue: UnsafePointer<Value>) -> Bool {
    if type.comparesBindings { return isSameAsRemembered(newValue, type.layout.comparedBindings) }
    return type.comparator(&value, newValue)
  }

  /// Takes a new value from the parent. If it equals the one before, nothing else happens (behaviour 136).
  final func replaceValue(with newValue: inout Value) {
    if isSame(&newValue) { return }
    if let recorder = graph.recorder { recorder.changedInputs = ValueComparator.differingProperties(value, newValue) }
    swap(&value, &newValue)
    flags.remove(.isLinked)
    flags.insert(.hasNewInput)
    evaluate()
  }

  /// Runs `body` on the linked value, as this node's evaluation.
  final func evaluating<Result>(_ body: (Value) -> Result) -> Result {
    graph.state.evaluationCount += 1
    if graph.recorder != nil { graph.recorder!.recordEvaluation(of: Value.self, at: self, type: type) }
    defer { if type.comparesBindings { rememberBindings(type.layout.comparedBindings) } }
    return tracking(type) {
      updateProperties()
      return body(value)
    }
  }

  private func updateProperties() {
    let steps = flags.contains(.isLinked) ? type.layout.updates : type.layout.steps
    if steps.isEmpty { return }
    withMemory(of: &value) { memory in
      for step in steps { step.operation(memory + step.offset, self) }
    }
    flags.insert(.isLinked)
  }

  /// Whether inherited values have changed, none of those that the properties have read, and nothing else (behaviour 105).
  ///
  /// False where something observable was read: the computation of an inherited value may have read it, and nobody else would
  /// track the new one.
  final func isUnaffected() -> Bool {
    guard case .source(let source) = cause, source.isInherited, observation?.isTracking != true,
      causes.allSatisfy({ if case .source(let source) = $0 { source.isInherited } else { false } })
    else { return false }
    let isUnaffected = keepingDependencies {
      withMemory(of: &value) { type.keepsInheritedProperties($0, self) }
    }
    if isUnaffected {
      flags.remove(.isDirty)
      forgetCauses()
    }
    return isUnaffected
  }

  /// The names of the dynamic properties through which the causes of this evaluation came, as `_printChanges` writes them.
  final func changedPropertyNames() -> [String] {
    let causes = causes
    if causes.contains(where: { if case .firstAppearance = $0 { true } else { false } }) { return type.layout.names.map(\.text) }
    var names: [String] = []
    withUnsafeMutableBytes(of: &value) { bytes in
      for property in type.layout.properties where names.last != property.name.text {
        guard let isCause = property.isCause else { continue }
        if causes.contains(where: { isCause(bytes.baseAddress! + property.offset, $0) }) { names.append(property.name.text) }
      }
    }
    return names
  }

  final var hasDynamicProperties: Bool { !type.layout.names.isEmpty }
  final var nestedTypeName: String { type.nestedName }

  override var leavesFirst: Bool { body.leavesFirst }
  override final var childCount: Int { 1 }
  override final func child(at index: Int) -> ViewNode { body }

  override var viewName: String? { type.name }

  override final var ownedObjects: [(name: String, object: AnyObject)] {
    propertyStorage.objects.compactMap { storage in
      switch storage {
      case is ObjectSubscription: nil
      case let source as DependencySource: source.heldObject.map { ("\(type.nestedName).\(source.name)", $0) }
      case let object: ("\(type.nestedName), state object", object)
      }
    }
  }

  final func takeLastingStorage() -> Slots<AnyObject>? {
    var lasting = propertyStorage
    for place in type.layout.subscriptionPlaces { lasting[place] = nil }
    for binding in type.layout.comparedBindings { lasting[binding.place] = nil }
    if lasting.objects.isEmpty { return nil }
    for place in 0..<type.layout.storageCount where lasting[place] != nil { propertyStorage[place] = nil }
    return lasting
  }

  override func tearDown() {
    for place in type.layout.subscriptionPlaces {
      if let storage = propertyStorage[place] { unsafeDowncast(storage, to: ObjectSubscription.self).end() }
    }
    extendLifetime(exchange(&propertyStorage, with: Slots(count: 0)))
  }
}

extension EvaluableType {
  /// The class of the nodes where such views stand. Kept, because it takes longer to look it up.
  func nodeClass<Content: View>(for type: Content.Type) -> CompositeNode<Content>.Type {
    if nodeClass == nil { nodeClass = CompositeNode<Content>.self }
    return unsafeBitCast(nodeClass, to: CompositeNode<Content>.Type.self)
  }
}

/// A view with a body.
final class CompositeNode<Content: View>: EvaluatingNode<Content> {
  override required init(_ view: Content, _ context: _NodeContext) {
    super.init(view, context)
    var content = evaluating { $0.body }
    body = Content.Body._makeNode(&content, _NodeContext(parent: self)).node
  }

  override func evaluate() {
    if isUnaffected() { return }
    var content = evaluating { $0.body }
    Content.Body._updateNode(_Node(body), &content)
  }
}
