import Foundation
import PagePictures

/// Tells which pictures differ from those of another folder.
struct PictureComparison: Sendable {
  let browser: Chromium
  let pictures: [PictureTaking.Outcome]
  let folder: String
  let old: String?

  /// The folder of the pictures of differences, in that of the pictures.
  static let differences = "differences"

  func result() async throws -> PictureRun.Result {
    let taken = pictures.filter { $0.problem == nil }
    var lines = pictures.compactMap { picture in picture.problem.map { "no picture: \(picture.name): \($0)" } }
    let hasFailures = !lines.isEmpty
    var isSame = true
    if let old {
      let found = try await differences(from: old, of: taken.map(\.name))
      isSame = found.isEmpty
      lines += found
    }
    let count = taken.count == 1 ? "1 picture" : "\(taken.count) pictures"
    lines.append(
      "\(count) in \(folder)" + (old == nil ? "." : isSame ? ": none differs from those in \(old ?? "")." : "."))
    return PictureRun.Result(text: lines.joined(separator: "\n"), isSame: isSame, hasFailures: hasFailures)
  }

  private func differences(from old: String, of names: [String]) async throws -> [String] {
    let place = "\(folder)/\(Self.differences)"
    try? FileManager.default.removeItem(atPath: place)
    let before = Set(((try? FileManager.default.contentsOfDirectory(atPath: old)) ?? []).filter { $0.hasSuffix(".png") })
    var lines: [String] = []
    var page: ChromiumPage?
    for name in names {
      guard before.contains(name) else {
        lines.append("new: \(name)")
        continue
      }
      guard let was = FileManager.default.contents(atPath: "\(old)/\(name)"),
        let now = FileManager.default.contents(atPath: "\(folder)/\(name)"), was != now
      else { continue }
      let canvas: ChromiumPage
      if let page { canvas = page } else { canvas = try await ChromiumPage(browser) }
      page = canvas
      let difference: PictureDifference
      do {
        difference = try await .between(was, now, in: canvas)
      } catch {
        lines.append("differs: \(name): \(old)/\(name) cannot be read as a picture")
        continue
      }
      // The same picture in other bytes.
      guard difference.pixels > 0 else { continue }
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try difference.picture.write(to: URL(fileURLWithPath: "\(place)/\(name)"))
      lines.append(
        "differs: \(name): \(difference.pixels == 1 ? "1 pixel" : "\(difference.pixels) pixels"), in \(place)/\(name)")
    }
    let all = Set(pictures.map(\.name))
    lines += before.subtracting(all).sorted().map { "gone: \($0)" }
    return lines
  }
}
