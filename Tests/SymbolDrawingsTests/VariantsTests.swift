import Testing

@testable import SymbolDrawings

@Suite("Variants of symbols")
struct VariantsTests {
  private func drawing(_ name: String) throws -> SymbolDrawing { try #require(SymbolDrawing.named(name), "\(name)") }

  @Test("A filled form differs from the outline, and something of it is filled")
  func filled() throws {
    var count = 0
    for name in SymbolDrawing.names where !name.contains("fill") {
      guard let filled = SymbolDrawing.named(name + ".fill") else { continue }
      count += 1
      #expect(filled != SymbolDrawing.named(name), "\(name)")
      #expect(filled.layers.contains { $0.isFilled && $0.effect == .draw }, "\(name)")
    }
    #expect(count > 300)
  }

  @Test("What lies within an outline becomes a hole in the filled form")
  func holes() throws {
    #expect(try drawing("envelope.fill").layers.map(\.effect) == [.draw, .mark])
    #expect(try drawing("envelope").layers.map(\.effect) == [.draw, .draw])
    #expect(try drawing("plus.circle.fill").layers.allSatisfy { $0.level == 1 || $0.effect == .mark })
  }

  @Test("Lines alone have no filled form", arguments: ["plus", "arrow.up", "chevron.left", "checkmark", "list.bullet", "wind"])
  func open(name: String) {
    #expect(SymbolDrawing.named(name) != nil)
    #expect(SymbolDrawing.named(name + ".fill") == nil)
  }

  @Test("Most drawings stand in circles and squares, filled or not")
  func enclosed() {
    for name in ["heart", "bell", "plus", "arrow.up", "trash", "person", "z", "0", "50"] {
      for container in ["circle", "square", "rectangle", "app", "diamond", "octagon", "seal", "circle.fill", "square.fill"] {
        #expect(SymbolDrawing.named("\(name).\(container)") != nil, "\(name).\(container)")
      }
    }
  }

  @Test("What stands in a circle is smaller, with strokes nearly as wide")
  func inner() throws {
    let plus = try #require(try drawing("plus").layers.bounds)
    let inner = try drawing("plus.circle").layers.filter { $0.level == 0 }
    #expect(try #require(inner.bounds).width < plus.width * 0.7)
    #expect(inner.allSatisfy { ($0.stroke?.factor ?? 0) >= 0.9 })
  }

  @Test("All letters and the numbers up to 50 stand in circles and squares")
  func characters() {
    for name in "abcdefghijklmnopqrstuvwxyz".map({ String($0) }) + (0...50).map({ String($0) }) {
      for form in ["circle", "circle.fill", "square", "square.fill"] {
        #expect(SymbolDrawing.named("\(name).\(form)") != nil, "\(name).\(form)")
      }
    }
  }

  @Test(
    "A slash adds a gap and a line",
    arguments: ["bell.slash", "bell.slash.fill", "mic.slash", "heart.slash.fill", "wifi.slash"])
  func slash(name: String) throws {
    let layers = try drawing(name).layers
    #expect(layers.suffix(2).map(\.effect) == [.erase, .draw])
    #expect(layers.last?.level == 0)
    #expect(layers.dropLast(2).allSatisfy { $0.level == 1 })
  }

  @Test(
    "A badge stands over a gap at the trailing side",
    arguments: [
      "person.badge.plus", "person.fill.badge.plus", "folder.badge.minus", "bell.badge", "bell.badge.fill",
      "calendar.badge.clock", "person.crop.circle.fill.badge.checkmark", "person.crop.circle.badge.xmark",
      "gear.badge.xmark",
    ])
  func badge(name: String) throws {
    let layers = try drawing(name).layers
    let gap = try #require(layers.firstIndex { $0.effect == .erase })
    let badge = try #require(Array(layers[(gap + 1)...]).bounds)
    #expect(badge.centre.x > 14)
    #expect(layers[(gap + 1)...].contains { $0.level == 0 })
  }

  @Test("Left and right mirror each other")
  func mirrored() throws {
    let left = try drawing("arrowshape.turn.up.left")
    #expect(try drawing("arrowshape.turn.up.right").layers == left.layers.transformed(by: .mirroredSideways))
    #expect(!left.isMirroredRightToLeft)
  }

  @Test("Forward and backward follow the text; left, right and the controls of a player do not")
  func rightToLeft() throws {
    #expect(try drawing("chevron.forward").isMirroredRightToLeft)
    #expect(try drawing("arrow.uturn.backward.circle.fill").isMirroredRightToLeft)
    #expect(try drawing("chevron.forward").layers == drawing("chevron.right").layers)
    #expect(try drawing("list.bullet").isMirroredRightToLeft)
    for name in ["chevron.right", "forward.fill", "backward.end", "heart", "chevron.left.forwardslash.chevron.right"] {
      #expect(try !drawing(name).isMirroredRightToLeft, "\(name)")
    }
  }

  @Test("Old names mean the same drawings")
  func otherNames() throws {
    #expect(try drawing("line.horizontal.3.decrease") == drawing("line.3.horizontal.decrease"))
    #expect(
      try drawing("person.crop.circle.fill.badge.checkmark").layers == drawing("person.crop.circle.badge.checkmark.fill").layers)
  }
}
