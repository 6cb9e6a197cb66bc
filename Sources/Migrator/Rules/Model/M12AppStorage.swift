import SwiftSyntax

struct M12AppStorage: Rule {
  let id: RuleID = "M12"
  let title = "@AppStorage in a model"
  let explanation = """
    @AppStorage in an ObservableObject updates views, but a variable with a property wrapper cannot be tracked, and with @ObservationIgnored \
    alone views would silently miss changes. So the stored value gets another name, and the property becomes a computed one that tells \
    Observation of reads and changes. What other code writes to UserDefaults is not noticed any more (D14).
    """
  let examples: [RuleExample] = [
    .rewritten(
      "types from literals and annotations",
      before: """
        import SwiftUI
        class Settings: ObservableObject {
          /// The name.
          @AppStorage("name") var name = ""  // empty at first
          @AppStorage("size", store: .standard) public private(set) var size: Int = 12
          @AppStorage("title") var title: String?

          @AppStorage("ratio")
          var ratio = -1.5
        }
        """,
      after: """
        import SwiftUI
        @Observable class Settings {
          /// The name.
          var name: String {
            get {
              access(keyPath: \\.name)
              return nameStorage
            }
            set {
              withMutation(keyPath: \\.name) { nameStorage = newValue }
            }
          }
          @ObservationIgnored @AppStorage("name") private var nameStorage = ""  // empty at first
          public private(set) var size: Int {
            get {
              access(keyPath: \\.size)
              return sizeStorage
            }
            set {
              withMutation(keyPath: \\.size) { sizeStorage = newValue }
            }
          }
          @ObservationIgnored @AppStorage("size", store: .standard) private var sizeStorage: Int = 12
          var title: String? {
            get {
              access(keyPath: \\.title)
              return titleStorage
            }
            set {
              withMutation(keyPath: \\.title) { titleStorage = newValue }
            }
          }
          @ObservationIgnored @AppStorage("title") private var titleStorage: String?

          var ratio: Double {
            get {
              access(keyPath: \\.ratio)
              return ratioStorage
            }
            set {
              withMutation(keyPath: \\.ratio) { ratioStorage = newValue }
            }
          }
          @ObservationIgnored @AppStorage("ratio") private var ratioStorage = -1.5
        }
        """, reports: ["M12", "M12", "M12", "M12"]),
    .rewritten(
      "an enumeration, observers, and init",
      before: """
        import SwiftUI
        enum Theme: String { case light, dark }
        @MainActor class Settings: ObservableObject {
          @AppStorage("theme") var theme = Theme.light { didSet { print(oldValue) } }
          @AppStorage var count: Int
          let id: Int
          init(theme: Theme) {
            _count = AppStorage(wrappedValue: 1, "count")
            self.theme = theme
            id = 1
          }
          func reset() { theme = .light }
        }
        """,
      after: """
        import SwiftUI
        enum Theme: String { case light, dark }
        @MainActor @Observable class Settings {
          var theme: Theme {
            get {
              access(keyPath: \\.theme)
              return themeStorage
            }
            set {
              withMutation(keyPath: \\.theme) { themeStorage = newValue }
            }
          }
          @ObservationIgnored @AppStorage("theme") private var themeStorage = Theme.light { didSet { print(oldValue) } }
          var count: Int {
            get {
              access(keyPath: \\.count)
              return countStorage
            }
            set {
              withMutation(keyPath: \\.count) { countStorage = newValue }
            }
          }
          @ObservationIgnored @AppStorage private var countStorage: Int
          let id: Int
          init(theme: Theme) {
            _countStorage = AppStorage(wrappedValue: 1, "count")
            self.themeStorage = theme
            id = 1
          }
          func reset() { theme = .light }
        }
        """, reports: ["M12", "M12"]),
    .refused(
      "a type that cannot be told",
      """
      import Library
      import SwiftUI
      class Settings: ObservableObject { @AppStorage("level") var level = standardLevel }
      """, reports: ["M12"]),
    .refused(
      "the binding is used",
      """
      import SwiftUI
      class Settings: ObservableObject { @AppStorage("isOn") var isOn = false }
      struct Screen: View {
        @ObservedObject var settings: Settings
        var body: some View { Toggle("", isOn: settings.$isOn) }
      }
      """, reports: ["M12"]),
    .refused(
      "another wrapper beside it",
      """
      import Library
      import SwiftUI
      class Files: ObservableObject { @AppStorage("files") @Coded private(set) var list: [Int] = [1] }
      """, reports: ["M12"]),
    .refused(
      "a type that may be optional",
      """
      import SwiftUI
      class Settings: ObservableObject { @AppStorage("count") var count = Int("3") ?? 3 }
      """, reports: ["M12"]),
    .refused(
      "an observer that sets the variable again",
      """
      import SwiftUI
      class Settings: ObservableObject {
        @AppStorage("count") var count = 0 { didSet { count = min(count, 9) } }
      }
      """, reports: ["M12"]),
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    type.observableVariables.compactMap { property in
      guard case .appStorage(let attribute) = project.storage(of: property),
        let reason = obstacle(property, of: type, in: project)
      else { return nil }
      return finding(.refusal, at: attribute, in: property.file, "\(type.name) is left as it is: \(reason)")
    }
  }

  private func obstacle(_ property: Property, of type: NominalType, in project: Project) -> String? {
    let name = property.name
    if let other = property.attributes.first(where: { $0.lastName != "AppStorage" && project.isWrapper($0, of: property) }) {
      return
        "\(name) has @\(other.lastName) beside @AppStorage, and what one wrapper gives the other could not be tracked. Do what "
        + "@\(other.lastName) does in a computed property."
    }
    if property.node.bindings.count > 1 || project.valueTypeText(of: property) == nil {
      return "the type of \(name) with @AppStorage cannot be told, and a computed property must have one. Write the type."
    }
    if property.observersMention(name) {
      return "the observers of \(name) with @AppStorage mention \(name), which would call them again. Use oldValue and newValue."
    }
    if !project.projections(of: property, in: type).isEmpty || project.isProjected(property, of: type) {
      return
        "$\(name) is a binding to what @AppStorage stores, and changes through it could not be tracked. Use a binding to \(name)."
    }
    return nil
  }

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    for property in type.observableVariables {
      guard case .appStorage(let attribute) = migration.project.storage(of: property) else { continue }
      convert(property, attribute, of: type, in: migration)
    }
  }

  private func convert(_ property: Property, _ attribute: AttributeSyntax, of type: NominalType, in migration: Migration) {
    let (file, name, node, binding) = (property.file, property.name, property.node, property.binding)
    guard let valueType = migration.project.valueTypeText(of: property) else { return }
    var storage = name + "Storage"
    while type.property(storage) != nil { storage += "Value" }
    let indentation = file.indentation(of: node)
    let step = file.indentationStep(at: node)
    let newline = file.lineEnding + indentation
    var others = property.attributes.filter { $0.id != attribute.id }.map { $0.trimmedDescription + " " }.joined()
    if node.modifiers.contains(where: { $0.name.text == "nonisolated" }) { others += "nonisolated " }
    let text = file.text(in: binding.pattern.bytes.upperBound..<binding.bytes.upperBound)
    let accessors = [
      " {", "\(step)get {", "\(step)\(step)access(keyPath: \\.\(name))", "\(step)\(step)return \(storage)", "\(step)}",
      "\(step)set {",
      "\(step)\(step)withMutation(keyPath: \\.\(name)) { \(storage) = newValue }", "\(step)}", "}",
      "@ObservationIgnored \(others)\(attribute.trimmedDescription) private var \(storage)\(text)",
    ].joined(separator: newline)
    migration.remove(attribute, in: file, self)
    migration.replace(
      binding.pattern.bytes.upperBound..<binding.bytes.upperBound, in: file, with: ": \(valueType)\(accessors)", self)
    for (reference, file) in migration.project.references(to: "_" + name, of: property, in: type) {
      migration.replace(reference.baseName, in: file, with: "_" + storage, self)
    }
    // Before the object is complete, init can set the storage, but not a computed property.
    for (reference, file) in migration.project.references(to: name, of: property, in: type)
    where reference.isAssigned && reference.initializer != nil && migration.project.enclosingType(of: reference) == type {
      migration.replace(reference.baseName, in: file, with: storage, self)
    }
    migration.report(
      finding(
        .warning, at: attribute, in: file,
        "\(name) is tracked when it is set here. What other code writes to UserDefaults under its key is not noticed any more.",
        differences: [.d14]))
  }
}

extension Project {
  /// Whether `object.$name` appears for an object that may be of the type.
  fileprivate func isProjected(_ property: Property, of type: NominalType) -> Bool {
    contents.contains { contents in
      sees(type.module, from: contents.file.module)
        && (contents.referencesByName["$" + property.name] ?? []).contains { reference in
          guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
            let base = member.base
          else { return false }
          let owner = self.type(of: base, in: contents.file)
          return owner.isUnknown || owner.nominal == type
        }
    }
  }
}

extension Property {
  /// Whether the name stands in the observers.
  fileprivate func observersMention(_ name: String) -> Bool {
    guard hasObservers, let block = binding.accessorBlock else { return false }
    return block.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
  }
}
