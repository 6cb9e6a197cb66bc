/// How a view is mixed with what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is behind it.
  case normal
  /// Darker: the components are multiplied.
  case multiply
  /// Lighter: the inverse of `multiply` on inverted components.
  case screen
  /// Dark backgrounds are multiplied, light ones screened.
  case overlay
  /// The darker of both, for each component.
  case darken
  /// The lighter of both, for each component.
  case lighten
  /// The background becomes brighter where the view is bright.
  case colorDodge
  /// The background becomes darker where the view is dark.
  case colorBurn
  /// As a soft light that falls onto the background.
  case softLight
  /// As a hard light that falls onto the background.
  case hardLight
  /// The difference of both, for each component.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The hue of the view, with the saturation and brightness of the background.
  case hue
  /// The saturation of the view, with the hue and brightness of the background.
  case saturation
  /// The hue and saturation of the view, with the brightness of the background.
  case color
  /// The brightness of the view, with the hue and saturation of the background.
  case luminosity
  /// The view, only where there is a background.
  case sourceAtop
  /// The view, only where there is no background.
  case destinationOver
  /// The background, only where there is no view.
  case destinationOut
  /// Darker: what both lack of white is added.
  case plusDarker
  /// Lighter: the components are added.
  case plusLighter
}

/// Mixes an element with what is behind it.
package struct BlendModeEffect: ElementEffect {
  package let mode: BlendMode
  package var summary: String? { "blendMode(\(mode))" }
}

extension BlendModeEffect: EffectModifier {}

/// Draws an element as one picture before effects around it apply, or moves it as one.
package struct GroupingEffect: ElementEffect {
  /// Whether what is in it moves with it; otherwise it is one picture.
  package var isOfFrames = false
  package var summary: String? { isOfFrames ? "geometryGroup" : "compositingGroup" }
}

extension GroupingEffect: EffectModifier {}

extension View {
  /// Mixes this view with what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeEffect(mode: blendMode))
  }

  /// Draws this view as one picture before effects such as `blendMode(_:)` and `opacity(_:)` outside of it apply.
  nonisolated public func compositingGroup() -> some View {
    modifier(GroupingEffect())
  }

  /// Draws this view as one picture, as `compositingGroup()` does. How pictures are stored is the host's choice: `opaque` and the
  /// mode are hints that change nothing that is drawn.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(GroupingEffect())
  }
}

extension VisualEffect {
  /// Mixes the view with what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(BlendModeEffect(mode: blendMode)) }
}
