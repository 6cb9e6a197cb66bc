/// Names that mean something in one view only: `@Namespace private var animation`, then `matchedGeometryEffect(id: 1, in: animation)`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells one namespace from all others.
  public struct ID: Hashable, Sendable {
    private let number: UInt64

    @MainActor private static var count: UInt64 = 0

    @MainActor
    init() {
      Self.count += 1
      number = Self.count
    }

    fileprivate init(unlinked: Void) {
      number = 0
    }
  }

  private var id: ID?

  /// Creates a namespace, which lasts as long as the view's identity.
  public init() {}

  /// The namespace. Outside a view, all are the same.
  public var wrappedValue: ID { id ?? ID(unlinked: ()) }

  private final class Storage {
    let id: ID

    init(_ id: ID) {
      self.id = id
    }
  }

  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    let place = layout.addStorage()
    layout.add(
      .init(
        offset: offset,
        link: { pointer, owner in
          let storage = owner[storage: place].map { unsafeDowncast($0, to: Storage.self) } ?? Storage(ID())
          owner[storage: place] = storage
          pointer.assumingMemoryBound(to: Namespace.self).pointee.id = storage.id
        }, update: nil))
  }
}

/// The namespace is the node's and outlives the view value, so two values of one identity never differ in it.
extension Namespace: ComparableProperty {
  static var equality: ValueComparator.Equality? { nil }
}
