import Foundation

/// What a shape of a view's content is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public var rawValue: Int

  /// Creates kinds from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where taps and clicks count.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged. No host uses it yet.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What a context menu lifts out of the page. No host uses it yet.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under a pointer. No host uses it yet.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What the ring around the focus follows. No host uses it yet.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technology points out. No host uses it yet.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The shape in which an element takes taps, with what is around it up to here.
package struct ContentShapeEffect: MeasuringEffect {
  package let outline: ShapeOutline
  package let kinds: ContentShapeKinds
  package let target: ElementID?

  package var measured: ElementID? { target }
  package var summary: String? { kinds.contains(.interaction) ? "contentShape(\(outline))" : nil }
}

package struct ContentShapeModifier<Outline: Shape>: ShapedModifier {
  package typealias Effect = ContentShapeEffect

  package let shape: Outline
  let kinds: ContentShapeKinds
  package let fillStyle: FillStyle

  nonisolated init(_ shape: Outline, _ kinds: ContentShapeKinds, eoFill: Bool) {
    self.shape = shape
    self.kinds = kinds
    fillStyle = FillStyle(eoFill: eoFill)
  }

  package static var readsEnvironment: Bool { Outline._isContainers }

  package func effect(in environment: EnvironmentValues, _ outline: ShapeOutline, _ target: ElementID?) -> ContentShapeEffect {
    ContentShapeEffect(outline: outline, kinds: kinds, target: target)
  }
}

extension View {
  /// Says in which shape this view takes taps, empty space in it included.
  nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape, .interaction, eoFill: eoFill))
  }

  /// Says for what a shape stands for this view. Hosts use the shape for taps alone.
  nonisolated public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape, kind, eoFill: eoFill))
  }
}
