import Foundation

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let kind: HorizontalAlignmentKind

  public static let leading = HorizontalAlignment(kind: .leading)
  public static let center = HorizontalAlignment(kind: .center)
  public static let trailing = HorizontalAlignment(kind: .trailing)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let kind: VerticalAlignmentKind

  public static let top = VerticalAlignment(kind: .top)
  public static let center = VerticalAlignment(kind: .center)
  public static let bottom = VerticalAlignment(kind: .bottom)
  public static let firstTextBaseline = VerticalAlignment(kind: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(kind: .lastTextBaseline)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content: View> {
  package let content: Content
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// Creates a horizontal stack with the given spacing and vertical alignment.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ElementView {
  package static var elementKind: ElementKind { .horizontalStack }

  package func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.spacing(spacing))
    properties.add(.verticalAlignment(alignment.kind))
  }
}

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content: View> {
  package let content: Content
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// Creates an instance with the given spacing and horizontal alignment.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ElementView {
  package static var elementKind: ElementKind { .verticalStack }

  package func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.spacing(spacing))
    properties.add(.horizontalAlignment(alignment.kind))
  }
}

/// A view that overlays its subviews, aligning them in both axes.
public struct ZStack<Content: View> {
  package let content: Content
  private let alignment: Alignment

  /// Creates an instance with the given alignment.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ElementView {
  package static var elementKind: ElementKind { .depthStack }

  package func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.horizontalAlignment(alignment.horizontal.kind))
    properties.add(.verticalAlignment(alignment.vertical.kind))
  }
}

/// A flexible space that expands along the major axis of its containing stack layout.
public struct Spacer {
  /// The minimum length this spacer can be shrunk to, along the axis or axes of expansion.
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  package static var elementKind: ElementKind { .spacer }
  package var content: EmptyView { EmptyView() }
  package func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.spacing(minLength))
  }
}

/// A visual element that can be used to separate other content.
public struct Divider {
  nonisolated public init() {}
}

extension Divider: ElementView {
  package static var elementKind: ElementKind { .divider }
  package var content: EmptyView { EmptyView() }
}
