import SwiftUICore

/// An element, with those around it from the root on.
struct PlacedElement {
  let element: Element
  let path: [Element]

  /// This element and everything in it, in reading order.
  var all: [PlacedElement] {
    [self]
      + (element.children.enumerated().filter { element.content.showsChild(at: $0.offset) }.map(\.element) + element.layers)
      .filter { !$0.content.isCovered && !($0.content is CommandBarContent) }
      .flatMap { PlacedElement(element: $0, path: path + [element]).all }
  }

  /// Whether it is a row of a list, a section in one, or a lazy container.
  var isRow: Bool {
    guard element.content.rows != .asAround, !(element.content is GapContent) else { return false }
    return path.last { $0.content.rows != .asAround }?.content.rows == .onDemand && path.last?.content is PartContent == false
  }

  /// Why a person cannot reach it, in words that follow "it is".
  var obstacle: String? { obstacle { _ in true } }

  /// The same for keys, which pass what is closed to taps.
  var obstacleForKeys: String? { obstacle { !($0 is HitTestingEffect) } }

  private func obstacle(_ counts: (any ElementEffect) -> Bool) -> String? {
    for around in path + [element] {
      for effect in around.effects where counts(effect) { if let obstacle = effect.obstacle { return obstacle } }
    }
    let root = path.first ?? element
    guard let modal = root.descendants.last(where: \.content.isModal) else { return nil }
    return (path + [element]).contains { $0.id == modal.id } ? nil : "behind a \(modal.role)"
  }

  /// The elements around it that say something, the innermost first.
  var surroundings: String {
    let around = path.dropFirst().reversed().prefix(3).map { around in
      let text = around.text
      let shown = text.count > 60 ? text.prefix(59) + "…" : text[...]
      return shown.isEmpty ? "\(around.role)" : "\(around.role) “\(shown)”"
    }
    return ([element.summary] + around).joined(separator: ", in ")
  }
}

extension ElementQuery {
  /// What answers inside an element, in reading order.
  func answers(in place: PlacedElement) -> [PlacedElement] {
    var found = place.all.dropFirst().filter(matches)
    if role == nil {
      // A label or an identifier names an element with everything in it: that is one answer.
      var ids: Set<ElementID> = []
      found = found.filter { candidate in
        defer { ids.insert(candidate.element.id) }
        return !candidate.path.contains { ids.contains($0.id) }
      }
    }
    guard let index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  private func matches(_ place: PlacedElement) -> Bool {
    let element = place.element
    return (role == nil || element.role == role!.role) && (label == nil || element.label == label || element.text == label)
      && (identifier == nil || element.identifier == identifier) && (!isRow || place.isRow)
      && contents.allSatisfy { inner in inner.matches(place) || !inner.answers(in: place).isEmpty }
  }
}
