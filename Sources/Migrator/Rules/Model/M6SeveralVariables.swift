import SwiftSyntax

struct M6SeveralVariables: Rule {
  let id: RuleID = "M6"
  let title = "Several variables in one declaration"
  let explanation = """
    Neither tracking nor @ObservationIgnored works on var a = 0, b = 0, so each variable gets a declaration of its own first.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "with modifiers and types",
      before: """
        class Model: ObservableObject {
          var a = 0, b = 0
          /// Sizes.
          private var width: Double, height = 2.0 // in points
          fileprivate(set) var first, second: Int?
          let x = 0, y = 0
          static var p = 0, q = 0
          init() { width = 1 }
        }
        """,
      after: """
        @Observable class Model {
          @ObservationIgnored var a = 0
          @ObservationIgnored var b = 0
          /// Sizes.
          @ObservationIgnored private var width: Double
          @ObservationIgnored private var height = 2.0 // in points
          @ObservationIgnored fileprivate(set) var first: Int?
          @ObservationIgnored fileprivate(set) var second: Int?
          let x = 0, y = 0
          static var p = 0, q = 0
          init() { width = 1 }
        }
        """),
    .rewritten(
      "over several lines, with comments",
      before: """
        class Model: ObservableObject {
          var a = 0, // the first
              b = 0, /* the last */ c = 0
          var (d, e) = (1, 2), f = 3
        }
        class Small: ObservableObject { var a = 0, b = 0 }
        """,
      after: """
        @Observable class Model {
          @ObservationIgnored var a = 0 // the first
          @ObservationIgnored var b = 0 /* the last */
          @ObservationIgnored var c = 0
          var (d, e) = (1, 2)
          @ObservationIgnored var f = 3
        }
        @Observable class Small { @ObservationIgnored var a = 0; @ObservationIgnored var b = 0 }
        """),
    .rewritten(
      "tracked in Apple's style",
      before: "class Model: ObservableObject {\n  var a = 0, b = 0\n}",
      after: "@Observable class Model {\n  var a = 0\n  var b = 0\n}",
      options: .with { $0.appleStyle = true }),
  ]

  func convert(_ type: NominalType, in migration: Migration) {
    guard type.kind == .class else { return }
    var seen: Set<SyntaxIdentifier> = []
    for property in type.observableVariables
    where property.node.bindings.count > 1 && seen.insert(property.node.id).inserted {
      guard case .listed = migration.project.storage(of: property) else { continue }
      split(property, of: type, in: migration)
    }
  }

  private func split(_ listed: Property, of type: NominalType, in migration: Migration) {
    let (node, file) = (listed.node, listed.file)
    let bindings = Array(node.bindings)
    let properties = type.observableVariables.filter { $0.node.id == node.id }
    let prefix = file.text(in: node.bytes.lowerBound..<node.bindingSpecifier.bytes.upperBound) + " "
    let hasOwnLine =
      node.leadingTrivia.containsNewline || node.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.containsNewline == true
    let separator = hasOwnLine ? file.lineEnding + file.indentation(of: node) : "; "

    func attribute(_ binding: PatternBindingSyntax) -> String {
      guard let property = properties.first(where: { $0.binding.id == binding.id }) else { return "" }
      return migration.project.isTracked(property, options: migration.options) ? "" : "@ObservationIgnored "
    }
    for (index, binding) in bindings.enumerated() {
      if index == 0 {
        migration.insert(attribute(binding), before: node.placeForAttribute, in: file, self)
      }
      if binding.typeAnnotation == nil, binding.initializer == nil,
        let type = bindings[index...].first(where: { $0.typeAnnotation != nil })?.typeAnnotation
      {
        migration.insert(type.trimmedDescription, at: binding.pattern.bytes.upperBound, in: file, self)
      }
      guard let comma = binding.trailingComma, index + 1 < bindings.count else { continue }
      let next = bindings[index + 1]
      let start = attribute(next) + prefix
      let between = file.text(in: comma.bytes.upperBound..<next.bytes.lowerBound)
      let code = between.trimmedOfWhitespace
      // A comment between the two stays with the first.
      let comment = code.isEmpty ? "" : (between.first == " " ? " " : "") + code
      let end = comment.isLineComment ? file.lineEnding + file.indentation(of: node) : separator
      migration.replace(comma.bytes.lowerBound..<next.bytes.lowerBound, in: file, with: comment + end + start, self)
    }
  }
}

extension String {
  /// The text without the blanks and line breaks at both ends.
  fileprivate var trimmedOfWhitespace: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Whether the last line is a comment that ends with the line.
  fileprivate var isLineComment: Bool { split(whereSeparator: \.isNewline).last?.contains("//") == true }
}
