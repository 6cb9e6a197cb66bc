import Foundation
import SwiftSyntax

/// All source files that are migrated together, and what they declare.
///
/// Built once; the rules only read it.
package final class Project {
  package let files: [SourceFile]
  let contents: [FileContents]
  private(set) var types: [NominalType] = []
  private var typesByModule: [String: [[String]: NominalType]] = [:]
  private var typesByName: [String: [NominalType]] = [:]
  /// The modules by the names that source writes: packages of one run may have targets of the same name.
  private var modulesByName: [String: [String]] = [:]
  private var moduleNames: [String: String] = [:]
  /// What the files of a module import, by the names that they write.
  private var importedModules: [String: Set<String>] = [:]
  private var aliases: [String: [[String]: TypeSyntax]] = [:]
  private var typeOfDeclaration: [SyntaxIdentifier: NominalType] = [:]
  private var globals: [String: [Property]] = [:]
  private var globalFunctions: [String: [Function]] = [:]
  private var contentsOfFile: [ObjectIdentifier: FileContents] = [:]
  /// The generic parameters that stand for observable objects, by their declarations.
  private(set) var observableParameters: [SyntaxIdentifier: ObservableParameter] = [:]
  var typesOfProperties: [ObjectIdentifier: StaticType] = [:]
  /// Names that files which do not parse mention. What they say about these is not known.
  private(set) var namesInBrokenFiles: [String: SourceFile] = [:]

  package init(files: [SourceFile]) {
    self.files = files
    let readable = files.filter { $0.parseError == nil }
    contents = concurrentMap(readable) { DeclarationCollector.contents(of: $0) }
    for file in files where file.parseError != nil {
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { namesInBrokenFiles[name] = file }
      }
    }
    for content in contents {
      contentsOfFile[ObjectIdentifier(content.file)] = content
      let (name, module) = (content.file.moduleName, content.file.module)
      moduleNames[module] = name
      importedModules[module, default: []].formUnion(content.imports.compactMap { $0.path.first?.name.text })
      if modulesByName[name]?.contains(module) != true { modulesByName[name, default: []].append(module) }
      for alias in content.aliases { aliases[content.file.module, default: [:]][alias.path] = alias.type }
      for property in content.globals { globals[property.name, default: []].append(property) }
      for function in content.globalFunctions { globalFunctions[function.name, default: []].append(function) }
    }
    declareTypes()
    attachExtensions()
    for type in types { link(type) }
    markObservableObjects()
    observableParameters = findObservableParameters()
    types += observableParameters.values.map(\.type).sorted { $0.name < $1.name }
  }

  func contents(of file: SourceFile) -> FileContents? { contentsOfFile[ObjectIdentifier(file)] }

  // MARK: Look-up

  /// The type that a name stands for where it is written.
  ///
  /// The types around the place come first, then the module's, then a type of another module if only one has the name.
  func type(named path: [String], in context: [String], module: String, depth: Int = 0) -> NominalType? {
    guard depth < 8, let first = path.first else { return nil }
    if first == "Self", path.count > 1 {
      return type(named: context + path.dropFirst(), in: [], module: module, depth: depth + 1)
    }
    for count in stride(from: context.count, through: 0, by: -1) {
      let full = Array(context.prefix(count)) + path
      if let type = typesByModule[module]?[full] { return type }
      if let alias = aliases[module]?[full], let target = alias.path {
        return type(named: target, in: Array(context.prefix(count)), module: module, depth: depth + 1)
      }
    }
    if path.count > 1, let qualified = self.module(named: first, from: module) {
      return type(named: Array(path.dropFirst()), in: [], module: qualified, depth: depth + 1)
    }
    let elsewhere = (typesByName[path.last!] ?? []).filter {
      $0.path == path && $0.module != module && !$0.isLocal && sees($0.module, from: module)
    }
    return elsewhere.count == 1 ? elsewhere[0] : nil
  }

  /// Whether code of one module can use what another one declares. What the rules are about is always the system's: a migration
  /// of sources that have a SwiftUI among them does not look into it.
  func sees(_ module: String, from other: String) -> Bool {
    guard module != other else { return true }
    let name = moduleNames[module] ?? module
    return !["Combine", "OpenCombine", "SwiftUI", "SwiftUICore"].contains(name) && importedModules[other]?.contains(name) == true
  }

  /// Whether the name is declared as another one for some type.
  func isAlias(_ path: [String], module: String) -> Bool { alias(path, module: module) != nil }

  /// What a name is declared as another one for.
  func alias(_ path: [String], module: String) -> TypeSyntax? { aliases[module]?[path] }

  /// The module that a name means within another one: this one itself, the only one of the name, or the one in the same package.
  private func module(named name: String, from module: String) -> String? {
    guard let found = modulesByName[name] else { return nil }
    if found.contains(module) || found.count == 1 { return found.contains(module) ? module : found[0] }
    let package = module.lastIndex(of: "#").map { module[...$0] } ?? ""
    return found.first { !package.isEmpty && $0.hasPrefix(package) }
  }

  func type(of declaration: TypeDeclaration) -> NominalType? { typeOfDeclaration[declaration.node.id] }

  /// The innermost type around a node, through extensions too.
  func enclosingType(of node: some SyntaxProtocol) -> NominalType? {
    var parent = node.parent
    while let current = parent {
      if let type = typeOfDeclaration[current.id] { return type }
      parent = current.parent
    }
    return nil
  }

  /// The names of the types around a node, outermost first.
  func context(of node: some SyntaxProtocol) -> [String] { enclosingType(of: node)?.path ?? [] }

  func global(_ name: String, module: String) -> Property? {
    let found = (globals[name] ?? []).filter { sees($0.file.module, from: module) }
    return found.first { $0.file.module == module } ?? (found.count == 1 ? found[0] : nil)
  }

  func globalFunction(_ name: String, module: String) -> Function? {
    let found = (globalFunctions[name] ?? []).filter { sees($0.file.module, from: module) }
    return found.first { $0.file.module == module } ?? (found.count == 1 ? found[0] : nil)
  }

  /// The properties by which views, and whatever else, observe objects.
  private(set) lazy var observingProperties: [ObservingProperty] = types.flatMap { type in
    type.properties.compactMap { property in
      property.observingAttribute.map {
        ObservingProperty(property: property, attribute: $0, owner: type, value: self.type(of: property))
      }
    }
  }

  /// The same by the file that declares them.
  private lazy var observingPropertiesByFile: [ObjectIdentifier: [ObservingProperty]] = Dictionary(
    grouping: observingProperties, by: { ObjectIdentifier($0.file) })

  func observingProperties(in contents: FileContents) -> [ObservingProperty] {
    observingPropertiesByFile[ObjectIdentifier(contents.file)] ?? []
  }

  /// Where wrappers of observed objects are spelled out as types, by the class of the object: `ObservedObject<Model>`.
  private(set) lazy var wrapperTypes: [NominalType: [WrapperType]] = Dictionary(
    grouping: contents.flatMap(findWrapperTypes), by: { $0.object })

  /// The mentions of `$name` and `_name` anywhere, by name.
  private lazy var wrapperReferences: [String: [(DeclReferenceExprSyntax, SourceFile)]] = {
    var found: [String: [(DeclReferenceExprSyntax, SourceFile)]] = [:]
    for content in contents {
      for reference in content.references {
        let name = reference.baseName.text
        guard let first = name.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else { continue }
        found[name, default: []].append((reference, content.file))
      }
    }
    return found
  }()

  /// The types that have a place in the tree of views: views, apps, scenes, modifiers and dynamic properties.
  private(set) lazy var viewTypes: Set<NominalType> = {
    var found: Set<NominalType> = []
    for type in types where type.kind != .protocol {
      let adopted = [type] + type.protocols + type.protocols.flatMap(\.protocols)
      let isView = adopted.contains { adopter in
        adopter.everywhere.flatMap(\.inheritedTypes).contains { inherited in
          inherited.type.conformanceParts.contains { name, _ in
            guard let last = name.last, NominalType.viewProtocols.contains(last) else { return false }
            // A protocol of the sources with the same name is another one.
            return self.type(named: name, in: Array(adopter.path.dropLast()), module: adopter.module) == nil
          }
        }
      }
      if isView { found.insert(type) }
    }
    return found
  }()

  /// The classes whose objects some code puts into the environment.
  private(set) lazy var injectedTypes: Set<NominalType> = Set(
    contents.flatMap { contents in injections(in: contents).compactMap { $0.2.nominal } })

  private lazy var allPublisherUses = findPublisherUses()
  /// The places where observable objects are used as publishers.
  var publisherUses: [PublisherUse] { allPublisherUses.known }
  private(set) lazy var publisherUsesByType: [NominalType: [PublisherUse]] = Dictionary(grouping: publisherUses, by: \.type)
  private lazy var publisherUsesByFile: [ObjectIdentifier: [PublisherUse]] = Dictionary(
    grouping: publisherUses, by: { ObjectIdentifier($0.file) })

  func publisherUses(in contents: FileContents) -> [PublisherUse] { publisherUsesByFile[ObjectIdentifier(contents.file)] ?? [] }
  /// The uses of publishers of objects whose type is not known.
  var unknownPublisherUses: [UnknownPublisherUse] { allPublisherUses.unknown }

  /// The announcements that forwarding pipelines make.
  private(set) lazy var forwardedAnnouncements: Set<SyntaxIdentifier> = Set(forwardings.map(\.announcement.id))

  private(set) lazy var announcements: [NominalType: [Announcement]] = publisherUsesByType.reduce(into: [:]) { result, entry in
    result[entry.key] = findAnnouncements(of: entry.key, uses: entry.value)
  }

  /// The stored variables that announce themselves by hand now, and by being tracked once their class is converted.
  private(set) lazy var announcedProperties: Set<ObjectIdentifier> = Set(
    announcements.values.joined().flatMap { announcement -> [ObjectIdentifier] in
      guard case .removed(let properties) = announcement.outcome else { return [] }
      return properties.map { ObjectIdentifier($0) }
    })

  /// The pipelines by which a class of the sources passes on the changes of another: the class, and the publisher.
  private(set) lazy var forwardings:
    [(owner: NominalType, use: PublisherUse, statement: CodeBlockItemSyntax, announcement: ExprSyntax)] =
      publisherUses.compactMap { use in
        if case .send = use.kind { return nil }
        guard let forwarding = use.forwarding, let owner = enclosingType(of: forwarding.announcement), owner.isObservableObject
        else {
          return nil
        }
        return (owner, use, forwarding.statement, forwarding.announcement)
      }

  /// The classes that pass on what publishers announce, by the publishers' places.
  private(set) lazy var forwardingOwners: [SyntaxIdentifier: NominalType] = Dictionary(
    forwardings.map { ($0.use.node.id, $0.owner) }, uniquingKeysWith: { one, _ in one })

  /// The modules that write a type `Published<Value>.Publisher` anywhere.
  private(set) lazy var modulesWithPublishedPublishers: Set<String> = Set(
    contents.filter { contents in
      contents.typeReferences.contains {
        $0.name.text == "Published" && $0.parent?.as(MemberTypeSyntax.self)?.name.text == "Publisher"
      }
    }.map(\.file.module))

  /// What is put in for the generic parameters that stand for observable objects, by these.
  private(set) lazy var argumentsByParameter: [NominalType: (types: [NominalType], areAllKnown: Bool)] =
    observableParameters.values.reduce(into: [:]) { $0[$1.type] = findArguments(for: $1) }

  private(set) lazy var redundantCancellables = findRedundantCancellables()

  private(set) lazy var foreignlyObserved = findForeignlyObserved()

  /// The references to the projection of a property: `$model`, and `screen.$model` elsewhere.
  func projections(of property: Property, in owner: NominalType) -> [(reference: DeclReferenceExprSyntax, file: SourceFile)] {
    references(to: "$" + property.name, of: property, in: owner)
  }

  /// The references to `name`, which belongs to a property of a type: `$model`, `_model` or, within the type, `model` itself.
  func references(
    to name: String, of property: Property, in owner: NominalType
  ) -> [(reference: DeclReferenceExprSyntax, file: SourceFile)] {
    if name != property.name {
      return (wrapperReferences[name] ?? []).filter { means(owner, $0, property, in: $1) }.map { ($0, $1) }
    }
    var files: [SourceFile] = []
    for declaration in owner.everywhere where !files.contains(where: { $0 === declaration.file }) {
      files.append(declaration.file)
    }
    return files.flatMap { file in
      (contents(of: file)?.referencesByName[name] ?? []).filter { means(owner, $0, property, in: file) }.map { ($0, file) }
    }
  }

  /// Whether a reference means a property of `owner`, its projection or its storage.
  private func means(
    _ owner: NominalType, _ reference: DeclReferenceExprSyntax, _ property: Property, in file: SourceFile
  ) -> Bool {
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      guard let base = member.base else { return false }
      return type(of: base, in: file).nominal?.isOrInherits(owner) == true
    }
    // Nested types do not see the instance around them, so only the innermost type counts.
    guard enclosingType(of: reference)?.isOrInherits(owner) == true else { return false }
    let name = reference.baseName.identifierText
    if LocalBinding.find(name, at: reference) != nil { return false }
    // A local variable of the name stands before `$name` only if it has a wrapper of its own.
    return name == property.name || LocalBinding.find(property.name, at: reference)?.hasWrapper != true
  }

  /// All observable objects: classes and the protocols that refine `ObservableObject`.
  var observableObjects: [NominalType] { types.filter(\.isObservableObject) }

  // MARK: Building

  private func declareTypes() {
    for content in contents {
      for declaration in content.types where declaration.kind != .extension {
        let module = content.file.module
        // Two local types of one name are two types.
        let known = declaration.isLocal ? nil : typesByModule[module]?[declaration.path]
        let type = known ?? NominalType(module: module, path: declaration.path)
        type.declarations.append(declaration)
        typeOfDeclaration[declaration.node.id] = type
        guard known == nil else { continue }
        types.append(type)
        if !declaration.isLocal || typesByModule[module]?[declaration.path] == nil {
          typesByModule[module, default: [:]][declaration.path] = type
        }
        typesByName[declaration.path.last!, default: []].append(type)
      }
    }
  }

  private func attachExtensions() {
    for content in contents {
      for declaration in content.types where declaration.kind == .extension {
        let module = content.file.module
        if let type = type(named: declaration.path, in: [], module: module) {
          type.extensions.append(declaration)
          typeOfDeclaration[declaration.node.id] = type
        } else {
          // A type of another module, which only the extension is known of.
          let type = NominalType(module: module, path: declaration.path)
          type.extensions.append(declaration)
          typeOfDeclaration[declaration.node.id] = type
        }
      }
    }
  }

  private func link(_ type: NominalType) {
    for declaration in type.everywhere {
      for inherited in declaration.inheritedTypes {
        for (name, _) in inherited.type.conformanceParts {
          if name.isObservableObject, self.type(named: name, in: type.path, module: type.module) == nil {
            type.ownConformances.append((inherited, declaration))
            continue
          }
          let context = Array(type.path.dropLast())
          guard let parent = self.type(named: name, in: context, module: type.module), parent != type else {
            if name.count == 1, let alias = aliases[type.module]?[name], alias.mentionsObservableObject {
              type.ownConformances.append((inherited, declaration))
            }
            continue
          }
          switch parent.kind {
          case .class where type.kind == .class:
            type.superclass = parent
            parent.subclasses.append(type)
          case .protocol: type.protocols.append(parent)
          default: break
          }
        }
      }
    }
  }

  private func markObservableObjects() {
    // A class that has the macro already is done, also if it conforms to both protocols on purpose.
    var pending = types.filter { !$0.ownConformances.isEmpty && !$0.isObservable }
    for type in pending { type.isObservableObject = true }
    var adopters: [NominalType: [NominalType]] = [:]
    for type in types {
      for adopted in type.protocols { adopters[adopted, default: []].append(type) }
    }
    while let type = pending.popLast() {
      for heir in type.subclasses + (adopters[type] ?? []) where !heir.isObservableObject && !heir.isObservable {
        heir.isObservableObject = true
        pending.append(heir)
      }
    }
  }
}

extension NominalType {
  /// Whether the type is another one or a subclass of it, however far down.
  func isOrInherits(_ other: NominalType) -> Bool {
    var type: NominalType? = self
    var seen: Set<NominalType> = []
    while let current = type, seen.insert(current).inserted {
      if current == other { return true }
      type = current.superclass
    }
    return false
  }
}

extension TypeSyntax {
  /// The protocols and the class that a type in an inheritance clause or a constraint consists of.
  var conformanceParts: [(name: [String], syntax: TypeSyntax)] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.conformanceParts)
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.conformanceParts }
    return path.map { [($0, self)] } ?? []
  }

  /// Whether the type is, or is composed of, Combine's `ObservableObject`.
  var mentionsObservableObject: Bool { conformanceParts.contains { $0.name.isObservableObject } }
}

extension [String] {
  /// Whether these names are Combine's protocol, alone or after a module that has it.
  var isObservableObject: Bool {
    guard last == "ObservableObject" else { return false }
    return count == 1 || count == 2 && ["Combine", "OpenCombine", "SwiftUI", "SwiftUICore"].contains(self[0])
  }
}

/// `map` on all processors.
func concurrentMap<Element: Sendable, Result>(_ elements: [Element], _ transform: @Sendable (Element) -> Result) -> [Result] {
  let results = UnsafeMutablePointer<Result?>.allocate(capacity: elements.count)
  results.initialize(repeating: nil, count: elements.count)
  defer {
    results.deinitialize(count: elements.count)
    results.deallocate()
  }
  nonisolated(unsafe) let target = results
  DispatchQueue.concurrentPerform(iterations: elements.count) { target[$0] = transform(elements[$0]) }
  return (0..<elements.count).map { results[$0]! }
}
