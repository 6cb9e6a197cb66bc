import SwiftSyntax

/// What the names in the sources stand for, seen from a file.
///
/// Several declarations of a module may have one name: private ones in different files, and those of small programs that lie in folders of
/// one run without descriptions of their own. A file means its own, else the one in the nearest folder, and nothing if two are as near.
final class NameTable {
  private var types: [String: [[String]: [NominalType]]] = [:]
  private var typesByName: [String: [NominalType]] = [:]
  /// The modules by the names that source writes: packages of one run may have targets of the same name.
  private var modulesByName: [String: [String]] = [:]
  private var moduleNames: [String: String] = [:]
  /// What the files of a module import, by the names that they write.
  private var importedModules: [String: Set<String>] = [:]
  private var aliases: [String: [[String]: [(type: TypeSyntax, file: SourceFile)]]] = [:]
  private var globals: [String: [Property]] = [:]
  private var globalFunctions: [String: [Function]] = [:]

  // MARK: Filling

  func add(_ contents: FileContents) {
    let (name, module) = (contents.file.moduleName, contents.file.module)
    moduleNames[module] = name
    importedModules[module, default: []].formUnion(contents.imports.compactMap { $0.path.first?.name.text })
    if modulesByName[name]?.contains(module) != true { modulesByName[name, default: []].append(module) }
    for alias in contents.aliases {
      aliases[module, default: [:]][alias.path, default: []].append((alias.type, contents.file))
    }
    for property in contents.globals { globals[property.name, default: []].append(property) }
    for function in contents.globalFunctions { globalFunctions[function.name, default: []].append(function) }
  }

  /// The type that a declaration belongs to, and whether it is the first one of the type.
  func declare(_ declaration: TypeDeclaration) -> (type: NominalType, isNew: Bool) {
    let module = declaration.file.module
    let namesakes = types[module]?[declaration.path] ?? []
    // Two local types of one name are two types.
    if !declaration.isLocal, let known = namesakes.first(where: { $0.isSame(as: declaration) }) {
      known.declarations.append(declaration)
      return (known, false)
    }
    let type = NominalType(file: declaration.file, path: declaration.path)
    type.declarations.append(declaration)
    if !declaration.isLocal || namesakes.isEmpty { types[module, default: [:]][declaration.path, default: []].append(type) }
    typesByName[declaration.path.last!, default: []].append(type)
    return (type, true)
  }

  // MARK: Looking up

  /// The type that a name stands for where it is written.
  ///
  /// The types around the place come first, then the module's, then a type of another module if only one has the name.
  func type(_ path: [String], in context: [String], from file: SourceFile) -> NominalType? {
    type(path, in: context, module: file.module, file: file, depth: 0)
  }

  private func type(
    _ path: [String], in context: [String], module: String, file: SourceFile, depth: Int
  ) -> NominalType? {
    guard depth < 8, let first = path.first else { return nil }
    if first == "Self", path.count > 1 {
      return type(context + path.dropFirst(), in: [], module: module, file: file, depth: depth + 1)
    }
    for count in stride(from: context.count, through: 0, by: -1) {
      let full = Array(context.prefix(count)) + path
      if let type = Self.nearest(candidates(full, module: module, from: file), to: file) { return type }
      if let alias = alias(full, module: module, from: file), let target = alias.path {
        return type(target, in: Array(context.prefix(count)), module: module, file: file, depth: depth + 1)
      }
    }
    if path.count > 1, let qualified = self.module(named: first, from: module) {
      return type(Array(path.dropFirst()), in: [], module: qualified, file: file, depth: depth + 1)
    }
    let elsewhere = (typesByName[path.last!] ?? []).filter {
      $0.path == path && $0.module != module && sees($0.module, from: module) && $0.isVisible(from: file)
    }
    return elsewhere.count == 1 ? elsewhere[0] : nil
  }

  private func candidates(_ path: [String], module: String, from file: SourceFile) -> [NominalType] {
    (types[module]?[path] ?? []).filter { $0.isVisible(from: file) }
  }

  /// The types of one module that a name may mean in a file which is as near to one of them as to another; else none.
  func ambiguousTypes(_ path: [String], from file: SourceFile) -> [NominalType] {
    let found = candidates(path, module: file.module, from: file)
    return found.count > 1 && Self.nearest(found, to: file) == nil ? found : []
  }

  /// The names that several types of one module have.
  var namesOfSeveralTypes: [String: Set<[String]>] {
    types.compactMapValues { byPath in
      let names = Set(byPath.filter { $0.value.count > 1 }.keys)
      return names.isEmpty ? nil : names
    }
  }

  func alias(_ path: [String], from file: SourceFile) -> TypeSyntax? { alias(path, module: file.module, from: file) }

  private func alias(_ path: [String], module: String, from file: SourceFile) -> TypeSyntax? {
    guard let found = aliases[module]?[path] else { return nil }
    return found.count == 1 ? found[0].type : found.max { $0.file.nearness(to: file) < $1.file.nearness(to: file) }?.type
  }

  func global(_ name: String, from file: SourceFile) -> Property? {
    nearest(globals[name] ?? [], to: file) { ($0.file, $0.node.modifiers) }
  }

  func globalFunction(_ name: String, from file: SourceFile) -> Function? {
    nearest(globalFunctions[name] ?? [], to: file) { ($0.file, $0.node.modifiers) }
  }

  private func nearest<Declaration>(
    _ all: [Declaration], to file: SourceFile, place: (Declaration) -> (file: SourceFile, modifiers: DeclModifierListSyntax)
  ) -> Declaration? {
    let found = all.filter { declaration in
      let (home, modifiers) = place(declaration)
      return home === file || sees(home.module, from: file.module) && !modifiers.contains(where: \.hidesFromOtherFiles)
    }
    let own = found.filter { place($0).file.module == file.module }
    guard !own.isEmpty else { return found.count == 1 ? found[0] : nil }
    return own.max { place($0).file.nearness(to: file) < place($1).file.nearness(to: file) }
  }

  /// The one of the types that is declared nearest to a file; nil if there is none, or if two are as near.
  private static func nearest(_ types: [NominalType], to file: SourceFile) -> NominalType? {
    guard types.count > 1 else { return types.first }
    let distances = types.map { type in type.declarations.map { $0.file.nearness(to: file) }.max() }
    guard let best = distances.compactMap({ $0 }).max(), distances.count(where: { $0 == best }) == 1 else { return nil }
    return types[distances.firstIndex(of: best)!]
  }

  // MARK: Modules

  /// Whether code of one module can use what another one declares. What the rules are about is always the system's: a migration
  /// of sources that have a SwiftUI among them does not look into it.
  func sees(_ module: String, from other: String) -> Bool {
    guard module != other else { return true }
    let name = moduleNames[module] ?? module
    return !["Combine", "OpenCombine", "SwiftUI", "SwiftUICore"].contains(name) && importedModules[other]?.contains(name) == true
  }

  /// The module that a name means within another one: this one itself, the only one of the name, or the one in the same package.
  private func module(named name: String, from module: String) -> String? {
    guard let found = modulesByName[name] else { return nil }
    if found.contains(module) || found.count == 1 { return found.contains(module) ? module : found[0] }
    let package = module.lastIndex(of: "#").map { module[...$0] } ?? ""
    return found.first { !package.isEmpty && $0.hasPrefix(package) }
  }
}

extension NominalType {
  /// Whether a declaration of the same name is another one of this type: one more branch of an `#if`, in whatever file.
  fileprivate func isSame(as declaration: TypeDeclaration) -> Bool {
    if declarations.contains(where: { $0.file === declaration.file }) { return true }
    guard let condition = declaration.condition, !declaration.node.modifiers.contains(where: \.hidesFromOtherFiles) else {
      return false
    }
    return declarations.allSatisfy { $0.condition != nil && $0.condition != condition }
  }

  /// Whether code in a file can name the type: one that is private is seen in its own file only.
  fileprivate func isVisible(from file: SourceFile) -> Bool {
    declarations.contains { declaration in
      declaration.file === file || !declaration.isLocal && !declaration.node.modifiers.contains(where: \.hidesFromOtherFiles)
    }
  }
}

extension DeclModifierSyntax {
  /// Whether this is `private` or `fileprivate`, and not of a setter alone.
  fileprivate var hidesFromOtherFiles: Bool { ["private", "fileprivate"].contains(name.text) && detail == nil }
}

/// How near one file is to another: the more folders they have in common the nearer, then the fewer folders deeper it lies.
private struct Nearness: Comparable {
  let common: Int
  let deeper: Int

  static func < (one: Nearness, other: Nearness) -> Bool { (one.common, -one.deeper) < (other.common, -other.deeper) }
}

extension SourceFile {
  /// How near the file is to another one, to which nothing is nearer than itself.
  fileprivate func nearness(to other: SourceFile) -> Nearness {
    if self === other { return Nearness(common: .max, deeper: 0) }
    let common = zip(folders, other.folders).prefix { $0 == $1 }.count
    return Nearness(common: common, deeper: folders.count - common)
  }
}
