import Foundation

/// Space around an element, in points; nil is the host's own amount.
package struct PaddingEffect: ElementEffect {
  package let top: CGFloat?
  package let leading: CGFloat?
  package let bottom: CGFloat?
  package let trailing: CGFloat?

  nonisolated package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package var summary: String? {
    "padding(\([top, leading, bottom, trailing].map { $0.map { "\($0)" } ?? "automatic" }.joined(separator: ",")))"
  }
}

extension PaddingEffect: EffectModifier {}

extension View {
  /// Leaves space around this view at some of its sides, in points; nil is the host's own amount, 16 in browsers.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let amount = { (edge: Edge.Set) -> CGFloat? in edges.contains(edge) ? length : 0 }
    return modifier(
      PaddingEffect(top: amount(.top), leading: amount(.leading), bottom: amount(.bottom), trailing: amount(.trailing)))
  }

  /// Leaves the same space around this view at each side, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Leaves space around this view, at each side its own, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingEffect(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
  }
}
