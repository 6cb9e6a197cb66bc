import Observation
import SwiftUICore

/// What one `@Query` shows. It belongs to the view's identity, and follows the changes of a context.
final class QueryResults<Element: PersistentModel>: Observable, ContextObserver {
  private let registrar = ObservationRegistrar()
  private var found: [Element] = []
  private var error: (any Error)?
  private weak var context: ModelContext?
  private var parameters: QueryParameters<Element>?
  /// What the filter and the order have read since the last fetch.
  private var reads = ReadLog()

  var elements: [Element] {
    registrar.access(self, keyPath: \.elements)
    return found
  }

  var fetchError: (any Error)? {
    registrar.access(self, keyPath: \.fetchError)
    return error
  }

  /// Fetches, where the context or what is asked for is another one. The view is evaluated right after this, so nobody has to be told.
  func bind(_ context: ModelContext, _ parameters: QueryParameters<Element>) {
    let isSame = self.context === context && self.parameters == parameters
    self.parameters = parameters
    if isSame { return }
    if self.context !== context {
      self.context?.removeObserver(self)
      context.addObserver(self)
      self.context = context
    }
    let old = found
    switch fetched(context) {
    case .success(let elements):
      found = elements
      error = nil
    case .failure(let failure): error = failure
    }
    // The last reference to an object may go, whose deinitializer is code of the app.
    withExtendedLifetime(old) {}
  }

  private func fetched(_ context: ModelContext) -> Result<[Element], any Error> {
    let descriptor = parameters?.descriptor ?? FetchDescriptor()
    reads = ReadLog()
    return Result {
      if descriptor.includePendingChanges { return try context.core.logging(reads) { try context.found(descriptor) } }
      return try context.fetch(descriptor)
    }
  }

  // MARK: Changes

  var showsStored: Bool { parameters?.descriptor.includePendingChanges == false }

  func update(_ changes: TouchedModels, in context: ModelContext) {
    guard let descriptor = parameters?.descriptor else { return }
    let layout = EntityLayout.of(Element.self)
    guard concerns(changes, layout) else { return }
    if needsFetch(changes, layout, descriptor) { return publish(fetched(context)) }
    let order = ModelOrder(descriptor.sortBy)
    let changed = changes.entries.values.compactMap { entry in
      entry.isPresence || reads.hasRead(layout, entry.slots) ? entry.model as? Element : nil
    }
    if changed.count == 1 { return move(changed[0], descriptor, order, context) }
    publish(
      Result {
        try context.core.logging(reads) {
          var elements = found
          // All are taken out before one is put in, for what is searched must be in order.
          for model in changed {
            if let index = elements.identityIndex(of: model) { elements.remove(at: index) }
          }
          for model in changed where try belongs(model, descriptor, context) {
            elements.insert(model, at: order.place(of: model, in: elements))
          }
          return elements
        }
      })
  }

  /// One object has changed, and the others are where they were: nothing is copied, nor looked at.
  private func move(
    _ model: Element, _ descriptor: FetchDescriptor<Element>, _ order: ModelOrder<Element>, _ context: ModelContext
  ) {
    let old = found.identityIndex(of: model)
    var new: Int?
    do {
      try context.core.logging(reads) {
        if try belongs(model, descriptor, context) { new = order.place(of: model, in: found, skipping: old) }
      }
    } catch {
      return publish(.failure(error))
    }
    if old == new { return }
    publishing {
      registrar.withMutation(of: self, keyPath: \.elements) {
        if let old { found.remove(at: old) }
        if let new { found.insert(model, at: new) }
      }
    }
  }

  private func concerns(_ changes: TouchedModels, _ layout: EntityLayout) -> Bool {
    // What such a query reads is not known: it is asked of another context.
    if showsStored, !changes.saved.isEmpty { return true }
    if changes.entities.contains(layout.name) || !changes.entities.isDisjoint(with: reads.entities) { return true }
    return changes.entries.values.contains { entry in
      let other = entry.model._record.layout
      return entry.isPresence && (other === layout || reads.entities.contains(other.name)) || reads.hasRead(other, entry.slots)
    }
  }

  /// Whether the changed objects alone do not tell the result.
  private func needsFetch(_ changes: TouchedModels, _ layout: EntityLayout, _ descriptor: FetchDescriptor<Element>) -> Bool {
    // Nobody looks for so many one by one.
    if descriptor.isPaged || !descriptor.includePendingChanges || error != nil { return true }
    if changes.entries.count > TouchedModels.limit { return true }
    if changes.entities.contains(layout.name) || !changes.entities.isDisjoint(with: reads.entities) { return true }
    return changes.entries.values.contains { entry in
      let other = entry.model._record.layout
      if other === layout {
        // A property of another object of the same model was read through this one, as with parents in a tree.
        return layout.relationships.contains { $0.target == layout.type && reads.hasRead(layout, [$0.slot]) }
      }
      return reads.entities.contains(other.name)
    }
  }

  private func belongs(
    _ model: Element, _ descriptor: FetchDescriptor<Element>, _ context: ModelContext
  ) throws -> Bool {
    let record = model._record
    switch record.state {
    case .free, .deleted, .dead: return false
    case .inserted, .clean, .changed: break
    }
    // Of two objects with one record, the older one is shown.
    guard record.core === context.core, record.model === model else { return false }
    return try descriptor.predicate.map { try PredicateTest($0).matches(model) } ?? true
  }

  private func publishing(_ change: () -> Void) {
    guard let transaction = parameters?.transaction else { return change() }
    withTransaction(transaction) { change() }
  }

  private func publish(_ result: Result<[Element], any Error>) {
    publishing { show(result) }
  }

  private func show(_ result: Result<[Element], any Error>) {
    switch result {
    case .success(let elements):
      if error != nil { registrar.withMutation(of: self, keyPath: \.fetchError) { error = nil } }
      if elements.hasSameObjects(as: found) { return }
      let old = found
      registrar.withMutation(of: self, keyPath: \.elements) { found = elements }
      withExtendedLifetime(old) {}
    case .failure(let failure):
      registrar.withMutation(of: self, keyPath: \.fetchError) { error = failure }
    }
  }
}

extension Array where Element: AnyObject {
  /// The references as they are. Code that knows of the elements' type only that it is a class would ask about each of them.
  private func withReferences<Result>(_ body: (UnsafeBufferPointer<UnsafeRawPointer>) -> Result) -> Result {
    withUnsafeBytes { body($0.bindMemory(to: UnsafeRawPointer.self)) }
  }

  /// The place of an object itself, whatever equality says.
  func identityIndex(of object: AnyObject) -> Int? {
    let reference = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withReferences { $0.firstIndex(of: reference) }
  }

  /// Whether there are the same objects, in the same order.
  func hasSameObjects(as other: Self) -> Bool {
    if count != other.count { return false }
    return withUnsafeBytes { own in other.withUnsafeBytes { own.elementsEqual($0) } }
  }
}
