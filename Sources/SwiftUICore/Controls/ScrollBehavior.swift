import Foundation

/// Where scrolling comes to rest.
///
/// A behavior of an app's own is asked when what a person has scrolled comes to rest, and what scrolls goes on from there to what it says. So
/// somebody sees it arrive twice, where Apple's systems lead to the target at once; a page that asked before it scrolls would wait for the app.
public protocol ScrollTargetBehavior {
  /// Changes where scrolling comes to rest.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest otherwise, in the coordinates of the content.
  ///   - context: Where the person began, how fast they went, and how large everything is.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What a behavior may read.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// The behavior as hosts know it. Not for apps.
  var _snapping: _ScrollSnapping? { get }
}

extension ScrollTargetBehavior {
  /// None: the behavior is asked.
  public var _snapping: _ScrollSnapping? { nil }
}

/// What a host snaps to, opaque to apps.
public struct _ScrollSnapping: Equatable, Sendable {
  let kind: ScrollTraits.Snapping
}

/// Scrolling comes to rest where a view of a `scrollTargetLayout(isEnabled:)` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a gesture passes at most.
  public struct LimitBehavior: Sendable {
    let passesOne: Bool

    /// As the host does.
    public static var automatic: LimitBehavior { .init(passesOne: false) }
    /// One.
    public static var always: LimitBehavior { .init(passesOne: true) }
    /// One.
    public static var alwaysByOne: LimitBehavior { .init(passesOne: true) }
    /// As many as it is quick.
    public static var never: LimitBehavior { .init(passesOne: false) }
  }

  private let limit: LimitBehavior

  /// Creates the behavior.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  public var _snapping: _ScrollSnapping? { .init(kind: limit.passesOne ? .eachView : .views) }

  /// Leaves the target as it is: hosts know where views begin, and follow the behavior by themselves.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  nonisolated public init() {}
  public var _snapping: _ScrollSnapping? { .init(kind: .pages) }

  /// Moves the target to the beginning of the nearest page: each is as large as what a person looks through.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (container, content) = (context.containerSize, context.contentSize)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = Self.page(at: target.rect.minX, of: container.width, in: content.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = Self.page(at: target.rect.minY, of: container.height, in: content.height)
    }
  }

  private static func page(at offset: CGFloat, of length: CGFloat, in content: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    return min(max((offset / length).rounded() * length, 0), max(content - length, 0))
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  /// Where a view begins, with how many a gesture passes.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    .init(limitBehavior: limitBehavior)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

/// Whether scrolling gives way at the ends.
public struct ScrollBounceBehavior: Sendable {
  let alwaysBounces: Bool

  /// As the host does.
  public static var automatic: ScrollBounceBehavior { .init(alwaysBounces: true) }
  /// Always.
  public static var always: ScrollBounceBehavior { .init(alwaysBounces: true) }
  /// Where there is more than fits.
  public static var basedOnSize: ScrollBounceBehavior { .init(alwaysBounces: false) }
}

/// The views in an element are those where scrolling comes to rest.
package struct ScrollTargetsEffect: ElementEffect {
  package let isEnabled: Bool
  package var summary: String? { isEnabled ? "scrollTargets" : nil }
}

extension ScrollTargetsEffect: EffectModifier {}

extension View {
  /// Where the scrolling of what is in this view comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTraits.snapping, behavior._snapping?.kind).modifier(OwnTargetModifier(behavior))
  }

  /// Makes the views in this one those where scrolling comes to rest.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetsEffect(isEnabled: isEnabled))
  }

  /// Whether scrolling in this view gives way at the ends.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    environment(\.scrollTraits.bouncesBySize, !behavior.alwaysBounces)
  }
}
