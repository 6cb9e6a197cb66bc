import Foundation

/// Adds a step to the layout of the elements inside.
package struct LayoutModifier {
  let step: LayoutStep

  nonisolated init(_ step: LayoutStep) {
    self.step = step
  }
}

extension LayoutModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<LayoutModifier> { LayoutNode(self, context) }
}

private final class LayoutNode: PrimitiveModifierNode<LayoutModifier> {
  override init(_ modifier: LayoutModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  override var layoutStep: LayoutStep? { modifier.step }

  override func willUpdateContent(_ newModifier: LayoutModifier) {
    guard modifier.step != newModifier.step else { return }
    modifier = newModifier
    forEachTopElement { $0.updateLayout() }
  }
}

/// An enumeration to indicate one edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// An efficient set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of edges containing only the specified edge.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The inset distances for the sides of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension View {
  /// Adds an equal padding amount to specific edges of this view; nil is the host's own amount.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let amount = { (edge: Edge.Set) -> CGFloat? in edges.contains(edge) ? length : 0 }
    return modifier(
      LayoutModifier(
        .padding(
          top: amount(.top), leading: amount(.leading), bottom: amount(.bottom), trailing: amount(.trailing))))
  }

  /// Adds a specific padding amount to each edge of this view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds a different padding amount to each edge of this view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(
      LayoutModifier(
        .padding(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)))
  }

  /// Positions this view within an invisible frame with the specified size.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(
      LayoutModifier(
        .frame(
          FrameDescription(
            width: width, height: height, horizontalAlignment: alignment.horizontal.kind,
            verticalAlignment: alignment.vertical.kind))))
  }

  /// Positions this view within an invisible frame having the specified size constraints.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayoutModifier(
        .frame(
          FrameDescription(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
            maxHeight: maxHeight, horizontalAlignment: alignment.horizontal.kind, verticalAlignment: alignment.vertical.kind
          ))))
  }

  /// Sets the view's background to a color or another style.
  nonisolated public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(LayoutModifier(.background(style._color.description)))
  }
}
