import SwiftUICore

extension RowLookEffect: DOMEffect {
  static var limit: String? {
    """
    A row has its lines whole: `edges` of `listRowSeparator` count at the top and at the bottom alike. They begin where the words of a label do, or \
    at the list's own inset. A link is as wide as its label, and all of its row is pressed for it; of several in a row the first. Of several \
    buttons without a style each is pressed by itself.
    """
  }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.withRowBox { box in
      box.addClass("row-look")
      if let insets {
        box.addAttribute("data-insets", "")
        box.rowWords.append("inset")
        box.addStyle("--row-block", "\(CSS.length(insets.top)) \(CSS.length(insets.bottom))")
        box.addStyle("--row-inline", "\(CSS.length(insets.leading)) \(CSS.length(insets.trailing))")
      }
      if separator?.visibility == .hidden { box.rowWords.append("unlined") }
      if let separatorTint {
        box.addAttribute("data-tinted", "")
        box.addStyle("--row-line", CSS.color(separatorTint))
      }
      guard let action else { return }
      box.addAttribute("data-press", String(action.target.rawValue))
      if action.hasChevron { box.addAttribute("data-chevron", "") }
      if !action.isEnabled { return box.addAttribute("data-disabled", "") }
      box.rowWords += action.hasChevron ? ["pressed", "leading"] : ["pressed"]
    }
  }
}

extension RowEditingEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    if let deletes { surroundings.setAttribute("data-delete", deletes ? String(target.rawValue) : "no") }
    if let moves { surroundings.setAttribute("data-move", moves ? String(target.rawValue) : "no") }
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "delete") { arguments in
        guard arguments.count == 1, let rows = arguments[0].elementIDs else { return nil }
        return DeleteRowsEvent(rows)
      },
      DOMEvent(name: "moveRow") { arguments in
        guard arguments.count == 1, let rows = arguments[0].elementIDs, rows.count <= 2 else { return nil }
        return MoveRowEvent(rows[0], before: rows.count == 2 ? rows[1] : nil)
      },
    ]
  }
}

extension ScrollPositionEffect: DOMEffect {
  static var limit: String? {
    "Of what is shown by distances or edges, `ScrollPosition` tells what the app has said; a person who scrolls writes ids of views only."
  }

  func add(to surroundings: inout DOMSurroundings) {
    let point = anchor.map { " \(CSS.number($0.x)) \(CSS.number($0.y))" } ?? ""
    surroundings.setAttribute("data-scroll-position", "\(target.rawValue)\(point)")
  }

  static var events: [DOMEvent] {
    [DOMEvent(name: "scrolled") { $0.count == 1 ? $0[0].elementID.map { ScrolledEvent(to: $0) } : nil }]
  }
}

extension MenuDismissalEffect: DOMEffect {
  static var limit: String? { "`menuOrder` changes nothing: the items stand in the app's order." }

  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setAttribute("data-menu-stays", staysOpen ? "" : "no")
  }
}

extension ScrollTargetsEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setAttribute("data-scroll-targets", isEnabled ? "" : "no")
  }
}

extension RowFixedEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    if let deletionIsDisabled { surroundings.setAttribute("data-fixed-delete", deletionIsDisabled ? "" : "no") }
    if let moveIsDisabled { surroundings.setAttribute("data-fixed-move", moveIsDisabled ? "" : "no") }
  }
}
