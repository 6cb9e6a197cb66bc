import Foundation
import PreviewExchange
import SwiftUICore

/// The previews that the program has.
@MainActor
final class PreviewCatalogue {
  static var shared = PreviewCatalogue(PreviewSettings(title: "", folder: "", running: ""), declarations: [], providers: [])

  let settings: PreviewSettings
  private(set) var entries: [PreviewEntry] = []
  /// Tells this process from those before.
  let build = UUID().uuidString
  /// Why the next version is not there.
  var notice = ""
  private let running: RunningPreview?

  /// All of this program.
  convenience init(_ settings: PreviewSettings) {
    self.init(
      settings,
      declarations: ConformingTypes.of((any _PreviewDeclaration).self).compactMap { $0 as? any _PreviewDeclaration.Type },
      providers: ConformingTypes.of((any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type })
  }

  init(
    _ settings: PreviewSettings, declarations: [any _PreviewDeclaration.Type], providers: [any PreviewProvider.Type]
  ) {
    self.settings = settings
    running = settings.running.isEmpty ? nil : RunningPreview(writing: settings.running)
    var found: [Found] = declarations.map(found)
    for provider in providers { found += self.found(provider) }
    if let file = settings.file { found.removeAll { $0.path != file } }
    found.sort { ($0.path, $0.line, $0.member) < ($1.path, $1.line, $1.member) }
    var numbers: [String: Int] = [:]
    for one in found {
      let file = place(of: one.path)
      let key = "\(file)/\(one.traits.name ?? one.type ?? "Preview")"
      let number = numbers[key, default: 0] + 1
      numbers[key] = number
      let name = one.traits.name ?? one.type.map { one.count > 1 ? "\($0) \(one.member + 1)" : $0 } ?? "Preview"
      entries.append(
        PreviewEntry(
          id: number == 1 ? key : "\(key)/\(number)", name: name, file: file, line: one.line, traits: one.traits,
          surroundings: one.surroundings, makeView: one.makeView))
    }
  }

  private struct Found {
    var path: String
    var line: Int
    var traits: PreviewTraits
    var surroundings: [PreviewSurroundings] = []
    /// What a provider is called.
    var type: String?
    /// Which of a provider's previews it is, and of how many.
    var member = 0
    var count = 1
    var makeView: () -> AnyView
  }

  private func found(_ declaration: any _PreviewDeclaration.Type) -> Found {
    let preview = declaration._make()
    let (traits, surroundings) = preview.statements
    let path = settings.files[declaration._path] ?? declaration._path
    return Found(path: path, line: declaration._line, traits: traits, surroundings: surroundings) {
      func erased(_ view: some View) -> AnyView { AnyView(view) }
      return erased(preview.body())
    }
  }

  private func found(_ provider: any PreviewProvider.Type) -> [Found] {
    let full = String(reflecting: provider)
    let type = String(describing: provider)
    let place = settings.providers.first { $0.type == type && full.hasPrefix("\($0.module).") }
    let name = type.replacing(/_?Previews?$/, with: "")
    let shown = name.isEmpty ? type : name
    let path = place?.path ?? settings.folder + "/" + full.prefix { $0 != "." }
    let line = place?.line ?? 1
    // Views are made here, and code of the app runs.
    let id = "\(self.place(of: path))/\(shown)"
    if let text = ended(id) {
      return [Found(path: path, line: line, traits: PreviewTraits(), type: shown) { AnyView(Text(verbatim: text)) }]
    }
    note(id)
    defer { note(nil) }
    let members = PreviewMember.all(of: provider)
    return members.enumerated().map { index, member in
      Found(path: path, line: line, traits: member.traits, type: shown, member: index, count: members.count) {
        // Made anew for each window: objects in there are that window's own.
        let members = PreviewMember.all(of: provider)
        return index < members.count ? members[index].view : member.view
      }
    }
  }

  /// A path in the folder of the sources.
  private func place(of path: String) -> String {
    path.hasPrefix(settings.folder + "/") ? String(path.dropFirst(settings.folder.count + 1)) : path
  }

  subscript(id: String) -> PreviewEntry? { entries.first { $0.id == id } }

  // MARK: Those that end the program

  /// Why a preview does not run by itself; nil if it does.
  func ended(_ id: String) -> String? { settings.ended.last { $0.preview == id || $0.preview == nil }?.text }

  /// Notes whose code runs from now on.
  func note(_ id: String?) { running?.note(id) }

  // MARK: The page

  private struct Listing: Encodable {
    let title: String
    let build: String
    let notice: String
    let previews: [PreviewEntry.Listing]
  }

  /// All that the page shows, as JSON.
  func json() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let listing = Listing(
      title: settings.title, build: build, notice: notice, previews: entries.map { $0.listing(ended: ended($0.id)) })
    return (try? encoder.encode(listing)) ?? Data("{}".utf8)
  }
}
