import Foundation

/// Images of an app that are PDF files, as many catalogs have them. Browsers show none, so they become SVG drawings, by the program
/// `pdftocairo`, which the package `poppler-utils` has. Each is converted once, and kept among the app's caches.
enum PDFDrawing {
  /// The drawing in place of a file; nil for a file that is no PDF.
  static func representation(path: String) throws(UnreadableImage) -> ImageBytes? {
    guard path.lowercased().hasSuffix(".pdf") else { return nil }
    let data = try ImageBytes.file(path: path).read()
    guard data.starts(with: Array("%PDF".utf8)) else { return nil }
    let folder = folder
    let kept = "\(folder)/\(name(of: data)).svg"
    if let drawing = FileManager.default.contents(atPath: kept), !drawing.isEmpty { return .file(path: kept) }
    let drawing = try convert(path, in: folder)
    do {
      try drawing.write(to: URL(fileURLWithPath: kept), options: .atomic)
      return .file(path: kept)
    } catch {
      // Nowhere to keep it: it is shown all the same.
      return .data(drawing)
    }
  }

  private static var folder: String {
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    let folder = caches.appendingPathComponent("oriel-drawings").path
    // Where it cannot be made nothing is kept.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Another content has another name: 64 bits of FNV-1a, and the size.
  private static func name(of data: Data) -> String {
    let hash = data.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16) + "-\(data.count)"
  }

  /// A drawing takes some hundredths of a second.
  private static let limit = DispatchTimeInterval.seconds(20)

  private static func convert(_ path: String, in folder: String) throws(UnreadableImage) -> Data {
    let result = "\(folder)/\(UUID().uuidString).svg"
    defer { try? FileManager.default.removeItem(atPath: result) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pdftocairo", "-svg", "-f", "1", "-l", "1", path, result]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw UnreadableImage("pdftocairo cannot be started: \(error.localizedDescription)") }
    // No run loop runs meanwhile: nothing else of the app comes in between.
    guard ended.wait(timeout: .now() + limit) == .success else {
      process.terminate()
      throw UnreadableImage("pdftocairo makes no SVG of it")
    }
    guard process.terminationStatus != 127 else {
      throw UnreadableImage(
        "browsers show no PDF as an image: install poppler-utils, which makes an SVG of it, or export it as SVG")
    }
    guard process.terminationStatus == 0, let drawing = FileManager.default.contents(atPath: result) else {
      throw UnreadableImage("pdftocairo makes no SVG of it")
    }
    return inPoints(drawing)
  }

  /// A point of a PDF is a point of the layout, not one of the paper.
  private static func inPoints(_ drawing: Data) -> Data {
    let text = String(decoding: drawing, as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else { return drawing }
    let tag = text[start.lowerBound...end].replacing(#/(width|height)="([0-9.]+)pt"/#) { "\($0.1)=\"\($0.2)\"" }
    return Data((text[..<start.lowerBound] + tag + text[text.index(after: end)...]).utf8)
  }
}
