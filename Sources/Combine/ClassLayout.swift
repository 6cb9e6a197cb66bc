@_spi(Reflection) import Swift

/// Where the objects of one class keep what the model data system needs: their `@Published` properties and their publisher.
///
/// A layout is found by reflection when the class is first used and then kept for the life of the process, because a class never
/// goes away and there is a bounded number of them. Finding it again costs a hash and, nearly always, one comparison (behaviour
/// 22).
package struct ClassLayout {

  /// The offsets of the `@Published` properties, those of the topmost superclass first.
  let publishedOffsets: UnsafeBufferPointer<Int>

  /// The names of their storage, `_name`, in the same order.
  let publishedNames: UnsafeBufferPointer<UnsafePointer<CChar>>

  /// The offset of a stored `objectWillChange` that is an `ObservableObjectPublisher`, or 0. It can be nil there if it is lazy.
  let storedPublisherOffset: Int

  init(reflecting type: AnyClass) {
    var publishedOffsets: [Int] = []
    var publishedNames: [UnsafePointer<CChar>] = []
    var storedPublisherOffset = 0
    // Raw value 1 asks for a class, 2 for passing over fields of types that the runtime does not know. The names of these options
    // are variables, which strict concurrency does not accept. The fields of all superclasses are included, before those of the
    // class.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 | 2)) { name, offset, fieldType, _ in
      if fieldType is any PublishedProperty.Type {
        publishedOffsets.append(offset)
        publishedNames.append(name)
      } else if fieldType == ObservableObjectPublisher.self || fieldType == ObservableObjectPublisher?.self {
        let name = String(cString: name)
        if name == "objectWillChange" || name == "$__lazy_storage_$_objectWillChange" {
          storedPublisherOffset = offset
        }
      }
      return true
    }
    // Not an array, which would be retained and released at each access to a publisher.
    let offsets = UnsafeMutableBufferPointer<Int>.allocate(capacity: publishedOffsets.count)
    _ = offsets.initialize(from: publishedOffsets)
    self.publishedOffsets = UnsafeBufferPointer(offsets)
    let names = UnsafeMutableBufferPointer<UnsafePointer<CChar>>.allocate(capacity: publishedNames.count)
    _ = names.initialize(from: publishedNames)
    self.publishedNames = UnsafeBufferPointer(names)
    self.storedPublisherOffset = storedPublisherOffset
  }
}

extension ClassLayout {

  /// The layout of an object's dynamic class. No lock and no allocation, except when the class is new.
  static func of(_ object: AnyObject) -> UnsafePointer<ClassLayout> {
    ClassLayoutTable.layout(of: Swift.type(of: object))
  }

  /// The publisher that an object stores at an offset from its layout.
  static func storedPublisher(in object: AnyObject, at offset: Int) -> ObservableObjectPublisher? {
    // A class reference and an optional one have the same representation; nil is a lazy property that nobody has used.
    address(of: object).load(fromByteOffset: offset, as: ObservableObjectPublisher?.self)
  }

  /// The storage of the `@Published` property of an object at an offset from its layout.
  ///
  /// It lives as long as the object, so it need not be retained for a look into it.
  static func storage(in object: AnyObject, at offset: Int) -> Unmanaged<AnyPublishedStorage> {
    // `Published` has one field, which is this reference.
    address(of: object).load(fromByteOffset: offset, as: Unmanaged<AnyPublishedStorage>.self)
  }

  /// The name of the `@Published` property of an object that has this storage. O(number of such properties).
  package static func publishedName(of storage: AnyObject, in object: AnyObject) -> String? {
    let layout = of(object).pointee
    for (offset, name) in zip(layout.publishedOffsets, layout.publishedNames)
    where self.storage(in: object, at: offset).toOpaque() == id(storage) {
      return String(cString: name + 1)
    }
    return nil
  }

  private static func id(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

  private static func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}
