import Foundation
import OrielCoreTransferable

/// What becomes of something that is dropped.
public enum DropOperation: Sendable {
  /// Nothing, for it is not dropped.
  case cancel
  /// Nothing: it may not be dropped there.
  case forbidden
  /// There is another one of it.
  case copy
  /// It goes from where it was.
  case move
  /// It goes from where it was for good.
  case delete
  /// Something leads to it.
  case alias
}

/// What would become of something if it were dropped.
public struct DropProposal: Sendable {
  /// What would become of it.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view, or dropped there.
public struct DropInfo {
  /// Where, in the view's own space.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether there is something of one of these types, or of a kind of them.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { Drags.accepts(providers, contentTypes) }

  /// Whether there is something of one of these types, or of a kind of them.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

  /// What is of one of these types, or of a kind of them. What comes from outside can be loaded once it has been dropped.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { itemProviders(for: contentTypes.map(\.identifier)) }

  /// What is of one of these types, or of a kind of them.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }
}

/// Decides about what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it may be dropped here: asked once, when it comes.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; false if it does not.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It has moved over the view. Hosts show what was decided when it came.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// Nothing else than before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}
