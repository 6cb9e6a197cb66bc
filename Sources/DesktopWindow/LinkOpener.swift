import Foundation

/// Opens addresses with the programs that a person has chosen on their desktop, through `xdg-open`.
package enum LinkOpener {
  /// Whether there is a desktop to open anything on.
  package static func hasDesktop(_ environment: [String: String]) -> Bool {
    [environment["DISPLAY"], environment["WAYLAND_DISPLAY"]].contains { $0?.isEmpty == false }
  }

  /// Returns why nothing is opened; nil if something is. A program that begins and fails later says so itself.
  @discardableResult
  package static func open(_ url: String, environment: [String: String]) -> String? {
    guard hasDesktop(environment) else { return "there is no desktop to open it on" }
    let opener = environment["PATH", default: ""].split(separator: ":").map { "\($0)/xdg-open" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let opener else { return "xdg-open is not installed (package xdg-utils)" }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: opener)
    process.arguments = [url]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return "\(opener) cannot be started: \(error.localizedDescription)" }
    return nil
  }

  /// What pages may have a desktop open: anything else, such as a file or a scheme that some program has claimed, may do something.
  static func opens(_ url: URL) -> Bool { ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased() ?? "") }
}
