import Foundation
import PagePictures

/// A picture that is kept to be compared with later ones.
struct StoredPicture {
  private let name: String
  private let folder: String
  private var base: String { "\(folder)/\(PictureNames.plain(name))" }
  var path: String { base + ".png" }
  var newPath: String { base + ".new.png" }
  var differencePath: String { base + ".difference.png" }

  /// - Parameter file: The test's own.
  init(named name: String, in folder: String?, besides file: String) {
    self.name = name
    let file = URL(fileURLWithPath: file)
    self.folder =
      folder
      ?? file.deletingLastPathComponent().appending(
        path: "__Pictures__/\(file.deletingPathExtension().lastPathComponent)"
      ).path
  }

  /// What is to be told of a new picture; nil if nothing is.
  @MainActor
  func compare(_ new: Data, _ recording: PictureRecording, allowing allowed: Int) async throws(PictureError) -> String? {
    let old = FileManager.default.contents(atPath: path)
    if recording == .all {
      if old != new { try write(new, to: path) }
      removeLeftovers()
      return nil
    }
    guard let old else {
      guard recording == .missing else {
        return "There is no picture '\(path)', and with \(PictureRecording.variable)=never none is written."
      }
      try write(new, to: path)
      return "There was no picture '\(name)'. What the host shows is now in '\(path)': look at it. From now on it is compared."
    }
    if old == new {
      removeLeftovers()
      return nil
    }
    let difference: PictureDifference
    do {
      difference = try await PictureStudio.shared.withPage { page in
        do {
          return try await PictureDifference.between(old, new, in: page)
        } catch {
          throw PictureError(
            .input, "'\(path)' cannot be read as a picture. Remove it, or set \(PictureRecording.variable)=all to write it anew.")
        }
      }
    } catch {
      throw PictureError(error)
    }
    // The same picture may have other bytes.
    if difference.pixels <= max(0, allowed) {
      removeLeftovers()
      return nil
    }
    try write(new, to: newPath)
    try write(difference.picture, to: differencePath)
    return """
      '\(name)' differs from its picture in \(difference.pixels) \(difference.pixels == 1 ? "pixel" : "pixels").
      stored:     \(path)
      new:        \(newPath)
      difference: \(differencePath)
      With \(PictureRecording.variable)=all the new one is stored.
      """
  }

  private func removeLeftovers() {
    for path in [newPath, differencePath] { try? FileManager.default.removeItem(atPath: path) }
  }

  private func write(_ data: Data, to path: String) throws(PictureError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw PictureError(.input, "The picture '\(path)' cannot be written: \(error.localizedDescription)")
    }
  }
}
