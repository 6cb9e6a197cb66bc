/// The space that a kind of scene leaves at its edges.
public struct ScenePadding: Equatable, Sendable {
  private enum Kind { case minimum }

  private let kind: Kind

  /// As little as looks well.
  public static let minimum = ScenePadding(kind: .minimum)
}

extension View {
  /// Adds the space that scenes leave at their edges: 16 points.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

  /// Adds the space that scenes leave at their edges: 16 points.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, 16)
  }
}
