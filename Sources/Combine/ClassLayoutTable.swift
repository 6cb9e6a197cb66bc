import Synchronization

/// The layouts of all classes used so far, by the identity of the class.
///
/// An open-addressing hash table that is read without a lock, because every access to `objectWillChange` reads it. Writers hold a
/// lock. A slot is filled in place, its identity last, so a reader that finds the identity also finds the layout. A table that is
/// half full is replaced by one of twice the size; the old one is kept, because a reader may still be in it. All the old ones
/// together are no larger than the current one.
struct ClassLayoutTable: ~Copyable {
  private struct Slot: ~Copyable {
    let identity = Atomic<UInt>(0)
    let layout = Atomic<UnsafePointer<ClassLayout>?>(nil)
  }

  private let slots: UnsafeMutablePointer<Slot>
  private let bits: Int

  // The address of the current table, as a number because pointers are not Sendable; 0 before the first class.
  private static let currentAddress = Atomic<UInt>(0)
  private static let writer = Mutex<Int>(0)

  /// The number of classes in the table, which is the number of times that a class was reflected.
  static var count: Int { writer.withLock { $0 } }

  private static var current: UnsafePointer<ClassLayoutTable>? {
    UnsafePointer(bitPattern: currentAddress.load(ordering: .acquiring))
  }

  /// The layout of a class.
  static func layout(of type: AnyClass) -> UnsafePointer<ClassLayout> {
    let identity = UInt(bitPattern: ObjectIdentifier(type))
    if let table = current, let layout = table.pointee.layout(of: identity) {
      return layout
    }
    return add(type, identity)
  }

  private static func add(_ type: AnyClass, _ identity: UInt) -> UnsafePointer<ClassLayout> {
    writer.withLock { count in
      // Another thread may have been here first.
      if let table = current, let layout = table.pointee.layout(of: identity) {
        return layout
      }
      let layout = UnsafeMutablePointer<ClassLayout>.allocate(capacity: 1)
      layout.initialize(to: ClassLayout(reflecting: type))
      roomForOneMore(than: count).pointee.insert(layout, identity)
      count += 1
      return UnsafePointer(layout)
    }
  }

  private static func roomForOneMore(than count: Int) -> UnsafePointer<ClassLayoutTable> {
    let old = current
    if let old, count < old.pointee.capacity / 2 {
      return old
    }
    let table = UnsafeMutablePointer<ClassLayoutTable>.allocate(capacity: 1)
    table.initialize(to: ClassLayoutTable(bits: old.map { $0.pointee.bits + 1 } ?? 7))
    if let old {
      for position in 0..<old.pointee.capacity {
        if let layout = old.pointee.slots[position].layout.load(ordering: .relaxed) {
          table.pointee.insert(layout, old.pointee.slots[position].identity.load(ordering: .relaxed))
        }
      }
    }
    currentAddress.store(UInt(bitPattern: table), ordering: .releasing)
    return UnsafePointer(table)
  }

  private init(bits: Int) {
    self.bits = bits
    slots = .allocate(capacity: 1 << bits)
    for position in 0..<(1 << bits) {
      (slots + position).initialize(to: Slot())
    }
  }

  private var capacity: Int { 1 << bits }

  /// Spreads identities, which are addresses and so differ little, over the slots: Fibonacci hashing.
  private func firstPosition(for identity: UInt) -> Int {
    Int(truncatingIfNeeded: (UInt64(identity) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
  }

  private func layout(of identity: UInt) -> UnsafePointer<ClassLayout>? {
    var position = firstPosition(for: identity)
    while true {
      let found = slots[position].identity.load(ordering: .acquiring)
      if found == identity { return slots[position].layout.load(ordering: .relaxed) }
      if found == 0 { return nil }
      position = (position + 1) & (capacity - 1)
    }
  }

  private func insert(_ layout: UnsafePointer<ClassLayout>, _ identity: UInt) {
    var position = firstPosition(for: identity)
    while slots[position].identity.load(ordering: .relaxed) != 0 {
      position = (position + 1) & (capacity - 1)
    }
    slots[position].layout.store(layout, ordering: .relaxed)
    slots[position].identity.store(identity, ordering: .releasing)
  }
}
