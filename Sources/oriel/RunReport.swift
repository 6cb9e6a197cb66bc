import AppRun
import Foundation
import SourceCheck
import Synchronization

/// Tells the person at the terminal what happens.
final class RunReport: Sendable {
  private let progress = ProgressBar(writesLines: true)
  private let folder: String
  private let build: BuildOptions
  private let wasChecked = Mutex(false)

  init(folder: String, build: BuildOptions) {
    self.folder = folder
    self.build = build
  }

  func tell(_ event: AppRunner.Event) {
    switch event {
    case .building(let part, let name): progress.show(name.split(separator: " ").prefix(2).joined(separator: " "), part)
    case .built:
      progress.clear()
      // What has been built once lacks nothing.
      wasChecked.withLock { $0 = true }
    case .note(let text):
      progress.clear()
      Terminal.complain(text)
    case .starting(let name, let isFirst):
      progress.begin()
      Terminal.complain("Building \(name)..." + (isFirst ? " The first build takes some minutes." : ""))
    case .line(let line): Terminal.write(line + "\n", to: .output)
    case .errorLine(let line): Terminal.complain(line)
    case .ended(let status): Terminal.complain("The app has ended with status \(status).")
    case .failed(let text):
      progress.clear()
      // Once: what is missing does not change while an app is written.
      if wasChecked.withLock({ exchange(&$0, with: true) }) { return Terminal.complain(text) }
      let mistakes = AppBuild.withoutMissingModules(text)
      if !mistakes.isEmpty { Terminal.complain(mistakes) }
      if !tellWhatIsMissing(), mistakes != text { Terminal.complain(text) }
    }
  }

  /// Says of what does not compile whether it is because something is not there; modules that are missing among it. False if nothing is.
  private func tellWhatIsMissing() -> Bool {
    let check = try? CheckRun(
      paths: [folder], languageMode: build.swiftVersion,
      packages: PackageFolders.all(build.packages, for: [folder]), products: CheckCommand.products
    ) { [progress] in progress.show($0) }
    progress.clear()
    guard let check, !check.report.symbols.isEmpty || !check.report.imports.isEmpty else { return false }
    Terminal.write(
      CheckText.text(of: check.report, isColored: build.color.isColored(for: .errors)) + "\n", to: .errors)
    return true
  }
}

private func exchange(_ place: inout Bool, with value: Bool) -> Bool {
  defer { place = value }
  return place
}
