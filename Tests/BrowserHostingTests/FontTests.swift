import Foundation
import SwiftUICore
import Testing

@testable import BrowserHosting

/// What the host knows of a page's fonts, and what it believes of what pages say.
@MainActor
@Suite("Fonts of pages") struct FontTests {
  private let body = ResolvedFont(size: 17, weight: 400)
  private let tables = FontTables()

  /// The fonts of a page that has said that it has no tables.
  private func newPage() -> PageFonts {
    let fonts = PageFonts(tables)
    fonts.introduce([])
    return fonts
  }

  /// The fonts of a page that has measured the body's font.
  private func measuredPage(_ numbers: FontNumbers = FontNumbers()) -> PageFonts {
    let fonts = newPage()
    _ = fonts.font(body)
    _ = fonts.takeQuestions()
    fonts.take(numbers.table)
    _ = fonts.takeQuestions()
    return fonts
  }

  private func width(_ text: String, _ fonts: PageFonts) -> CGFloat {
    TextLayout(text, fonts.font(body), ParagraphRules(pixel: 0)).size(width: nil, height: nil).width
  }

  // MARK: Tables

  @Test("the characters of a table are told by their places, and no others have one")
  func characters() {
    var index = 0
    for range in MeasuredCharacters.ranges {
      #expect(MeasuredCharacters.index(of: range.lowerBound - 1) == nil || range.lowerBound == 0xAE)
      for code in range {
        #expect(MeasuredCharacters.index(of: code) == index)
        index += 1
      }
    }
    #expect(index == MeasuredCharacters.count)
    for code: UInt32 in [0, 0x1F, 0x7F, 0xAD, 0x200B, 0x4E00, 0x1F34E, .max] {
      #expect(MeasuredCharacters.index(of: code) == nil)
    }
    let ranges = MeasuredCharacters.ranges
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
  }

  @Test("a table is refused if a number is missing, too much, too large, or none")
  func hostileTables() {
    let numbers = FontNumbers()
    func isRead(face: String? = nil, metrics: String? = nil, advances: String? = nil) -> Bool {
      FontTable(face: face ?? numbers.face, metrics: metrics ?? numbers.metrics, advances: advances ?? numbers.advances) != nil
    }
    #expect(isRead())
    #expect(!isRead(face: "") && !isRead(face: String(repeating: "x", count: 501)))
    let (metrics, advances) = (numbers.metrics, numbers.advances)
    for wrong in [
      "", " ", advances + " 1", " " + advances, advances + " ", String(advances.dropLast(6)),
      String(repeating: "1", count: 1_000_000),
    ] {
      #expect(!isRead(advances: wrong))
    }
    for word in ["-1", "+1", "1.5", "1e5", "nan", "inf", "", " ", "1000001", "99999999999999999999", "0x10", "١"] {
      #expect(!isRead(advances: word + advances.dropFirst(5)), "\(word)")
      #expect(!isRead(metrics: word + metrics.dropFirst()), "\(word)")
    }
    #expect(isRead(advances: "1000000" + advances.dropFirst(5)))
    #expect(!isRead(metrics: "10001" + metrics.dropFirst()) && !isRead(metrics: metrics + " 1"))
  }

  @Test("two tables have the same id if they say the same, and only then")
  func ids() {
    let numbers = FontNumbers()
    #expect(numbers.table.id == numbers.table.id && FontTable.isID(numbers.table.id))
    var others = [numbers, numbers, numbers, numbers]
    others[0].face = "font-weight:500"
    others[1].error = 1
    others[2].advance = 60_001
    others[3].heights[117] = 5
    #expect(Set((others + [numbers]).map(\.table.id)).count == 5)
    // The same number, written in another way.
    #expect(FontTable(face: numbers.face, metrics: "0" + numbers.metrics, advances: numbers.advances)?.id == numbers.table.id)
  }

  @Test("tables that nobody has asked for for the longest time go, and no more are kept than the limit says")
  func sharedTables() {
    func table(_ number: Int) -> FontTable { FontNumbers(face: "font-weight:\(number)").table }
    let first = tables.keep(table(0))
    #expect(tables.keep(table(0)) === first)
    for number in 1..<FontTables.limit { _ = tables.keep(table(number)) }
    #expect(tables.table(first.id) === first)
    _ = tables.keep(table(FontTables.limit))
    #expect(tables.table(first.id) === first && tables.table(table(1).id) == nil && tables.table(table(2).id) != nil)
  }

  @Test("ids are read from the cookie, and what is no id counts for nothing")
  func cookies() {
    let id = FontNumbers().table.id
    func ids(_ headers: String...) -> [String] { FontTable.ids(inCookies: headers) }
    #expect(ids("a=b; oriel-fonts=\(id).\(id)") == [id, id])
    #expect(ids("a=b", "oriel-fonts=\(id)") == [id])
    #expect(ids("oriel-fonts=\(id).x.\(id.uppercased()).\(id)0") == [id])
    for header in ["", ";", "=", "oriel-fonts", "oriel-fonts=", "oriel-fonts=..", "xoriel-fonts=\(id)"] {
      #expect(ids(header).isEmpty)
    }
    #expect(ids("oriel-fonts=" + Array(repeating: id, count: 1000).joined(separator: ".")).count == PageFonts.tableLimit)
  }

  // MARK: A page

  @Test("until its table is there a font has averages; then it has the page's numbers, and who lays out is told")
  func averagesFirst() {
    let fonts = newPage()
    var changes = 0
    fonts.onChange = { changes += 1 }
    let average = width("Hello", fonts)
    #expect(average > 25 && average < 60)
    #expect(fonts.takeQuestions() == [.tables([FontFace(body)])])
    #expect(changes == 0 && !fonts.isComplete)
    let old = fonts.font(body)
    fonts.take(FontNumbers().table)
    #expect(changes == 1 && fonts.isComplete)
    #expect(abs(width("Hello", fonts) - 5 * 0.6 * 17) < 1e-3)
    #expect(abs(width("é…Ж", fonts) - 3 * 0.6 * 17) < 1e-3)
    #expect(fonts.font(body) !== old, "numbers that were given out stay as they are")
    #expect(fonts.takeQuestions() == [.kept(FontFace(body), id: FontNumbers().table.id)])
    #expect(fonts.takeQuestions().isEmpty)
  }

  @Test("a font is asked for once, whatever its size, and each other one by itself")
  func questions() {
    let fonts = newPage()
    var calls = 0
    fonts.onQuestion = { calls += 1 }
    for size: CGFloat in [10, 17, 34.5] { _ = fonts.font(ResolvedFont(size: size, weight: 400)) }
    #expect(calls == 1)
    var other = ResolvedFont(size: 17, weight: 600)
    (other.design, other.isItalic, other.width, other.hasMonospacedDigits, other.capitals) = (.serif, true, 1.25, true, .small)
    _ = fonts.font(other)
    let face = FontFace(other).style
    for word in ["600", "serif", "italic", "125%", "tabular-nums", "small-caps"] { #expect(face.contains(word)) }
    #expect(fonts.takeQuestions() == [.tables([FontFace(body), FontFace(other)])])
    _ = fonts.font(ResolvedFont(size: 20, weight: 400))
    #expect(fonts.takeQuestions().isEmpty)
  }

  @Test("nothing is asked before the page has said which tables it has, and none that are known")
  func introduction() {
    let id = tables.keep(FontNumbers().table).id
    let fonts = PageFonts(tables)
    var changes = 0
    fonts.onChange = { changes += 1 }
    _ = fonts.font(body)
    #expect(fonts.takeQuestions().isEmpty)
    fonts.introduce(["00000000000000000000000000000000", id])
    #expect(changes == 1 && fonts.takeQuestions().isEmpty)
    #expect(abs(width("Hello", fonts) - 51) < 1e-3)
    fonts.introduce([id])
    #expect(changes == 1)
    // The browser has another font now.
    fonts.introduce([])
    #expect(changes == 2)
    _ = fonts.font(body)
    #expect(fonts.takeQuestions() == [.tables([FontFace(body)])])
  }

  @Test("the first response has the page's numbers if the browser names its tables")
  func tablesFromTheStart() {
    let id = tables.keep(FontNumbers().table).id
    let fonts = PageFonts(tables, ids: [id, "unknown"])
    var changes = 0
    fonts.onChange = { changes += 1 }
    #expect(abs(width("Hello", fonts) - 51) < 1e-3)
    fonts.introduce([id])
    #expect(changes == 0 && fonts.takeQuestions().isEmpty)
  }

  @Test("a page's numbers count for it alone, unless another page names the same table")
  func pagesDoNotDisturbEachOther() {
    var hostile = FontNumbers()
    hostile.advance = 1_000_000
    let (first, second) = (measuredPage(hostile), measuredPage())
    #expect(abs(width("Hello", first) - 850) < 1e-3 && abs(width("Hello", second) - 51) < 1e-3)
    #expect(tables.table(FontNumbers().table.id)?.advance(of: 0x41) == CGFloat(Float(0.6)))
  }

  @Test("what nobody has asked for is not believed")
  func unasked() {
    let fonts = newPage()
    var changes = 0
    fonts.onChange = { changes += 1 }
    fonts.take(FontNumbers().table)
    fonts.take([5], ofWords: 1)
    #expect(changes == 0 && tables.table(FontNumbers().table.id) == nil && fonts.takeQuestions().isEmpty)
    _ = fonts.font(body)
    _ = fonts.takeQuestions()
    fonts.take(FontNumbers(face: "font-weight:900").table)
    #expect(changes == 0)
    fonts.take(FontNumbers().table)
    var other = FontNumbers()
    other.advance = 1
    fonts.take(other.table)
    #expect(changes == 1 && abs(width("Hello", fonts) - 51) < 1e-3)
  }

  @Test("a page has a limited number of tables, and a font with an endless name none")
  func limits() {
    let fonts = newPage()
    for weight in 1...1000 { _ = fonts.font(ResolvedFont(size: 17, weight: weight)) }
    guard case .tables(let faces)? = fonts.takeQuestions().first else { return #expect(Bool(false)) }
    #expect(faces.count == PageFonts.tableLimit)
    let others = newPage()
    var long = body
    long.family = String(repeating: "x", count: 1000)
    #expect(others.font(long).advance(of: "a") > 0)
    #expect(others.takeQuestions().isEmpty && others.isComplete)
  }

  @Test("a font that does not grow evenly is measured at each size")
  func sizes() {
    var numbers = FontNumbers()
    numbers.error = 21
    let fonts = measuredPage(numbers)
    #expect(abs(width("Hello", fonts) - 51) < 1e-3)
    guard case .tables(let faces)? = fonts.takeQuestions().first else { return #expect(Bool(false)) }
    #expect(faces == [FontFace(body, size: 17)] && faces[0].style.contains("font-size:17px"))
    fonts.take(FontNumbers(face: faces[0].style, advance: 50_000).table)
    #expect(abs(width("Hello", fonts) - 42.5) < 1e-3)
    // Even if that is not exact either: there is no better one.
    #expect(fonts.isComplete)
    numbers.error = 20
    #expect(numbers.table.growsEvenly)
  }

  // MARK: Words

  @Test("characters that no table has are asked for when they are first seen, and estimated until they are measured")
  func rareCharacters() throws {
    let fonts = measuredPage()
    var changes = 0
    fonts.onChange = { changes += 1 }
    #expect(abs(width("漢字", fonts) - 34) < 1e-3 && width("🍎", fonts) == 17)
    let face = FontFace(body)
    #expect(fonts.takeQuestions() == [.words(number: 1, face, ["漢", "字", "🍎"])])
    #expect(width("漢", fonts) == 17 && fonts.takeQuestions().isEmpty)
    fonts.take([100_000, 100_000, 125_000], ofWords: 1)
    #expect(changes == 1 && fonts.isComplete)
    #expect(abs(width("🍎", fonts) - 21.25) < 1e-9)
    _ = width("文", fonts)
    #expect(fonts.takeQuestions() == [.words(number: 2, face, ["文"])])
    fonts.take([100_000], ofWords: 2)
    #expect(changes == 1, "it was as wide as assumed")
  }

  @Test("words whose letters change with their neighbours are measured as words")
  func shapedWords() {
    let fonts = measuredPage()
    let estimate = width("سلام hello سلام", fonts)
    #expect(fonts.takeQuestions() == [.words(number: 1, FontFace(body), ["سلام"])])
    fonts.take([200_000], ofWords: 1)
    let measured = width("سلام hello سلام", fonts)
    #expect(measured != estimate && abs(measured - (4 + 7 * 0.6) * 17) < 1e-2)
  }

  @Test("answers under another number, or to more words than were asked for, are not believed")
  func wrongAnswers() {
    let fonts = measuredPage()
    var changes = 0
    fonts.onChange = { changes += 1 }
    _ = width("🍎🍏", fonts)
    _ = fonts.takeQuestions()
    fonts.take([1, 1], ofWords: 2)
    fonts.take([1], ofWords: 1)
    fonts.take([1, 1, 1], ofWords: 1)
    #expect(changes == 0 && !fonts.isComplete)
    fonts.take([1, 1], ofWords: 1)
    #expect(changes == 1)
    fonts.take([2, 2], ofWords: 1)
    #expect(changes == 1)
  }

  @Test("words of a page take limited room, and long ones none")
  func room() throws {
    let fonts = measuredPage()
    let font = fonts.font(body)
    let long = String(repeating: "س", count: 129)
    #expect(font.width(of: long[...]) > 0 && fonts.isComplete)
    for number in 0..<2 * MeasuredWords.Room.wordLimit { _ = font.width(of: "س\(number)"[...]) }
    var asked = 0
    while case .words(let number, _, let words)? = fonts.takeQuestions().first {
      #expect(words.count <= PageFonts.wordsAtOnce)
      asked += words.count
      fonts.take(words.map { _ in 50_000 }, ofWords: number)
    }
    #expect(asked == MeasuredWords.Room.wordLimit)
    // What was measured goes with the table, and there is room again.
    fonts.introduce([])
    #expect(fonts.isComplete)
  }

  @Test("a page that comes back is asked again for what it has not answered")
  func reconnection() {
    let fonts = measuredPage()
    _ = width("🍎", fonts)
    _ = fonts.font(ResolvedFont(size: 17, weight: 600))
    let questions = fonts.takeQuestions()
    #expect(questions.count == 2 && fonts.takeQuestions().isEmpty)
    fonts.askAgain()
    let again = fonts.takeQuestions()
    #expect(again.first == questions.first)
    #expect(again.last == .words(number: 2, FontFace(body), ["🍎"]))
    // The answer to the first question comes late.
    fonts.take([1], ofWords: 1)
    #expect(!fonts.isComplete)
  }

  // MARK: Heights

  @Test("lines are as high as the style sheet says, and the baseline is on a whole pixel")
  func heights() {
    func lineHeight(_ style: FontDescription.TextStyle, _ size: CGFloat? = nil) -> CGFloat {
      var font = ResolvedFont(size: size ?? DynamicTypeSize.large.points(of: style), weight: 400)
      font.style = style
      return PageFont.lineHeight(of: font)
    }
    let heights: [(FontDescription.TextStyle, CGFloat)] = [
      (.extraLargeTitle, 43), (.extraLargeTitle2, 34), (.largeTitle, 41), (.title, 34), (.title2, 28), (.title3, 25),
      (.headline, 22),
      (.body, 22), (.callout, 21), (.subheadline, 20), (.footnote, 17), (.caption, 16), (.caption2, 14),
    ]
    #expect(heights.count == FontDescription.TextStyle.allCases.count)
    for (style, height) in heights { #expect(lineHeight(style) == height, "\(style)") }
    #expect(PageFont.lineHeight(of: ResolvedFont(size: 34, weight: 400)) == 44)

    let font = measuredPage().font(body)
    #expect(font.ascent == 15 && font.descent == 4 && font.leading == 0 && font.lineHeight == 22)
    // 3 points are left: the smaller part is above.
    #expect(font.lineExtent == (16, 6))
    #expect(TextLayout("a", font, ParagraphRules()).firstBaseline == 16)
    // No size of a table.
    let fraction = measuredPage().font(ResolvedFont(size: 13.6, weight: 400))
    #expect(fraction.ascent == 12 && fraction.descent == 3)
  }

  @Test("a text knows the style that it has its size from, unless the person wants another size")
  func styles() {
    let title = TextStyle.make(font: FontDescription(size: .style(.title2)), foreground: nil, details: nil)
    #expect(ResolvedFont(title).style == .title2)
    var paragraph = ParagraphTraits()
    paragraph.typeSize = .xxxLarge
    #expect(ResolvedFont(title, in: paragraph).style == nil)
    #expect(ResolvedFont(.make(font: FontDescription(size: .points(22)), foreground: nil, details: nil)).style == nil)
  }

  // MARK: The socket

  @Test("a page is asked for fonts over its socket, and the next one of its browser is not")
  func socket() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    try await socket.send("[1,0,\"fonts\",\"\"]")
    #expect(try await socket.message() == "[0,1,[]]")
    let fonts = try #require(server.sessions.session(page.scene)?.fonts)
    _ = fonts.font(body)
    #expect(try await socket.message() == "[0,1,[[\"fonts\",\"\(MeasuredCharacters.text)\",[\"font-weight:400\"]]]]")
    let numbers = FontNumbers()
    try await socket.send("[2,0,\"font\",\"font-weight:400\",\"\(numbers.metrics)\",\"\(numbers.advances)\"]")
    #expect(try await socket.message() == "[0,2,[]]")
    #expect(try await socket.message() == "[0,2,[[\"font\",\"font-weight:400\",\"\(numbers.table.id)\"]]]")
    #expect(abs(fonts.font(body).width(of: "Hello") - 51) < 1e-3)
    _ = fonts.font(body).width(of: "\"🍎")
    // What is laid out anew with the page's numbers comes before.
    var message = try await socket.message()
    while message.contains("[\"l\",") { message = try await socket.message() }
    #expect(message == "[0,2,[[\"words\",1,\"font-weight:400\",[\"🍎\"]]]]")
    try await socket.send("[3,0,\"words\",1,\"130000\"]")
    #expect(try await socket.message() == "[0,3,[]]")

    let next = TestPage(
      html: try await server.connect().get("/", host: server.authority, headers: "Cookie: oriel-fonts=\(numbers.table.id)\r\n")
        .text)
    let nextFonts = try #require(server.sessions.session(next.scene)?.fonts)
    #expect(abs(nextFonts.font(body).width(of: "Hello") - 51) < 1e-3)
  }

  @Test("nobody is told where things are, unless the environment says so")
  func layoutReports() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let page = try await server.openPage()
    #expect(try await server.get("/layout?scene=\(page.scene)").status == 404)
    #expect(try HostOptions(arguments: [], environment: ["ORIEL_LAYOUT": "0"]).tellsLayout == false)
    #expect(try HostOptions(arguments: [], environment: ["ORIEL_LAYOUT": "1"]).tellsLayout)
  }
}
