import Foundation
import PreviewExchange

/// The runs of one build of previews: what the program is told, and which previews have ended it.
struct PreviewRuns {
  private var settings: PreviewSettings
  private let file: String
  /// So many times in a row a program that has hardly begun is started again.
  private static let startLimit = 3
  private var shortRuns = 0

  init(_ previews: AppSources.Previews, _ app: AppSources, _ package: AppPackage) {
    settings = PreviewSettings(
      title: app.name, folder: app.folder, file: previews.file, files: package.linkedFiles, providers: previews.providers,
      running: package.folder + "/running-preview")
    file = package.previewSettings
  }

  /// Starts the program.
  func start(
    _ package: AppPackage, _ arguments: [String], tell: @escaping @Sendable (AppRunner.Event) -> Void
  ) throws -> RunningApp {
    try JSONEncoder().encode(settings).write(to: URL(fileURLWithPath: file), options: .atomic)
    // What a program says when it ends counts here, and a trace of the stack would take seconds.
    let variables = [PreviewSettings.variable: file, "SWIFT_BACKTRACE": "enable=no"]
    // What previews keep is not what the app keeps, and begins anew with each build.
    let data = package.folder + "/data"
    if settings.ended.isEmpty { try? FileManager.default.removeItem(atPath: data) }
    return try RunningApp(
      program: package.program, arguments: arguments + ["--data", data], in: package.bundleFolder, variables: variables,
      printError: { tell(.errorLine($0)) }, print: { tell(.line($0)) })
  }

  /// Notes which preview has ended a program.
  ///
  /// - Returns: Whether it is worth to start it again: not where it ends at once, whatever is left out.
  mutating func note(_ ended: RunningApp, _ tell: (AppRunner.Event) -> Void) -> Bool {
    let said = ended.lastErrors()
    let preview = RunningPreview.noted(in: settings.running)
    let isNew = !settings.ended.contains { $0.preview == preview }
    let isShort = ended.start.duration(to: .now) < .seconds(3)
    shortRuns = isShort && !isNew ? shortRuns + 1 : 0
    settings.ended.append(
      .init(preview: preview, text: said.isEmpty ? "It ended with status \(ended.exitStatus), and said nothing." : said))
    guard shortRuns < Self.startLimit else {
      tell(.note("The previews end the program again and again. It is built and started again when a file changes."))
      return false
    }
    tell(
      .note(
        preview.map { "It was the preview \($0). The others are shown again." }
          ?? "It is not known which preview it was: none runs by itself."))
    return true
  }
}
