import Foundation

/// A flexible space that expands along the major axis of its containing stack layout.
public struct Spacer {
  /// The minimum length this spacer can be shrunk to, along the axis or axes of expansion.
  public var minLength: CGFloat?

  /// Creates a spacer of at least that length, in points; nil is the host's own.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  package func content(in environment: EnvironmentValues) -> SpacerContent { SpacerContent(minLength: minLength) }

  package func change(from old: Spacer, _ content: inout SpacerContent) -> DescriptionChange {
    minLength == old.minLength ? .none : .unknown
  }
}

/// What a spacer says: the least length along the axis of its stack, in points; nil is the host's own.
package struct SpacerContent: ElementContent {
  package let minLength: CGFloat?
  package var role: ElementRole { ElementRole("spacer") }
  package var summary: [String] { minLength.map { ["minLength=\($0)"] } ?? [] }
}
