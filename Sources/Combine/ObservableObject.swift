import OpenCombine
import Synchronization

/// An object that announces its changes before they happen.
///
///     final class Contact: ObservableObject {
///       @Published var name = ""
///     }
///
/// A class that declares the conformance gets an `objectWillChange`, which each of its `@Published` properties signals, also
/// those of its superclasses. For a change of anything else, call `objectWillChange.send()` before it. A class may also store an
/// `objectWillChange` of its own: its `@Published` properties signal it if it is an `ObservableObjectPublisher`, and never if it
/// is another publisher. A change inside an object that a property refers to is no change of the property.
public protocol ObservableObject: AnyObject {
  // Behaviours 1, 2 and 10 to 15.

  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that announces changes, before they happen.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {

  /// The publisher that announces changes of this object, before they happen.
  ///
  /// It is always the same one for the same object, from any thread. It is made at the first access. After that an access costs a
  /// look at the layout of the class and a lock; for an object without `@Published` properties, a look into a table of such
  /// objects.
  public var objectWillChange: ObservableObjectPublisher {
    // Behaviours 1, 2, 13 and 22.
    let layout = ClassLayout.of(self)
    if let first = layout.pointee.publishedOffsets.first {
      return ClassLayout.storage(in: self, at: first)._withUnsafeGuaranteedRef { $0.installedPublisher }
        ?? installPublisher(layout)
    }
    return storedPublisher(layout) ?? PublisherTable.shared.publisher(of: self)
  }

  /// The publisher that a subclass stores, if it hides the one of its superclass.
  private func storedPublisher(_ layout: UnsafePointer<ClassLayout>) -> ObservableObjectPublisher? {
    let offset = layout.pointee.storedPublisherOffset
    return offset == 0 ? nil : ClassLayout.storedPublisher(in: self, at: offset)
  }

  private func installPublisher(_ layout: UnsafePointer<ClassLayout>) -> ObservableObjectPublisher {
    // Those that a stored publisher takes the place of. They are released without the lock.
    var replaced: [ObservableObjectPublisher] = []
    defer { withExtendedLifetime(replaced) {} }
    return installation.withLock { _ in
      var publisher = storedPublisher(layout)
      for offset in layout.pointee.publishedOffsets where publisher == nil {
        publisher = ClassLayout.storage(in: self, at: offset)._withUnsafeGuaranteedRef { $0.installedPublisher }
      }
      let installed = publisher ?? ObservableObjectPublisher()
      // The first storage comes last: once it has the publisher, another thread takes it from there and expects it to be
      // everywhere.
      for offset in layout.pointee.publishedOffsets.reversed() {
        let previous = ClassLayout.storage(in: self, at: offset)._withUnsafeGuaranteedRef { $0.install(installed) }
        if let previous { replaced.append(previous) }
      }
      return installed
    }
  }
}

// One for all objects: it is held once in an object's life.
private let installation = Mutex<Void>(())
