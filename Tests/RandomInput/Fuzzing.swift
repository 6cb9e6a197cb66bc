import Foundation

/// Runs of a test with input that is disturbed in another way each time: the same in each process, unless somebody asks for more.
///
/// `FUZZ_SEED=1` takes other inputs, and `FUZZ_FACTOR=100` a hundred times as many. What ends the process is in the file that `keep`
/// has written.
public struct Fuzzing: Sendable {
  public let name: String
  public let seed: UInt64
  public let runs: Range<Int>
  private let file: URL

  public init(_ name: String, runs: Int) {
    let environment = ProcessInfo.processInfo.environment
    self.name = name
    seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 0
    self.runs = 0..<runs * (environment["FUZZ_FACTOR"].flatMap(Int.init) ?? 1)
    file = FileManager.default.temporaryDirectory.appending(path: "fuzzing-\(name).input")
  }

  /// The source of all chance in a run.
  public func generator(for run: Int) -> SeededGenerator {
    SeededGenerator(seed: seed &* 0x1_0000_0001 &+ UInt64(run))
  }

  /// What a failure should say.
  public func place(_ run: Int) -> String { "FUZZ_SEED=\(seed), run \(run) of \(name)" }

  /// Writes down the input of a run, for the case that the process does not survive it.
  public func keep(_ input: [UInt8]) {
    try? Data(input).write(to: file)
  }

  /// All runs are over.
  public func end() {
    try? FileManager.default.removeItem(at: file)
  }
}

extension [UInt8] {
  /// These bytes, changed in one to four places: bits, bytes, lengths, pieces of themselves, of others, and words that mean something.
  public func disturbed(
    with words: [[UInt8]], and others: [[UInt8]], using generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...4, using: &generator) { bytes.disturb(words, others, &generator) }
    return bytes
  }

  private mutating func disturb(_ words: [[UInt8]], _ others: [[UInt8]], _ generator: inout some RandomNumberGenerator) {
    let place = Int.random(in: 0...count, using: &generator)
    func range(_ generator: inout some RandomNumberGenerator) -> Range<Int> {
      place..<Swift.min(count, place + Int.random(in: 1...32, using: &generator))
    }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0 where place < count: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1 where place < count:
      self[place] = [0, 1, 9, 10, 13, 32, 0x7F, 0x80, 0xC0, 0xFE, 0xFF].randomElement(using: &generator)!
    case 2: removeSubrange(range(&generator))
    case 3: insert(contentsOf: self[range(&generator)], at: Int.random(in: 0...count, using: &generator))
    case 4: insert(.random(in: 0...255, using: &generator), at: place)
    case 5: removeSubrange(place...)
    case 6:
      guard let other = others.randomElement(using: &generator), !other.isEmpty else { return }
      replaceSubrange(place..., with: other[Int.random(in: 0..<other.count, using: &generator)...])
    case 7:
      let piece = Array(self[range(&generator)])
      insert(contentsOf: (0..<Int.random(in: 1...200, using: &generator)).flatMap { _ in piece }, at: place)
    default:
      guard let word = words.randomElement(using: &generator) else { return }
      let end = Bool.random(using: &generator) ? place : Swift.min(count, place + word.count)
      replaceSubrange(place..<end, with: word)
    }
  }
}
