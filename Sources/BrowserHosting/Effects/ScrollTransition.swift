import SwiftUICore

extension ScrollTransitionEffect: DOMEffect {
  static var limit: String? {
    "What is between two phases is mixed in the page: another blend mode or another kind of effect comes in the middle of the way."
  }

  func add(to surroundings: inout DOMSurroundings) {
    let looks = [before, identity, after].map { DOMSurroundings($0).boxes.reduce(into: DOMLook()) { $0.add($1) } }
    surroundings.withBox(at: .closed, over: .layout) { box in
      looks[1].add(to: &box)
      if looks.contains(where: \.needsExtent) { box.showExtent() }
    }
    // Where it is counts, and not where it is drawn.
    surroundings.withBox(at: .closed, over: .layout) { $0.addAttribute("data-scroll-transition", text(for: looks)) }
  }

  /// `[axis, way or null, way or null, look, look, look]`: "x", "y" or "" for what scrolls, and how it looks in each phase.
  private func text(for looks: [DOMLook]) -> String {
    var json = JSONWriter()
    json.array { json in
      json.string(axis.map { $0 == .horizontal ? "x" : "y" } ?? "")
      topLeading.write(to: &json)
      bottomTrailing.write(to: &json)
      for look in looks { json.object(look.properties) }
    }
    return String(buffer: json.buffer)
  }
}

extension ScrollTransitionEffect.Way? {
  /// `[follows, lengths, middles, points, animation]`
  fileprivate func write(to json: inout JSONWriter) {
    guard let self else { return json.string(nil) }
    json.array { json in
      json.number(self.followsScrolling ? 1 : 0)
      for number in [self.lengths, self.middles, self.points] { json.written(CSS.number(number.isFinite ? number : 0)) }
      self.animation.write(to: &json)
    }
  }
}

/// What several boxes make of a view that none of them gives another place, in one.
private struct DOMLook {
  private var opacity: Double?
  private var filters: [String] = []
  private var transforms: [String] = []
  private(set) var needsExtent = false

  mutating func add(_ box: DOMBox) {
    filters += box.filters
    transforms = box.transforms + transforms
    if let own = box.opacity { opacity = (opacity ?? 1) * own }
    needsExtent = needsExtent || box.value(of: "data-extent") != nil
  }

  func add(to box: inout DOMBox) {
    for filter in filters { box.addFilter(filter) }
    for transform in transforms.reversed() { box.addTransform(transform) }
    if let opacity { box.addStyle("opacity", CSS.number(opacity)) }
  }

  var properties: [(name: String, value: String)] {
    [
      ("opacity", opacity.map { CSS.number($0) }), ("filter", filters.isEmpty ? nil : filters.joined(separator: " ")),
      ("transform", transforms.isEmpty ? nil : transforms.joined(separator: " ")),
    ].compactMap { name, value in value.map { (name, $0) } }
  }
}
