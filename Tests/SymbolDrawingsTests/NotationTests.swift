import Testing

@testable import SymbolDrawings

@Suite("Notation of drawings")
struct NotationTests {
  private func layers(_ text: String) throws -> [SymbolLayer] { try DrawingParser { _ in nil }.layers(text) }

  private func box(_ text: String) throws -> GridBox { try #require(try layers(text)[0].path.bounds) }

  private func isNear(_ box: GridBox, _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Bool {
    let differences = [box.minX - minX, box.minY - minY, box.maxX - maxX, box.maxY - maxY]
    return differences.allSatisfy { abs($0) < 0.02 }
  }

  @Test("Shapes cover what their numbers say")
  func shapes() throws {
    #expect(isNear(try box("c 12,12 9"), 3, 3, 21, 21))
    #expect(isNear(try box("e 12,12 9 5"), 3, 7, 21, 17))
    #expect(isNear(try box("r 3,5 18 14 2"), 3, 5, 21, 19))
    #expect(isNear(try box("l 3,4 20,4 20,9"), 3, 4, 20, 9))
    #expect(isNear(try box("p 2 3,4 20,4 20,20 3,20"), 3, 4, 20, 20))
    #expect(isNear(try box("a 12,12 9 0 180"), 3, 12, 21, 21))
    #expect(isNear(try box("k 4 12,12 9 0"), 3, 3, 21, 21))
    #expect(isNear(try box("t O 12,12 10"), 7.3, 7, 16.7, 17))
  }

  @Test("Arcs of free paths bulge to the side that their flags say")
  func arcs() throws {
    #expect(isNear(try box("M3,12 A9,0,1 21,12"), 3, 3, 21, 12))
    #expect(isNear(try box("M3,12 A9,0,0 21,12"), 3, 12, 21, 21))
    #expect(isNear(try box("M12,3 A9,0,1 21,12"), 12, 3, 21, 12))
    #expect(isNear(try box("M12,3 A9,1,0 21,12"), 3, 3, 21, 21))
    #expect(isNear(try box("M12,3 a9,1,0 9,9"), 3, 3, 21, 21))
  }

  @Test("Settings move, turn, mirror and repeat")
  func settings() throws {
    #expect(isNear(try box("l 3,12 5,12 /mx"), 3, 12, 21, 12))
    #expect(isNear(try box("l 3,12 5,12 /fx"), 19, 12, 21, 12))
    #expect(isNear(try box("l 12,3 12,5 /my"), 12, 3, 12, 21))
    #expect(isNear(try box("l 12,3 12,5 /x4"), 3, 3, 21, 21))
    #expect(isNear(try box("l 12,3 12,5 /rot90"), 19, 12, 21, 12))
    #expect(isNear(try box("l 12,3 12,5 /mv1,2"), 13, 5, 13, 7))
    #expect(isNear(try box("c 12,12 8 /sc.5"), 8, 8, 16, 16))
    let layer = try layers("c 12,12 8 /L2 /T.5 /w.8")[0]
    #expect(layer.level == 2 && layer.threshold == 0.5 && layer.stroke?.factor == 0.8)
  }

  @Test("Signs fill, cut and keep apart")
  func signs() throws {
    #expect(try layers("*c 12,12 8")[0].isFilled)
    #expect(try layers("#c 12,12 8")[0].stroke == nil)
    #expect(try layers("-c 12,12 8")[0].effect == .mark)
    #expect(try layers("^c 12,12 8").map(\.effect) == [.erase, .draw])
    #expect(try layers("~c 12,12 8").map(\.effect) == [.erase])
  }

  @Test(
    "Mistakes are found",
    arguments: [
      "x 12,12 9", "c 12,12", "c 9", "l 3,4", "p 3 4", "c 12,12 9 /huh", "@nothing", "M3,4 K5,6", "M3,4 L5", "M3,4 L",
      "M3,4 Z 5,6", "*", "t ß 12,12 9", "c 12,12 9 /mv1", "A9,0,1",
    ])
  func mistakes(text: String) {
    #expect(throws: NotationError.self) { try layers(text) }
  }
}
