import AddedSources
import Foundation
import Migrator

/// One run of the check over folders: finds modules, typechecks them, and knows what is missing.
package struct CheckRun {
  package private(set) var report: CheckReport
  /// What was wrong with the input. Whatever else there is was checked.
  package private(set) var problems: [InputProblem]

  /// What a run is doing, and which part of that is done.
  package enum Progress: Sendable {
    case reading(Double)
    case listing
    case checking(Double)
  }

  package enum LanguageMode: String, CaseIterable, Sendable {
    case v5 = "5"
    case v6 = "6"
  }

  /// - Parameters:
  ///   - paths: Folders.
  ///   - platform: The system as for which conditions are answered; nil for each target's own.
  ///   - placeholders: Whether placeholders stand for what is known to be absent, as `oriel run` makes them.
  ///   - packages: Where packages of the sources are, by identity, for those that have been fetched or given.
  ///   - products: The folder with the built modules of SwiftUI.
  ///   - progress: May be called from any thread.
  package init(
    paths: [String], languageMode: LanguageMode = .v5, limits: CheckLimits = CheckLimits(),
    platform: AppPlatform? = nil, placeholders: Bool = false, packages: [String: String] = [:], products: URL,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) throws {
    let toolchain = try Toolchain()
    guard let typecheck = Typecheck(products: products) else {
      throw CheckFailure(
        "The modules of SwiftUI are not built beside this program. Run swift build --target SwiftUI in Oriel's own folder.")
    }
    report = CheckReport(swiftVersion: languageMode.rawValue, toolchain: toolchain.version)
    var folders: [String] = []
    problems = []
    for path in paths { Self.isFile(path) ? problems.append(Self.noFolder(path)) : folders.append(path) }

    let finder = FileFinder(paths: folders)
    let reader = SourceReader(finder.files) { progress(.reading(Double($0) / Double(finder.files.count))) }
    // What does not parse is an error of the compiler's, and reported as such.
    problems += finder.problems + reader.problems.filter { $0.location == nil }
    let built = Self.builtModules(products)
    let configuration = LinuxConfiguration(
      modules: toolchain.modules.union(built).union(Self.ownModulesOnDemand), languageVersion: languageMode.rawValue,
      compilerVersion: toolchain.version)
    let arguments = Dictionary(finder.files.map { ($0.path, $0.argument) }, uniquingKeysWith: { one, _ in one })
    let modules = ModuleFinder(reader.files.map { ($0, arguments[$0.path] ?? ".") }) { SymbolUses.isTest($0, configuration) }
    problems += modules.problems
    report.leftOut = modules.leftOut.map { CheckReport.LeftOut(reason: $0.reason, files: $0.files) }
    report.problems = problems.map { Report.Problem($0) }
    guard !modules.modules.isEmpty else { return }

    // What the conditions of each target ask for is answered for its own system.
    let library = placeholders ? LibraryNames(around: products) : nil
    var own = modules.modules
    for index in own.indices {
      let choice = PlatformChoice(own[index].files, described: own[index].needs.platforms, wanted: platform)
      own[index].choice = choice
      own[index].answer(as: choice.platform, configuration)
      if let library { own[index].addPlaceholders(library, configuration) }
    }
    // What is imported of packages that are there is known, as that of the folder's own modules.
    let packageModules = PackageModules(own.map(\.needs), folders: packages, own: Set(own.map(\.compilerName)))
    let imports = own.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let appPlatform = own[0].choice?.platform ?? .linux
    var others = packageModules.modules(for: imports.subtracting(built)) { module in
      let texts = [packageModules.manifestText(in: module.folder)] + module.files.map(\.text)
      module.choice = PlatformChoice(ofPackage: texts, app: appPlatform)
      module.answer(as: module.choice?.platform ?? appPlatform, configuration)
    }
    if let absent = imports.subtracting(built).intersection(Self.ownModulesOnDemand).sorted().first {
      throw CheckFailure(
        "The sources import \(absent), which is not built beside this program. Run swift build --target \(absent) in Oriel's own folder."
      )
    }
    // Where a thin module is imported, it can be, and the branches for who can are compiled.
    func isBuilt(_ name: String) -> Bool { ThinModules.names[name].map(built.contains) ?? false }
    var thin: [[String]: Set<String>] = [:]
    var brought: [[String]: Set<String>] = [:]
    var unbuilt: Set<String> = []
    func addThinModules(to module: inout SourceModule, isOwn: Bool) {
      let imported = ThinModules.imported(
        by: module.files, isOwn: isOwn, platform: module.choice?.platform ?? .linux, conditions: module.language.conditions)
      let fromSwiftUI = isOwn ? ThinModules.broughtBySwiftUI(to: module.files, besides: imported) : []
      let wanted = imported.union(fromSwiftUI)
      unbuilt.formUnion(wanted.filter { !isBuilt($0) })
      thin[module.key] = wanted.filter(isBuilt)
      brought[module.key] = fromSwiftUI.filter(isBuilt)
      if let names = thin[module.key], !names.isEmpty { module.readUses(configuration.with(names)) }
    }
    for index in own.indices { addThinModules(to: &own[index], isOwn: true) }
    for index in others.indices { addThinModules(to: &others[index], isOwn: false) }
    if !unbuilt.isEmpty {
      problems.append(Self.notBuilt(unbuilt, in: paths[0]))
      report.problems = problems.map { Report.Problem($0) }
    }
    let unread = imports.filter { packageModules.package(of: $0) != nil }
    report.packages = packageModules.summary(of: own, read: others)

    progress(.listing)
    let importable = toolchain.modules.union(built)
    let uses = (own + others).flatMap(\.uses)
    let imported = Set(uses.flatMap { $0.imports.map(\.module) }).intersection(importable)
      .union(thin.values.flatMap { ThinModules.products(for: $0) })
    let graphs = try SymbolGraphs(
      toolchain: toolchain, options: typecheck.searchOptions, products: products, alsoOf: imported)
    var knowledge = SymbolKnowledge(
      apple: .apple, own: graphs.own, other: graphs.other,
      declared: uses.reduce(into: SymbolUses.Declared()) { $0.formUnion($1.declared) })
    knowledge.broughtByFoundation = graphs.broughtByFoundation
    for uses in uses { knowledge.named.formUnion(uses.uses.keys.lazy.filter { $0.form == .name }.map(\.name)) }
    let assets = Dictionary(
      uniqueKeysWithValues: Set(own.map(\.folder)).map { ($0, AssetCatalogs(below: $0).symbols) })
    for symbol in assets.values.joined() { knowledge.assets.insert(symbol.member) }

    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let copies = scratch.path
    var builder = ReportBuilder()
    builder.foreignLists = Set(own.map(\.folder)).sorted().flatMap { folder in
      ["Cartfile", "Podfile"].map { "\(folder)/\($0)" }.filter { FileManager.default.fileExists(atPath: $0) }
    }
    var local = LocalModules(others + own, folder: copies + "/modules")
    let total = Double((others + own).reduce(0) { $0 + $1.files.count })
    var done = 0.0
    for (index, module) in local.order.enumerated() {
      let part = Double(module.files.count) / total
      let start = done
      let options =
        // First: beside SwiftUI there may be a module of the same name, of an app that was built there.
        ["-I", local.folder] + typecheck.moduleOptions + ["-swift-version", languageMode.rawValue]
        + module.language.flags(mode: languageMode) + LinuxConfiguration.conditions.flatMap { ["-D", $0] }
        + ThinModules.flags(for: thin[module.key] ?? [])
      var check = ModuleCheck(
        module, uses: module.uses, assets: assets[module.folder] ?? [], knowledge: knowledge,
        toolchain: toolchain,
        importable: importable.union(local.built).union(thin[module.key] ?? []).union([AppleWords.systemLibrary]),
        unread: unread.subtracting(local.built),
        broughtModules: brought[module.key] ?? [],
        limits: limits, options: options,
        folder: "\(copies)/\(index)")
      try check.run { progress(.checking(start + part * $0)) }
      try local.build(module, texts: check.texts, toolchain: toolchain, options: options, limit: limits.file)
      if !others.contains(where: { $0.folder == module.folder && $0.name == module.name }) { builder.add(module, check.outcomes) }
      done += part
      progress(.checking(done))
    }
    builder.finish(&report)
  }

  /// Whether every file compiles.
  package var isClean: Bool { report.summary.compiling == report.summary.files }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  private static func notBuilt(_ names: Set<String>, in path: String) -> InputProblem {
    InputProblem(
      path, nil,
      "\(names.sorted().joined(separator: ", ")) can be imported here, and is not built beside this program: it counts as missing.",
      remedy: "Run swift build in Oriel's own folder, and check again.", isSkipped: true)
  }

  private static func noFolder(_ path: String) -> InputProblem {
    InputProblem(
      path, nil, "This is no folder.",
      remedy: "Name the folder of an app, a package or a target. To check one file alone, copy it into a folder of its own.")
  }

  /// Modules that this package has and a build of SwiftUI does not bring.
  private static let ownModulesOnDemand: Set = ["SwiftData"]

  /// The modules that were built beside this program and that sources may mean: not those of examples, tests and apps, which may
  /// have been built
  /// there, too.
  static func builtModules(_ products: URL) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.appending(path: "Modules").path)) ?? []
    let modules = names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    return Set(
      modules.filter { name in
        let list = products.appending(path: "\(name).build/sources").path
        guard let first = (try? SourceReader.text(of: list))?.split(separator: "\n").first else { return true }
        return !["/oriel/apps/", "/Examples/", "/Tests/"].contains { first.contains($0) }
      })
  }
}
