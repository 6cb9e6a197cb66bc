import Foundation

/// How a page or a sheet comes and goes.
public protocol NavigationTransition {}

/// As the container has it.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Creates it.
  nonisolated public init() {}
}

/// A page grows out of a view, and shrinks into it.
public struct ZoomNavigationTransition: NavigationTransition {
  let key: String
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the container has it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A page grows out of the view that has this id (`matchedTransitionSource(id:in:)`), and shrinks into it.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(key: namespace.key(for: sourceID))
  }
}

extension Namespace.ID {
  /// A text that is the same for an id that is equal, as long as the process runs, and hardly ever for another one: then a page grows out
  /// of the wrong view.
  nonisolated fileprivate func key(for id: some Hashable) -> String {
    var hasher = Hasher()
    hasher.combine(self)
    hasher.combine(id)
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }
}

/// How a view looks from which a page grows.
@MainActor
@preconcurrency
public protocol MatchedTransitionSourceConfiguration {
  /// With this color behind it.
  func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration
  /// With this shape.
  func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration
  /// With this shadow.
  func shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) -> EmptyMatchedTransitionSourceConfiguration
}

/// The looks of a view from which a page grows. The corners of the shape count; what grows has the background of its page and no shadow.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  fileprivate private(set) var corner: CGFloat?

  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }

  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    var result = self
    result.corner = shape.cornerSize.width
    return result
  }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

/// A view from which a page may grow.
package struct TransitionSourceEffect: ElementEffect {
  /// What the page says that grows from it.
  package let key: String
  /// How round its corners are, in points; nil for as they are drawn.
  package let corner: CGFloat?

  package init(key: String, corner: CGFloat?) {
    self.key = key
    self.corner = corner
  }

  package var summary: String? { nil }
}

extension TransitionSourceEffect: EffectModifier {}

extension View {
  /// How the page or the sheet of this view comes and goes: with `zoom` it grows out of a view, and shrinks into it, where that is seen then.
  /// Else it comes and goes as its container has it.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let key = (style as? ZoomNavigationTransition)?.key
    return wishing { $0.zoomKey = key }.modifier(SheetTraitModifier(.zoom(key)))
  }

  /// Makes this view one from which a page grows (`navigationTransition(_:)`). It stays where it is.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(TransitionSourceEffect(key: namespace.key(for: id), corner: nil))
  }

  /// Makes this view one from which a page grows, with its looks meanwhile.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let looks = configuration(EmptyMatchedTransitionSourceConfiguration()) as? EmptyMatchedTransitionSourceConfiguration
    return modifier(TransitionSourceEffect(key: namespace.key(for: id), corner: looks?.corner))
  }
}
