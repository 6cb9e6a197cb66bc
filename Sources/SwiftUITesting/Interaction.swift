import SwiftUICore

extension TestHost {
  /// The first element that answers the query, in reading order.
  ///
  /// - Throws: `ElementNotFound`, with the nearest matches and the element tree.
  public func find(_ query: ElementQuery) throws -> FoundElement {
    try find(query, in: element)
  }

  /// All elements that answer the query, in reading order.
  public func findAll(_ query: ElementQuery) -> [FoundElement] {
    findAll(query, in: element)
  }

  func find(_ query: ElementQuery, in element: Element) throws -> FoundElement {
    guard let found = findAll(query, in: element).first else {
      throw ElementNotFound(query: query, nearest: query.nearestMatches(in: element).map(\.summary), tree: element.outline)
    }
    return found
  }

  func findAll(_ query: ElementQuery, in element: Element) -> [FoundElement] {
    element.descendants.dropFirst().filter(query.matches).map { FoundElement(element: $0, host: self) }
  }
}
