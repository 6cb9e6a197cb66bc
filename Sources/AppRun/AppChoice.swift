import Foundation
import Migrator
import SourceCheck
import SwiftSyntax

/// Which of a folder's targets is run, and in words what to do where that is none.
struct AppChoice {
  private let found: AppModules
  private let target: String?
  private let platform: AppPlatform?
  /// The folder, as it was named.
  private let path: String
  private let apps: [(module: AppModules.Module, entry: AppEntry)]

  /// - Parameter platform: The system that the person has asked for.
  init(_ found: AppModules, target: String?, path: String, platform: AppPlatform? = nil) {
    self.found = found
    self.platform = platform
    self.target = target
    self.path = path
    apps = found.modules.filter { Self.reasonOfExtension($0) == nil }.compactMap { module in
      AppEntry(module.files).map { (module, $0) }
    }
  }

  func app() throws(AppSources.Failure) -> (AppModules.Module, AppEntry) {
    if let target { return try app(named: target) }
    // Several of its targets would be one app.
    if let description = found.tuistDescriptions.first,
      apps.count != found.modules.count || found.modules.count != 1 || mainFiles.count > 1
    {
      throw AppSources.Failure(
        description: "\(path) is a project of Tuist: its targets stand in \(description), which is not read. "
          + (mainFiles.isEmpty
            ? "Name the folder of an app's sources."
            : "Name the folder of an app's sources: \(Self.names(mainFiles.map { ($0 as NSString).deletingLastPathComponent })).")
      )
    }
    switch apps.count {
    case 1: return (apps[0].module, apps[0].entry)
    case 0: throw AppSources.Failure(description: withoutApp)
    default:
      if let only = theOneForHere { return (only.module, only.entry) }
      throw AppSources.Failure(
        description: "There are several apps in \(path). Name one with --target: \(names(apps.map(\.module))).")
    }
  }

  /// Of the apps of one project the one that is meant: that for phones or for desktops, beside those of watches and televisions and beside its clip;
  /// where each system has an app of its own, that for the system which was asked for, or for phones.
  private var theOneForHere: (module: AppModules.Module, entry: AppEntry)? {
    guard Set(apps.map(\.module.folder)).count == 1 else { return nil }
    let usual: Set<AppPlatform> = [.ios, .macos, .linux]
    func isFor(_ systems: Set<AppPlatform>) -> [(module: AppModules.Module, entry: AppEntry)] {
      apps.filter { app in
        let described = app.module.needs.platforms
        return !app.module.isClip && (described.isEmpty || !systems.isDisjoint(with: described))
      }
    }
    let choices = platform.map { [isFor([$0])] } ?? [isFor(usual), isFor([.ios])]
    return choices.first { $0.count == 1 }?.first
  }

  /// What is said where others could have been meant; nil where the app was named, or is the only one.
  func note(on app: AppModules.Module) -> String? {
    guard target == nil, apps.count > 1 else { return nil }
    let others = apps.map(\.module).filter { $0.name != app.name }
    return "'\(app.name)' is run. Others are named with --target: \(names(others))."
  }

  // MARK: By name

  private func app(named target: String) throws(AppSources.Failure) -> (AppModules.Module, AppEntry) {
    // Two targets of the same files are one module with both names.
    func isNamed(_ module: AppModules.Module) -> Bool {
      module.name == target || module.name.components(separatedBy: ", ").contains(target)
    }
    if let app = apps.first(where: { isNamed($0.module) }) { return (app.module, app.entry) }
    guard let module = found.modules.first(where: isNamed) else {
      if found.describedTargets.contains(target) {
        throw AppSources.Failure(
          description:
            "The target '\(target)' has nothing in it: no Swift file of \(path) belongs to it, but for tests. \(suggestion)")
      }
      throw AppSources.Failure(
        description: "There is no target '\(target)' in \(path). "
          + (found.modules.isEmpty ? "There is none with a Swift file." : "There are: \(names(found.modules))."))
    }
    if let reason = Self.reasonOfExtension(module) {
      throw AppSources.Failure(description: "The target '\(target)' is an extension, not an app: \(reason). \(suggestion)")
    }
    throw AppSources.Failure(
      description: "The target '\(target)' is no app: none of its types is marked @main. \(suggestion)")
  }

  private var suggestion: String {
    apps.isEmpty ? "There is no app in this folder." : "Apps are: \(names(apps.map(\.module)))."
  }

  // MARK: Without an app

  private var withoutApp: String {
    guard !found.modules.isEmpty else {
      return found.describedTargets.isEmpty
        ? "There is no app in \(path): all its Swift files are tests, or pages of playgrounds. Name the folder of an app."
        : "There is no app in \(path): no Swift file belongs to one of its targets, \(Self.names(found.describedTargets.sorted())), but for "
          + "tests. Name the folder of an app's sources."
    }
    let extensions = found.modules.filter { Self.reasonOfExtension($0) != nil }
    if extensions.count == found.modules.count, let first = extensions.first, let reason = Self.reasonOfExtension(first) {
      return
        "There is no app in \(path): \(names(extensions)) \(extensions.count == 1 ? "is an extension" : "are extensions"), which an app "
        + "or the system shows (\(reason)). Name the folder of the app."
    }
    let text =
      "There is no app in \(path): none of the types in \(names(found.modules)) is marked @main, and no scene delegate shows a view."
    guard found.modules.lazy.flatMap(\.files).contains(where: { !PreviewFinder.previews(in: $0).isEmpty }) else {
      return text + " Name the folder of an app."
    }
    return text + " It has previews of views, which are shown by: oriel preview \(path)"
  }

  /// The files in which a type is marked `@main`.
  private var mainFiles: [String] { found.modules.flatMap(\.files).filter(AppEntry.hasMainType).map(\.path) }

  private func names(_ modules: [AppModules.Module]) -> String { Self.names(modules.map(\.name)) }

  // MARK: Previews

  /// The modules whose previews are shown.
  ///
  /// - Parameter file: The file whose previews alone are wanted; nil for all.
  func previewed(file: String?) throws(AppSources.Failure) -> [AppModules.Module] {
    if let target {
      guard let module = module(named: target) else {
        throw AppSources.Failure(
          description: "There is no target '\(target)' in \(path). "
            + (found.modules.isEmpty ? "There is none with a Swift file." : "There are: \(names(found.modules))."))
      }
      return [module]
    }
    if let file {
      let owners = found.modules.filter { $0.files.contains { $0.path == file } }
      guard let owner = owners.first(where: { module in apps.contains { $0.module.name == module.name } }) ?? owners.first else {
        throw AppSources.Failure(
          description: "'\(file)' belongs to no target"
            + (found.describedTargets.isEmpty ? "" : " of \(path): there are \(Self.names(found.describedTargets.sorted()))")
            + ". Add it to one, or name a folder. Tests and pages of playgrounds have no previews.")
      }
      return [owner]
    }
    let own = found.modules.filter { Self.reasonOfExtension($0) == nil }
    let candidates = own.filter { $0.files.contains { !PreviewFinder.previews(in: $0).isEmpty } }
    guard !candidates.isEmpty else { throw AppSources.Failure(description: withoutPreviews) }
    let previewed = apps.map(\.module).filter { app in candidates.contains { $0.name == app.name } }
    if previewed.count > 1 {
      throw AppSources.Failure(
        description: "There are several apps with previews in \(path). Name one with --target: \(names(previewed)).")
    }
    // The app first: what other targets have of its files is shown once.
    var chosen: [AppModules.Module] = []
    var files: Set<String> = []
    for module in previewed + candidates.filter({ one in !previewed.contains { $0.name == one.name } }) {
      guard files.isDisjoint(with: module.files.map(\.path)), !chosen.contains(where: { $0.compilerName == module.compilerName })
      else { continue }
      files.formUnion(module.files.map(\.path))
      chosen.append(module)
    }
    return chosen
  }

  private func module(named target: String) -> AppModules.Module? {
    found.modules.first { $0.name == target || $0.name.components(separatedBy: ", ").contains(target) }
  }

  private var withoutPreviews: String {
    let count = found.modules.reduce(0) { $0 + $1.files.count }
    guard count > 0 else {
      return "There are no previews in \(path): it has no Swift file but for tests and pages of playgrounds. "
        + "Name the folder of an app or of a package."
    }
    return
      "There are no previews in \(path): none of its \(count == 1 ? "1 Swift file" : "\(count) Swift files") has a #Preview or a "
      + "PreviewProvider. Add one to the file of a view: #Preview { ContentView() }"
  }

  private static func names(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

  /// Why a target is an extension; nil if it is none.
  private static func reasonOfExtension(_ module: AppModules.Module) -> String? {
    let mains = module.files.flatMap { $0.tree.statements.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) } }
      .filter(\.attributes.hasMain)
    let kinds = mains.map { type in
      type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription).first(where: extensionTypes.contains)
    }
    if let kind = kinds.first ?? nil, !kinds.contains(nil) { return "its type marked @main is a \(kind)" }
    let isApp = mains.contains { $0.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "App" } == true }
    return module.isExtension && !isApp ? "its kind of product is one" : nil
  }

  private static let extensionTypes: Set<String> = [
    "Widget", "WidgetBundle", "ControlWidget", "AppExtension", "AppIntentsExtension", "LiveActivityConfiguration",
    "ChatQualificationExtension",
    "DeviceActivityReportExtension", "TranslationProviderExtension", "LockedCameraCaptureExtension",
  ]
}

extension AttributeListSyntax {
  /// Whether `@main` is among the attributes.
  var hasMain: Bool { contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main" } }
}
