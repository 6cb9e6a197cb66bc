import Foundation

/// What a view says about the page on which it stands, or about the bars around that.
struct PageWish: Equatable {
  enum TitleMode { case automatic, inline, large }

  var title: String?
  var subtitle: String?
  var titleMode: TitleMode?
  var hidesBackButton: Bool?
  var hidesSidebarToggle: Bool?
  var columnWidth: CGFloat?
  /// The view out of which the page grows.
  var zoomKey: String?
  /// Which bars are seen.
  var bars: [ToolbarPlacement.Kind: Bool] = [:]
  var looks: [ToolbarPlacement.Kind: BarLook] = [:]

  func look(of bar: ToolbarPlacement.Kind) -> BarLook { looks[bar] ?? BarLook() }

  /// This one where it says something, else the other.
  func over(_ other: PageWish) -> PageWish {
    PageWish(
      title: title ?? other.title, subtitle: subtitle ?? other.subtitle, titleMode: titleMode ?? other.titleMode,
      hidesBackButton: hidesBackButton ?? other.hidesBackButton,
      hidesSidebarToggle: hidesSidebarToggle ?? other.hidesSidebarToggle, columnWidth: columnWidth ?? other.columnWidth,
      zoomKey: zoomKey ?? other.zoomKey,
      bars: bars.merging(other.bars) { own, _ in own },
      looks: looks.merging(other.looks) { own, other in
        BarLook(
          background: own.background ?? other.background, showsBackground: own.showsBackground ?? other.showsBackground,
          colorScheme: own.colorScheme ?? other.colorScheme)
      })
  }
}

/// Says something about the page around.
package struct PageWishModifier {
  let wish: (EnvironmentValues) -> PageWish

  nonisolated init(_ wish: @escaping (EnvironmentValues) -> PageWish) {
    self.wish = wish
  }
}

extension PageWishModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<PageWishModifier> { PageWishNode(self, context) }
}

final class PageWishNode: PrimitiveModifierNode<PageWishModifier> {
  private(set) var wish = PageWish()
  private weak var page: NavigationPageNode?
  private weak var tabs: TabViewNode?
  private let type = EvaluableType.of(PageWishModifier.self)

  override func contentDidAppear() {
    wish = resolved()
    page = pageAround
    page?.add(self)
    // The bar of a tab view is seen or not whichever page in it says so.
    tabs = tabsAround
    tabs?.add(self)
  }

  override func didUpdateContent(_ newModifier: PageWishModifier) {
    replaceModifier(with: newModifier)
    evaluate()
  }

  override func evaluate() {
    let new = resolved()
    if new == wish { return }
    wish = new
    page?.wishesChanged()
    tabs?.wishesChanged()
  }

  private func resolved() -> PageWish {
    tracking(type) { modifier.wish(EnvironmentValues(at: self)) }
  }

  override func tearDown() {
    page?.remove(self)
    tabs?.remove(self)
  }
}

extension View {
  nonisolated func wishing(_ wish: @escaping (EnvironmentValues) -> PageWish) -> ModifiedContent<Self, PageWishModifier> {
    modifier(PageWishModifier(wish))
  }

  nonisolated func wishing(_ change: @escaping (inout PageWish) -> Void) -> ModifiedContent<Self, PageWishModifier> {
    wishing { _ in
      var wish = PageWish()
      change(&wish)
      return wish
    }
  }
}
