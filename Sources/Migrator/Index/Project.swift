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
  private var aliases: [String: [[String]: TypeSyntax]] = [:]
  private var typeOfDeclaration: [SyntaxIdentifier: NominalType] = [:]
  private var globals: [String: [Property]] = [:]
  private var globalFunctions: [String: [Function]] = [:]
  private var contentsOfFile: [ObjectIdentifier: FileContents] = [:]
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
      for alias in content.aliases { aliases[content.file.module, default: [:]][alias.path] = alias.type }
      for property in content.globals { globals[property.name, default: []].append(property) }
      for function in content.globalFunctions { globalFunctions[function.name, default: []].append(function) }
    }
    declareTypes()
    attachExtensions()
    for type in types { link(type) }
    markObservableObjects()
  }

  func contents(of file: SourceFile) -> FileContents? { contentsOfFile[ObjectIdentifier(file)] }

  // MARK: Look-up

  /// The type that a name stands for where it is written.
  ///
  /// The types around the place come first, then the module's, then a type of another module if only one has the name.
  func type(named path: [String], in context: [String], module: String, depth: Int = 0) -> NominalType? {
    guard depth < 8, let first = path.first else { return nil }
    for count in stride(from: context.count, through: 0, by: -1) {
      let full = Array(context.prefix(count)) + path
      if let type = typesByModule[module]?[full] { return type }
      if let alias = aliases[module]?[full], let target = alias.path {
        return type(named: target, in: Array(context.prefix(count)), module: module, depth: depth + 1)
      }
    }
    if path.count > 1, typesByModule[first] != nil {
      return type(named: Array(path.dropFirst()), in: [], module: first, depth: depth + 1)
    }
    let elsewhere = (typesByName[path.last!] ?? []).filter { $0.path == path && $0.module != module && !$0.isLocal }
    return elsewhere.count == 1 ? elsewhere[0] : nil
  }

  /// Whether the name is declared as another one for some type.
  func isAlias(_ path: [String], module: String) -> Bool { alias(path, module: module) != nil }

  /// What a name is declared as another one for.
  func alias(_ path: [String], module: String) -> TypeSyntax? { aliases[module]?[path] }

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
    let found = globals[name] ?? []
    return found.first { $0.file.module == module } ?? (found.count == 1 ? found[0] : nil)
  }

  func globalFunction(_ name: String, module: String) -> Function? {
    let found = globalFunctions[name] ?? []
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

  /// The classes whose objects some code puts into the environment.
  private(set) lazy var injectedTypes: Set<NominalType> = Set(
    contents.flatMap { contents in injections(in: contents).compactMap { $0.2.nominal } })

  /// The references to `$name` in a file, by name, those of closures' numbered parameters left out.
  func projections(of property: Property, in owner: NominalType) -> [(reference: DeclReferenceExprSyntax, file: SourceFile)] {
    references(to: "$" + property.name, of: property, in: owner)
  }

  /// The references within a type to `name`, which belongs to a property of it: `$model`, `_model` or `model` itself.
  func references(
    to name: String, of property: Property, in owner: NominalType
  ) -> [(reference: DeclReferenceExprSyntax, file: SourceFile)] {
    var files: [SourceFile] = []
    for declaration in owner.everywhere where !files.contains(where: { $0 === declaration.file }) {
      files.append(declaration.file)
    }
    return files.flatMap { file in
      (contents(of: file)?.referencesByName[name] ?? []).filter { reference in
        guard enclosesOrIs(owner, reference) else { return false }
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
          return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        }
        guard LocalBinding.find(name, at: reference) == nil else { return false }
        let local = LocalBinding.find(property.name, at: reference)
        return name == property.name ? local == nil : local?.hasWrapper != true
      }.map { ($0, file) }
    }
  }

  /// Whether a reference within this type, with nothing before it, means a member of `owner`.
  private func enclosesOrIs(_ owner: NominalType, _ reference: DeclReferenceExprSyntax) -> Bool {
    var type = enclosingType(of: reference)
    while let current = type {
      if current == owner { return true }
      if current.superclass == owner { return true }
      type = current.declarations.first.flatMap { enclosingType(of: $0.node) }
    }
    return false
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

/// A property that observes an object: `@StateObject`, `@ObservedObject` or `@EnvironmentObject`.
struct ObservingProperty {
  let property: Property
  let attribute: AttributeSyntax
  let owner: NominalType
  let value: StaticType

  var file: SourceFile { property.file }
  var wrapper: String { attribute.lastName }
  /// Whether the property's class is converted. One of an optional or unknown type is none of these rules' business.
  func isConverted(in migration: Migration) -> NominalType? {
    guard case .instance(let type) = value, migration.isConverted(type) else { return nil }
    return type
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
