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
    Entry(PaintContent.self, "`Color`, `LinearGradient` as views"),
    Entry(ShapeContent.self, "`Rectangle`, `RoundedRectangle`, `Circle`, `Ellipse`, `Capsule`; `fill`, `stroke`, `strokeBorder`"),
    Entry(SheetContent.self, "`sheet`"),
    Entry(LayerContent.self, "the views of `overlay` and `background`"),
  ]

  package static let effects: [Entry<any ElementEffect.Type>] = [
    Entry(PaddingEffect.self, "`padding`"),
    Entry(FrameEffect.self, "`frame`"),
    Entry(BackgroundEffect.self, "`background` with a style"),
    Entry(LayerEffect.self, "`overlay`, `background` with views"),
    Entry(OpacityEffect.self, "`opacity`"),
    Entry(ClipEffect.self, "`clipShape`, `clipped`, `cornerRadius`"),
    Entry(ShadowEffect.self, "`shadow`"),
    Entry(BorderEffect.self, "`border`"),
    Entry(TapEffect.self, "`onTapGesture`"),
    Entry(AccessibilityEffect.self, "`accessibilityLabel`, `accessibilityIdentifier`"),
  ]
}
