import Foundation

/// Where the origin of coordinates is.
public enum CoordinateSpace {
  /// At the top leading corner of the window.
  case global
  /// At the top leading corner of the view itself.
  case local
  /// At the top leading corner of the nearest view around that has a name: see `coordinateSpace(_:)`.
  case named(AnyHashable)
}

extension CoordinateSpace: Equatable, Hashable {}

extension CoordinateSpace {
  /// Whether this is the window's space.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space by its type: `.local`, `.global` or `.named("name")`.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates it.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates it.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }

  /// The space of the nearest scroll view around. No host tells where scroll views are yet: it is the window's space.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace()) }

  /// The space of the nearest scroll view around along an axis. No host tells where scroll views are yet: it is the window's space.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace()) }
}

/// A name that no app gives.
private struct ScrollViewSpace: Hashable {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Gives the space of a view a name.
package struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { CoordinateSpaceNode(self, context) }
}

final class CoordinateSpaceNode: AskedPlaceNode<CoordinateSpaceModifier> {
  var name: AnyHashable { modifier.name }

  override func reports(_ measurement: Measurement) -> Bool { measurement == .frame }
}

/// The host is to report the place of an element, with what is around it up to here.
package struct PlaceEffect: MeasuringEffect {
  /// Where a host sends `GeometryEvent`.
  package let target: ElementID
  package let measurement: Measurement

  package var measured: ElementID? { target }
  /// It changes nothing that is seen.
  package var summary: String? { nil }
}

extension View {
  /// Gives the coordinate space of this view a name, for `GeometryProxy.frame(in:)` in the views inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the coordinate space of this view a name, for `GeometryProxy.frame(in:)` in the views inside.
  nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
