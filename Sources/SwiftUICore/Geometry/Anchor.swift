import Foundation

/// A point or a rectangle of a view, which another view can ask for in its own coordinates: `proxy[anchor]`.
public struct Anchor<Value> {
  /// What to take from a view, in terms of that view.
  public struct Source {
    fileprivate let part: AnchorPart<Value>
  }

  fileprivate let part: AnchorPart<Value>
  let box: AnchorBox
}

/// A part of a view: made from its size, and moved to where the view is.
private struct AnchorPart<Value> {
  let value: (CGSize) -> Value
  let moved: (Value, CGPoint) -> Value
  /// A rectangle that the app has given; nil for all other parts.
  var rect: CGRect?
}

extension Anchor: Equatable {
  /// Whether both belong to the same view.
  public static func == (left: Anchor, right: Anchor) -> Bool { left.box === right.box }
}

extension Anchor: Hashable {
  /// Hashes the view that it belongs to.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

/// Where an anchor's view is, as soon as that is there.
final class AnchorBox {
  fileprivate weak var node: AnchorNode?

  /// Nothing where nobody is, or somebody asks from another thread: the tree of views is the main actor's.
  fileprivate var frame: CGRect {
    let node = node
    guard MainQueue.isCurrent else { return .zero }
    return MainQueue.assume {
      guard let place = node?.place else { return .zero }
      return CGRect(origin: place.currentOrigin, size: place.currentSize)
    }
  }
}

extension Anchor.Source where Value == CGRect {
  fileprivate init(_ make: @escaping (CGSize) -> CGRect, rect: CGRect? = nil) {
    part = AnchorPart(value: make, moved: { $0.offsetBy(dx: $1.x, dy: $1.y) }, rect: rect)
  }

  /// The rectangle that a popover is to point to; nil for all of the view.
  var rect: CGRect? { part.rect }

  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source { .init { CGRect(origin: .zero, size: $0) } }

  /// A part of the view, in its own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init({ _ in rect }, rect: rect) }
}

extension Anchor.Source where Value == CGPoint {
  private init(_ make: @escaping (CGSize) -> CGPoint) {
    part = AnchorPart(value: make, moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }

  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init { _ in point } }

  /// A point in units of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: point.x * $0.width, y: point.y * $0.height) }
  }

  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// What an anchor of another view stands for, in this view's coordinates.
  ///
  /// What reads it depends on both views: it is evaluated again when one of them moves. Of a view that is gone it is where that would be at
  /// the origin, without size.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let origin = frame(in: .global).origin
    let frame = anchor.box.frame
    let offset = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
    return anchor.part.moved(anchor.part.value(frame.size), offset)
  }
}

/// Tells an anchor where its view is.
package struct AnchorModifier {
  let box: AnchorBox
}

extension AnchorModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { AnchorNode(self, context) }
}

private final class AnchorNode: AskedPlaceNode<AnchorModifier> {
  override init(_ modifier: AnchorModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    modifier.box.node = self
  }

  override func didUpdateContent(_ newModifier: AnchorModifier) {
    super.didUpdateContent(newModifier)
    newModifier.box.node = self
  }

  override func reports(_ measurement: Measurement) -> Bool { measurement == .frame }
}

/// Says a preference that is made from an anchor of the view.
private struct AnchorPreferenceModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let makeValue: (Anchor<Value>) -> Key.Value
  @State private var box = AnchorBox()

  nonisolated init(_ source: Anchor<Value>.Source, _ makeValue: @escaping (Anchor<Value>) -> Key.Value) {
    self.source = source
    self.makeValue = makeValue
  }
}

extension AnchorPreferenceModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(AnchorModifier(box: box)).preference(key: Key.self, value: makeValue(Anchor(part: source.part, box: box)))
  }
}

/// Changes a preference with an anchor of the view.
private struct AnchorTransformModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let change: (inout Key.Value, Anchor<Value>) -> Void
  @State private var box = AnchorBox()

  nonisolated init(_ source: Anchor<Value>.Source, _ change: @escaping (inout Key.Value, Anchor<Value>) -> Void) {
    self.source = source
    self.change = change
  }
}

extension AnchorTransformModifier: ViewModifier {
  func body(content: Content) -> some View {
    let anchor = Anchor(part: source.part, box: box)
    let change = change
    content.modifier(AnchorModifier(box: box)).transformPreference(Key.self) { change(&$0, anchor) }
  }
}

/// Views in front of others or behind them that are made from a preference.
private struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let isBehind: Bool
  let alignment: Alignment
  let makeLayer: (Key.Value) -> Layer
  @State private var value = Key.defaultValue

  nonisolated init(isBehind: Bool, _ alignment: Alignment, _ makeLayer: @escaping (Key.Value) -> Layer) {
    self.isBehind = isBehind
    self.alignment = alignment
    self.makeLayer = makeLayer
  }
}

extension PreferenceLayerModifier: ViewModifier {
  func body(content: Content) -> some View {
    let comparator = ValueComparator.of(Key.Value.self)
    let reading = content.modifier(
      PreferenceModifier<Key>(role: .action({ value = $0 }, areEqual: { comparator($0, $1) })))
    if isBehind {
      reading.background(alignment: alignment) { makeLayer(value) }
    } else {
      reading.overlay(alignment: alignment) { makeLayer(value) }
    }
  }
}

extension View {
  /// Tells the views above a value that is made from a point or a rectangle of this view. It replaces what comes from inside.
  nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<Key, Value>(value, transform))
  }

  /// Changes the value that comes from inside this view with a point or a rectangle of this view.
  nonisolated public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(AnchorTransformModifier<Key, Value>(value, transform))
  }

  /// Puts views in front of this one that are made from a value that comes from inside it. They are offered this view's size.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(PreferenceLayerModifier<Key, Layer>(isBehind: false, alignment, transform))
  }

  /// Puts views behind this one that are made from a value that comes from inside it. They are offered this view's size.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(PreferenceLayerModifier<Key, Layer>(isBehind: true, alignment, transform))
  }
}
