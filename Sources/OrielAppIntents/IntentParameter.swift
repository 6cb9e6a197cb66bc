import SwiftUICore
import Synchronization

/// A value that an intent needs. Nobody asks for it here: it is what the app sets.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  private let held: LaterValue<Value>
  /// Its name.
  public let title: LocalizedStringResource

  private init(title: LocalizedStringResource, value: Value?) {
    self.title = title
    held = LaterValue(value)
  }

  /// The value. One that has never been set cannot be read, as on Apple's platforms: an intent is given its values before it
  /// runs.
  public var wrappedValue: Value {
    get {
      if let value = held.value { return value }
      preconditionFailure("The parameter \(title.key) of an intent has no value. Set it, or give it a default.")
    }
    set { held.set(newValue) }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// What an intent throws for a parameter that it wants to ask for: nobody can be asked here.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { IntentError.nobodyToAsk(title.key) }
  /// Asks for the value: nobody can be asked here, so it throws.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw IntentError.nobodyToAsk(title.key) }
  /// Asks whether a value is meant: nobody can be asked here, so it throws.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    throw IntentError.nobodyToAsk(title.key)
  }
}

/// A value that is set some time, on any thread.
private final class LaterValue<Value: Sendable>: Sendable {
  private let held: Mutex<Value?>

  init(_ value: Value?) {
    held = Mutex(value)
  }

  /// What has been set last; before that nil as a value, for types that have it.
  var value: Value? { held.withLock { $0 } ?? (Value.self as? any OptionalValue.Type)?.noValue as? Value }

  func set(_ value: Value) {
    let old = held.withLock { held in
      let old = held
      held = value
      return old
    }
    // Its end is code of the app's, which runs under no lock.
    extendLifetime(old)
  }
}

private protocol OptionalValue { static var noValue: Any { get } }
extension Optional: OptionalValue { fileprivate static var noValue: Any { Self.none as Any } }

/// Why an intent does not go on.
public enum IntentError: Error, LocalizedError, Sendable {
  /// It wants to ask a person, and nothing here does that.
  case nobodyToAsk(String)

  public var errorDescription: String? {
    switch self {
    case .nobodyToAsk(let name): "The value \(name) of an intent cannot be asked for here: set it before the intent runs."
    }
  }
}

extension IntentParameter {
  /// A parameter that the app sets.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, value: nil)
  }

  /// A parameter with a value to begin with.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, value: defaultValue)
  }

  /// A parameter of several values, of which a widget in a size has so many.
  public convenience init<Element>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value = [],
    size: [IntentWidgetFamily: Int], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == [Element] {
    self.init(title: title, value: defaultValue)
  }

  /// A parameter whose values a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) {
    self.init(title: title, value: nil)
  }

  /// A parameter without a name.
  public convenience init() { self.init(title: "", value: nil) }
}

/// Whether a parameter takes what comes out of another intent.
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

/// Sizes of widgets, by their names.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

/// A property of an entity.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: Sendable {
  private let held = LaterValue<Value>(nil)
  /// Its name.
  public let title: LocalizedStringResource

  /// A property with a name.
  public init(title: LocalizedStringResource = "") {
    self.title = title
  }

  /// A property with a name, which a search finds under another one.
  public convenience init(title: LocalizedStringResource = "", indexingKey: AnyKeyPath) { self.init(title: title) }

  /// The value. One that has never been set cannot be read, as on Apple's platforms.
  public var wrappedValue: Value {
    get {
      if let value = held.value { return value }
      preconditionFailure("The property \(title.key) of an entity has no value. Set it in the initializer.")
    }
    set { held.set(newValue) }
  }

  public var projectedValue: EntityProperty<Value> { self }
}

extension AppIntent {
  /// A value that this intent needs.
  public typealias Parameter<Value: Sendable> = IntentParameter<Value>
}

extension AppEntity {
  /// A property of this entity.
  public typealias Property<Value: Sendable> = EntityProperty<Value>
}

/// A value that another parameter depends on. Nobody asks for parameters here: it is nil.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Names the parameters.
  public init(_ keyPaths: PartialKeyPath<Intent>...) {}
  /// Nil: no intent is being configured.
  public var wrappedValue: Intent? { nil }
}

/// An object that the app gives to its intents.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String
  private let make: (@Sendable () -> Value)?

  /// Names an object; without one its type does.
  public init(key: AnyHashable? = nil, default makeDefault: (@Sendable () -> Value)? = nil) {
    self.key = "\(Value.self)\(key.map { " \($0)" } ?? "")"
    make = makeDefault
  }

  /// The object. One that the app has never added is an error of the app's.
  public var wrappedValue: Value {
    if let found = AppDependencyManager.shared.value(for: key) as? Value { return found }
    if let make { return make() }
    preconditionFailure("Nothing has been added for \(key). Call AppDependencyManager.shared.add at the start of the app.")
  }
}

/// The objects that an app gives to its intents.
public final class AppDependencyManager: Sendable {
  /// That of the app.
  public static let shared = AppDependencyManager()

  private let makers = Mutex<[String: @Sendable () -> any Sendable]>([:])
  private let values = Mutex<[String: any Sendable]>([:])

  private init() {}

  /// Adds an object, which is made when it is first asked for.
  public func add<Value: Sendable>(key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Value) {
    let name = "\(Value.self)\(key.map { " \($0)" } ?? "")"
    makers.withLock { $0[name] = dependency }
  }

  /// Adds an object, which is made when it is first asked for.
  public func add<Value: Sendable>(key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Value) {
    let name = "\(Value.self)\(key.map { " \($0)" } ?? "")"
    makers.withLock { $0[name] = dependency }
  }

  fileprivate func value(for name: String) -> (any Sendable)? {
    if let value = values.withLock({ $0[name] }) { return value }
    guard let make = makers.withLock({ $0[name] }) else { return nil }
    // Code of the app runs under no lock: of two that are made at once the first counts.
    let made = make()
    return values.withLock { values in
      if let first = values[name] { return first }
      values[name] = made
      return made
    }
  }
}
