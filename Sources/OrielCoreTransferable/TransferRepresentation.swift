import Foundation

/// How a value goes elsewhere and comes from there. Those that are here are made of each other; an app's own has them in its `body`.
@preconcurrency
public protocol TransferRepresentation<Item>: Sendable {
  /// What goes.
  associatedtype Item: Transferable
  /// What it consists of.
  associatedtype Body: TransferRepresentation

  /// What it consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  var _entries: [any _AnyTransferEntry] { get }
}

extension TransferRepresentation {
  public var _entries: [any _AnyTransferEntry] { body._entries }
}

extension TransferRepresentation where Body == Never {
  /// Nothing: it is of the kind that others consist of.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Transferable {
  public static var transferRepresentation: Never { preconditionFailure("there is no value of Never") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public var _entries: [any _AnyTransferEntry] { [] }
}

public protocol _AnyTransferEntry: Sendable {}

/// One form of a value.
public struct _TransferEntry<Item: Transferable>: _AnyTransferEntry {
  package var type: UTType
  package var isFile = false
  package var visibility = TransferRepresentationVisibility.all
  package var name: (@Sendable (Item) -> String?)?
  package var isExported: (@Sendable (Item) -> Bool)?
  package var export: (@Sendable (Item) async throws -> TransferredContent)?
  package var load: (@Sendable (TransferredContent) async throws -> Item)?
}

/// Who sees a form of a value.
public struct TransferRepresentationVisibility: Sendable, Hashable {
  private let rank: Int

  /// Everybody.
  public static let all = TransferRepresentationVisibility(rank: 3)
  /// The apps of the same team.
  public static let team = TransferRepresentationVisibility(rank: 2)
  /// The apps of the same group.
  public static let group = TransferRepresentationVisibility(rank: 1)
  /// This app.
  public static let ownProcess = TransferRepresentationVisibility(rank: 0)

  package func reaches(_ other: TransferRepresentationVisibility) -> Bool { rank >= other.rank }
}

/// Joins representations.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A single one.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The first one.
  public static func buildPartialBlock<Content: TransferRepresentation>(first: Content) -> Content where Content.Item == Item {
    first
  }

  /// One more.
  public static func buildPartialBlock<Before: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: Before, next: Next
  ) -> TupleTransferRepresentation<Item, (Before, Next)> where Before.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(_entries: accumulated._entries + next._entries)
  }

  /// What there is on one of two ways.
  public static func buildEither<First: TransferRepresentation, Second: TransferRepresentation>(
    first: First
  ) -> ConditionalTransferRepresentation<First, Second> where First.Item == Item, Second.Item == Item {
    ConditionalTransferRepresentation(_entries: first._entries)
  }

  /// What there is on the other way.
  public static func buildEither<First: TransferRepresentation, Second: TransferRepresentation>(
    second: Second
  ) -> ConditionalTransferRepresentation<First, Second> where First.Item == Item, Second.Item == Item {
    ConditionalTransferRepresentation(_entries: second._entries)
  }

  /// What there is on newer systems alone, which this one is.
  public static func buildLimitedAvailability<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
}

/// Several representations, the best one first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never
  public let _entries: [any _AnyTransferEntry]
}

/// One of two representations.
public struct ConditionalTransferRepresentation<
  First: TransferRepresentation, Second: TransferRepresentation
>: TransferRepresentation where First.Item == Second.Item {
  public typealias Item = First.Item
  public typealias Body = Never
  public let _entries: [any _AnyTransferEntry]
}

// MARK: What is said of a representation

/// A representation of which something is said.
public struct _ModifiedTransferRepresentation<Content: TransferRepresentation>: TransferRepresentation {
  public typealias Item = Content.Item
  public typealias Body = Never
  public let _entries: [any _AnyTransferEntry]

  fileprivate init(_ content: Content, _ change: (inout _TransferEntry<Item>) -> Void) {
    _entries = content._entries.map { entry in
      guard var entry = entry as? _TransferEntry<Item> else { return entry }
      change(&entry)
      return entry
    }
  }
}

extension TransferRepresentation {
  /// Who sees this form.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { $0.visibility = visibility }
  }

  /// What a file of this form is called.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { $0.name = { _ in fileName } }
  }

  /// What a file of this form is called; nil leaves it open.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { $0.name = fileName }
  }

  /// Which values have this form.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation(self) { entry in
      let before = entry.isExported
      entry.isExported = { item in (before?(item) ?? true) && condition(item) }
    }
  }
}
