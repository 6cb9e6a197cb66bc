import Foundation
import Synchronization

/// How a value is kept that belongs to an object. All kinds keep it, but for `OBJC_ASSOCIATION_ASSIGN`, which does not keep an
/// instance of a class. The names are those of Objective-C.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that belongs to an object by a key; nil for none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Gives an object a value by a key; nil takes it away. No part of the runtime here tells of the end of an object: the value of
/// one that is gone is never found again, and goes when others are set.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, of: object as AnyObject, key, policy)
}

/// Takes all values of an object away.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

private enum AssociatedObjects {
  // Sendable: as on Apple's platforms a value is on the threads on which it is asked for.
  private enum Held: @unchecked Sendable {
    case value(Any)
    case weakly(WeakObject)

    var value: Any? {
      switch self {
      case .value(let value): value
      case .weakly(let weakly): weakly.object
      }
    }
  }

  // Sendable: nothing writes it.
  private final class WeakObject: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  private struct Owner {
    /// Another object may have its address later.
    let object: WeakObject
    var values: [UnsafeRawPointerKey: Held] = [:]
  }

  private struct UnsafeRawPointerKey: Hashable, Sendable {
    let address: UInt

    init(_ key: UnsafeRawPointer) { address = UInt(bitPattern: key) }
  }

  private struct State {
    var owners: [ObjectIdentifier: Owner] = [:]
    /// How many were set since what is gone was taken out.
    var setCount = 0
  }

  private static let state = Mutex(State())

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let owner = state.withLock { $0.owners[ObjectIdentifier(object)] }
    // The one that it was set for is alive while its address is that of `object`.
    guard let owner, owner.object.object === object else { return nil }
    return owner.values[UnsafeRawPointerKey(key)]?.value
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let held = value.map { value -> Held in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: .weakly(WeakObject(value as AnyObject))
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .value((value as? any NSCopying)?.copy(with: nil) ?? value)
      default: .value(value)
      }
    }
    let id = ObjectIdentifier(object)
    let weakly = WeakObject(object)
    let key = UnsafeRawPointerKey(key)
    // Whether an owner is alive is asked without the lock, for to let it go may be its end.
    let known = state.withLock { $0.owners[id] }
    let isSame = known?.object.object === object
    let (gone, all) = state.withLock { state -> ([Held], [ObjectIdentifier: Owner]) in
      var owner = isSame ? state.owners[id] ?? Owner(object: weakly) : Owner(object: weakly)
      var gone = isSame ? [] : state.owners[id].map { Array($0.values.values) } ?? []
      if let old = owner.values[key] { gone.append(old) }
      owner.values[key] = held
      state.owners[id] = owner.values.isEmpty ? nil : owner
      state.setCount += 1
      guard state.setCount > state.owners.count, state.setCount > 16 else { return (gone, [:]) }
      state.setCount = 0
      return (gone, state.owners)
    }
    withExtendedLifetime(gone) {}
    removeGone(all)
  }

  static func removeAll(of object: AnyObject) {
    let gone = state.withLock { $0.owners.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(gone) {}
  }

  private static func removeGone(_ all: [ObjectIdentifier: Owner]) {
    let ids = all.filter { $0.value.object.object == nil }.mapValues(\.object)
    guard !ids.isEmpty else { return }
    let gone = state.withLock { state in
      // Unless another object has taken the place.
      ids.compactMap { id, weakly in
        state.owners[id]?.object === weakly ? state.owners.removeValue(forKey: id) : nil
      }
    }
    withExtendedLifetime(gone) {}
  }
}
