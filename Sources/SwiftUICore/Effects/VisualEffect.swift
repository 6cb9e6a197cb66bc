import Foundation

/// A change of how a view looks that leaves its layout as it is.
///
/// Effects follow each other: each changes what those before it show.
public protocol VisualEffect: Sendable, Animatable {
  /// What hosts show. Not for apps.
  var _effects: _VisualEffects { get }
}

/// What hosts show of visual effects, opaque to apps.
public struct _VisualEffects: Sendable {
  fileprivate(set) var effects: ElementEffects = []
}

/// The beginning of all visual effects: it changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an effect that changes nothing.
  nonisolated public init() {}

  public var _effects: _VisualEffects { _VisualEffects() }
}

/// An effect after others.
private struct FollowingVisualEffect: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData

  let _effects: _VisualEffects
}

extension VisualEffect {
  /// These effects, and then another one. Each effect has its method beside that of views.
  nonisolated func adding(_ effect: any ElementEffect) -> some VisualEffect {
    var effects = _effects
    effects.effects.append(effect)
    return FollowingVisualEffect(_effects: effects)
  }
}
