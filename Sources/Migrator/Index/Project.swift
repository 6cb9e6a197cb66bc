import Foundation
import SwiftSyntax

/// All source files that are migrated together, and what they declare.
///
/// Built once; the rules only read it.
package final class Project {
  package let files: [SourceFile]
  let contents: [FileContents]
  private(set) var types: [NominalType] = []
  /// What the names in the sources stand for.
  let names = NameTable()
  private var typeOfDeclaration: [SyntaxIdentifier: NominalType] = [:]
  private var contentsOfFile: [ObjectIdentifier: FileContents] = [:]
  /// The generic parameters that stand for observable objects, by their declarations.
  private(set) var observableParameters: [SyntaxIdentifier: ObservableParameter] = [:]
  var typesOfProperties: [ObjectIdentifier: StaticType] = [:]
  /// The properties whose types are being looked for.
  var propertiesInQuestion: Set<ObjectIdentifier> = []
  /// Names that files which do not parse mention. What they say about these is not known.
  private(set) var namesInBrokenFiles: [String: SourceFile] = [:]

  package init(files: [SourceFile]) {
    self.files = files
    let readable = files.filter { $0.parseError == nil }
    contents = concurrentMap(readable) { DeclarationCollector.contents(of: $0) }
    for file in files where file.parseError != nil {
      for name in file.names { namesInBrokenFiles[name] = file }
    }
    for content in contents {
      contentsOfFile[ObjectIdentifier(content.file)] = content
      names.add(content)
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

  /// The type that a name stands for in a file, within the types of the context.
  func type(named path: [String], in context: [String], from file: SourceFile) -> NominalType? {
    names.type(path, in: context, from: file)
  }

  /// Whether code of one module can use what another one declares.
  func sees(_ module: String, from other: String) -> Bool { names.sees(module, from: other) }

  /// What a name is declared as another one for.
  func alias(_ path: [String], from file: SourceFile) -> TypeSyntax? { names.alias(path, from: file) }

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
            return self.type(named: name, in: Array(adopter.path.dropLast()), from: adopter.file) == nil
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
      guard case .removed(let properties, _) = announcement.outcome else { return [] }
      return properties.map { ObjectIdentifier($0) }
    })

  /// The code that runs when another object announces a change.
  private(set) lazy var othersChanges = OthersChanges(self)

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

  /// Where a type `Published<Value>.Publisher` is written.
  private(set) lazy var publishedPublishers: [(node: IdentifierTypeSyntax, file: SourceFile)] = contents.flatMap { contents in
    contents.typeReferences.filter {
      $0.name.text == "Published" && $0.parent?.as(MemberTypeSyntax.self)?.name.text == "Publisher"
    }.map { ($0, contents.file) }
  }

  /// What is put in for the generic parameters that stand for observable objects, by these.
  private(set) lazy var argumentsByParameter: [NominalType: ParameterArguments] =
    observableParameters.values.reduce(into: [:]) { $0[$1.type] = findArguments(for: $1) }

  /// The places that need an `ObservableObject` as such, in order of place.
  private(set) lazy var requiredObjects: [RequiredObject] =
    findExistentialUses() + findConformanceUses() + findAssociatedTypeUses() + findUntoldObjects()

  /// Where a file may mean one of several types of the same name, by each of these.
  private(set) lazy var ambiguousMentions: [NominalType: (node: Syntax, file: SourceFile)] = findAmbiguousMentions()

  private lazy var allShownVariables = findShownVariables()
  /// The variables that were not published and are tracked, because views show them.
  var shownVariables: [ObjectIdentifier: ShownVariables.Read] { allShownVariables.tracked }
  /// Variables that were not published, that views show, and that cannot be tracked.
  var untrackableShownVariables: [ObjectIdentifier: ShownVariables.Read] { allShownVariables.untrackable }

  private(set) lazy var enumerationsByCase = findEnumerationsByCase()

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
    return name == property.name || !LocalBinding.hasWrapper(property.name, at: reference)
  }

  /// All observable objects: classes and the protocols that refine `ObservableObject`.
  var observableObjects: [NominalType] { types.filter(\.isObservableObject) }

  private func findAmbiguousMentions() -> [NominalType: (node: Syntax, file: SourceFile)] {
    let names = names.namesOfSeveralTypes
    var result: [NominalType: (node: Syntax, file: SourceFile)] = [:]
    for contents in contents {
      for path in names[contents.file.module] ?? [] {
        let types = self.names.ambiguousTypes(path, from: contents.file).filter { result[$0] == nil }
        guard !types.isEmpty else { continue }
        let mention =
          contents.typeReferences.first { $0.name.identifierText == path.last }.map { Syntax($0) }
          ?? contents.referencesByName[path.last!]?.first.map { Syntax($0) }
        guard let mention else { continue }
        for type in types { result[type] = (mention, contents.file) }
      }
    }
    return result
  }

  // MARK: Building

  private func declareTypes() {
    for content in contents {
      for declaration in content.types where declaration.kind != .extension {
        let (type, isNew) = names.declare(declaration)
        typeOfDeclaration[declaration.node.id] = type
        if isNew { types.append(type) }
      }
    }
  }

  private func attachExtensions() {
    for content in contents {
      for declaration in content.types where declaration.kind == .extension {
        if let type = type(named: declaration.path, in: [], from: content.file) {
          type.extensions.append(declaration)
          typeOfDeclaration[declaration.node.id] = type
        } else {
          // A type of another module, which only the extension is known of.
          let type = NominalType(file: content.file, path: declaration.path)
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
          if name.isObservableObject, self.type(named: name, in: type.path, from: declaration.file) == nil {
            type.ownConformances.append((inherited, declaration))
            continue
          }
          let context = Array(type.path.dropLast())
          guard let parent = self.type(named: name, in: context, from: declaration.file), parent != type else {
            if name.count == 1, let alias = alias(name, from: declaration.file), alias.mentionsObservableObject {
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
package func concurrentMap<Element: Sendable, Result>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
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
