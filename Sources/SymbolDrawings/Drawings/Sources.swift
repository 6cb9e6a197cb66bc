/// The texts of the drawings, one for each category, in the notation of `DrawingParser`.
enum SymbolSources {
  static let all = [
    shapes, grids, arrows, turns, chevrons, marks, math, editing, hands, communication, alerts, media, audio, devices, computers,
    commerce, time, documents, text, people, figures, places, transport, weather, nature, health, tools, objects, charts, games,
    sport, home, food,
  ]
}
