import Foundation
import Synchronization
internal import _FoundationICU

/// Where lines may be broken, after Unicode's rules (UAX 14) and the dictionaries of languages without spaces, by the toolchain's
/// own library.
///
/// To open an iterator takes a hundred times as long as to use it for a short text. So they are kept.
package final class LineBreakIterator: @unchecked Sendable {
  // Unchecked: who has taken one from `spare` has it alone. The library's functions do not care which thread calls.
  private static let spare = Mutex<[LineBreakIterator]>([])

  private let iterator: OpaquePointer
  private var text: UnsafeMutablePointer<UText>?

  // The library's header renames its functions with macros, which Swift does not see: hence the prefix.

  private init?() {
    var status = U_ZERO_ERROR
    // A language would matter for a few marks of Japanese only.
    guard let iterator = swift_ubrk_open(UBRK_LINE, "en", nil, 0, &status), status.rawValue <= 0 else { return nil }
    self.iterator = iterator
  }

  deinit {
    swift_ubrk_close(iterator)
    swift_utext_close(text)
  }

  /// Appends the places, in bytes, where a paragraph may be broken, the last of them its end.
  package static func appendOpportunities(in paragraph: UnsafeBufferPointer<UInt8>, to ends: inout [Int32]) {
    let iterator = spare.withLock { $0.popLast() } ?? LineBreakIterator()
    guard let iterator, iterator.append(paragraph, &ends) else {
      // Without the library's data the text is still readable.
      for index in paragraph.indices.dropFirst() where paragraph[index - 1] == 0x20 && paragraph[index] != 0x20 {
        ends.append(Int32(index))
      }
      return ends.append(Int32(paragraph.count))
    }
    spare.withLock { $0.append(iterator) }
  }

  private func append(_ paragraph: UnsafeBufferPointer<UInt8>, _ ends: inout [Int32]) -> Bool {
    var status = U_ZERO_ERROR
    let opened = paragraph.withMemoryRebound(to: CChar.self) {
      swift_utext_openUTF8(text, $0.baseAddress, Int64($0.count), &status)
    }
    guard status.rawValue <= 0 else { return false }
    text = opened
    swift_ubrk_setUText(iterator, opened, &status)
    guard status.rawValue <= 0 else { return false }
    _ = swift_ubrk_first(iterator)
    while true {
      let end = swift_ubrk_next(iterator)
      guard end >= 0 else { return true }
      ends.append(end)
    }
  }
}
