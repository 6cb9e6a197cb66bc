import Foundation

/// How a page or a sheet comes and goes.
///
/// No host has another yet: it comes and goes as its container has it.
public protocol NavigationTransition {}

/// As the container has it.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Creates it.
  nonisolated public init() {}
}

/// A page grows out of a view, and shrinks into it.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: AnyHashable
  let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the container has it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A page grows out of the view that has this id (`matchedTransitionSource(id:in:)`), and shrinks into it.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: AnyHashable(sourceID), namespace: namespace)
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

/// The looks of a view from which a page grows. They are seen while it does, which no host shows yet.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }

  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

extension View {
  /// How the page of this view comes and goes. No host has another yet: it comes and goes as its container has it.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Makes this view one from which a page grows. No host has that yet: the page comes as its container has it.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Makes this view one from which a page grows, with its looks meanwhile. No host has that yet: the page comes as its container has
  /// it.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
