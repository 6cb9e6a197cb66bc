import SwiftSyntax

struct M31Codable: Rule {
  let id: RuleID = "M31"
  let title = "Synthesized Codable"
  let explanation = """
    The storage of a tracked variable is called _name, and synthesized encoding uses that name. Coding keys keep the format: case name becomes \
    case _name = "name", and a class without coding keys gets them. Hand-written init(from:) and encode(to:) need no change. If only one of \
    the two is written by hand, the keys cannot serve both, and the class is left.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "with coding keys",
      before: """
        import SwiftUI
        class Model: ObservableObject, Codable {
          @Published var count = 0
          @Published var title = ""
          var cache = 0
          let version = 1
          private enum CodingKeys: String, CodingKey { case count, title = "name", cache }
        }
        \(publishedCodable)
        """,
      after: """
        import SwiftUI
        @Observable class Model: Codable {
          var count = 0
          var title = ""
          @ObservationIgnored var cache = 0
          let version = 1
          private enum CodingKeys: String, CodingKey { case _count = "count", _title = "name", cache }
        }
        \(publishedCodable)
        """, reports: ["M31"]),
    .rewritten(
      "coding keys in an extension, without a raw type",
      before: """
        import SwiftUI
        class Model: ObservableObject {
          @Published var standard = 0
        }
        extension Model: Encodable {
          enum CodingKeys: CodingKey {
            case standard
          }
        }
        \(publishedCodable)
        """,
      after: """
        import SwiftUI
        @Observable class Model {
          var standard = 0
        }
        extension Model: Encodable {
          enum CodingKeys: String, CodingKey {
            case _standard = "standard"
          }
        }
        \(publishedCodable)
        """, reports: ["M31"]),
    .rewritten(
      "without coding keys",
      before: """
        import SwiftUI
        class Model: ObservableObject, Codable {
            @Published var count = 0
            private(set) var `default`: Int
            let id: Int
            static var shared: Model?
            lazy var list = [1]
            var double: Int { count * 2 }
        }
        class Small: ObservableObject, Decodable { @Published var count = 0 }
        \(publishedCodable)
        """,
      after: """
        import SwiftUI
        @Observable class Model: Codable {
            var count = 0
            @ObservationIgnored private(set) var `default`: Int
            let id: Int
            static var shared: Model?
            @ObservationIgnored lazy var list = [1]
            var double: Int { count * 2 }

            private enum CodingKeys: String, CodingKey {
                case _count = "count"
                case `default`
                case id
            }
        }
        @Observable class Small: Decodable { var count = 0; private enum CodingKeys: String, CodingKey { case _count = "count" } }
        \(publishedCodable)
        """, reports: ["M31", "M31"]),
    .rewritten(
      "written by hand",
      before: """
        import SwiftUI
        class Model: ObservableObject, Codable {
          @Published var count = 0
          enum CodingKeys: String, CodingKey { case count }
          required init(from decoder: Decoder) throws {
            count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
          }
          func encode(to encoder: Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(count, forKey: .count)
          }
        }
        """,
      after: """
        import SwiftUI
        @Observable class Model: Codable {
          var count = 0
          enum CodingKeys: String, CodingKey { case count }
          required init(from decoder: Decoder) throws {
            count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
          }
          func encode(to encoder: Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(count, forKey: .count)
          }
        }
        """),
    .refused(
      "half of it written by hand",
      """
      import SwiftUI
      class Model: ObservableObject, Codable {
        @Published var count = 0
        enum CodingKeys: String, CodingKey { case count }
        func encode(to encoder: Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encode(count, forKey: .count)
        }
      }
      \(publishedCodable)
      """, reports: ["M31"]),
  ]

  /// What makes synthesis possible for published variables: a wrapper is no Codable by itself.
  private static let publishedCodable = """
    extension Published: @retroactive Decodable where Value: Decodable {
      public init(from decoder: any Decoder) throws { self.init(initialValue: try Value(from: decoder)) }
    }
    extension Published: @retroactive Encodable where Value: Encodable {
      public func encode(to encoder: any Encoder) throws {}
    }
    """

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard let coding = Coding(of: type, in: project) else { return [] }
    guard let reason = coding.obstacle(in: project, options: options), let declaration = type.declarations.first else {
      return []
    }
    return [
      finding(.refusal, at: declaration.node.introducer, in: declaration.file, "\(type.name) is left as it is: \(reason)")
    ]
  }

  func convert(_ type: NominalType, in migration: Migration) {
    guard let coding = Coding(of: type, in: migration.project), let declaration = type.observableDeclarations.first else {
      return
    }
    if let keys = coding.keys {
      rename(keys, of: type, in: migration)
    } else if !coding.stored.isEmpty {
      for declaration in type.observableDeclarations { addKeys(to: declaration, in: migration) }
    } else {
      return
    }
    migration.report(
      finding(
        .note, at: (coding.keys?.declarations.first ?? declaration).node.introducer,
        in: (coding.keys?.declarations.first ?? declaration).file,
        "The coding keys keep the encoded format of \(type.name). Mirror and what else looks at its storage see _name for each tracked name.",
        differences: [.d9]))
  }

  private func rename(_ keys: NominalType, of type: NominalType, in migration: Migration) {
    let tracked = Set(
      type.observableVariables.filter { migration.project.isTracked($0, options: migration.options) }.map(\.name))
    for declaration in keys.declarations {
      var renamed = false
      for element in declaration.enumCases where tracked.contains(element.name.identifierText) {
        let name = element.name.identifierText
        migration.replace(
          element.name, in: declaration.file, with: "_" + name + (element.rawValue == nil ? " = \"\(name)\"" : ""), self)
        renamed = true
      }
      if renamed, !declaration.inheritedTypes.contains(where: { $0.type.lastName == "String" }),
        let first = declaration.inheritedTypes.first
      {
        migration.insert("String, ", before: first, in: declaration.file, self)
      }
    }
  }

  private func addKeys(to declaration: TypeDeclaration, in migration: Migration) {
    let file = declaration.file
    let cases = declaration.properties.filter(\.isCoded).map { property in
      migration.project.isTracked(property, options: migration.options)
        ? "case _\(property.name) = \"\(property.name)\"" : "case \(property.writtenName)"
    }
    let brace = declaration.node.memberBlock.rightBrace
    guard !cases.isEmpty, let last = declaration.node.memberBlock.members.last else { return }
    let start = "private enum CodingKeys: String, CodingKey {"
    guard brace.leadingTrivia.containsNewline || last.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.containsNewline == true
    else {
      migration.insert("; \(start) \(cases.joined(separator: "; ")) }", at: last.bytes.upperBound, in: file, self)
      return
    }
    let outer = file.indentation(of: brace)
    let indentation = file.indentation(of: last)
    let step = file.indentationStep(at: last)
    let lines = [indentation + start] + cases.map { indentation + step + $0 } + [indentation + "}", ""]
    migration.insert(
      file.lineEnding + lines.joined(separator: file.lineEnding), at: brace.bytes.lowerBound - outer.utf8.count, in: file, self)
  }
}

/// How a class takes part in encoding and decoding that the compiler synthesizes.
private struct Coding {
  let type: NominalType
  /// Whether init(from:) or encode(to:), if the class has it, is written by hand.
  let isHalfByHand: Bool
  let keys: NominalType?
  let stored: [Property]

  /// Nil if nothing is synthesized.
  init?(of type: NominalType, in project: Project) {
    guard type.kind == .class else { return nil }
    let names = type.namesOfProtocols
    let decodes = names.contains("Decodable") || names.contains("Codable")
    let encodes = names.contains("Encodable") || names.contains("Codable")
    guard decodes || encodes else { return nil }
    let decodesByHand = type.initializers.contains { $0.signature.parameterClause.parameters.first?.firstName.text == "from" }
    let encodesByHand = type.functions.contains { function in
      function.name == "encode" && function.node.signature.parameterClause.parameters.first?.firstName.text == "to"
    }
    guard decodes && !decodesByHand || encodes && !encodesByHand else { return nil }
    self.type = type
    isHalfByHand = decodesByHand || encodesByHand
    let keys = project.type(named: type.path + ["CodingKeys"], in: [], from: type.file)
    self.keys = keys?.path == type.path + ["CodingKeys"] ? keys : nil
    stored = type.observableDeclarations.flatMap(\.properties).filter(\.isCoded)
  }

  /// Why the format cannot be kept.
  func obstacle(in project: Project, options: MigrationOptions) -> String? {
    if isHalfByHand {
      return
        "one of init(from:) and encode(to:) is written by hand and the other is not, so coding keys cannot serve both. Write both."
    }
    let isUsed = type.everywhere.contains { declaration in
      (project.contents(of: declaration.file)?.referencesByName["CodingKeys"] ?? []).contains {
        project.enclosingType(of: $0) == type
      }
    }
    if keys != nil, isUsed {
      return "its coding keys must change, but its code uses them. Write init(from:) and encode(to:) by hand."
    }
    if project.alias(type.path + ["CodingKeys"], from: type.file) != nil {
      return "its coding keys must change, but they are declared elsewhere. Declare CodingKeys in it."
    }
    if keys?.declarations.contains(where: { $0.inheritedTypes.contains { $0.type.lastName == "Int" } }) == true {
      return
        "its coding keys are numbers, and the names, which must change, are encoded too. Write init(from:) and encode(to:) by hand."
    }
    if keys == nil, stored.contains(where: \.isConditional) {
      return "it needs coding keys to keep its encoded format, but an #if stands between its variables. Declare CodingKeys in it."
    }
    return nil
  }
}

extension NominalType {
  /// The names of the protocols that the class itself conforms to, and of what those of the sources refine.
  fileprivate var namesOfProtocols: Set<String> {
    var names: Set<String> = []
    var seen: Set<NominalType> = []
    var pending = [self]
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      for inherited in type.everywhere.flatMap(\.inheritedTypes) {
        for part in inherited.type.conformanceParts { part.name.last.map { _ = names.insert($0) } }
      }
      pending += type.protocols
    }
    return names
  }
}

extension Property {
  /// Whether the compiler encodes it if nothing else is said.
  fileprivate var isCoded: Bool { !isStatic && !isComputed && !isLazy && !isOverride }

  /// Whether it stands in an `#if` within its type.
  fileprivate var isConditional: Bool { node.parent?.parent?.parent?.is(IfConfigClauseSyntax.self) == true }
}

extension TypeDeclaration {
  /// The cases of an enumeration.
  fileprivate var enumCases: [EnumCaseElementSyntax] {
    node.memberBlock.members.flatMap { member in member.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? [] }
  }
}
