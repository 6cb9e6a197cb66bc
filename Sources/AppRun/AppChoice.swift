import Foundation
import Migrator
import SourceCheck
import SwiftSyntax

/// Which of a folder's targets is run, and in words what to do where that is none.
struct AppChoice {
  private let found: AppModules
  private let target: String?
  /// The folder, as it was named.
  private let path: String
  private let apps: [(module: AppModules.Module, entry: AppEntry)]

  init(_ found: AppModules, target: String?, path: String) {
    self.found = found
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
      throw AppSources.Failure(
        description: "There are several apps in \(path). Name one with --target: \(names(apps.map(\.module))).")
    }
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
    guard let view = found.modules.lazy.flatMap(\.files).compactMap(PreviewFinder.view).first else {
      return text + " Name the folder of an app."
    }
    return text + " It has previews of views. To see one, add a file with an app around it: import SwiftUI; "
      + "@main struct PreviewApp: App { var body: some Scene { WindowGroup { \(view) } } }"
  }

  /// The files in which a type is marked `@main`.
  private var mainFiles: [String] { found.modules.flatMap(\.files).filter(AppEntry.hasMainType).map(\.path) }

  private func names(_ modules: [AppModules.Module]) -> String { Self.names(modules.map(\.name)) }

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

/// Finds what the first preview of a file shows.
private final class PreviewFinder: SyntaxVisitor {
  private var view: String?

  /// The view, as source writes it.
  static func view(in file: SourceFile) -> String? {
    let finder = PreviewFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.view
  }

  private func note(_ code: CodeBlockItemListSyntax?) {
    guard view == nil, let last = code?.last?.item else { return }
    let text = last.trimmedDescription
    view = text.contains(where: \.isNewline) || text.count > 80 ? "…" : text
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { note(node.trailingClosure?.statements) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { note(node.trailingClosure?.statements) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "static" }), let binding = node.bindings.first,
      binding.pattern.trimmedDescription == "previews", case .getter(let code)? = binding.accessorBlock?.accessors
    else { return .skipChildren }
    note(code)
    return .skipChildren
  }
}
