import Combine
import Testing

/// Operators on publishers of given values compute at once: the result is again such a publisher. The types are part of the test.
@Suite("Operators that keep given values simple") struct SpecialOperatorTests {
  typealias Sequence<Element> = Publishers.Sequence<[Element], Never>

  func impossible(_ failure: Never) -> Oops {}

  @Test("Just")
  func just() {
    let just = Just(2)
    let same: [Just<Int>] = [
      just.min(), just.max(), just.min { $0 < $1 }, just.max { $0 < $1 }, just.removeDuplicates(),
      just.removeDuplicates { $0 == $1 },
      just.first(), just.last(), just.replaceError(with: 1), just.replaceEmpty(with: 1), just.retry(3), just.map { $0 },
    ]
    #expect(same.allSatisfy { $0 == Just(2) && $0.output == 2 })
    let answers: [Just<Bool>] = [
      just.contains(2), just.contains { $0 == 2 }, just.allSatisfy { $0 == 2 },
    ]
    #expect(answers.allSatisfy { $0.output })
    let optional: [Optional<Int>.Publisher] = [
      just.dropFirst(0), just.drop { $0 > 2 }, just.first { $0 == 2 }, just.last { $0 == 2 }, just.compactMap { $0 },
      just.filter { $0 == 2 }, just.output(at: 0), just.output(in: 0...0), just.prefix(1), just.prefix { $0 == 2 },
    ]
    #expect(optional.allSatisfy { $0.output == 2 })
    let sequences: [Sequence<Int>] = [just.prepend(1), just.prepend([1]), Just(1).append(2), Just(1).append([2])]
    #expect(sequences.allSatisfy { $0.sequence == [1, 2] })
    let collected: Just<[Int]> = just.collect()
    let count: Just<Int> = just.count()
    let results: [Result<Int, Never>.Publisher] = [just.reduce(1, +), just.scan(1, +)]
    #expect(collected.output == [2] && count.output == 1 && results.allSatisfy { $0.result == .success(3) })
    let ignored: Empty<Int, Never> = just.ignoreOutput()
    #expect(ignored.line == "|")
    let failable: Result<Int, Oops>.Publisher = just.setFailureType(to: Oops.self)
    let mapped: Result<Int, Oops>.Publisher = just.mapError(impossible)
    #expect(failable.result == mapped.result)
    let tried: [Result<Bool, any Error>.Publisher] = [
      just.tryAllSatisfy { try small($0) == 2 }, just.tryContains { try small($0) == 2 }, just.tryMap { try small($0) == 2 },
      just.tryReduce(false) { try small($1) == 2 || $0 }, just.tryScan(false) { try small($1) == 2 || $0 },
    ]
    #expect(tried.allSatisfy { (try? $0.result.get()) == true })
    let single: Result<Int, any Error>.Publisher = just.tryRemoveDuplicates { try small($0) == $1 }
    #expect((try? single.result.get()) == 2)
  }

  @Test("optionals")
  func optional() {
    let some = Int?.some(2).publisher
    let same: [Optional<Int>.Publisher] = [
      some.min(), some.max(), some.min { $0 < $1 }, some.max { $0 < $1 }, some.removeDuplicates(),
      some.removeDuplicates { $0 == $1 }, some.first(), some.last(), some.first { $0 == 2 }, some.last { $0 == 2 },
      some.replaceError(with: 1), some.retry(3), some.map { $0 }, some.compactMap { $0 }, some.filter { $0 == 2 },
      some.dropFirst(0), some.drop { $0 > 2 }, some.output(at: 0), some.output(in: 0..<1), some.prefix(1),
      some.prefix { $0 == 2 },
    ]
    #expect(same.allSatisfy { $0 == some })
    let answers: [Optional<Bool>.Publisher] = [some.contains(2), some.contains { $0 == 2 }, some.allSatisfy { $0 == 2 }]
    #expect(answers.allSatisfy { $0.output == true })
    let collected: Optional<[Int]>.Publisher = some.collect()
    let numbers: [Optional<Int>.Publisher] = [some.count(), some.reduce(-1, +), some.scan(-1, +)]
    #expect(collected.output == [2] && numbers.allSatisfy { $0.output == 1 })
    let filled: Just<Int> = Int?.none.publisher.replaceEmpty(with: 9)
    #expect(filled.output == 9)
    #expect(some.ignoreOutput().line == "|")
    #expect(Optional<Int>.Publisher(2) == some)
  }

  @Test("results")
  func result() {
    let success = Result<Int, Oops>.success(2).publisher
    let same: [Result<Int, Oops>.Publisher] = [
      success.min(), success.max(), success.min { $0 < $1 }, success.max { $0 < $1 }, success.removeDuplicates(),
      success.removeDuplicates { $0 == $1 }, success.first(), success.last(), success.replaceEmpty(with: 1), success.retry(3),
      success.map { $0 }, success.mapError { $0 }, success.reduce(0, +), success.scan(0, +),
    ]
    #expect(same.allSatisfy { $0 == success && $0.result == .success(2) })
    let answers: [Result<Bool, Oops>.Publisher] = [
      success.contains(2), success.contains { $0 == 2 }, success.allSatisfy { $0 == 2 },
    ]
    #expect(answers.allSatisfy { $0.result == .success(true) })
    let count: Result<Int, Oops>.Publisher = success.count()
    let collected: Result<[Int], Oops>.Publisher = success.collect()
    let certain: Result<Int, Never>.Publisher = Result<Int, Oops>.failure(.oops).publisher.replaceError(with: 9)
    #expect(count.result == .success(1) && collected.result == .success([2]) && certain.result == .success(9))
    let tried: [Result<Int, any Error>.Publisher] = [
      success.tryMap { try small($0) }, success.tryReduce(0) { try $0 + small($1) }, success.tryScan(0) { try $0 + small($1) },
      success.tryRemoveDuplicates { try small($0) == $1 }, success.tryMin { $0 < $1 }, success.tryMax { $0 < $1 },
    ]
    #expect(tried.allSatisfy { (try? $0.result.get()) == 2 })
    let other: Result<Int, Oops>.Publisher = Result<Int, Never>.success(2).publisher.setFailureType(to: Oops.self)
    #expect(other == success && success.ignoreOutput().line == "|")
    #expect(success.tryAllSatisfy { try small($0) == 2 }.line == success.tryContains { try small($0) == 2 }.line)
  }

  @Test("sequences")
  func sequence() {
    let numbers = [3, 1, 1, 2].publisher
    let sequences: [Sequence<Int>] = [
      numbers.filter { $0 < 3 }, numbers.compactMap { $0 < 3 ? $0 : nil }, [1, 1, 2].publisher.map { $0 },
      [1, 0, 1].publisher.scan(0, +),
      Sequence(sequence: [1]).append(1, 2), Sequence(sequence: [1]).append([1, 2]),
      Sequence(sequence: [1]).append([1, 2].publisher), Sequence(sequence: [2]).prepend(1, 1),
      Sequence(sequence: [2]).prepend([1, 1]), Sequence(sequence: [2]).prepend([1, 1].publisher),
    ]
    #expect(sequences.allSatisfy { $0 == Sequence(sequence: [1, 1, 2]) })
    #expect(numbers.dropFirst().line == "1 1 2 |" && numbers.drop { $0 == 3 }.line == "1 1 2 |")
    #expect(numbers.prefix(2).line == "3 1 |" && numbers.prefix { $0 > 1 }.line == "3 |")
    #expect(numbers.removeDuplicates().sequence == [3, 1, 2])
    #expect(numbers.output(in: 1...2).line == "1 1 |" && [Int?.none, 1].publisher.replaceNil(with: 0).sequence == [0, 1])
    let optionals: [Optional<Int>.Publisher] = [
      numbers.first(), numbers.max(), numbers.max { $0 < $1 }, numbers.first { $0 > 2 }, numbers.output(at: 0),
      numbers.last { $0 > 2 }, numbers.min { $0 > $1 }, [1, 3].publisher.last(), [3].publisher.min(),
    ]
    #expect(optionals.allSatisfy { $0.output == 3 })
    let results: [Result<Int, Never>.Publisher] = [numbers.reduce(0, +), Set([1, 2, 3]).publisher.reduce(1, +)]
    #expect(results.allSatisfy { $0.result == .success(7) })
    let count: Just<Int> = numbers.count()
    #expect(count.output == 4)
    #expect(numbers.collect().result == .success([3, 1, 1, 2]))
    #expect(numbers.allSatisfy { $0 > 0 }.result == .success(true) && numbers.contains(2).result == .success(true))
    #expect(numbers.contains { $0 > 3 }.result == .success(false))
    #expect(numbers.tryAllSatisfy { try small($0) > 0 }.line == "Y" && numbers.tryContains { try small($0) > 0 }.line == "Y")
    #expect(numbers.tryReduce(0) { try $0 + small($1) }.line == "Y" && numbers.ignoreOutput().line == "|")
    #expect(numbers.setFailureType(to: Oops.self).line == "3 1 1 2 |")
  }
}
