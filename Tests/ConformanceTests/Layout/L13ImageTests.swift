import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("1.3: Images, colours, shapes") struct L13ImageTests {
  @Test(
    "1.40: an image answers its own size to every proposal",
    arguments: [
      L1Row(60, 60, 100, 50), L1Row(nil, nil, 100, 50), L1Row(0, 0, 100, 50), L1Row(400, 300, 100, 50),
      L1Row(.infinity, .infinity, 100, 50), L1Row(nil, 30, 100, 50),
    ])
  func ownSize(row: L1Row) throws {
    let image = try #require(L13Pictures.wide)
    #expect(size(row.width, row.height) { image } == row.answer)
  }

  @Test("1.40: a symbol is as large as its font and scale say, whatever is proposed")
  func symbol() {
    let star = Image(systemName: "star")
    let ideal = size(nil, nil) { star }
    #expect(ideal.width > 0 && ideal.height > 0)
    #expect(size(0, 0) { star } == ideal)
    #expect(size(500, 500) { star } == ideal)
    #expect(size(nil, nil) { star.imageScale(.large) }.width > size(nil, nil) { star.imageScale(.small) }.width)
  }

  @Test(
    "1.41: Ex 1.b: a resizable image takes what it is offered, and keeps its own length where nothing is",
    arguments: [
      L1Row(60, 60, 60, 60), L1Row(nil, 30, 100, 30), L1Row(nil, nil, 100, 50), L1Row(60, nil, 60, 50), L1Row(0, 0, 0, 0),
    ])
  func resizable(row: L1Row) throws {
    let image = try #require(L13Pictures.wide).resizable()
    #expect(size(row.width, row.height) { image } == row.answer)
  }

  @Test(
    "1.41: a resizable image is at least as large as its caps",
    arguments: [L1Row(0, 0, 30, 20), L1Row(5, 200, 30, 200), L1Row(200, 5, 200, 20), L1Row(nil, nil, 100, 50)])
  func caps(row: L1Row) throws {
    let insets = EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    let image = try #require(L13Pictures.wide).resizable(capInsets: insets)
    #expect(size(row.width, row.height) { image } == row.answer)
  }

  @Test("1.42: an image stands on the line of the text beside it, and hands on where that is")
  func baselines() throws {
    let image = try #require(L13Pictures.wide)
    let row = LaidOut(200, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        image.named("i")
        Text("A").named("t")
      }
    }
    #expect(row.size == CGSize(width: 110, height: 54))
    #expect(row["i"] == rect(0, 0, 100, 50))
    #expect(row["t"] == rect(100, 34, 10, 20))
    let column = LaidOut(200, 100) {
      VStack(spacing: 0) {
        image
        fixed(10, 10)
      }
    }
    #expect(column.guide(.firstTextBaseline) == 50)
    #expect(column.guide(.lastTextBaseline) == 50)
    let resizable = LaidOut(200, nil) {
      VStack(spacing: 0) {
        image.resizable()
        fixed(10, 10)
      }
    }
    // Without a baseline of its own it is the lower edge of the column that counts.
    #expect(resizable.guide(.firstTextBaseline) == 60)
  }

  @Test("1.42: the baseline of a symbol is at or above its lower edge")
  func symbolBaseline() {
    let view = LaidOut(nil, nil) { Image(systemName: "star") }
    let baseline = view.guide(.firstTextBaseline)
    #expect(baseline > 0)
    #expect(baseline <= view.size.height)
  }

  @Test(
    "1.43: colours, gradients, canvases and shapes answer the proposal, and 10 where there is none",
    arguments: [
      L1Row(200, 100, 200, 100), L1Row(0, 0, 0, 0), L1Row(nil, 30, 10, 30), L1Row(30, nil, 30, 10), L1Row(nil, nil, 10, 10),
    ])
  func greedy(row: L1Row) {
    let (width, height) = (row.width, row.height)
    #expect(size(width, height) { Color.red } == row.answer)
    #expect(size(width, height) { Rectangle() } == row.answer)
    #expect(size(width, height) { RoundedRectangle(cornerRadius: 5) } == row.answer)
    #expect(size(width, height) { Capsule() } == row.answer)
    #expect(size(width, height) { Ellipse() } == row.answer)
    #expect(size(width, height) { L13Triangle() } == row.answer)
    #expect(
      size(width, height) { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) } == row.answer)
    #expect(size(width, height) { Canvas { _, _ in } } == row.answer)
  }

  @Test(
    "1.44: a circle answers the square of the smaller length, and counts 10 where there is none",
    arguments: [
      L1Row(200, 100, 100, 100), L1Row(60, 100, 60, 60), L1Row(nil, 30, 10, 10), L1Row(30, nil, 10, 10), L1Row(nil, 5, 5, 5),
      L1Row(nil, nil, 10, 10), L1Row(0, 50, 0, 0),
    ])
  func circle(row: L1Row) {
    #expect(size(row.width, row.height) { Circle() } == row.answer)
  }

  @Test("1.44: Ex 1.b: a circle in a row leaves what it does not need")
  func circleInRow() {
    let view = LaidOut(100, 40) {
      HStack(spacing: 0) {
        Circle().named("c")
        Text("Hi").named("t")
      }
    }
    #expect(view.size == CGSize(width: 60, height: 40))
    #expect(view["c"] == rect(0, 0, 40, 40))
    #expect(view["t"] == rect(40, 10, 20, 20))
  }

  @Test("1.45: a shape may choose its size, and what is drawn of it keeps that size; one that is turned takes what it is offered")
  func sizedShape() {
    let answer = CGSize(width: 30, height: 40)
    let tile = L13Tile()
    #expect(size(200, 100) { tile } == answer)
    #expect(size(nil, nil) { tile } == answer)
    #expect(size(200, 100) { tile.fill(Color.red) } == answer)
    #expect(size(200, 100) { tile.stroke(lineWidth: 4) } == answer)
    #expect(size(200, 100) { tile.stroke(Color.red, lineWidth: 4) } == answer)
    #expect(size(200, 100) { tile.trim(from: 0, to: 0.5) } == answer)
    #expect(size(200, 100) { Circle().stroke(lineWidth: 4) } == CGSize(width: 100, height: 100))
    #expect(size(200, 100) { Circle().trim(from: 0, to: 0.5).stroke() } == CGSize(width: 100, height: 100))
    // Measured on macOS 26: one that is turned takes what it is offered.
    #expect(size(200, 100) { tile.rotation(.degrees(90)) } == CGSize(width: 200, height: 100))
  }

  @Test("1.46: an image that is still to be loaded takes what it is offered")
  func waiting() {
    #expect(size(200, 100) { AsyncImage(url: nil) } == CGSize(width: 200, height: 100))
    #expect(size(30, 60) { AsyncImage(url: nil) } == CGSize(width: 30, height: 60))
  }

  @Test("1.46: an image that has been loaded has its own size")
  func loaded() async throws {
    let url = URL(string: "data:image/svg+xml,%3Csvg%20width='30'%20height='20'/%3E")
    let view = LaidOut(200, 100) { AsyncImage(url: url) }
    let own = CGSize(width: 30, height: 20)
    for _ in 0..<500 where view.size != own {
      try await Task.sleep(for: .milliseconds(10))
      view.turn()
    }
    #expect(view.size == own)
  }
}

/// A shape that leaves its size to the proposal.
private struct L13Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A shape of one size.
private struct L13Tile: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 30, height: 40) }
}

@MainActor private enum L13Pictures {
  /// An image of 100×50, in a bundle that is made for it. Nil if that fails.
  static let wide: Image? = {
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"></svg>"#
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(drawing.utf8).write(to: folder.appending(path: "wide.svg"))
    } catch {
      return nil
    }
    return Bundle(path: folder.path).map { Image("wide", bundle: $0) }
  }()
}
