import Foundation

/// What `oriel preview` tells the program that shows the previews, in a file.
package struct PreviewSettings: Codable, Equatable, Sendable {
  /// The variable of the environment that names the file.
  package static let variable = "ORIEL_PREVIEWS"

  /// Where a type that provides previews stands.
  package struct Provider: Codable, Equatable, Sendable {
    package var module: String
    package var type: String
    package var path: String
    package var line: Int

    package init(module: String, type: String, path: String, line: Int) {
      self.module = module
      self.type = type
      self.path = path
      self.line = line
    }
  }

  /// A preview that has ended the program.
  package struct Ended: Codable, Equatable, Sendable {
    /// Nil where it is not known which one it was: then none runs by itself.
    package var preview: String?
    /// What the program said.
    package var text: String

    package init(preview: String?, text: String) {
      self.preview = preview
      self.text = text
    }
  }

  /// What the page is called.
  package var title: String
  /// The folder of the sources.
  package var folder: String
  /// The file whose previews alone are shown; nil for all.
  package var file: String?
  /// The sources by the paths under which they are compiled.
  package var files: [String: String]
  package var providers: [Provider]
  package var ended: [Ended]
  /// The file in which the program notes which preview's code runs: see `RunningPreview`.
  package var running: String

  package init(
    title: String, folder: String, file: String? = nil, files: [String: String] = [:], providers: [Provider] = [],
    ended: [Ended] = [], running: String
  ) {
    self.title = title
    self.folder = folder
    self.file = file
    self.files = files
    self.providers = providers
    self.ended = ended
    self.running = running
  }
}
