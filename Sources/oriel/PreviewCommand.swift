import AppRun
import ArgumentParser
import Foundation
import PagePictures
import SourceCheck

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Shows the previews of a folder or a file in a browser, live.",
    discussion: """
      Builds like 'oriel run', and prints the URL of a page with a frame for each #Preview and each member of a PreviewProvider. Builds again \
      when a file changes; what does not compile is told over the page, where the last good version goes on. A preview that ends its \
      process is marked, and the others are shown again. Neither an app nor a type marked @main is needed.

      With --png a picture of each preview is written into a folder, and --compare tells which differ from those of another. Both take \
      Chromium.

      Exit status: 0; with --compare 1 if a picture differs, is new or is gone; 1 if something does not compile, 2 if something is wrong with \
      the command line or the folder.
      """)

  @Argument(help: "A folder, or a Swift file: then its previews alone are shown.", completion: .file(extensions: ["swift"]))
  var place = "."

  @OptionGroup var build: BuildOptions

  @Option(help: "The address to listen on (default: 127.0.0.1, which only this machine reaches).")
  var host: String?

  @Option(help: ArgumentHelp("The port to listen on (default: the first free one from 8080 on).", valueName: "number"))
  var port: Int?

  @Flag(help: "Do not open the page in a browser.")
  var noOpen = false

  @OptionGroup(title: "Pictures") var pictures: PictureOptions

  func validate() throws {
    if let port, !(1...65_535).contains(port) { throw ValidationError("A port is a number from 1 to 65535, not \(port).") }
  }

  func run() throws {
    let ending = RunEnding()
    defer { ending.cancel() }
    var options = try build.runnerOptions()
    options.folder = place
    options.showsPreviews = true
    let report = RunReport(folder: place, build: build)
    do {
      if let folder = pictures.png {
        try takePictures(into: folder, options, report)
      } else {
        options.arguments =
          (host.map { ["--host", $0] } ?? []) + (port.map { ["--port", String($0)] } ?? []) + (noOpen ? ["--no-open"] : [])
        var runner = AppRunner(options) { report.tell($0) }
        _ = try runner.run()
      }
    } catch let failure as AppSources.Failure {
      Terminal.complain("Error: \(failure)")
      throw ExitStatus.badInput
    }
  }

  private func takePictures(into folder: String, _ options: AppRunner.Options, _ report: RunReport) throws {
    let run = PictureRun(options, pictures.settings, folder: folder, old: pictures.compare) { report.tell($0) }
    do {
      guard let result = try run.run() else { throw ExitStatus.somethingToDo }
      Terminal.write(result.text + "\n", to: .output)
      if pictures.compare != nil, !result.isSame { throw ExitStatus.somethingToDo }
      if result.hasFailures { throw ExitStatus.somethingToDo }
    } catch let failure as PictureFailure {
      Terminal.complain("Error: \(failure)")
      throw ExitStatus.badInput
    }
  }
}

/// What pictures of previews are like.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write a picture of each preview into this folder, and end.", valueName: "folder"), completion: .directory)
  var png: String?

  @Option(help: ArgumentHelp("Say which pictures differ from those in this folder.", valueName: "folder"), completion: .directory)
  var compare: String?

  @Option(help: "light or dark (default: light).")
  var scheme: String?

  @Option(help: ArgumentHelp("The size of all previews, such as 390x844 (default: that of each).", valueName: "width x height"))
  var size: String?

  @Option(help: ArgumentHelp("The locale of all previews, such as de.", valueName: "identifier"))
  var locale: String?

  @Option(
    help: ArgumentHelp("The size of text: \(PictureSettings.textSizes.joined(separator: ", ")).", valueName: "size"))
  var textSize: String?

  @Option(help: "ltr or rtl: the direction of all previews.")
  var direction: String?

  @Option(help: "standard or more: the contrast that the person asks for.")
  var contrast: String?

  @Option(help: ArgumentHelp("Pixels for each point: 1, 2 or 3.", valueName: "number"))
  var scale = 1

  func validate() throws {
    func check(_ name: String, _ value: String?, _ allowed: [String]) throws {
      guard let value, !allowed.contains(value) else { return }
      throw ValidationError("--\(name) takes \(allowed.joined(separator: ", ")), not '\(value)'.")
    }
    try check("scheme", scheme, ["light", "dark"])
    try check("direction", direction, ["ltr", "rtl"])
    try check("contrast", contrast, ["standard", "more"])
    try check("text-size", textSize, PictureSettings.textSizes)
    try check("scale", String(scale), ["1", "2", "3"])
    if let size, PictureSettings.lengths(size) == nil {
      throw ValidationError("--size takes a width and a height from 1 to 4000, such as 390x844, not '\(size)'.")
    }
    if let locale, locale.wholeMatch(of: /[A-Za-z0-9_@=;-]{1,60}/) == nil {
      throw ValidationError("--locale takes the identifier of a locale, such as de or pt-BR, not '\(locale)'.")
    }
    guard png == nil else { return }
    let others = [
      ("compare", compare), ("scheme", scheme), ("size", size), ("locale", locale), ("text-size", textSize),
      ("direction", direction), ("contrast", contrast), ("scale", scale == 1 ? nil : ""),
    ]
    if let other = others.first(where: { $0.1 != nil }) {
      throw ValidationError("--\(other.0) is about pictures: name their folder with --png. On the page the switches above do it.")
    }
  }

  var settings: PictureSettings {
    PictureSettings(
      scheme: scheme ?? "light", size: size.flatMap(PictureSettings.lengths), locale: locale, textSize: textSize,
      direction: direction, contrast: contrast, scale: scale)
  }
}
