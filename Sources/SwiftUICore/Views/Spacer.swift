import Foundation

/// Empty space that takes what the other children of a stack leave along its axis.
public struct Spacer {
  /// The least length along the axis of the stack, in points; nil is the host's own.
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

/// The content of a spacer: the least length along the axis of its stack, in points; nil is the host's own.
package struct SpacerContent: ElementContent {
  package let minLength: CGFloat?
  package var role: ElementRole { ElementRole("spacer") }
  package var innerKinds: InnerKinds { .spacer }
  package var summary: [String] { minLength.map { ["minLength=\($0)"] } ?? [] }
}
