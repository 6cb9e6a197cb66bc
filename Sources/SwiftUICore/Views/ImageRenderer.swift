import Combine
import Foundation

/// Makes a picture of a view on Apple's platforms. Here the page draws, and no part of the app can: whatever asks for a picture gets nil, and
/// that is said once in the log.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// The room that the view is offered.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels for each point.
  @Published public var scale: CGFloat = 1
  /// Whether the picture has no transparent parts.
  @Published public var isOpaque = false
  /// The space of its colors.
  @Published public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer of a view.
  public init(content: Content) {
    self.content = content
  }

  /// Says that there is no picture.
  package func refuse(_ name: String) {
    StandIns.tell("ImageRenderer.\(name)", "is nil: the page draws, and no part of the app can.")
  }
}
