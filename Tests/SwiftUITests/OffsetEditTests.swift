import Foundation
import SwiftUI
import Testing

@Suite("Elements that are removed and moved by their offsets") struct OffsetEditTests {
  @Test(
    "remove takes out the elements at the offsets",
    arguments: [
      ([], "abcde"), ([0], "bcde"), ([4], "abcd"), ([1, 3], "ace"), ([0, 1, 2, 3, 4], ""), ([2, 3, 4], "ab"),
    ] as [([Int], String)])
  func removal(offsets: [Int], result: String) {
    var letters = Array("abcde")
    letters.remove(atOffsets: IndexSet(offsets))
    #expect(String(letters) == result)
    // Offsets are not indices.
    var slice = Array("--abcde")[2...]
    slice.remove(atOffsets: IndexSet(offsets))
    #expect(String(slice) == result)
  }

  @Test(
    "move puts the elements before the one at the destination",
    arguments: [
      ([], 3, "abcde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1], 1, "abcde"), ([1], 2, "abcde"), ([0, 2], 4, "bdace"),
      ([1, 4], 3, "acbed"), ([0, 1, 2, 3, 4], 2, "abcde"), ([3, 4], 1, "adebc"),
    ] as [([Int], Int, String)])
  func moves(offsets: [Int], destination: Int, result: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == result)
    var slice = Array("--abcde")[2...]
    slice.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(slice) == result)
  }
}
