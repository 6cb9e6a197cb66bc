import SwiftUICore
import Synchronization

/// Looks for words that are spelled wrong, in English, by the list of words of the machine, `/usr/share/dict/words` (`apt install
/// wamerican`).
///
/// Where there is no such list, or for another language, no word is called wrong, as on Apple's platforms for a language without
/// a dictionary, and the log
/// says so. The list is read once, at the first question.
open class UITextChecker: NSObject {
  private let ignored = Mutex<Set<String>>([])

  /// Creates one.
  public override init() { super.init() }

  /// The languages that there are words of.
  public class var availableLanguages: [String] { words == nil ? [] : ["en"] }

  /// Where the first wrong word is; `NSNotFound` and no length if there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let nowhere = NSRange(location: NSNotFound, length: 0)
    guard language.lowercased().hasPrefix("en"), let words = Self.words else {
      StandIns.tell(
        "UITextChecker", "calls no word wrong: there are no words of '\(language)' in /usr/share/dict/words. Install wamerican.")
      return nowhere
    }
    let text = stringToCheck as NSString
    let whole = NSRange(location: 0, length: text.length)
    let end = min(range.location + range.length, whole.length)
    let start = max(range.location, startingOffset)
    guard range.location >= 0, range.length >= 0, start <= end else { return nowhere }
    if let found = firstMisspelled(text, from: start, to: end, words) { return found }
    return wrapFlag ? firstMisspelled(text, from: range.location, to: start, words) ?? nowhere : nowhere
  }

  private func firstMisspelled(_ text: NSString, from start: Int, to end: Int, _ words: Set<String>) -> NSRange? {
    let ignored = ignored.withLock { $0 }
    var begin: Int?
    for place in start...end {
      let isLetter = place < end && Self.isOfWord(text.character(at: place))
      if isLetter {
        begin = begin ?? place
      } else if let first = begin {
        let range = NSRange(location: first, length: place - first)
        let word = text.substring(with: range)
        if !ignored.contains(word), !words.contains(word.lowercased()) { return range }
        begin = nil
      }
    }
    return nil
  }

  private static func isOfWord(_ unit: UInt16) -> Bool {
    unit == 0x27 || UnicodeScalar(unit).map(CharacterSet.letters.contains) ?? false
  }

  /// From now on a word is not called wrong.
  open func ignoreWord(_ wordToIgnore: String) { _ = ignored.withLock { $0.insert(wordToIgnore) } }

  private static let words: Set<String>? = words(in: "/usr/share/dict/words")

  static func words(in file: String) -> Set<String>? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    return Set(text.split(whereSeparator: \.isNewline).map { $0.lowercased() })
  }
}
