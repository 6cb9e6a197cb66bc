import BrowserHosting
import Foundation
import PreviewExchange
import SwiftUICore

/// The program that `oriel preview` builds around the modules of an app. Not for apps.
public enum PreviewProgram {
  /// Serves a page with all previews of the program, until the process is interrupted.
  @MainActor
  public static func main() {
    let environment = ProcessInfo.processInfo.environment
    guard let file = environment[PreviewSettings.variable], let data = FileManager.default.contents(atPath: file),
      let settings = try? JSONDecoder().decode(PreviewSettings.self, from: data)
    else {
      StandardError.write("\(PreviewSettings.variable) names no file with what is to be previewed: run 'oriel preview'")
      exit(1)
    }
    BrowserHost.run(
      name: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? settings.title,
      arguments: Array(CommandLine.arguments.dropFirst()) + ["--open-addresses"], environment: environment, security: nil,
      outerPage: page
    ) {
      // Not before: the program starts itself again, and the app's code would run twice.
      PreviewCatalogue.shared = PreviewCatalogue(settings)
      return AppGraph(PreviewsApp.self)
    }
  }

  private static var page: OuterPage {
    OuterPage(
      files: [
        "/": .init(type: "text/html; charset=utf-8", bytes: PackageResources.previews_html),
        "/previews.css": .init(type: "text/css; charset=utf-8", bytes: PackageResources.previews_css),
        "/previews.js": .init(type: "text/javascript; charset=utf-8", bytes: PackageResources.previews_js),
      ],
      answers: ["/previews.json": { PreviewCatalogue.shared.json() }],
      hearNotice: { PreviewCatalogue.shared.notice = $0 },
      windowSize: { PreviewRequest($0)?.size },
      runs: { address in PreviewCatalogue.shared.note(address.flatMap { PreviewRequest($0)?.id }) })
  }
}

/// Each window is a preview.
struct PreviewsApp: App {
  var body: some Scene {
    WindowGroup("Preview", id: PreviewRequest.window, for: PreviewRequest.self) { request in
      PreviewWindow(request: request.wrappedValue, catalogue: .shared)
    }
  }
}
