import BrowserHosting
import Foundation
import PagePictures
import SwiftUICore

/// What takes pictures in this process: one browser and one server, made for the first picture. They end with the process, however it ends.
@MainActor
final class PictureStudio {
  static let shared = PictureStudio()

  private var browser: Chromium?
  private var server: PictureServer?
  private var isInUse = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// What the page's media queries find.
  struct Surroundings {
    var isDark: Bool
    var hasMoreContrast: Bool
    var hasLessMotion: Bool
  }

  /// Does something with a page that knows nothing of earlier ones. One after the other, in the order in which they ask.
  func withPage<Value>(_ work: @MainActor (ChromiumPage) async throws -> Value) async throws -> Value {
    if isInUse { await withCheckedContinuation { waiting.append($0) } } else { isInUse = true }
    defer { if waiting.isEmpty { isInUse = false } else { waiting.removeFirst().resume() } }
    let page = try await ChromiumPage(try runningBrowser())
    let result: Value
    do {
      result = try await work(page)
    } catch {
      try? await page.close()
      throw error
    }
    try await page.close()
    return result
  }

  /// A picture of a scene in a window of this size.
  func picture(
    of graph: ViewGraph, width: Int, height: Int, scale: Int, _ surroundings: Surroundings, in page: ChromiumPage
  ) async throws -> Data {
    let server = try self.server ?? PictureServer()
    self.server = server
    try await page.emulate([
      .init(name: "prefers-color-scheme", value: surroundings.isDark ? "dark" : "light"),
      .init(name: "prefers-contrast", value: surroundings.hasMoreContrast ? "more" : "no-preference"),
      .init(name: "prefers-reduced-motion", value: surroundings.hasLessMotion ? "reduce" : "no-preference"),
    ])
    try await page.resize(.init(width: width, height: height, scale: scale))
    return try await server.show(graph, pixels: scale) { address in
      try await page.open(address)
      // The place of a preview that is as large as its view: here the window is the picture.
      _ = try await page.run(PictureScripts.settle, as: ChromiumPage.Clip?.self)
      return try await page.picture(of: nil)
    }
  }

  /// One that has ended, as when somebody has killed it, is started once more.
  private func runningBrowser() throws -> Chromium {
    if let browser, !browser.hasEnded { return browser }
    let browser = try Chromium(program: try Chromium.program(ProcessInfo.processInfo.environment))
    self.browser = browser
    return browser
  }

  /// The number of the browser's process; nil as long as there is none. For tests.
  var browserNumber: Int32? { browser?.processIdentifier }
}
