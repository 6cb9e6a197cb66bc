import SwiftParser
import SwiftSyntax

extension Project {
  /// Where the sources spell out the type that the property's publisher has: `Published<Int>.Publisher` for an `Int`.
  func spelledPublisher(of property: Property, of type: NominalType) -> (
    node: IdentifierTypeSyntax, file: SourceFile
  )? {
    let value = canonicalType(of: property)
    return publishedPublishers.first { node, file in
      guard sees(type.module, from: file.module), let argument = node.genericArgumentClause?.arguments.first?.argument else {
        return false
      }
      // What a getter or a function returns is the publisher that its code names.
      if let named = node.projectionsReturned, !named.isEmpty { return named.contains("$" + property.name) }
      if let name = argument.as(IdentifierTypeSyntax.self)?.name.identifierText,
        GenericParameter.find(name, at: node, in: self) != nil
      {
        return true
      }
      // What cannot be told may be meant.
      guard let value, let argument = argument.as(TypeSyntax.self) else { return true }
      return canonical(argument, context: context(of: node), file: file) == value
    }
  }

  /// The type of a property as one text for all ways to write it; nil if it cannot be told.
  private func canonicalType(of property: Property) -> String? {
    guard let text = valueTypeText(of: property) else { return nil }
    var parser = Parser(text)
    return canonical(TypeSyntax.parse(from: &parser), context: context(of: property.node), file: property.file)
  }

  /// A type as text in which the types of the sources have their whole names, other names for types are what they stand for, and lists,
  /// tables and optionals are written in one way.
  private func canonical(_ type: TypeSyntax, context: [String], file: SourceFile, depth: Int = 0) -> String {
    // Names that stand for each other have no end.
    guard depth < 20 else { return type.trimmedDescription }
    func text(_ inner: TypeSyntax) -> String { canonical(inner, context: context, file: file, depth: depth + 1) }
    if let optional = type.as(OptionalTypeSyntax.self) { return "Optional<\(text(optional.wrappedType))>" }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "Optional<\(text(forced.wrappedType))>" }
    if let array = type.as(ArrayTypeSyntax.self) { return "Array<\(text(array.element))>" }
    if let table = type.as(DictionaryTypeSyntax.self) { return "Dictionary<\(text(table.key)),\(text(table.value))>" }
    if let attributed = type.as(AttributedTypeSyntax.self) { return text(attributed.baseType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return text(only.type)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "any" { return text(some.constraint) }
    guard let path = type.path else { return type.trimmedDescription.filter { !$0.isWhitespace } }
    let arguments =
      (type.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause)?
      .arguments.compactMap { $0.argument.as(TypeSyntax.self) }.map(text) ?? []
    let suffix = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ","))>"
    if let found = self.type(named: path, in: context, from: file) { return found.name + suffix }
    for count in (0...context.count).reversed() {
      if let alias = alias(context.prefix(count) + path, from: file) { return text(alias) }
    }
    let name =
      path.count > 1 && Self.modules.contains(path[0]) ? path.dropFirst().joined(separator: ".") : path.joined(separator: ".")
    return (Self.namesakes[name] ?? name) + suffix
  }

  private static let modules: Set<String> = ["Swift", "Foundation", "SwiftUI", "Combine", "CoreGraphics", "UIKit", "AppKit"]
  private static let namesakes = [
    "TimeInterval": "Double", "Void": "()", "CFTimeInterval": "Double", "Float64": "Double", "Float32": "Float",
  ]
}

extension IdentifierTypeSyntax {
  /// The names with `$` in the code whose result has this type; nil if the type is not that of a result.
  fileprivate var projectionsReturned: Set<String>? {
    var body: Syntax?
    var node = Syntax(self)
    while let parent = node.parent, body == nil {
      if parent.is(FunctionParameterSyntax.self) { return nil }
      if let function = parent.as(FunctionDeclSyntax.self) { body = function.body.map(Syntax.init) }
      if let binding = parent.as(PatternBindingSyntax.self) { body = binding.accessorBlock.map(Syntax.init) }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      node = parent
    }
    guard let body else { return nil }
    return Set(
      body.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0.hasPrefix("$") && $0.dropFirst().first?.isNumber == false })
  }
}
