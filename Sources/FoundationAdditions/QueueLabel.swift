import Dispatch
import Foundation
import Synchronization

// libdispatch has it, and its module for Swift on Linux does not show it. With a pointer in and out both conventions of calling are one.
@_silgen_name("dispatch_queue_get_label") private func dispatchLabel(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>

/// The label of a queue, or with nil of the one that the caller runs on. The characters of a queue's label are kept for as long as the process runs,
/// once for each label.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let queue else { return dispatchLabel(nil) }
  let label = queue.label
  return QueueLabels.kept.withLock { kept in
    if let known = kept[label] { return known.characters }
    let characters = UnsafeMutablePointer<CChar>.allocate(capacity: label.utf8.count + 1)
    for (index, byte) in label.utf8.enumerated() { characters[index] = CChar(bitPattern: byte) }
    characters[label.utf8.count] = 0
    kept[label] = QueueLabels.Label(characters: UnsafePointer(characters))
    return UnsafePointer(characters)
  }
}

private enum QueueLabels {
  /// Never changed and never freed.
  struct Label: @unchecked Sendable {
    let characters: UnsafePointer<CChar>
  }

  static let kept = Mutex<[String: Label]>([:])
}
