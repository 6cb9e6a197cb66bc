/// Lets an element reach under what covers the window's edges, where it touches them.
package struct IgnoresSafeAreaEffect: ElementEffect {
  package let regions: SafeAreaRegions
  package let edges: Edge.Set

  package var summary: String? { "ignoresSafeArea" }
}

extension IgnoresSafeAreaEffect: EffectModifier {}

extension View {
  /// Lets this view reach under what covers the edges of the window, such as a notch, where it touches them.
  ///
  /// For colors and pictures behind everything: `Color.blue.ignoresSafeArea()`. A host's keyboard is no safe area.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaEffect(regions: regions, edges: edges))
  }

  /// Lets this view reach under what covers some edges of the window. See `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeAreaEffect(regions: .all, edges: edges))
  }
}
