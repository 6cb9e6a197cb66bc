import Combine
import Observation

/// An observable object that a view above supplies with `environmentObject(_:)`.
///
/// The nearest ancestor's object of the same static type is used. The view is evaluated again when the object announces a change
/// or when an ancestor supplies another one. Reading it where no ancestor supplies one stops the process with SwiftUI's message.
/// It also takes `Observable` objects.
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>: DynamicProperty {
  // Behaviours 38 to 40.

  /// What `$model` is: it makes bindings to the properties of the object.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private var object: ObjectType?
  /// What to say where there is none. No node: apps copy this value and keep it.
  private var missing: MissingObject?

  /// Creates a property for an `ObservableObject`.
  public init() where ObjectType: ObservableObject {}

  /// Creates a property for an `Observable` object.
  public init() where ObjectType: Observable {}

  /// Creates a property for an object that is both `ObservableObject` and `Observable`.
  public init() where ObjectType: ObservableObject, ObjectType: Observable {}

  /// The object. Where no ancestor supplies one, the process stops with SwiftUI's message.
  @MainActor public var wrappedValue: ObjectType {
    if let object { return object }
    (missing ?? MissingObject(ObjectType.self, kind: Self.kind, at: nil)).fail()
  }

  private static var kind: String { ObjectType.self is any Observable.Type ? "Observable object" : "ObservableObject" }

  /// Makes bindings to the properties of the object: `$model.name`.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.noteObservable(ObjectType.self)
    let subscriber = layout.addSubscriber(for: ObjectType.self)
    layout.add(
      .init(
        offset: offset, link: nil,
        update: { pointer, owner in
          let property = pointer.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
          let object = EnvironmentValues(at: owner)[EnvironmentObjectKey<ObjectType>.self]
          if let old = exchange(&property.pointee.object, with: object), old !== object { owner.graph.dispose(of: old) }
          property.pointee.missing = object == nil ? MissingObject(ObjectType.self, kind: kind, at: owner) : nil
          if let object { subscriber.subscribe(object, owner) } else { subscriber.end(owner) }
        },
        isCause: { pointer, cause in
          switch cause {
          case .object(let object, _):
            pointer.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self).pointee.object === object
          case .source(let source):
            (source as? EnvironmentEntry)?.key == ObjectIdentifier(EnvironmentObjectKey<ObjectType>.self)
          default: false
          }
        },
        hasChanged: { pointer, owner in
          let property = pointer.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
          return property.pointee.object !== EnvironmentValues(at: owner)[EnvironmentObjectKey<ObjectType>.self]
        }))
  }
}

/// Which object it is follows from the place in the tree, and changes of it come as invalidations.
extension EnvironmentObject: ComparableProperty {
  static var equality: ValueComparator.Equality? { nil }
}

/// SwiftUI's message for an object that no ancestor supplies, with the place and the objects that are there.
final class MissingObject {
  private let text: String

  init<ObjectType>(_ type: ObjectType.Type, kind: String, at node: ViewNode?) {
    let present = MainQueue.assume { node?.environment?.objectTypeNames ?? [] }
    let hint = present.isEmpty ? "No ancestor supplies any object." : "Ancestors supply: \(present.joined(separator: ", "))."
    text = Diagnostics.located(
      """
      No \(kind) of type \(type) found. \
      A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view. \(hint)
      """, at: node)
  }

  func fail() -> Never { fatalError(text) }
}
