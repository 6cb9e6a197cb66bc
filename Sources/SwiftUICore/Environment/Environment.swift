import Observation

/// A value that the views above supply, read from the environment.
///
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Library.self) private var library
///
/// A view is evaluated again only if the value that it reads changes; other keys do not matter. With a type in place of a key
/// path it reads the nearest `Observable` object of that type. Where there is none, an optional property is nil, and any other
/// stops the process with SwiftUI's message before the body runs.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  // Behaviours 105, 107 and 108.

  // Two optionals and no enum of both: unspecialized code reads these without looking up a generic type.
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  /// Gives nil where a required object is missing.
  private let readObject: ((EnvironmentValues) -> Value?)?
  private var value: Value?

  /// Reads the value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    readObject = nil
  }

  /// Reads the nearest `Observable` object of this type. Where there is none, the process stops before the body runs.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = nil
    readObject = { $0[EnvironmentObjectKey<Value>.self] }
  }

  /// Reads the nearest `Observable` object of this type, nil where there is none.
  public init<ObjectType: AnyObject & Observable>(_ objectType: ObjectType.Type) where Value == ObjectType? {
    keyPath = nil
    readObject = { .some($0[EnvironmentObjectKey<ObjectType>.self]) }
  }

  /// The value. Outside a view it is the key's default, with a warning; a required object stops the process.
  public var wrappedValue: Value {
    // Behaviour 109.
    if let value { return value }
    Diagnostics.report(.environmentNotInstalled(type: String(describing: Value.self)))
    return read(EnvironmentValues(), at: nil)
  }

  @MainActor
  private func read(at node: ViewNode) -> Value { read(EnvironmentValues(at: node), at: node) }

  private func read(_ values: EnvironmentValues, at node: ViewNode?) -> Value {
    if let keyPath { return values[keyPath: keyPath] }
    return object(in: values, at: node)
  }

  @inline(never)
  private func object(in values: EnvironmentValues, at node: ViewNode?) -> Value {
    guard let object = readObject.unsafelyUnwrapped(values) else {
      MissingObject(Value.self, kind: "Observable object", at: node).fail()
    }
    return object
  }

  private func reads(_ key: ObjectIdentifier) -> Bool {
    let probe = EnvironmentProbe()
    let values = EnvironmentValues(probe: probe)
    if let keyPath { _ = values[keyPath: keyPath] } else { _ = readObject.unsafelyUnwrapped(values) }
    return probe.keys.contains(key)
  }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.noteObservable(Value.self)
    let held = EnvironmentValuePlace<Value>(offset: MemoryLayout<Self>.offset(of: \.value)!)
    layout.add(
      .init(
        offset: offset, link: nil,
        update: { pointer, owner in
          held.set(pointer, to: pointer.assumingMemoryBound(to: Self.self).pointee.read(at: owner), in: owner.graph)
        },
        isCause: { pointer, cause in
          guard case .source(let source) = cause, let entry = source as? EnvironmentEntry else { return false }
          return pointer.assumingMemoryBound(to: Self.self).pointee.reads(entry.key)
        },
        hasChanged: { pointer, owner in
          // Of the whole environment the body itself reads the keys that it needs.
          if Value.self == EnvironmentValues.self { return true }
          return held.differs(pointer, from: pointer.assumingMemoryBound(to: Self.self).pointee.read(at: owner))
        }))
  }
}

/// The place of the value in the properties of one type, with what its changes need.
///
/// One object holds all that unspecialized code would else look up at each change.
// Unchecked: used on the main actor only.
private final class EnvironmentValuePlace<Value>: @unchecked Sendable {
  private let offset: Int
  private let size = MemoryLayout<Value?>.size
  private let isPlain = _isPOD(Value.self)
  private let comparator = ValueComparator.of(Value.self)
  /// Where a value is compared before it takes its place. Nothing of the app runs while one is there.
  private let scratch = UnsafeMutablePointer<Value?>.allocate(capacity: 1)

  init(offset: Int) {
    self.offset = offset
  }

  deinit {
    scratch.deallocate()
  }

  /// Gives the property at `pointer` its value. The one before is released after the evaluation.
  @MainActor
  func set(_ pointer: UnsafeMutableRawPointer, to new: consuming Value, in graph: ViewGraph) {
    let place = (pointer + offset).assumingMemoryBound(to: Value?.self)
    scratch.initialize(to: consume new)
    // With the same bits it holds the same objects, and none of them goes.
    if isPlain || haveSameBits(place, scratch, size) { return place.moveUpdate(from: scratch, count: 1) }
    let old = place.move()
    place.moveInitialize(from: scratch, count: 1)
    if let old { graph.dispose(of: old) }
  }

  /// Whether the property at `pointer` has no value yet or another one.
  func differs(_ pointer: UnsafeMutableRawPointer, from new: Value) -> Bool {
    let place = (pointer + offset).assumingMemoryBound(to: Value?.self)
    if place.pointee == nil { return true }
    // An optional that has a value begins with it.
    return withUnsafePointer(to: new) { !comparator.areEqual(place, $0) }
  }
}

/// A property that reads the same key is the same: a change of the value comes as an invalidation.
extension Environment: ComparableProperty {
  static var equality: ValueComparator.Equality? {
    { left, right in
      // A property without a key path reads the object of its type.
      left.assumingMemoryBound(to: Self.self).pointee.keyPath == right.assumingMemoryBound(to: Self.self).pointee.keyPath
    }
  }
}

// Unchecked: what it holds is a key path, or a closure of this file that captures nothing.
extension Environment: @unchecked Sendable where Value: Sendable {}
