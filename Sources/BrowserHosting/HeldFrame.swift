import SwiftUICore

/// What a page that nobody sees is to show once it is seen again.
///
/// Of each element the newest content and place are kept, whatever has happened to it in between: what ticks for hours is one change. What
/// changes the tree is written when it comes, for a layout knows only what is there now.
struct HeldFrame {
  private var written = JSONWriter()
  private var changes: [ElementID: (old: any ElementContent, new: any ElementContent)] = [:]
  /// In the order in which they came first.
  private var changed: [ElementID] = []
  private var places: [ElementID] = []
  private var placed: Set<ElementID> = []
  /// The elements at the top: the window's content, sheets, dialogs.
  private var top: Set<ElementID>
  /// Whether the title of the window may be another one: people see it while they do not see the page.
  private(set) var tellsTitle = false

  init(_ topElements: [ElementID]) {
    top = Set(topElements)
  }

  var isEmpty: Bool { changed.isEmpty && places.isEmpty && byteCount == 0 }
  /// How much of it is written.
  var byteCount: Int { written.buffer.readableBytes }

  mutating func add(_ commit: Commit, _ layout: DOMLayout?) {
    if commit.patches.contains(where: { !$0.isOfOneElement }) {
      writeChanges(layout)
      for patch in commit.patches {
        if case .place(let id) = patch { add(place: id) } else { add(patch, layout) }
      }
    } else {
      for patch in commit.patches { add(patch, layout) }
    }
  }

  private mutating func add(_ patch: Patch, _ layout: DOMLayout?) {
    switch patch {
    case .update(let id, let old, let new):
      if DOMCatalogue.changes(from: old, to: new).contains(where: \.tellsTitle) { tellsTitle = true }
      if changes[id] == nil { changed.append(id) }
      changes[id] = (changes[id]?.old ?? old, new)
    case .place(let id): add(place: id)
    case .insert(let element, let parent, _):
      if parent == .root { top.insert(element.id) }
      if element.descendants.contains(where: { $0.content is NavigationBarContent }) { tellsTitle = true }
      writeChanges(layout)
      CommitEncoder.write(patch, layout, to: &written)
    case .remove(let id):
      if top.remove(id) != nil { tellsTitle = true }
      writeChanges(layout)
      CommitEncoder.write(patch, layout, to: &written)
    case .surround, .move:
      writeChanges(layout)
      CommitEncoder.write(patch, layout, to: &written)
    }
  }

  private mutating func add(place id: ElementID) {
    if placed.insert(id).inserted { places.append(id) }
  }

  /// To be called while the elements of the changes are on the page, as it is written so far.
  private mutating func writeChanges(_ layout: DOMLayout?) {
    for id in changed {
      guard let (old, new) = changes[id] else { continue }
      CommitEncoder.write(.update(id, from: old, to: new), layout, to: &written)
    }
    changed = []
    changes = [:]
  }

  /// All of it, as operations; nothing is held any more.
  mutating func take(_ layout: DOMLayout?) -> JSONWriter {
    writeChanges(layout)
    // Of what has gone there is no place.
    for id in places { CommitEncoder.write(.place(id), layout, to: &written) }
    places = []
    placed = []
    tellsTitle = false
    return exchange(&written, with: JSONWriter())
  }
}

extension Patch {
  /// Whether it is about one element that stays where it is in the tree.
  fileprivate var isOfOneElement: Bool {
    switch self {
    case .update, .place: true
    case .insert, .move, .remove, .surround: false
    }
  }
}

extension DOMSetting {
  /// Whether the script may give the window another title because of it.
  fileprivate var tellsTitle: Bool {
    if case .attribute(let name, _) = self { name == "data-title" || name == "data-covered" } else { false }
  }
}
