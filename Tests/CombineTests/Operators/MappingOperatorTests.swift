import Combine
import Testing

@Suite("Operators that change values") struct MappingOperatorTests {
  /// Writes nothing.
  struct Silence: TextOutputStream {
    func write(_ string: String) {}
  }

  /// A coder of texts.
  struct TextCoder: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> String { "\"\(try small(value as? Int ?? 0))\"" }
    func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
      guard let value = try small(Int(text) ?? 0) as? T else { throw Oops.other }
      return value
    }
  }

  @Test("values, completion, failure, demand and cancellation")
  func operators() {
    check(
      "map", values: "2 4 6 (cancel)", finished: "2 4 6 |", failed: "2 4 6 X",
      limited: "(2) 2 4 |", cancelled: "2 (cancel) (cancel)"
    ) { feed, _ in feed.map { $0 * 2 } }
    check(
      "map a key path", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(2) 1 2 |", cancelled: "1 (cancel) (cancel)"
    ) { feed, _ in feed.map(\.description) }
    check(
      "map two key paths", values: "65 66 67 (cancel)", finished: "65 66 67 |", failed: "65 66 67 X",
      limited: "(2) 65 66 |", cancelled: "65 (cancel) (cancel)"
    ) { feed, _ in feed.map(\.magnitude, \.bitWidth).map { $0 + UInt($1) } }
    check(
      "map three key paths", values: "128 128 129 (cancel)", finished: "128 128 129 |", failed: "128 128 129 X",
      limited: "(2) 128 128 |", cancelled: "128 (cancel) (cancel)"
    ) { feed, _ in feed.map(\.magnitude, \.bitWidth, \.leadingZeroBitCount).map { $0 + UInt($1 + $2) } }
    check(
      "tryMap", values: "2 4 (cancel) Y", finished: "2 4 (cancel) Y", failed: "2 4 (cancel) Y",
      limited: "(2) 2 4 |", cancelled: "2 (cancel)"
    ) { feed, _ in feed.tryMap { try small($0) * 2 } }
    check(
      "mapError", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 Y",
      limited: "(2) 1 2 |", cancelled: "1 (cancel) (cancel)"
    ) { feed, _ in feed.mapError { _ in Oops.other } }
    check(
      "replaceNil", values: "1 9 3 (cancel)", finished: "1 9 3 |", failed: "1 9 3 X",
      limited: "(2) 1 9 |", cancelled: "1 (cancel) (cancel)"
    ) { feed, _ in feed.map { $0 == 2 ? nil : $0 }.replaceNil(with: 9) }
    check(
      "scan", values: "11 13 16 (cancel)", finished: "11 13 16 |", failed: "11 13 16 X",
      limited: "(2) 11 13 |", cancelled: "11 (cancel) (cancel)"
    ) { feed, _ in feed.scan(10, +) }
    check(
      "tryScan", values: "11 13 (cancel) Y", finished: "11 13 (cancel) Y", failed: "11 13 (cancel) Y",
      limited: "(2) 11 13 |", cancelled: "11 (cancel)"
    ) { feed, _ in feed.tryScan(10) { try $0 + small($1) } }
    check(
      "flatMap", values: "1 10 2 20 3 30 (cancel)", finished: "1 10 2 20 3 30 |", failed: "1 10 2 20 3 30 X",
      limited: "(∞) 1 10", cancelled: "1 10 (cancel)"
    ) { feed, _ in feed.flatMap { [$0, $0 * 10].publisher.setFailureType(to: Oops.self) } }
    check(
      "flatMap, one at a time", values: "1 10 2 20 3 30 (cancel)", finished: "1 10 2 20 3 30 |", failed: "1 10 2 20 3 30 X",
      limited: "(1) 1 10 (1)", cancelled: "1 10 (cancel)"
    ) { feed, _ in feed.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher.setFailureType(to: Oops.self) } }
    check(
      "flatMap to a publisher that never fails", values: "10 20 30 (cancel)", finished: "10 20 30 |", failed: "10 20 30 X",
      limited: "(∞) 10 20", cancelled: "10 (cancel)"
    ) { feed, _ in feed.flatMap { Just($0 * 10) } }
    check(
      "switchToLatest", values: "10 20 30 (cancel)", finished: "10 20 30 |", failed: "10 20 30 X",
      limited: "(∞) 10 20", cancelled: "10 (cancel)"
    ) { feed, _ in feed.map { Just($0 * 10).setFailureType(to: Oops.self) }.switchToLatest() }
    check(
      "switchToLatest of publishers that never fail", values: "10 20 30 (cancel)", finished: "10 20 30 |", failed: "10 20 30 X",
      limited: "(∞) 10 20", cancelled: "10 (cancel)"
    ) { feed, _ in feed.map { Just($0 * 10) }.switchToLatest() }
    check(
      "encode", values: "\"1\" \"2\" (cancel) Y", finished: "\"1\" \"2\" (cancel) Y", failed: "\"1\" \"2\" (cancel) Y",
      limited: "(2) \"1\" \"2\" |", cancelled: "\"1\" (cancel)"
    ) { feed, _ in feed.encode(encoder: TextCoder()) }
    check(
      "decode", values: "1 2 (cancel) Y", finished: "1 2 (cancel) Y", failed: "1 2 (cancel) Y",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.map { "\($0)" }.decode(type: Int.self, decoder: TextCoder()) }
    check(
      "eraseToAnyPublisher", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(2) 1 2 |", cancelled: "1 (cancel) (cancel)"
    ) { feed, _ in feed.eraseToAnyPublisher() }
    check(
      "handleEvents", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.handleEvents() }
    check(
      "print", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X", limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.print("", to: Silence()) }
    check(
      "breakpoint", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 X",
      limited: "(2) 1 2 |", cancelled: "1 (cancel) (cancel)"
    ) { feed, _ in feed.breakpoint() }
    check(
      "breakpointOnError", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: "1 2 3 0 |",
      limited: "(2) 1 2 |", cancelled: "1 (cancel)"
    ) { feed, _ in feed.replaceError(with: 0).breakpointOnError() }
    check(
      "assertNoFailure", values: "1 2 3 (cancel)", finished: "1 2 3 |", failed: nil,
      limited: "(2) 1 2 |", cancelled: "1 (cancel) (cancel)"
    ) { feed, _ in feed.assertNoFailure() }
  }
}
