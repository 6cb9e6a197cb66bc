/// The parts of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device and the bars around the view leave free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard leaves free.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets an element reach under what covers the window's edges, where it touches them.
package struct IgnoresSafeAreaEffect: ElementEffect {
  package let edges: Edge.Set

  package var summary: String? { "ignoresSafeArea" }
}

extension IgnoresSafeAreaEffect: EffectModifier {}

extension View {
  /// Lets this view reach under what covers the edges of the window, such as a notch, where it touches them.
  ///
  /// For colors and pictures behind everything: `Color.blue.ignoresSafeArea()`. A host's keyboard is no safe area.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaEffect(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets this view reach under what covers some edges of the window. See `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeAreaEffect(edges: edges))
  }
}
