import Dispatch
import Foundation
import PagePictures
import Synchronization

/// Builds previews, takes a picture of each, and compares them with others.
package struct PictureRun {
  package struct Result: Sendable {
    /// What there is to tell.
    package let text: String
    /// Whether all pictures are as those that they were compared with.
    package let isSame: Bool
    /// Whether a preview has no picture.
    package let hasFailures: Bool
  }

  /// A preview, as the program lists it.
  struct Preview: Decodable, Sendable {
    let id: String
    let name: String
    let file: String
    let width: Double
    let height: Double
    let fits: Bool
    let ended: String?
  }

  struct Listing: Decodable, Sendable {
    let previews: [Preview]
  }

  /// So many pages at once.
  private static let pageCount = 4

  private var runner: AppRunner
  private let settings: PictureSettings
  private let folder: String
  private let old: String?

  /// - Parameters:
  ///   - folder: Where the pictures go.
  ///   - old: A folder of earlier ones to compare with, if that is wanted.
  package init(
    _ options: AppRunner.Options, _ settings: PictureSettings, folder: String, old: String?,
    tell: @escaping @Sendable (AppRunner.Event) -> Void
  ) {
    var options = options
    options.arguments = ["--no-open"]
    runner = AppRunner(options) { event in
      // Where the program serves its pages is of no use to anybody.
      if case .line = event { return }
      tell(event)
    }
    self.settings = settings
    self.folder = URL(fileURLWithPath: folder, isDirectory: true).path
    self.old = old.map { URL(fileURLWithPath: $0, isDirectory: true).path }
  }

  /// Nil if something does not compile.
  package func run() throws -> Result? {
    // Not after minutes of building.
    let program = try Chromium.program(ProcessInfo.processInfo.environment)
    if let old {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: old, isDirectory: &isFolder), isFolder.boolValue else {
        throw PictureFailure(description: "There is no folder '\(old)' to compare with.")
      }
      guard old != folder else {
        throw PictureFailure(
          description: "--png and --compare name the same folder: the pictures would be written over the old ones.")
      }
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw PictureFailure(description: "The folder '\(folder)' cannot be made: \(error.localizedDescription)")
    }
    var runner = runner
    guard let address = try runner.buildOnce() else { return nil }
    defer { runner.end() }
    let browser = try Chromium(
      program: program, start: RunningProcesses.start, ended: RunningProcesses.remove)
    defer { browser.end() }
    let (settings, folder, old) = (settings, folder, old)
    return try Self.wait {
      let pictures = try await PictureTaking(browser: browser, address: address, settings: settings, folder: folder).run()
      return try await PictureComparison(browser: browser, pictures: pictures, folder: folder, old: old).result()
    }
  }

  /// The command line waits for what takes pictures.
  private static func wait<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let outcome = Mutex<Swift.Result<Value, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      let result: Swift.Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      outcome.withLock { $0 = result }
      isDone.signal()
    }
    isDone.wait()
    guard let result = outcome.withLock({ $0 }) else { throw PictureFailure(description: "No picture was taken.") }
    return try result.get()
  }
}
