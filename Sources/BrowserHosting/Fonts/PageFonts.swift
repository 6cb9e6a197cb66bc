import Foundation
import SwiftUICore

/// The fonts of one page. It is asked for what the app's texts need, a table for each font and then rare words, and until it has answered
/// there are averages.
///
/// A page's numbers count for that page alone.
@MainActor
final class PageFonts: FontSource {
  /// What a page is asked to measure.
  enum Question: Equatable {
    /// The tables of these fonts.
    case tables([FontFace])
    /// The widths of these words in a font.
    case words(number: Int, FontFace, [String])
    /// No question: a table is kept under this id, which a page of the same browser can say instead of sending it.
    case kept(FontFace, id: String)
  }

  /// An app that uses more fonts has averages for the rest.
  nonisolated static let tableLimit = 128
  /// So many words are asked for at once.
  nonisolated static let wordsAtOnce = 500
  private static let fontLimit = 512

  /// Called when fonts have other numbers than those that were given out: what was laid out with them is to be laid out anew, with fonts
  /// that are asked for anew. It may be called several times in a turn.
  var onChange: () -> Void = {}
  /// Called when there are questions for the page.
  var onQuestion: () -> Void = {}

  private let shared: FontTables
  private var tables: [FontFace: FontTable] = [:]
  private var words: [FontFace: MeasuredWords] = [:]
  private let room = MeasuredWords.Room()
  private var fonts: [ResolvedFont: PageFont] = [:]
  private var averages = AverageFonts()
  /// The page has said which tables it has.
  private var isIntroduced = false
  private var wantedFaces: [FontFace] = []
  private var askedFaces: Set<FontFace> = []
  private var askedWords: (number: Int, face: FontFace, words: [MeasuredWords.Wanted])?
  private var newestWords = 0
  private var kept: [(FontFace, String)] = []

  /// - Parameter ids: of the tables that the page's browser is said to have.
  init(_ shared: FontTables, ids: [String] = []) {
    self.shared = shared
    tables = known(ids)
  }

  // MARK: Fonts

  func font(_ description: ResolvedFont) -> any LayoutFont {
    if let font = fonts[description] { return font }
    if fonts.count == Self.fontLimit {
      // Those in use stay with who uses them.
      fonts = [:]
      averages = AverageFonts()
    }
    let table = table(of: description)
    let font = PageFont(description, table, table.map { words(in: $0.face) }, average: averages.font(description))
    fonts[description] = font
    return font
  }

  /// The best table that there is. One that is missing is asked for.
  private func table(of font: ResolvedFont) -> FontTable? {
    let face = FontFace(font)
    guard let table = tables[face] else {
      want(face)
      return nil
    }
    guard !table.growsEvenly else { return table }
    let sized = FontFace(font, size: font.size)
    if let exact = tables[sized] { return exact }
    want(sized)
    return table
  }

  private func words(in face: FontFace) -> MeasuredWords {
    if let known = words[face] { return known }
    let new = MeasuredWords(in: room) { [weak self] in
      // Fonts are asked during a layout, which is on the main actor.
      MainActor.assumeIsolated { self?.onQuestion() }
    }
    words[face] = new
    return new
  }

  // MARK: Questions

  private func want(_ face: FontFace) {
    guard !askedFaces.contains(face), !wantedFaces.contains(face), face.style.utf8.count <= FontFace.limit,
      tables.count + askedFaces.count + wantedFaces.count < Self.tableLimit
    else { return }
    wantedFaces.append(face)
    if wantedFaces.count == 1 { onQuestion() }
  }

  /// What the page is to be asked now. Words wait until those before have come.
  func takeQuestions() -> [Question] {
    var questions = kept.map { Question.kept($0, id: $1) }
    kept = []
    guard isIntroduced else { return questions }
    if !wantedFaces.isEmpty {
      questions.append(.tables(wantedFaces))
      askedFaces.formUnion(wantedFaces)
      wantedFaces = []
    }
    if askedWords == nil, let (face, list) = words.first(where: { !$0.value.isComplete }) {
      newestWords += 1
      let wanted = list.takeWanted(atMost: Self.wordsAtOnce)
      askedWords = (newestWords, face, wanted)
      questions.append(.words(number: newestWords, face, wanted.map(\.word)))
    }
    return questions
  }

  /// The page's socket has come again: what was asked may have been lost.
  func askAgain() {
    wantedFaces += askedFaces.sorted { $0.style < $1.style }
    askedFaces = []
    if let askedWords {
      words[askedWords.face]?.want(again: askedWords.words)
      self.askedWords = nil
    }
    onQuestion()
  }

  /// Whether a page that answers has something to answer.
  var isAsked: Bool { isIntroduced && !isComplete }

  /// Whether nothing has been asked that the page has not answered.
  var isComplete: Bool { wantedFaces.isEmpty && askedFaces.isEmpty && askedWords == nil && words.values.allSatisfy(\.isComplete) }

  // MARK: Answers

  /// The page tells the ids of all tables that its browser has.
  func introduce(_ ids: [String]) {
    isIntroduced = true
    let old = tables
    tables = known(ids)
    // What was measured before its browser got other fonts.
    words = words.filter { tables[$0.key] == old[$0.key] }
    if let face = askedWords?.face, words[face] == nil { askedWords = nil }
    wantedFaces.removeAll { tables[$0] != nil }
    if tables != old { change() }
    onQuestion()
  }

  /// The page has measured a font. Without having been asked for it, it is not believed.
  func take(_ table: FontTable) {
    guard askedFaces.remove(table.face) != nil else { return }
    let table = shared.keep(table)
    tables[table.face] = table
    words[table.face] = nil
    kept.append((table.face, table.id))
    change()
    onQuestion()
  }

  /// The page has measured words. Widths are in hundred-thousandths of the font's size.
  func take(_ widths: [UInt32], ofWords number: Int) {
    guard let asked = askedWords, asked.number == number, asked.words.count == widths.count else { return }
    askedWords = nil
    var areOther = false
    for (word, width) in zip(asked.words, widths) {
      if words[asked.face]?.set(CGFloat(width) / 100_000, of: word) == true { areOther = true }
    }
    if areOther { change() }
    onQuestion()
  }

  private func known(_ ids: [String]) -> [FontFace: FontTable] {
    let known = ids.prefix(Self.tableLimit).compactMap { shared.table($0) }
    return Dictionary(known.map { ($0.face, $0) }) { first, _ in first }
  }

  private func change() {
    fonts = [:]
    onChange()
  }
}
