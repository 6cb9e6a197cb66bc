import Testing

@testable import SwiftUICore

@MainActor @Suite("Commits") struct CommitTests {
  @Test("each patch of a commit has the animation under which it was made, in every order of up to five")
  func animations() {
    let choices: [Animation?] = [nil, .linear, .easeIn]
    for count in 0...5 {
      var number = 0
      while number < Int(pow(3, count)) {
        var rest = number
        let expected = (0..<count).map { _ in
          defer { rest /= 3 }
          return choices[rest % 3]
        }
        var commit = Commit()
        for animation in expected { commit.append(animation) }
        #expect((0..<count).map(commit.animation(ofPatchAt:)) == expected)
        #expect(commit.animation(ofPatchAt: count) == nil)
        number += 1
      }
    }
  }

  private func pow(_ base: Int, _ exponent: Int) -> Int { (0..<exponent).reduce(1) { product, _ in product * base } }

  @Test("neighbours under one animation share an entry")
  func ranges() {
    var commit = Commit()
    for animation in [Animation.linear, .linear, nil, .linear, .easeIn] { commit.append(animation) }
    #expect(commit.motion.animations.map(\.patches) == [0..<2, 3..<4, 4..<5])
  }
}

extension Commit {
  /// A patch more, under an animation or none.
  fileprivate mutating func append(_ animation: Animation?) {
    patches.append(.remove(ElementID(1)))
    if let animation { animateLast(animation) }
  }
}
