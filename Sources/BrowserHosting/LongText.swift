import Dispatch
import SwiftUICore

/// A change of a long text: what is put in place of so many UTF-16 units from an offset on. Without a range the whole text is another one.
struct TextSplice: Equatable {
  var range: Range<Int>?
  var text: String
  var revision: UInt32

  init(range: Range<Int>?, text: String, revision: UInt32) {
    self.range = range
    self.text = text
    self.revision = revision
  }

  /// `"offset count", text, revision`, with nothing in the first for the whole text.
  init?(_ arguments: [ClientValue]) {
    guard arguments.count == 3, case .string(let place) = arguments[0], case .string(let text) = arguments[1],
      let revision = arguments[2].sequence
    else { return nil }
    self.init(range: nil, text: text, revision: revision)
    guard !place.isEmpty else { return }
    let words = place.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int($0) }
    guard words.count == 2, numbers.count == 2, numbers.allSatisfy({ (0...(1 << 30)).contains($0) }) else { return nil }
    range = numbers[0]..<(numbers[0] + numbers[1])
  }
}

/// The long text that a page edits: of the one that it has edited last, changes come, and none that is too long for one message comes at
/// once. Neither what has come together nor what has only been begun can be longer than the limit.
struct LongText {
  enum Refusal: Error {
    /// Longer than the app takes.
    case tooLong
    /// The change is of something that this text does not have.
    case unknownPlace
  }

  let limit: Int
  /// How long a text in a field of one line may be.
  let lineLimit: Int
  /// Also after it has gone: its text stays until the page edits another one, or its scene ends.
  private var field: ElementID?
  private var shown = EditedValue("")
  /// Whether the page shows what it has sent.
  private var isShown = false
  /// What has come of a text whose end has not.
  private(set) var begun = ""
  /// When the newest part came, in nanoseconds of uptime.
  private(set) var partTime: UInt64 = 0

  init(limit: Int, lineLimit: Int) {
    self.limit = limit
    self.lineLimit = min(limit, lineLimit)
  }

  /// Whether what comes without parts is short enough.
  ///
  /// - Parameter content: What the field shows. What the app itself has put there may be longer, and may become shorter.
  func takes(_ event: any ElementEvent, in content: (any ElementContent)?) -> Bool {
    guard case .edit(let text) = event as? TextFieldEvent else { return true }
    return takes(text.value, in: content)
  }

  private func takes(_ text: String, in content: (any ElementContent)?) -> Bool {
    let field = content as? TextFieldContent
    let isLine = field.map { $0.kind != .editor && $0.kind != .growing } ?? false
    return text.utf8.count <= (isLine ? lineLimit : limit) || text.utf8.count <= field?.value.value.utf8.count ?? 0
  }

  mutating func add(part: String) throws(Refusal) {
    guard begun.utf8.count + part.utf8.count <= limit else { throw .tooLong }
    begun += part
    partTime = DispatchTime.now().uptimeNanoseconds
  }

  /// The page begins anew with what has no end.
  mutating func forgetParts() {
    begun = ""
  }

  /// The edit that a change makes: the whole text after it.
  mutating func edit(
    _ splice: TextSplice, of id: ElementID, in content: (any ElementContent)?
  ) throws(Refusal) -> TextFieldEvent {
    let new = exchange(&begun, with: "") + splice.text
    var text = new
    if let range = splice.range {
      guard field == id, let place = Self.place(range, in: shown.value) else { throw .unknownPlace }
      text = shown.value
      text.replaceSubrange(place, with: new)
    }
    guard takes(text, in: content) else { throw .tooLong }
    field = id
    shown = EditedValue(text, revision: splice.revision)
    isShown = true
    return .edit(shown)
  }

  /// Nil if there is no such range, or if it would cut a character in two.
  private static func place(_ range: Range<Int>, in text: String) -> Range<String.Index>? {
    let units = text.utf16
    guard let lower = units.index(units.startIndex, offsetBy: range.lowerBound, limitedBy: units.endIndex),
      let upper = units.index(lower, offsetBy: range.count, limitedBy: units.endIndex),
      lower.samePosition(in: text.unicodeScalars) != nil, upper.samePosition(in: text.unicodeScalars) != nil
    else { return nil }
    return lower..<upper
  }

  /// Takes out of a commit what the page has sent itself and shows: a megabyte need not go back for each key.
  mutating func takeOutEcho(of commit: inout Commit) {
    guard let field else { return }
    for (place, patch) in commit.patches.enumerated() {
      guard case .update(field, let old, let new) = patch, var old = old as? TextFieldContent, let new = new as? TextFieldContent
      else { continue }
      if isShown, new.value == shown {
        old.value = new.value
        commit.patches[place] = .update(field, from: old, to: new)
      } else if new.value != old.value {
        isShown = false
      }
    }
  }
}

extension Session {
  /// Returns whether the text is short enough.
  func take(part: String) -> Bool {
    guard (try? longText.add(part: part)) != nil else { return false }
    watchParts()
    for session in begunTexts.has(longText.begun.utf8.count, self) { session.giveUpBegunText() }
    return true
  }

  func forgetParts() {
    longText.forgetParts()
    begunTexts.forget(self)
  }

  private func giveUpBegunText() {
    forgetParts()
    if let link { refuse(link, "a text had no end, and there was no room for it") }
  }

  /// A text whose next part does not come ends its connection. One timer for all parts.
  private func watchParts() {
    guard !isWatchingParts else { return }
    isWatchingParts = true
    DispatchQueue.main.asyncAfter(deadline: partsDeadline) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isWatchingParts = false
        guard !self.longText.begun.isEmpty else { return }
        guard .now() >= self.partsDeadline else { return self.watchParts() }
        self.forgetParts()
        if let link = self.link { self.refuse(link, "a text had no end") }
      }
    }
  }

  private var partsDeadline: DispatchTime { DispatchTime(uptimeNanoseconds: longText.partTime) + partsTime }
}

/// The texts of all pages that have been begun and have no end yet. A few bytes on the wire may be megabytes here.
@MainActor
final class BegunTexts {
  private struct Entry {
    weak var session: Session?
    let address: String?
    var bytes: Int
    /// Numbers count up: the smallest one has waited for longest.
    var number: Int
  }

  private let limit: Int
  private var entries: [ObjectIdentifier: Entry] = [:]
  private(set) var bytes = 0
  private var newest = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Something has come of a text of a session, which has so many bytes now.
  ///
  /// - Returns: Whose texts have to go: of the address that has most of them, those whose newest part came first.
  func has(_ count: Int, _ session: Session) -> [Session] {
    newest += 1
    let key = ObjectIdentifier(session)
    bytes += count - (entries[key]?.bytes ?? 0)
    entries[key] = Entry(session: session, address: session.visitor, bytes: count, number: newest)
    var victims: [Session] = []
    while bytes > limit, let victim = mostDispensable {
      guard let entry = entries.removeValue(forKey: victim) else { break }
      bytes -= entry.bytes
      if let session = entry.session { victims.append(session) }
    }
    return victims
  }

  func forget(_ session: Session) {
    guard !entries.isEmpty, let entry = entries.removeValue(forKey: ObjectIdentifier(session)) else { return }
    bytes -= entry.bytes
  }

  private var mostDispensable: ObjectIdentifier? {
    var sums: [String?: Int] = [:]
    for entry in entries.values { sums[entry.address, default: 0] += entry.bytes }
    guard let most = sums.max(by: { $0.value < $1.value })?.key else { return nil }
    return entries.lazy.filter { $0.value.address == most }.min { $0.value.number < $1.value.number }?.key
  }
}
