/// The form of a drawing that is crossed out.
enum SymbolSlash {
  static func across(_ layers: [SymbolLayer]) -> [SymbolLayer] {
    guard let box = layers.bounds else { return layers }
    let half = min(max(box.height / 2 - 0.4, 7), 9.2)
    func line(offset: Double) -> SymbolPath {
      var path = SymbolPath()
      path.move(to: GridPoint(12 - half + offset, 12 - half - offset))
      path.line(to: GridPoint(12 + half + offset, 12 + half - offset))
      return path
    }
    // The gap lies on the upper trailing side; its other edge hides beneath the line at every weight.
    let gap = SymbolLayer(path: line(offset: 0.76), effect: .erase, stroke: SymbolLayer.Stroke(factor: 0.7, extra: 1.6))
    return layers.atLevel(1) + [gap, SymbolLayer(path: line(offset: 0))]
  }
}
