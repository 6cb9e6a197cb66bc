import Foundation

/// What an app says of a part of a text, for its `TextRenderer`.
public protocol TextAttribute {}

/// Draws a text. Here texts are drawn by the host, which has their lines: a renderer is never asked, and the text looks as it
/// would without.
public protocol TextRenderer: Animatable {
  /// Draws the text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// How large the text is. Not asked here.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far it draws beside the text. Not asked here.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures. No host makes one.
public struct TextProxy {
  private let size: CGSize

  /// The size of the text.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

extension Text {
  /// The lines of a text, for a renderer. No host makes one, so that a renderer is never called.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    private let lines: [Line]

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether there is more text than room.
    public let isTruncated: Bool

    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      private let runs: [Run]
      /// Where the line begins.
      public var origin: CGPoint
      /// Where it lies.
      public let typographicBounds: TypographicBounds

      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Characters of a line that look alike.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      private let slices: [RunSlice]
      /// Where it lies.
      public let typographicBounds: TypographicBounds
      /// In which direction it is read.
      public let layoutDirection: LayoutDirection

      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// What the app has said of it with `customAttribute(_:)`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A part of a run.
    public struct RunSlice: Equatable, Sendable {
      /// Where it lies.
      public let typographicBounds: TypographicBounds
      /// What the app has said of it with `customAttribute(_:)`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Where characters lie.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the base line begins.
      public var origin: CGPoint
      /// From there to the end.
      public var width: CGFloat
      /// Above the base line.
      public var ascent: CGFloat
      /// Below it.
      public var descent: CGFloat
      /// Between this line and the next.
      public var leading: CGFloat

      /// Creates bounds.
      public init(
        origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
      ) {
        (self.origin, self.width, self.ascent, self.descent, self.leading) = (origin, width, ascent, descent, leading)
      }

      /// The rectangle of the characters.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }
  }

  /// Says something of this text to the `TextRenderer` that draws it. No host here asks renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    TextRenderers.tell()
    return self
  }
}

extension GraphicsContext {
  /// Draws a line of a text for a renderer. No host makes such lines.
  public func draw(_ line: Text.Layout.Line) { TextRenderers.tell() }
  /// Draws a part of a line of a text for a renderer. No host makes such parts.
  public func draw(_ run: Text.Layout.Run) { TextRenderers.tell() }
  /// Draws a part of a line of a text for a renderer. No host makes such parts.
  public func draw(_ slice: Text.Layout.RunSlice) { TextRenderers.tell() }
}

extension View {
  /// Has texts in this view drawn by a renderer. Here they are drawn by the host, as they would be without, and the log says so,
  /// once.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    TextRenderers.tell()
    return self
  }
}

private enum TextRenderers {
  static func tell() { StandIns.tell("textRenderer", "the page draws texts itself: a renderer is never asked") }
}
