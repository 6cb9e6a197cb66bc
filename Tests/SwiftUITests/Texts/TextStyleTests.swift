import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Style of texts") struct TextStyleTests {
  private func content<Content: View>(@ViewBuilder _ view: () -> Content) throws -> TextContent {
    try #require(TestHost(view).find(.role(.text)).element.content as? TextContent)
  }

  private func style<Content: View>(@ViewBuilder _ view: () -> Content) throws -> [String] { try content(view).summary }

  @Test("a plain text has no style, and needs no object")
  func plain() throws {
    let text = Text("plain \(5) and \("more")")
    #expect(text.extra == nil)
    #expect(text.string == "plain 5 and more")
    #expect(try content { text }.style == nil)
    #expect(MemoryLayout<Text>.size <= 24)
  }

  @Test("modifiers of a text say the same as those of the views around it")
  func twoForms() throws {
    let own: [Text] = [
      Text("a").bold(), Text("a").italic(), Text("a").fontWeight(.light), Text("a").underline(), Text("a").monospacedDigit(),
      Text("a").strikethrough(true, color: .red), Text("a").kerning(2), Text("a").tracking(3), Text("a").baselineOffset(4),
      Text("a").monospaced(), Text("a").fontDesign(.serif), Text("a").fontWidth(.condensed), Text("a").textScale(.secondary),
      Text("a").font(.title), Text("a").foregroundStyle(.red), Text("a").typesettingLanguage(.init(identifier: "ja")),
    ]
    let around: [AnyView] = [
      AnyView(HStack { Text("a") }.bold()), AnyView(HStack { Text("a") }.italic()),
      AnyView(HStack { Text("a") }.fontWeight(.light)), AnyView(HStack { Text("a") }.underline()),
      AnyView(HStack { Text("a") }.monospacedDigit()), AnyView(HStack { Text("a") }.strikethrough(true, color: .red)),
      AnyView(HStack { Text("a") }.kerning(2)), AnyView(HStack { Text("a") }.tracking(3)),
      AnyView(HStack { Text("a") }.baselineOffset(4)), AnyView(HStack { Text("a") }.monospaced()),
      AnyView(HStack { Text("a") }.fontDesign(.serif)), AnyView(HStack { Text("a") }.fontWidth(.condensed)),
      AnyView(HStack { Text("a") }.textScale(.secondary)), AnyView(HStack { Text("a") }.font(.title)),
      AnyView(HStack { Text("a") }.foregroundStyle(.red)),
      AnyView(HStack { Text("a") }.typesettingLanguage(.init(identifier: "ja"))),
    ]
    for (own, around) in zip(own, around) {
      let style = try style { own }
      #expect(style.count == 1)
      #expect(try self.style { around } == style)
    }
  }

  @Test("a text's own modifiers count more than those around it, and the rest of these stays")
  func precedence() throws {
    #expect(
      try style { HStack { Text("a").fontWeight(.light) }.bold().italic().font(.title) } == [
        "font=title", "weight=300", "italic=true",
      ])
    #expect(try style { HStack { Text("a").underline(false) }.underline() } == ["underline=none"])
    #expect(try style { HStack { HStack { Text("a") }.bold(false) }.bold() } == [])
  }

  @Test("paragraphs have what the environment says, and the innermost modifier counts")
  func paragraph() throws {
    #expect(try style { Text("a").multilineTextAlignment(.center) } == ["alignment=center"])
    #expect(try style { Text("a").lineLimit(2).lineLimit(5) } == ["lineLimit=2"])
    #expect(try style { HStack { Text("a").lineLimit(nil) }.lineLimit(2) } == [])
    #expect(try style { Text("a").lineLimit(0) } == ["lineLimit=1"])
    #expect(try style { Text("a").lineLimit(2...4) } == ["lineLimit=4", "reservedLines=2"])
    #expect(try style { Text("a").lineLimit(2...) } == ["reservedLines=2"])
    #expect(try style { Text("a").lineLimit(...4) } == ["lineLimit=4"])
    #expect(try style { Text("a").lineLimit(3, reservesSpace: true) } == ["lineLimit=3", "reservedLines=3"])
    #expect(try style { Text("a").lineSpacing(-3) } == [])
    #expect(try style { Text("a").lineSpacing(3).truncationMode(.head) } == ["lineSpacing=3.0", "truncation=head"])
    #expect(try style { Text("a").lineHeight(.multiple(factor: 1.5)) } == ["lineHeight=multiple(1.5)"])
    #expect(try style { Text("a").lineHeight(.exact(points: .nan)) } == ["lineHeight=variable"])
    #expect(try style { HStack { Text("a").lineHeight(nil) }.lineHeight(.tight) } == [])
    #expect(try style { Text("a").minimumScaleFactor(.nan) } == [])
    #expect(try style { Text("a").minimumScaleFactor(0.5).allowsTightening(true) } == ["minimumScale=0.5", "tightening"])
    #expect(
      try style { Text("a").contentTransition(.numericText(countsDown: true)) }
        == ["contentTransition=numericText(countsDown: true)"])
    #expect(try style { HStack { Text("a").contentTransition(.identity) }.contentTransition(.opacity) } == [])
    #expect(try style { Text("a").textCase(.uppercase).textSelection(.enabled) } == ["uppercase", "selectable"])
    #expect(try style { Text("a").textCase(nil).textCase(.uppercase) } == ["unchanged"])
    #expect(try style { Text("a").environment(\.legibilityWeight, .bold) } == ["heavier"])
  }

  @Test("views read what modifiers say")
  func environment() {
    struct Reader: View {
      @Environment(\.lineLimit) var lineLimit
      @Environment(\.multilineTextAlignment) var alignment
      @Environment(\.font) var font
      @Environment(\.textCase) var textCase
      @Environment(\.truncationMode) var truncation
      @Environment(\.sizeCategory) var category
      @Environment(\.locale) var locale
      @Environment(\.redactionReasons) var redaction
      var body: some View {
        Text(verbatim: "\(lineLimit ?? -1) \(alignment) \(font == .title) \(textCase!) \(truncation) \(category)")
        Text(verbatim: "\(locale.identifier) \(redaction == .privacy)")
      }
    }
    let host = TestHost {
      Reader().lineLimit(3).multilineTextAlignment(.trailing).font(.title).bold().textCase(.lowercase).truncationMode(.middle)
        .dynamicTypeSize(.xLarge).environment(\.locale, Locale(identifier: "de")).redacted(reason: .privacy)
    }
    #expect(host.texts == ["3 trailing true lowercase middle extraLarge", "de true"])
  }

  @Test("a color is called by its name, or by that of the nearest one that has a name")
  func colorNames() {
    let colors: [Color] = [.red, .indigo, Color(red: 0.98, green: 0.02, blue: 0), Color(white: 0.99), .clear]
    let names = colors.flatMap { color in TestHost { Text("\(accessibilityName: color)") }.texts }
    #expect(names == ["red", "indigo", "red", "white", "black"])
  }

  @Test("how a text is spoken is not for an app to say: it stays as it is")
  func speech() throws {
    let text = Text("a").speechAdjustedPitch(0.5).speechSpellsOutCharacters().speechAlwaysIncludesPunctuation(true)
      .speechAnnouncementsQueued()
    #expect(text == Text("a"))
  }

  @Test("joined texts are runs, each with its own style, and one text to those who look for it")
  func joined() throws {
    let text = Text("Red ").foregroundColor(.red) + Text("and ") + Text("bold").bold()
    let host = TestHost { text.font(.title) }
    let content = try #require(try host.find(.text("Red and bold")).element.content as? TextContent)
    #expect(content.style?.font?.description == "title")
    let runs = try #require(content.style?.details?.runs)
    #expect(runs.map(\.string) == ["Red ", "and ", "bold"])
    #expect(runs.map { $0.style?.summary ?? [] } == [["foreground=red"], [], ["weight=700"]])
  }

  @Test("joined texts keep the styles of their own that are around others")
  func nested() throws {
    let inner = (Text("a") + Text("b").italic()).bold()
    let runs = try content { inner + Text("c") }.style?.details?.runs
    #expect(runs?.map { $0.style?.summary ?? [] } == [["weight=700"], ["weight=700", "italic=true"], []])
  }

  @Test("texts without a style of their own that are joined are one plain text")
  func joinedPlain() throws {
    let content = try content { Text("a") + Text("b") }
    #expect(content == TextContent("ab"))
  }

  @Test("a text whose parts change says so in one patch, and equal parts say nothing")
  func patches() throws {
    struct Subject: View {
      @State var count = 0
      var body: some View {
        Text("x").bold() + Text(verbatim: "\(count / 2)")
        Button("Step") { count += 1 }
      }
    }
    let host = TestHost { Subject() }
    host.resetCounts()
    for patches in [0, 1, 1] {
      try host.find(.button("Step")).press()
      host.turn()
      #expect(host.patchCount == patches)
    }
    #expect(host.texts.first == "x1")
  }

  @Test("a redacted text shows how long it is and nothing else, and stays so when it changes")
  func redaction() throws {
    struct Subject: View {
      @State var count = 0
      @State var isHidden = true
      var body: some View {
        Text(verbatim: "secret \(count)").redacted(reason: isHidden ? .placeholder : [])
        Button("Step") { count += 1 }
        Button("Show") { isHidden = false }
      }
    }
    let host = TestHost { Subject() }
    #expect(host.texts.first == "nnnnnnnn")
    try host.find(.button("Step")).press()
    host.turn()
    #expect(host.texts.first == "nnnnnnnn")
    try host.find(.button("Show")).press()
    host.turn()
    #expect(host.texts.first == "secret 1")
  }

  @Test("privacy hides what is sensitive, and unredacted shows what is not to be hidden")
  func privacy() {
    let host = TestHost {
      VStack {
        Text("balance").privacySensitive()
        Text("name")
        Text("shown").privacySensitive().unredacted()
      }
      .redacted(reason: .privacy)
    }
    #expect(host.texts == ["nnnnnnn", "name", "shown"])
  }

  @Test("a text that is dynamic in a masked environment has no runs that tell its characters")
  func maskedRuns() throws {
    let content = try content { (Text("ab").bold() + Text("c")).redacted(reason: .placeholder) }
    #expect(content.string == "nnn")
    #expect(content.style?.details?.runs.isEmpty == true)
  }

  @Test("a gradient or an app's own style colours a text in its environment")
  func foreground() throws {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color { environment.isEnabled ? .red : .gray }
    }
    #expect(try style { Text("a").foregroundStyle(Warning()) } == ["foreground=red"])
    #expect(try style { Text("a").foregroundStyle(Warning()).disabled(true) } == ["foreground=gray"])
  }
}
