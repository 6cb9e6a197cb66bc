/// A drawing that nodes show by its name: a page gets it once, when a node first needs it. Equal only to itself.
final class DOMDefinition: Equatable, Sendable {
  /// Unique on a page, and an identifier of HTML.
  let name: String
  private let make: @Sendable (_ name: String) -> String

  init(name: String, _ make: @escaping @Sendable (_ name: String) -> String) {
    self.name = name
    self.make = make
  }

  /// The drawing as an `svg` element with the name as its id. It is the project's own: nothing that an app or a person says may be
  /// in it, since pages take it as markup.
  var markup: String { make(name) }

  static func == (left: DOMDefinition, right: DOMDefinition) -> Bool { left === right }
}

/// Which definitions a page has.
struct DOMDefinitions {
  private var names: Set<String> = []

  /// The first of those that the page does not have yet, and has from now on.
  mutating func take(_ used: [DOMDefinition]) -> [DOMDefinition] {
    used.isEmpty ? [] : used.filter { names.insert($0.name).inserted }
  }
}

extension DOMNode {
  /// The definitions that this node and those below it show.
  var definitions: [DOMDefinition] {
    switch content {
    case .text: []
    case .use(let definition): [definition]
    case .children(let children): children.flatMap(\.definitions)
    }
  }
}
