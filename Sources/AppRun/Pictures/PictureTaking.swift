import Foundation
import PagePictures

/// Takes a picture of each preview that a program shows.
struct PictureTaking: Sendable {
  let browser: Chromium
  let address: String
  let settings: PictureSettings
  let folder: String

  /// What became of a preview: its file, and why there is none.
  struct Outcome: Sendable {
    let name: String
    let problem: String?
  }

  /// So many pages at once: more make no processor faster.
  private static let pageCount = 4

  func run() async throws -> [Outcome] {
    let first = try await ChromiumPage(browser)
    try await first.open(address + "/previews.json")
    let text = try await first.run("document.body.innerText", as: String.self)
    let previews = try JSONDecoder().decode(PictureRun.Listing.self, from: Data(text.utf8)).previews
    let names = PictureNames.names(of: previews.map { ($0.file, $0.name) })
    let next = NextIndex(previews.count)
    var outcomes: [Int: Outcome] = [:]
    try await withThrowingTaskGroup(of: [(Int, Outcome)].self) { group in
      for number in 0..<min(Self.pageCount, previews.count) {
        group.addTask {
          let page = number == 0 ? first : try await ChromiumPage(browser)
          try await page.emulate(features)
          var done: [(Int, Outcome)] = []
          while let index = await next.take() {
            var problem: String?
            do {
              try await take(previews[index], page).write(to: URL(fileURLWithPath: "\(folder)/\(names[index])"))
            } catch {
              problem = "\(error)"
              // What was there is of an earlier time.
              try? FileManager.default.removeItem(atPath: "\(folder)/\(names[index])")
            }
            done.append((index, Outcome(name: names[index], problem: problem)))
          }
          return done
        }
      }
      for try await done in group { for (index, outcome) in done { outcomes[index] = outcome } }
    }
    return previews.indices.compactMap { outcomes[$0] }
  }

  private var features: [ChromiumPage.Feature] {
    [
      .init(name: "prefers-color-scheme", value: settings.scheme),
      .init(name: "prefers-contrast", value: settings.contrast == "more" ? "more" : "no-preference"),
    ]
  }

  private struct Request: Encodable {
    let id: String
    let width: Double
    let height: Double
    let fits: Bool
    let scheme: String?
    let textSize: String?
    let direction: String?
    let locale: String?
  }

  private func take(_ preview: PictureRun.Preview, _ page: ChromiumPage) async throws -> Data {
    if let ended = preview.ended { throw PictureFailure(description: "it has ended the program: \(ended)") }
    let size = settings.size ?? .init(width: Int(preview.width.rounded(.up)), height: Int(preview.height.rounded(.up)))
    try await page.resize(.init(width: size.width, height: size.height, scale: settings.scale))
    let request = Request(
      id: preview.id, width: Double(size.width), height: Double(size.height), fits: preview.fits && settings.size == nil,
      scheme: nil, textSize: settings.textSize, direction: settings.direction, locale: settings.locale)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let value = String(decoding: try encoder.encode(request), as: UTF8.self)
    let coded = value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    try await page.open("\(address)/window/preview?value=\(coded)")
    let clip = try await page.run(PictureScripts.settle, as: ChromiumPage.Clip?.self)
    return try await page.picture(of: clip)
  }
}

/// Which preview is next, for several pages that take pictures.
private actor NextIndex {
  private var next = 0
  private let count: Int

  init(_ count: Int) { self.count = count }

  func take() -> Int? {
    defer { next += 1 }
    return next < count ? next : nil
  }
}
