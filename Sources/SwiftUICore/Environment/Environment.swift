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

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// Gives nil where a required object is missing.
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var value: Value?

  /// Reads the value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the nearest `Observable` object of this type. Where there is none, the process stops before the body runs.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0[EnvironmentObjectKey<Value>.self] }
  }

  /// Reads the nearest `Observable` object of this type, nil where there is none.
  public init<ObjectType: AnyObject & Observable>(_ objectType: ObjectType.Type) where Value == ObjectType? {
    source = .object { .some($0[EnvironmentObjectKey<ObjectType>.self]) }
  }

  /// The value. Outside a view it is the key's default, with a warning; a required object stops the process.
  public var wrappedValue: Value {
    // Behaviour 109.
    if let value { return value }
    Diagnostics.report(.environmentNotInstalled(type: String(describing: Value.self)))
    return read(EnvironmentValues(), at: nil)
  }

  private func read(_ values: EnvironmentValues, at node: ViewNode?) -> Value {
    switch source {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let read):
      guard let object = read(values) else { MissingObject(Value.self, kind: "Observable object", at: node).fail() }
      return object
    }
  }

  private func reads(_ key: ObjectIdentifier) -> Bool {
    let probe = EnvironmentProbe()
    let values = EnvironmentValues(probe: probe)
    switch source {
    case .keyPath(let keyPath): _ = values[keyPath: keyPath]
    case .object(let read): _ = read(values)
    }
    return probe.keys.contains(key)
  }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.noteObservable(Value.self)
    layout.add(
      .init(
        offset: offset, link: nil,
        update: { pointer, owner in
          let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
          var value: Value? = property.pointee.read(EnvironmentValues(at: owner), at: owner)
          // With the same bits it holds the same objects, and none of them goes.
          let isOther = withUnsafePointer(to: &property.pointee.value) { old in
            withUnsafePointer(to: &value) { !haveSameBits(old, $0, MemoryLayout<Value?>.size) }
          }
          swap(&property.pointee.value, &value)
          if isOther, let value, !_isPOD(Value.self) { owner.graph.dispose(of: value) }
        },
        isCause: { pointer, cause in
          guard case .source(let source) = cause, let entry = source as? EnvironmentEntry else { return false }
          return pointer.assumingMemoryBound(to: Environment<Value>.self).pointee.reads(entry.key)
        },
        hasChanged: { pointer, owner in
          let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
          // Of the whole environment the body itself reads the keys that it needs.
          guard Value.self != EnvironmentValues.self, let old = property.pointee.value else { return true }
          return !ValueComparator.of(Value.self)(old, property.pointee.read(EnvironmentValues(at: owner), at: owner))
        }))
  }
}

/// A property that reads the same key is the same: a change of the value comes as an invalidation.
extension Environment: ComparableProperty {
  static var equality: ValueComparator.Equality? {
    { left, right in
      switch (
        left.assumingMemoryBound(to: Self.self).pointee.source, right.assumingMemoryBound(to: Self.self).pointee.source
      ) {
      case (.keyPath(let left), .keyPath(let right)): left == right
      case (.object, .object): true
      default: false
      }
    }
  }
}

// Unchecked: what it holds is a key path, or a closure of this file that captures nothing.
extension Environment: @unchecked Sendable where Value: Sendable {}
