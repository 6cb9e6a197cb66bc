/// A material like glass, for `glassEffect(_:in:)`.
///
/// Browsers blur and tint what is behind it; they do not bend it, and nothing shimmers where it is touched.
public struct Glass: Hashable, Sendable {
  fileprivate enum Kind { case regular, clear, identity }

  fileprivate var kind: Kind
  fileprivate var tint: Color?

  /// Lets some of what is behind it through.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Lets much of what is behind it through.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass at all: the view stays as it is.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a color; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Glass that moves under a finger. No host moves it.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where `glassEffect(_:in:)` names none: a capsule.
public struct DefaultGlassEffectShape: _OutlinedShape {
  /// Creates the shape.
  nonisolated public init() {}

  nonisolated public var _outline: _ShapeOutline { Capsule()._outline }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  fileprivate enum Kind { case identity, matchedGeometry, materialize }

  fileprivate let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// Out of other glass. No host does so: it fades.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// It fades.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

/// Views with glass that may flow into each other. No host lets it flow: each stands by itself.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates the container.
  ///
  /// - Parameter spacing: How near glass flows together. It moves nothing.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

extension View {
  /// Puts glass behind this view, as large as the view. Costs what a material costs.
  nonisolated public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Names glass for `GlassEffectTransition.matchedGeometry`. No host does more than fade it.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// Joins the glass of views with one name. No host joins it: each stands by itself.
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  /// How the glass of this view comes and goes: with the view, in its transition.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

private struct GlassModifier<Outline: Shape>: ViewModifier {
  let glass: Glass
  let shape: Outline

  nonisolated init(glass: Glass, shape: Outline) {
    self.glass = glass
    self.shape = shape
  }

  // One structure for all kinds, so that another kind keeps the state of what is in it.
  func body(content: Content) -> some View {
    content
      .background(tint, in: shape)
      .background(material, in: shape)
  }

  private var tint: AnyShapeStyle {
    glass.kind == .identity ? AnyShapeStyle(.clear) : AnyShapeStyle((glass.tint ?? .clear).opacity(0.8))
  }

  private var material: AnyShapeStyle {
    switch glass.kind {
    case .identity: AnyShapeStyle(.clear)
    case .clear: AnyShapeStyle(.ultraThinMaterial)
    case .regular: AnyShapeStyle(.thinMaterial)
    }
  }
}
