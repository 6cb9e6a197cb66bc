import AddedSources
import Foundation
import SourceCheck

/// The package from which an app is built: a folder of the cache with links to the app's files. Nothing is written beside these.
package struct AppPackage {
  private let app: AppSources
  /// The folder of the package that has SwiftUI.
  private let library: String
  private let languageMode: CheckRun.LanguageMode
  /// The packages that it needs beside the library.
  private let packages: PreparedPackages
  /// The package's own folder.
  let folder: String
  /// Where all apps are built, so that what they share is built once: with the library, where that may be.
  let buildFolder: String
  /// Whether it is built optimized, to go to other machines.
  let isForRelease: Bool

  /// - Parameters:
  ///   - library: The folder of the package that has SwiftUI.
  ///   - libraryBuild: Where that package is built, if apps may be built there, too; nil to build it once more, in the cache.
  ///   - cache: Where packages and what is built are kept.
  ///   - isForRelease: Whether it is built optimized, to go to other machines.
  init(
    _ app: AppSources, library: String, libraryBuild: String? = nil, cache: String, languageMode: CheckRun.LanguageMode,
    packages: PreparedPackages = PreparedPackages(), isForRelease: Bool = false
  ) {
    self.isForRelease = isForRelease
    self.packages = packages
    self.app = app
    self.library = library
    self.languageMode = languageMode
    folder = Self.folder(of: app, in: cache) + (app.previews == nil ? "" : "-previews") + (isForRelease ? "-release" : "")
    buildFolder = libraryBuild ?? cache + "/build"
  }

  /// The same app gets the same folder, and two of one name get two.
  static func folder(of app: AppSources, in cache: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(app.folder)\0\(app.name)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(cache)/apps/\(app.modules[0].name)-\(String(hash, radix: 36))"
  }

  /// Whether what all apps share has been built here before.
  var libraryIsBuilt: Bool {
    FileManager.default.fileExists(atPath: "\(buildFolder)/\(configuration)/Modules/SwiftUI.swiftmodule")
  }

  /// The package manager's word for how it is built.
  var configuration: String { isForRelease ? "release" : "debug" }

  /// The name of the program.
  var product: String { app.modules[0].name + (app.previews == nil ? "" : "Previews") }
  /// Where the package manager leaves the program.
  var builtProgram: String { "\(buildFolder)/\(configuration)/\(product)" }
  /// Where the program runs, with its resources around it.
  var bundleFolder: String { folder + "/bundle" }
  var program: String { "\(bundleFolder)/\(product)" }

  /// Writes the package. What is as it should be is not touched, so that nothing is built in vain.
  package func write() throws {
    try write(manifest, to: "Package.swift")
    // The library's own choice of its dependencies: another one would be fetched, and built anew.
    if let versions = FileManager.default.contents(atPath: library + "/Package.resolved") {
      try write(versions, to: "Package.resolved")
    }
    var kept: Set<String> = []
    let assets = AssetCatalogs(below: app.folder).symbols
    for module in app.modules {
      let sources = "\(folder)/Sources/\(module.name)"
      try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
      var texts: [String] = []
      for (link, file) in Self.links(to: module.files) {
        let text = try? String(contentsOfFile: file, encoding: .utf8)
        try place(file, text, replaced: module.replaced[file], at: "Sources/\(module.name)/\(link)")
        kept.insert("\(module.name)/\(link)")
        if let text { texts.append(text) }
      }
      // Here all is a package's, whatever it is at home: what asks whether it is one takes its resources from there.
      let hasBundle = module.hasBundle || texts.contains { $0.contains("SWIFT_PACKAGE") }
      let added = AddedSource(assets, besides: .init(texts), hasBundle: hasBundle, modules: module.broughtModules).text
      try write(
        added + (module.replaced.isEmpty ? "" : PlaceholderSupport.text),
        to: "Sources/\(module.name)/\(Self.addedFile)")
      kept.insert("\(module.name)/\(Self.addedFile)")
    }
    if case .sceneDelegate(let root) = app.entry {
      let path = "\(product)/\(Self.entryFile)"
      try write(Self.entry(root), to: "Sources/" + path)
      kept.insert(path)
    }
    if app.previews != nil {
      let path = "\(product)/\(Self.entryFile)"
      try write(Self.previewEntry, to: "Sources/" + path)
      kept.insert(path)
    }
    for name in Self.files(below: folder + "/Sources") where !kept.contains(name) {
      try FileManager.default.removeItem(atPath: "\(folder)/Sources/\(name)")
    }
  }

  /// The files of the app by the links that stand for them, which is what compilers speak of.
  var linkedFiles: [String: String] {
    var files: [String: String] = [:]
    for module in app.modules {
      for (link, file) in Self.links(to: module.files) { files["\(folder)/Sources/\(module.name)/\(link)"] = file }
    }
    return files
  }

  /// The folders of packages by those that stand for them, which is what compilers speak of.
  var linkedFolders: [String: String] { packages.folders }

  /// Which files packages consist of, and in which version.
  var packageStructure: String { packages.structure }

  /// Lays the program and the app's resources side by side, as an app's bundle has them.
  func writeBundle() throws {
    try FileManager.default.createDirectory(atPath: bundleFolder, withIntermediateDirectories: true)
    let places = app.resources.places
    for name in Self.files(below: bundleFolder) where places[name] == nil {
      try FileManager.default.removeItem(atPath: "\(bundleFolder)/\(name)")
    }
    for (name, place) in places where name != product {
      let path = "\(bundleFolder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try CacheFolder.copy(place, to: path)
    }
    // The old program may still be in memory: its file is replaced, not written.
    try? FileManager.default.removeItem(atPath: program)
    // A program finds its bundle by the place of its file, which a symbolic link would not be. No other link leads to another
    // disk.
    let built = FileManager.default.destination(of: builtProgram)
    do {
      try FileManager.default.linkItem(atPath: built, toPath: program)
    } catch {
      try FileManager.default.copyItem(atPath: built, toPath: program)
    }
  }

  // MARK: Files

  static let entryFile = "RunEntry.swift"
  static let addedFile = "Added.swift"

  /// Names for links to files, which are their own names as long as these differ.
  private static func links(to files: [String]) -> [(link: String, file: String)] {
    var taken: Set<String> = [entryFile, addedFile]
    return files.map { file in
      let name = (file as NSString).lastPathComponent
      var link = name
      var number = 2
      while !taken.insert(link).inserted {
        link = "\(number)-\(name)"
        number += 1
      }
      return (link, file)
    }
  }

  private var manifest: String {
    let identity = (library as NSString).lastPathComponent
    var targets = app.modules.enumerated().map { index, module in
      let kind = index == 0 && app.previews == nil ? ".executableTarget" : ".target"
      let products =
        ["SwiftUI", "Combine", "HostedSessions"] + LibraryPackages.products(for: module.imports)
        + ThinModules.products(for: module.thinModules)
      let dependencies =
        products.map { ".product(name: \"\($0)\", package: \(identity.swiftLiteral))" } + module.dependencies.map(\.swiftLiteral)
        + (packages.products[module.name] ?? [])
      let plugins = packages.plugins[module.name].map { ", plugins: [\($0.joined(separator: ", "))]" } ?? ""
      var flags = ThinModules.flags(for: module.thinModules) + module.language.flags(mode: languageMode)
      // The program begins elsewhere: the app's own beginning is a function that nobody calls.
      if app.previews != nil, module.hasMain {
        flags += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"]
      }
      let all =
        (flags.isEmpty ? [] : [".unsafeFlags(\(flags.swiftLiteral))"])
        + (app.previews == nil ? [] : [".define(\"ORIEL_PREVIEWS\")"])
      let settings =
        (all.isEmpty ? "" : ", swiftSettings: [\(all.joined(separator: ", "))]")
        + (index == 0 && isForRelease ? ", linkerSettings: [.unsafeFlags(\(Self.releaseFlags.swiftLiteral))]" : "")
      return """
            \(kind)(name: \(module.name.swiftLiteral), dependencies: [\(dependencies.joined(separator: ", "))]\(settings)\(plugins)),
        """
    }
    if app.previews != nil {
      let dependencies =
        [".product(name: \"PreviewHosting\", package: \(identity.swiftLiteral))"] + app.modules.map(\.name.swiftLiteral)
      // The toolchain's own linker takes a third of the time of the system's, which is most of what a small change costs.
      targets.append(
        "    .executableTarget(name: \(product.swiftLiteral), dependencies: [\(dependencies.joined(separator: ", "))], "
          + "linkerSettings: [.unsafeFlags([\"-use-ld=lld\"])]),")
    }
    let dependencies = ([".package(path: \(library.swiftLiteral))"] + packages.dependencies).joined(separator: ", ")
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: \(product.swiftLiteral),
        dependencies: [\(dependencies)],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v\(languageMode.rawValue)]
      )

      """
  }

  /// Libraries are looked for beside the program, and nowhere on this machine. What debuggers read names all folders of this machine.
  private static let releaseFlags = ["-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath=$ORIGIN/lib", "-Xlinker", "--strip-debug"]

  /// What tells the program of its previews: the file that `PreviewSettings` is kept in.
  var previewSettings: String { folder + "/previews.json" }

  /// The program that shows the previews, whose modules it needs to have and not to name.
  private static let previewEntry = """
    import PreviewHosting

    @main
    struct Previews {
      @MainActor static func main() { PreviewProgram.main() }
    }

    """

  /// An app around the view that a scene delegate shows.
  private static func entry(_ root: AppEntry.RootView) -> String {
    let imports = (["SwiftUI"] + root.imports).map { "import \($0)" }.joined(separator: "\n")
    let statements = root.statements.map { $0 + "\n" }.joined()
    return """
      \(imports)

      @main
      struct RunEntry: App {
        var body: some Scene {
          WindowGroup { RunContent(content: makeRunContent()) }
        }
      }

      /// What the scene delegate shows, made once for each window.
      struct RunContent<Content: View>: View {
        @State var content: Content
        var body: some View { content }
      }

      @MainActor
      func makeRunContent() -> some View {
      \(statements)return \(root.expression)
      }

      """
  }

  private func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  private func write(_ data: Data, to name: String) throws {
    let path = "\(folder)/\(name)"
    guard FileManager.default.contents(atPath: path) != data else { return }
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// A link to a file, or a copy of one that asks for its system or has words which only Apple's compilers take.
  private func place(_ file: String, _ text: String?, replaced: String?, at name: String) throws {
    let path = "\(folder)/\(name)"
    let answered = replaced ?? text.flatMap { PlatformConditions.replaced(in: $0, as: app.choice.platform) }
    guard let replaced = (answered ?? text).flatMap(AppleWords.replaced) ?? answered else { return try link(file, from: path) }
    // Through a link of an earlier run the person's own file would be written.
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
      try FileManager.default.removeItem(atPath: path)
    }
    try write(replaced, to: name)
  }

  private func link(_ place: String, from path: String) throws { try CacheFolder.link(place, from: path) }

  /// The files and links below a folder, by their paths in it.
  private static func files(below folder: String, prefix: String = "") -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      var isFolder: ObjCBool = false
      guard !isLink, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        return [prefix + name]
      }
      return files(below: path, prefix: prefix + name + "/")
    }
  }
}

extension FileManager {
  fileprivate func destination(of path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
