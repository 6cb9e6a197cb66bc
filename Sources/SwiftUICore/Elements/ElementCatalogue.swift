/// All types of content and effects: hosts prove with it that they show all of them, and Documentation/Support.md is made from
/// it.
package enum ElementCatalogue {
  /// A type of content or effect, and what of SwiftUI it comes from.
  package struct Entry<Kind: Sendable>: Sendable {
    package let type: Kind
    /// The views or modifiers, as a developer knows them.
    package let symbols: String

    init(_ type: Kind, _ symbols: String) {
      self.type = type
      self.symbols = symbols
    }
  }

  package static let contents: [Entry<any ElementContent.Type>] = [
    Entry(RootContent.self, "a window"),
    Entry(TextContent.self, "`Text`"),
    Entry(ImageContent.self, "`Image`, `AsyncImage`"),
    Entry(LabelContent.self, "`Label`"),
    Entry(LinkContent.self, "`Link`"),
    Entry(ButtonContent.self, "`Button`"),
    Entry(ToggleContent.self, "`Toggle`"),
    Entry(TextFieldContent.self, "`TextField`"),
    Entry(SliderContent.self, "`Slider`"),
    Entry(ProgressContent.self, "`ProgressView`"),
    Entry(StackContent.self, "`HStack`, `VStack`, `ZStack`, `LazyHStack`, `LazyVStack`, `LazyVGrid`"),
    Entry(SpacerContent.self, "`Spacer`"),
    Entry(DividerContent.self, "`Divider`"),
    Entry(ScrollContent.self, "`ScrollView`"),
    Entry(ListContent.self, "`List`"),
    Entry(SectionContent.self, "`Section`"),
    Entry(PartContent.self, "headers, footers and labels"),
    Entry(GapContent.self, "rows of a `List` or a lazy container that are out of sight"),
    Entry(PaintContent.self, "`Color`, `ImagePaint`, `LinearGradient`, `RadialGradient` and the other gradients"),
    Entry(ShapeContent.self, "`Rectangle` and the other shapes that have a name; `fill`, `stroke`, `strokeBorder`"),
    Entry(DrawingContent.self, "`Path`, shapes of an app's own, `trim` and what else makes shapes from shapes, `StrokeStyle`"),
    Entry(CanvasContent.self, "`Canvas`"),
    Entry(GeometryContent.self, "`GeometryReader`"),
    Entry(SheetContent.self, "`sheet`"),
    Entry(LayerContent.self, "the views of `overlay`, `background` and `mask`"),
  ]

  package static let effects: [Entry<any ElementEffect.Type>] = [
    Entry(PaddingEffect.self, "`padding`"),
    Entry(FrameEffect.self, "`frame`"),
    Entry(AspectRatioEffect.self, "`aspectRatio`, `scaledToFit`, `scaledToFill`"),
    Entry(BackgroundEffect.self, "`background` with a style"),
    Entry(LayerEffect.self, "`overlay`, `background`, `mask` with views"),
    Entry(OpacityEffect.self, "`opacity`"),
    Entry(ClipEffect.self, "`clipShape`, `clipped`, `cornerRadius`"),
    Entry(MaskEffect.self, "`mask` with a shape, a color or a gradient"),
    Entry(ContentShapeEffect.self, "`contentShape`"),
    Entry(PlaceEffect.self, "`coordinateSpace`, `onGeometryChange`"),
    Entry(ShadowEffect.self, "`shadow`"),
    Entry(BorderEffect.self, "`border`"),
    Entry(BlurEffect.self, "`blur`"),
    Entry(BrightnessEffect.self, "`brightness`"),
    Entry(ContrastEffect.self, "`contrast`"),
    Entry(SaturationEffect.self, "`saturation`"),
    Entry(GrayscaleEffect.self, "`grayscale`"),
    Entry(HueRotationEffect.self, "`hueRotation`"),
    Entry(ColorMultiplyEffect.self, "`colorMultiply`"),
    Entry(ColorInvertEffect.self, "`colorInvert`"),
    Entry(LuminanceToAlphaEffect.self, "`luminanceToAlpha`"),
    Entry(BlendModeEffect.self, "`blendMode`"),
    Entry(GroupingEffect.self, "`compositingGroup`, `drawingGroup`"),
    Entry(RotationEffect.self, "`rotationEffect`"),
    Entry(Rotation3DEffect.self, "`rotation3DEffect`"),
    Entry(ScaleEffect.self, "`scaleEffect`"),
    Entry(OffsetEffect.self, "`offset`"),
    Entry(VisualEffects.self, "`visualEffect`"),
    Entry(ProjectionEffect.self, "`transformEffect`, `projectionEffect`"),
    Entry(PositionEffect.self, "`position`"),
    Entry(FlipEffect.self, "`flipsForRightToLeftLayoutDirection`"),
    Entry(DepthEffect.self, "`zIndex`"),
    Entry(LayoutPriorityEffect.self, "`layoutPriority`"),
    Entry(FixedSizeEffect.self, "`fixedSize`"),
    Entry(SymbolAnimationEffect.self, "`symbolEffect`, `symbolEffectsRemoved`"),
    Entry(HiddenEffect.self, "`hidden`"),
    Entry(HitTestingEffect.self, "`allowsHitTesting`"),
    Entry(IgnoresSafeAreaEffect.self, "`ignoresSafeArea`, `edgesIgnoringSafeArea`"),
    Entry(StatusBarEffect.self, "`statusBar(hidden:)`, `statusBarHidden`"),
    Entry(EnvironmentEffect.self, "`tint`, `accentColor`, `colorScheme`; `layoutDirection` in the environment"),
    Entry(TapEffect.self, "`onTapGesture`"),
    Entry(AccessibilityEffect.self, "`accessibilityLabel`, `accessibilityIdentifier`"),
    Entry(InputLabelsEffect.self, "`accessibilityInputLabels`"),
  ]
}
