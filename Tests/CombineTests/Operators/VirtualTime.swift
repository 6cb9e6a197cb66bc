import Combine

/// A scheduler whose time stands still until a test moves it on.
final class VirtualTime: Scheduler {

  struct SchedulerTimeType: Strideable, Hashable {
    var milliseconds: Int
    func distance(to other: Self) -> Stride { Stride(milliseconds: other.milliseconds - milliseconds) }
    func advanced(by stride: Stride) -> Self { Self(milliseconds: milliseconds + stride.milliseconds) }

    struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, CustomStringConvertible {
      var milliseconds: Int
      var magnitude: Int { abs(milliseconds) }
      var description: String { "\(milliseconds)" }

      init(milliseconds: Int) { self.milliseconds = milliseconds }
      init(integerLiteral value: Int) { milliseconds = value * 1000 }
      init?<T: BinaryInteger>(exactly source: T) { milliseconds = Int(source) * 1000 }
      static func seconds(_ value: Int) -> Self { Self(milliseconds: value * 1000) }
      static func seconds(_ value: Double) -> Self { Self(milliseconds: Int(value * 1000)) }
      static func milliseconds(_ value: Int) -> Self { Self(milliseconds: value) }
      static func microseconds(_ value: Int) -> Self { Self(milliseconds: value / 1000) }
      static func nanoseconds(_ value: Int) -> Self { Self(milliseconds: value / 1_000_000) }
      static func < (a: Self, b: Self) -> Bool { a.milliseconds < b.milliseconds }
      static func + (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds + b.milliseconds) }
      static func - (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds - b.milliseconds) }
      static func * (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds * b.milliseconds) }
      static func += (a: inout Self, b: Self) { a = a + b }
      static func -= (a: inout Self, b: Self) { a = a - b }
      static func *= (a: inout Self, b: Self) { a = a * b }
    }
  }

  struct SchedulerOptions: Equatable {
    let name: String
  }

  private struct Entry {
    let number: Int
    var time: Int
    let interval: Int?
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(milliseconds: 0)
  let minimumTolerance = SchedulerTimeType.Stride(milliseconds: 0)
  private var entries: [Entry] = []
  private var lastNumber = 0

  /// The options with which anything was scheduled.
  private(set) var options: [SchedulerOptions?] = []

  /// Called before a repetition begins.
  var onRepetition: () -> Void = {}

  /// How many actions wait.
  var waiting: Int { entries.count }

  @discardableResult
  private func add(at time: Int, every interval: Int? = nil, _ options: SchedulerOptions?, _ action: @escaping () -> Void) -> Int
  {
    lastNumber += 1
    self.options.append(options)
    entries.append(Entry(number: lastNumber, time: max(time, now.milliseconds), interval: interval, action: action))
    return lastNumber
  }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    add(at: now.milliseconds, options, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(at: date.milliseconds, options, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    onRepetition()
    let number = add(at: date.milliseconds, every: max(interval.milliseconds, 1), options, action)
    return AnyCancellable { self.entries.removeAll { $0.number == number } }
  }

  /// Moves the time on and runs what is due, in its order.
  func advance(by milliseconds: Int = 0) {
    let end = now.milliseconds + milliseconds
    while let index = entries.indices.filter({ entries[$0].time <= end }).min(by: {
      (entries[$0].time, entries[$0].number) < (entries[$1].time, entries[$1].number)
    }) {
      let entry = entries[index]
      now.milliseconds = entry.time
      if let interval = entry.interval { entries[index].time += interval } else { entries.remove(at: index) }
      entry.action()
    }
    now.milliseconds = end
  }
}
