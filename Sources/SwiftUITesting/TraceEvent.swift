import SwiftUICore

/// One evaluation of one body, with what caused it. See `TestHost.trace`.
///
/// The same lines appear on standard error in every process that runs with `SWIFTUI_TRACE=updates`.
public struct TraceEvent: Equatable, CustomStringConvertible {
  /// A cause of an evaluation: what changed, by name.
  public enum Cause: Equatable, CustomStringConvertible {
    /// The view came into the tree.
    case firstAppearance
    /// The parent gave it other values; the names of the stored properties that differ.
    case inputChanged([String])
    /// A `@State` or `@SceneStorage` property that the body had read changed.
    case state(String)
    /// A value in a `UserDefaults` store changed.
    case storedValue(String)
    /// An `ObservableObject` announced a change: its type, which one it is, and the `@Published` property if it was one.
    case object(type: String, instance: ObjectIdentifier, property: String?)
    /// A property of an `@Observable` object that the body had read changed. Observation tells the property, not the object.
    case observable(AnyKeyPath?)
    /// An environment value that the body had read changed: the name of its key.
    case environment(String)
    /// A person used the element.
    case hostEvent

    /// The cause, in words.
    public var description: String { record.description }

    /// A change of a `@Published` property of an object.
    public static func object<Object: AnyObject>(_ object: Object, property: String?) -> Cause {
      .object(type: readableTypeName(type(of: object)), instance: ObjectIdentifier(object), property: property)
    }
  }

  /// The view's type, with the types around it.
  public let view: String
  /// The views from the root to this one.
  public let path: String
  /// Every cause, in the order in which they came up.
  public let causes: [Cause]
  /// The animation of the transaction that the evaluation belongs to.
  public let animation: Animation?

  /// The path and the causes on one line.
  public var description: String {
    "\(path): \(causes.map(\.description).joined(separator: ", "))\(animation.map { " [animation: \($0)]" } ?? "")"
  }

  init(_ record: EvaluationRecord) {
    view = record.name
    path = record.path
    causes = record.causes.map(Cause.init)
    animation = record.transaction.animation
  }
}

extension TraceEvent.Cause {
  fileprivate init(_ cause: EvaluationRecord.Cause) {
    self =
      switch cause {
      case .firstAppearance: .firstAppearance
      case .inputChanged(let properties): .inputChanged(properties)
      case .state(let property): .state(property)
      case .storedValue(let key): .storedValue(key)
      case .object(let type, let instance, let property): .object(type: type, instance: instance, property: property)
      case .observable(let keyPath): .observable(keyPath)
      case .environment(let key): .environment(key)
      case .hostEvent: .hostEvent
      }
  }

  fileprivate var record: EvaluationRecord.Cause {
    switch self {
    case .firstAppearance: .firstAppearance
    case .inputChanged(let properties): .inputChanged(properties: properties)
    case .state(let property): .state(property: property)
    case .storedValue(let key): .storedValue(key: key)
    case .object(let type, let instance, let property): .object(type: type, instance: instance, property: property)
    case .observable(let keyPath): .observable(keyPath)
    case .environment(let key): .environment(key: key)
    case .hostEvent: .hostEvent
    }
  }
}
