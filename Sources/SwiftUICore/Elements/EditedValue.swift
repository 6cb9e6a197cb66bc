/// A value that a person edits, together with the edit that it answers.
///
/// Each edit of an element has a higher sequence number than the one before. A value from the app names the newest edit that the
/// scene had seen when it chose the value. A host that has sent newer edits since leaves the element alone: what it shows is
/// newer.
package struct EditedValue<Value: Equatable & Sendable>: Equatable, Sendable {
  package var value: Value
  /// The sequence number of the newest edit that the scene has seen; 0 before the first.
  package var revision: UInt32

  package init(_ value: Value, revision: UInt32 = 0) {
    self.value = value
    self.revision = revision
  }
}
