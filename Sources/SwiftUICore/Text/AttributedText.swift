import Foundation

extension AttributeScopes {
  /// What texts show of attributed strings beyond Foundation's attributes.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// What texts show of attributed strings.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font of characters.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The color of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// A line through characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// A line below characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// What is between characters, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// What is between characters, in points, in place of kerning.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// How far above their line characters stand, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of `AttributeScopes.SwiftUIAttributes` by their names.
  public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>) -> Key {
    self[Key.self]
  }
}

extension AttributedString {
  /// The runs that a text shows, over what is around them.
  func textRuns(_ resolver: TextResolver, inside style: TextExtra.Style) -> [TextRun] {
    TextRun.joined(
      runs.map { run in
        var own = style.with(run.inlinePresentationIntent ?? [])
        if let font = run.font { own.font = font }
        if let color = run.foregroundColor { own.foreground = TextForeground(style: color) }
        if let color = run.backgroundColor { own.characters.background = color.value }
        if let line = run.strikethroughStyle { own.characters.strikethrough = line.description }
        if let line = run.underlineStyle { own.characters.underline = line.description }
        if let kerning = run.kern { own.characters.kerning = kerning }
        if let tracking = run.tracking { own.characters.tracking = tracking }
        if let offset = run.baselineOffset { own.characters.baselineOffset = offset }
        if let language = run.languageIdentifier { own.characters.language = language }
        return TextRun(String(characters[run.range]), style: resolver.runStyle(own), link: run.link)
      })
  }
}

extension Text.LineStyle {
  var description: CharacterTraits.Line { .line(pattern.description, color?.value) }
}
