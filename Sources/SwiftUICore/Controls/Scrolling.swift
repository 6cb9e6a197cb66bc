import Foundation

/// What apps say about how something scrolls. Rarely anything.
package struct ScrollTraits: Hashable, Sendable {
  /// Where scrolling comes to rest: where a view begins, at each of them, or at whole pages.
  package enum Snapping: String, Sendable { case views, eachView, pages }

  package var isDisabled = false
  package var hidesIndicators = false
  package var hidesBackground = false
  package var snapping: Snapping?
  /// Whether scrolling gives way at the ends only where there is more than fits.
  package var bouncesBySize = false
  package var dismissesKeyboard: ScrollDismissesKeyboardMode.Kind?
  /// Where it stands at first, and where it stays as long as nobody scrolls; nil is the beginning.
  package var anchor: UnitPoint?
  /// Where what is smaller than it stands; nil is the beginning.
  package var alignment: UnitPoint?
  /// Between its edges and what scrolls, in points.
  package var margins = EdgeInsets()
  /// Whether what is beyond its edges is seen.
  package var showsBeyondEdges = false

  package var summary: [String] {
    var words: [String] = []
    if isDisabled { words.append("scrollDisabled") }
    if hidesIndicators { words.append("indicatorsHidden") }
    if hidesBackground { words.append("backgroundHidden") }
    if let snapping { words.append("snaps to \(snapping)") }
    if let anchor { words.append("anchor=\(anchor.x),\(anchor.y)") }
    if let alignment { words.append("alignment=\(alignment.x),\(alignment.y)") }
    if margins != EdgeInsets() { words.append("margins=\(margins.top),\(margins.leading),\(margins.bottom),\(margins.trailing)") }
    if showsBeyondEdges { words.append("unclipped") }
    return words
  }
}

/// Where a list or a scroll view is scrolled to.
package struct ScrollRequest: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    case element(ElementID)
    case edge(Edge)
    /// So many points from the beginning; nil stays.
    case offset(x: CGFloat?, y: CGFloat?)
  }

  package let target: Target
  /// The point of the element that comes to the same point of what scrolls; nil moves as little as is needed.
  package let anchor: UnitPoint?
  /// Whether a person sees the way there: it takes as long as the host's scrolling does, whatever the curve.
  package let isAnimated: Bool
  /// Another number is another wish, for the same element too.
  package var number: UInt32 = 0

  init(_ target: Target, anchor: UnitPoint? = nil, isAnimated: Bool) {
    self.target = target
    self.anchor = anchor
    self.isAnimated = isAnimated
  }

  func following(_ earlier: ScrollRequest?) -> ScrollRequest {
    var target = self
    target.number = (earlier?.number ?? 0) &+ 1
    return target
  }

  /// The element that is to be seen, if it is one.
  package var element: ElementID? { if case .element(let id) = target { id } else { nil } }
}

/// Something that scrolls.
@MainActor
protocol ScrollingNode: ViewNode {
  /// In which directions a person scrolls it.
  var scrollAxes: Axis.Set { get }
  func scroll(to target: ScrollRequest)
}

extension ViewNode {
  /// The first thing that scrolls below this node.
  final var firstScrollingNode: (any ScrollingNode)? {
    for index in 0..<childCount {
      let child = child(at: index)
      if let found = child as? any ScrollingNode ?? child.firstScrollingNode { return found }
    }
    return nil
  }
}

/// Whether what scrolls shows where it is.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isHidden: Bool
  private let name: String

  /// As the host does.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false, name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(isHidden: false, name: "visible")
  /// Not shown, unless the person's device needs them.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true, name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(isHidden: true, name: "never")
}

/// When scrolling puts a keyboard on screen away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  package enum Kind: String, Sendable { case immediately, interactively, never }

  let kind: Kind?

  /// As suits the place.
  public static let automatic = ScrollDismissesKeyboardMode(kind: nil)
  /// When scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

private enum ScrollTraitsKey: EnvironmentKey {
  static var defaultValue: ScrollTraits { ScrollTraits() }
}

extension EnvironmentValues {
  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }

  /// Whether a person can scroll here.
  public var isScrollEnabled: Bool {
    get { !scrollTraits.isDisabled }
    set { scrollTraits.isDisabled = !newValue }
  }
}

extension View {
  /// Whether a person cannot scroll what is in this view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.scrollTraits.isDisabled, disabled)
  }

  /// Whether what scrolls in this view shows where it is.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.scrollTraits.hidesIndicators, visibility.isHidden)
  }

  /// Whether lists, forms and text editors in this view have a background of their own.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollTraits.hidesBackground, visibility == .hidden)
  }

  /// When scrolling in this view puts a keyboard on screen away.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollTraits.dismissesKeyboard, mode.kind)
  }
}
