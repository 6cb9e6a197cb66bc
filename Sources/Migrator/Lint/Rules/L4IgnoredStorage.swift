import SwiftSyntax

struct L4IgnoredStorage: LintRule {
  let id: RuleID = "L4"
  let title = "@ObservationIgnored @AppStorage in an @Observable class"
  let explanation = """
    @AppStorage and @SceneStorage cannot be tracked by @Observable, and with @ObservationIgnored no view learns when the value changes. Keep the \
    wrapper in a private property, and tell of reads and changes in a computed one. Changes that something else makes in UserDefaults \
    are still not noticed. Only what a view is seen to read is reported.
    """
  let examples: [LintExample] = [
    .reported(
      "a view reads the setting", lines: [5],
      """
      import SwiftUI
      @Observable class Settings {
        var title = ""
        /// Whether there is sound.
        @ObservationIgnored @AppStorage("sound") var hasSound = true
      }
      struct Screen: View {
        var settings: Settings
        var body: some View { Text("\\(settings.hasSound)") }
      }
      """,
      fixed: """
        import SwiftUI
        @Observable class Settings {
          var title = ""
          /// Whether there is sound.
          var hasSound: Bool {
            get {
              access(keyPath: \\.hasSound)
              return hasSoundStorage
            }
            set {
              withMutation(keyPath: \\.hasSound) { hasSoundStorage = newValue }
            }
          }
          @ObservationIgnored @AppStorage("sound") private var hasSoundStorage = true
        }
        struct Screen: View {
          var settings: Settings
          var body: some View { Text("\\(settings.hasSound)") }
        }
        """),
    .reported(
      "through a binding and a computed property; a type that must be told", lines: [4, 6],
      """
      import SwiftUI
      enum Mode: String { case light, dark }
      @Observable final class Settings {
        @ObservationIgnored @AppStorage("name") public var name: String = "" // the user's
        @ObservationIgnored
        @AppStorage("mode") var mode = Mode.light
        var isDark: Bool { mode == .dark }
      }
      struct Screen: View {
        @State private var settings = Settings()
        var body: some View { Toggle(isOn: .constant(settings.isDark)) { TextField("", text: $settings.name) } }
      }
      """,
      fixed: """
        import SwiftUI
        enum Mode: String { case light, dark }
        @Observable final class Settings {
          public var name: String {
            get {
              access(keyPath: \\.name)
              return nameStorage
            }
            set {
              withMutation(keyPath: \\.name) { nameStorage = newValue }
            }
          }
          @ObservationIgnored @AppStorage("name") private var nameStorage: String = "" // the user's
          @ObservationIgnored
          @AppStorage("mode") var mode = Mode.light
          var isDark: Bool { mode == .dark }
        }
        struct Screen: View {
          @State private var settings = Settings()
          var body: some View { Toggle(isOn: .constant(settings.isDark)) { TextField("", text: $settings.name) } }
        }
        """),
    .fine(
      "no view reads it, and the form with a computed property",
      """
      import SwiftUI
      @Observable class Settings {
        @ObservationIgnored @AppStorage("launches") var launches = 0
        @ObservationIgnored @AppStorage("sound") private var soundStorage = true
        var hasSound: Bool {
          get {
            access(keyPath: \\.hasSound)
            return soundStorage
          }
          set {
            withMutation(keyPath: \\.hasSound) { soundStorage = newValue }
          }
        }
      }
      struct Screen: View {
        var settings: Settings
        var body: some View { Text("\\(settings.hasSound)").onAppear { settings.launches += 1 } }
      }
      """),
  ]

  func findings(in project: Project) -> [LintFinding] {
    project.types.filter { $0.kind == .class && $0.isObservable }.flatMap { type in
      type.storedVariables.compactMap { property in
        guard property.attribute("ObservationIgnored") != nil,
          let wrapper = property.attribute("AppStorage") ?? property.attribute("SceneStorage"),
          let view = project.view(showing: property, of: type)
        else { return nil }
        return finding(
          at: property.binding.pattern, in: property.file,
          "\(view.name) shows \(property.name), but @ObservationIgnored @\(wrapper.lastName) tells no view of changes. Keep the "
            + "wrapper in a private property, and call access(keyPath:) and withMutation(keyPath:) in a computed one.",
          fix: fix(for: property, of: type, in: project))
      }
    }
  }

  private func fix(for property: Property, of type: NominalType, in project: Project) -> FixIt? {
    let storage = property.name + "Storage"
    guard let typeName = property.storedTypeName, property.node.bindings.count == 1, property.binding.accessorBlock == nil,
      type.property(storage) == nil, !property.node.hasCommentInside,
      project.references(to: "_" + property.name, of: property, in: type).isEmpty,
      project.references(to: "$" + property.name, of: property, in: type).isEmpty,
      !project.initializersMention(property, in: type)
    else { return nil }
    let file = property.file
    let indentation = file.indentation(of: property.node)
    let outer = property.owner.map { file.indentation(of: $0.node) } ?? ""
    let step = indentation.hasPrefix(outer) && indentation.count > outer.count ? String(indentation.dropFirst(outer.count)) : "  "
    let modifiers = property.node.modifiers.map { $0.trimmedDescription + " " }.joined()
    let lines = [
      "\(modifiers)var \(property.name): \(typeName) {",
      "\(step)get {",
      "\(step)\(step)access(keyPath: \\.\(property.name))",
      "\(step)\(step)return \(storage)",
      "\(step)}",
      "\(step)set {",
      "\(step)\(step)withMutation(keyPath: \\.\(property.name)) { \(storage) = newValue }",
      "\(step)}",
      "}",
      "",
    ]
    var edits = [inserting(lines.joined(separator: file.lineEnding + indentation), before: property.node)]
    let start = property.node.modifiers.first?.bytes.lowerBound ?? property.node.bindingSpecifier.bytes.lowerBound
    edits.append(edit(start..<property.binding.pattern.bytes.upperBound, "private var \(storage)"))
    return FixIt(message: "Keep the value in \(storage), and make \(property.name) computed.", edits: edits)
  }
}

extension Property {
  /// Whether the getter tells the registrar by hand that it is read.
  fileprivate var tellsOfAccess: Bool {
    binding.accessorBlock?.tokens(viewMode: .sourceAccurate).contains { $0.text == "access" } == true
  }

  /// The type as it is written, or that of a plain literal.
  fileprivate var storedTypeName: String? {
    if let annotation = binding.typeAnnotation { return annotation.type.trimmedDescription }
    guard let value = binding.initializer?.value else { return nil }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    return nil
  }
}

extension Project {
  /// A view whose body reads the property of a class, by itself, as a binding, or through a computed property of the class.
  func view(showing property: Property, of type: NominalType) -> NominalType? {
    var names = [property.name]
    for reader in type.properties where reader.isComputed && reader.name != property.name && !reader.tellsOfAccess {
      let isRead = references(to: property.name, of: property, in: type).contains { reference, _ in
        reference.ancestor(VariableDeclSyntax.self)?.id == reader.node.id
      }
      if isRead { names.append(reader.name) }
    }
    for contents in contents {
      for name in names {
        for reference in contents.referencesByName[name] ?? [] {
          guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
            let base = member.base, isShown(member), let view = enclosingType(of: member)
          else { continue }
          if self.type(of: base, in: contents.file).nominal == type { return view }
          // `$model.name`
          if let wrapped = base.as(DeclReferenceExprSyntax.self)?.baseName.text, wrapped.hasPrefix("$"),
            let model = view.property(String(wrapped.dropFirst())), self.type(of: model).nominal == type
          {
            return view
          }
        }
      }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The innermost node of a kind around this one, within the same type.
  func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(kind) { return found }
      if current.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      node = current.parent
    }
    return nil
  }
}
