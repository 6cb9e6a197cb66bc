import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("4.4: Aspect ratio") struct L44AspectRatioTests {
  @Test("4.50: the ratio is the argument, or that of the size that the child would like to have")
  func ratio() {
    let (given, size, own) = (L3Proposals(), L3Proposals(), L3Proposals())
    _ = LaidOut(100, 100) { L3Probe(log: given) { fixed(40, 10) }.aspectRatio(2, contentMode: .fit) }
    #expect(given.asked.allSatisfy { $0 == ProposedViewSize(width: 100, height: 50) }, "\(given.asked)")
    #expect(given.placed.last == ProposedViewSize(width: 100, height: 50))
    _ = LaidOut(100, 100) {
      L3Probe(log: size) { fixed(40, 10) }.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
    }
    #expect(size.placed.last == ProposedViewSize(width: 100, height: 50))
    _ = LaidOut(100, 100) { L3Probe(log: own) { fixed(40, 10) }.aspectRatio(contentMode: .fit) }
    #expect(own.asked.contains(.unspecified))
    #expect(own.placed.last == ProposedViewSize(width: 100, height: 25))
  }

  @Test(
    "4.51: fit offers the largest rectangle inside; no length, or an infinite one, does not limit it",
    arguments: [
      L44Case(100, 100, 100, 50), L44Case(300, 100, 200, 100), L44Case(100, nil, 100, 50), L44Case(nil, 50, 100, 50),
      L44Case(.infinity, 50, 100, 50), L44Case(100, .infinity, 100, 50),
    ])
  func fit(_ trial: L44Case) {
    #expect(size(trial.width, trial.height) { Color.red.aspectRatio(2, contentMode: .fit) } == trial.size)
  }

  @Test(
    "4.51, 4.54: fill offers the smallest rectangle that covers; with one length it follows that",
    arguments: [
      L44Case(100, 100, 200, 100), L44Case(300, 100, 300, 150), L44Case(100, nil, 100, 50), L44Case(nil, 50, 100, 50),
    ])
  func fill(_ trial: L44Case) {
    #expect(size(trial.width, trial.height) { Color.red.aspectRatio(2, contentMode: .fill) } == trial.size)
  }

  @Test("4.52: no length on either axis is handed on as it is", arguments: [ContentMode.fit, .fill])
  func unspecified(_ mode: ContentMode) {
    let log = L3Proposals()
    _ = LaidOut(nil, nil) { L3Probe(log: log) { Text("Hello") }.aspectRatio(2, contentMode: mode) }
    #expect(log.asked.allSatisfy { $0 == .unspecified })
    #expect(log.placed.last == .unspecified)
  }

  @Test("4.53: the answer is the child's, not the rectangle")
  func answer() {
    let view = LaidOut(200, 100) {
      HStack(spacing: 0) {
        fixed(40, 10).named("c").aspectRatio(1, contentMode: .fit)
        fixed(20, 20).named("b")
      }
    }
    #expect(view.size == CGSize(width: 60, height: 20))
    #expect(view["c"] == rect(0, 5, 40, 10))
    #expect(view["b"] == rect(40, 0, 20, 20))
  }

  @Test("4.55: scaledToFit and scaledToFill are the ratio of the child itself")
  func scaled() {
    #expect(size(60, 60) { L44Wide().scaledToFit() } == CGSize(width: 60, height: 30))
    #expect(size(60, 60) { L44Wide().aspectRatio(contentMode: .fit) } == CGSize(width: 60, height: 30))
    #expect(size(60, 60) { L44Wide().scaledToFill() } == CGSize(width: 120, height: 60))
    #expect(size(60, 60) { L44Wide().aspectRatio(contentMode: .fill) } == CGSize(width: 120, height: 60))
  }

  @Test("4.56: a filled child is larger than what was offered, and a frame around it cuts nothing off its box")
  func filledInFrame() {
    let view = LaidOut(200, 200) {
      HStack(spacing: 0) {
        L44Wide().named("w").scaledToFill().frame(width: 60, height: 60).clipped()
        fixed(20, 20).named("b")
      }
    }
    #expect(view.size == CGSize(width: 80, height: 60))
    #expect(view["w"] == rect(-30, 0, 120, 60))
    #expect(view["b"] == rect(60, 20, 20, 20))
  }

  @Test(
    "4.51, 4.52: Ex 4.h: a colour of 16 to 9",
    arguments: [
      L44Case(200, 200, 200, 112.5), L44Case(100, nil, 100, 56.25), L44Case(nil, 90, 160, 90), L44Case(nil, nil, 10, 10),
    ])
  func color(_ trial: L44Case) {
    let answer = size(trial.width, trial.height) { Color.red.aspectRatio(16.0 / 9, contentMode: .fit) }
    #expect(abs(answer.width - trial.size.width) < 0.005)
    #expect(abs(answer.height - trial.size.height) < 0.005)
  }

  @Test("4.51: Ex 4.h: a colour of 16 to 9 that covers a square")
  func filledColor() {
    let answer = size(200, 200) { Color.red.aspectRatio(16.0 / 9, contentMode: .fill) }
    #expect(abs(answer.width - 355.56) < 0.01)
    #expect(abs(answer.height - 200) < 0.005)
  }

  @Test(
    "4.50, 4.55: Ex 4.h: a resizable image, scaled to fit",
    arguments: [
      L44Case(60, 60, 60, 30), L44Case(200, 60, 120, 60), L44Case(nil, 60, 120, 60), L44Case(nil, nil, 100, 50),
    ])
  func fittedImage(_ trial: L44Case) throws {
    let picture = try L44Picture()
    #expect(size(trial.width, trial.height) { picture.image.resizable().scaledToFit() } == trial.size)
  }

  @Test("4.55, 4.56: Ex 4.h: a resizable image, scaled to fill, alone and in a frame")
  func filledImage() throws {
    let picture = try L44Picture()
    #expect(size(60, 60) { picture.image.resizable().scaledToFill() } == CGSize(width: 120, height: 60))
    let framed = LaidOut(200, 200) { picture.image.resizable().scaledToFill().named("i").frame(width: 60, height: 60) }
    #expect(framed.size == CGSize(width: 60, height: 60))
    #expect(framed["i"] == rect(-30, 0, 120, 60))
  }

  @Test("4.53: Ex 4.h: a text with a ratio stays as large as the text")
  func text() {
    #expect(size(200, 100) { Text("Hello").aspectRatio(1, contentMode: .fit) } == CGSize(width: 50, height: 20))
  }

  @Test("4.51: Ex 4.h: a square as high as the row, beside a text")
  func row() {
    let view = LaidOut(200, 40) {
      HStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit).named("sq")
        Text("Hello").named("t")
      }
    }
    #expect(view.size == CGSize(width: 90, height: 40))
    #expect(view["sq"] == rect(0, 0, 40, 40))
    #expect(view["t"] == rect(40, 10, 50, 20))
  }
}

/// What is offered, and the answer to it.
struct L44Case: Sendable, CustomTestStringConvertible {
  let width: CGFloat?
  let height: CGFloat?
  let size: CGSize

  init(_ width: CGFloat?, _ height: CGFloat?, _ expectedWidth: CGFloat, _ expectedHeight: CGFloat) {
    self.width = width
    self.height = height
    size = CGSize(width: expectedWidth, height: expectedHeight)
  }

  var testDescription: String {
    let words = [width, height].map { length in length.map { "\($0)" } ?? "nil" }
    return words.joined(separator: " × ")
  }
}

/// As large as what is offered, and best 100 × 50: like a resizable image.
private struct L44Wide: View {
  var body: some View {
    Color.red.frame(idealWidth: 100, idealHeight: 50)
  }
}

/// An image of 100 × 50 pixels: as much of a file as says so.
private final class L44Picture {
  private let folder: URL
  let image: Image

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "aspect-ratio-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 100, 0, 0, 0, 50]
    try Data(signature + header).write(to: folder.appending(path: "wide.png"))
    let bundle = try #require(Bundle(url: folder))
    image = Image("wide", bundle: bundle)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
