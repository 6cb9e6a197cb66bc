import Foundation

/// How wide a page draws words and characters that are in no table: of scripts whose letters change with their neighbours, emoji, and all
/// that is rare. Each is asked for when it is first seen.
final class MeasuredWords {
  /// What all words of a page take together.
  final class Room {
    static let wordLimit = 8192
    static let byteLimit = 256 * 1024

    private(set) var words = 0
    private(set) var bytes = 0

    fileprivate func take(_ word: String) -> Bool {
      guard words < Self.wordLimit, bytes + word.utf8.count <= Self.byteLimit else { return false }
      words += 1
      bytes += word.utf8.count
      return true
    }

    fileprivate func give(back word: String) {
      words -= 1
      bytes -= word.utf8.count
    }
  }

  /// Longer ones stay estimated.
  static let lengthLimit = 256
  /// In hundred-thousandths of the font's size.
  static let widest = UInt32(lengthLimit) * FontTable.widestAdvance

  /// A word that has been asked for, with the width that was assumed.
  typealias Wanted = (word: String, estimate: CGFloat)

  private let room: Room
  private let wantsMore: () -> Void
  /// In parts of the font's size; nil until the page has measured it.
  private var widths: [String: CGFloat?] = [:]
  private var wanted: [Wanted] = []

  /// - Parameter wantsMore: called when there is something to ask for.
  init(in room: Room, wantsMore: @escaping () -> Void) {
    self.room = room
    self.wantsMore = wantsMore
  }

  deinit {
    for word in widths.keys { room.give(back: word) }
  }

  /// The width in parts of the font's size; the estimate until it is known.
  func width(of word: String, estimate: CGFloat) -> CGFloat {
    if let known = widths[word] { return known ?? estimate }
    guard word.utf8.count <= Self.lengthLimit, room.take(word) else { return estimate }
    widths[word] = .some(nil)
    wanted.append((word, estimate))
    if wanted.count == 1 { wantsMore() }
    return estimate
  }

  var isComplete: Bool { wanted.isEmpty }

  /// What is to be asked for now.
  func takeWanted(atMost count: Int) -> [Wanted] {
    defer { wanted.removeFirst(min(count, wanted.count)) }
    return Array(wanted.prefix(count))
  }

  /// The page has gone without an answer.
  func want(again words: [Wanted]) {
    wanted = words + wanted
  }

  /// Takes in what the page has measured. Returns whether any word is wider or narrower than was assumed.
  func set(_ width: CGFloat, of word: Wanted) -> Bool {
    guard widths[word.word] != nil else { return false }
    widths[word.word] = .some(width)
    // A hundredth of a point in the largest texts.
    return abs(width - word.estimate) > 0.0001
  }
}
