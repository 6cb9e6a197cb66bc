import SwiftUICore

extension TestHost {
  /// The element that answers the query; with `container`, inside the element that answers that.
  ///
  /// - Throws: `ElementNotFound`, with the nearest matches and the element tree; `ElementNotUnique`, if there are several and the
  ///   query does not say which.
  public func find(
    _ query: ElementQuery, in container: ElementQuery? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> FoundElement {
    let site = use(at: fileID, filePath, line, column)
    return try find(query, in: container, from: root, site)
  }

  /// All elements that answer the query, in reading order.
  public func findAll(_ query: ElementQuery) -> [FoundElement] {
    findAll(query, from: root)
  }

  func find(_ query: ElementQuery, in container: ElementQuery?, from place: PlacedElement, _ site: CallSite) throws
    -> FoundElement
  {
    if let container { return FoundElement(place: try find(query, from: find(container, from: place, site), site), host: self) }
    return FoundElement(place: try find(query, from: place, site), host: self)
  }

  func findAll(_ query: ElementQuery, from place: PlacedElement) -> [FoundElement] {
    query.answers(in: place).map { FoundElement(place: $0, host: self) }
  }

  private func find(_ query: ElementQuery, from place: PlacedElement, _ site: CallSite) throws -> PlacedElement {
    let found = query.answers(in: place)
    guard let first = found.first else {
      throw ElementNotFound(
        query: query, nearest: query.nearestMatches(in: place.element).map(\.summary), isTurnPending: graph.hasPendingWork,
        tree: place.element.outline, place: site.description)
    }
    guard found.count == 1 else {
      throw ElementNotUnique(query: query, candidates: found.map(\.surroundings), place: site.description)
    }
    return first
  }
}
