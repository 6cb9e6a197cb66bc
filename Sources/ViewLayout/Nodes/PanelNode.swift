import Foundation

/// A sheet, a cover, a popover or an inspector: what is proposed to the views in it. How large it becomes is the host's.
package final class PanelNode: LayoutNode {
  package struct Traits: Equatable, Sendable {
    package enum Kind: Sendable { case sheet, cover, popover, inspector }
    package enum Height: Equatable, Sendable {
      /// Of the window's height.
      case half
      /// Of the highest that a sheet may be.
      case fraction(CGFloat)
      case points(CGFloat)
    }

    package var kind: Kind
    /// In a wide window; nil for the usual ones.
    package var width: CGFloat?
    package var height: CGFloat?
    /// In a narrow one; nil for the highest.
    package var detent: Height?

    package init(_ kind: Kind) {
      self.kind = kind
    }
  }

  private var traits: Traits
  private var theme: PanelTheme
  private let column = StackLayout(axis: .vertical, spacing: nil, guide: .horizontalCenter)
  private var offered = CGSize.zero

  package init(_ traits: Traits, _ theme: PanelTheme) {
    (self.traits, self.theme) = (traits, theme)
  }

  package func set(_ traits: Traits) {
    if traits == self.traits { return }
    self.traits = traits
    traitsChanged()
  }

  override package var ownContainerSize: CGSize? { offered }
  override package var orientation: Axis? { children.count == 1 ? nil : .vertical }
  override package func measure(_ proposal: Proposal) -> CGSize { proposal.fallbackSize }

  /// Without the margins, in a window of this size.
  private func room(in window: CGSize) -> CGSize {
    let isWide = window.width >= theme.wideWindow
    switch traits.kind {
    case .cover: return window
    case .popover where isWide: return CGSize(width: 420, height: window.height - 20)
    case .inspector where isWide: return CGSize(width: min(traits.width ?? 270, 0.6 * window.width), height: window.height)
    case _ where isWide:
      return CGSize(
        width: min(traits.width ?? theme.sheet.width, window.width - 32),
        height: min(traits.height ?? theme.sheet.height, window.height - 32))
    default:
      let highest = theme.highestPart * window.height
      let height =
        switch traits.detent {
        case .half: window.height / 2
        case .fraction(let part): part * highest
        case .points(let points): min(points, highest)
        case nil: highest
        }
      return CGSize(width: window.width, height: height)
    }
  }

  /// An inspector is a column beside the views where there is room for one.
  override func roomTaken(of window: CGSize) -> EdgeInsets {
    let isColumn = traits.kind == .inspector && window.width >= theme.wideWindow
    return EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: isColumn ? room(in: window).width : 0)
  }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    let room = room(in: size)
    let before = offered
    offered = CGSize(width: max(0, room.width), height: max(0, room.height))
    if offered != before { containerSizeChanged() }
    let inner = Proposal(offered)
    if children.count == 1 { return children[0].place(at: .zero, inner) }
    let content = column.size(of: children, for: inner)
    column.place(children, in: content, inner) { child, _, main, cross, inner in
      child.place(at: CGPoint(x: cross, y: main), inner)
    }
  }
}

/// An open menu for a view: a preview may be so large, whatever the views in it would like.
package final class MenuPanelNode: LayoutNode {
  private let largest: CGSize
  private let margin: CGFloat

  /// - Parameter margin: Between a menu and the window's edges, at least.
  package init(largestPreview largest: CGSize, margin: CGFloat) {
    (self.largest, self.margin) = (largest, margin)
  }

  override package func measure(_ proposal: Proposal) -> CGSize { proposal.fallbackSize }

  override package func placeChildren(in size: CGSize, _ proposal: Proposal) {
    let room = Proposal(width: min(largest.width, max(0, size.width - 2 * margin)), height: min(largest.height, size.height / 2))
    for child in children { child.place(at: .zero, room) }
  }
}

/// The measures of sheets, in points: a host's theme has them.
package struct PanelTheme: Equatable, Sendable {
  /// From this width on a window shows sheets in its middle.
  package var wideWindow: CGFloat = 600
  package var sheet = CGSize(width: 540, height: 620)
  /// How much of a narrow window a sheet covers at most.
  package var highestPart: CGFloat = 0.92
  /// The largest that the preview of a menu can be.
  package var preview = CGSize(width: 343, height: 490)
  /// Between a menu and the window's edges.
  package var menuMargin: CGFloat = 8

  package init() {}
}
