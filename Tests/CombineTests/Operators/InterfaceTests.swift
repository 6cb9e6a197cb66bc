import Combine
import Foundation
import Testing

/// The names of Combine's interface. What is missing does not compile; what the publishers do is in the other tests.
@Suite("The interface of Combine") struct InterfaceTests {
  typealias P = Just<Int>
  typealias F = Fail<Int, Oops>
  typealias S = ImmediateScheduler

  @Test("each publisher has its type")
  func publishers() {
    let types: [Any.Type] = [
      AnyPublisher<Int, Oops>.self, Deferred<P>.self, Empty<Int, Oops>.self, F.self, Future<Int, Oops>.self, P.self,
      Record<Int, Oops>.self, Optional<Int>.Publisher.self, Result<Int, Oops>.Publisher.self, AsyncPublisher<P>.self,
      AsyncThrowingPublisher<F>.self, CurrentValueSubject<Int, Oops>.self, PassthroughSubject<Int, Oops>.self,
      ObservableObjectPublisher.self, Published<Int>.Publisher.self, Timer.TimerPublisher.self,
      NotificationCenter.Publisher.self, URLSession.DataTaskPublisher.self,
      Publishers.AllSatisfy<P>.self, Publishers.AssertNoFailure<F>.self,
      Publishers.Autoconnect<Publishers.MakeConnectable<P>>.self, Publishers.Breakpoint<P>.self, Publishers.Buffer<P>.self,
      Publishers.Catch<F, P>.self, Publishers.Collect<P>.self, Publishers.CollectByCount<P>.self,
      Publishers.CollectByTime<P, S>.self, Publishers.CombineLatest<P, P>.self, Publishers.CombineLatest3<P, P, P>.self,
      Publishers.CombineLatest4<P, P, P, P>.self, Publishers.CompactMap<P, Int>.self, Publishers.Comparison<P>.self,
      Publishers.Concatenate<P, P>.self, Publishers.Contains<P>.self, Publishers.ContainsWhere<P>.self,
      Publishers.Count<P>.self, Publishers.Debounce<P, S>.self, Publishers.Decode<Just<Data>, Int, JSONDecoder>.self,
      Publishers.Delay<P, S>.self, Publishers.Drop<P>.self, Publishers.DropUntilOutput<P, P>.self,
      Publishers.DropWhile<P>.self, Publishers.Encode<P, JSONEncoder>.self, Publishers.Filter<P>.self,
      Publishers.First<P>.self, Publishers.FirstWhere<P>.self, Publishers.FlatMap<P, P>.self,
      Publishers.HandleEvents<P>.self, Publishers.IgnoreOutput<P>.self, Publishers.Last<P>.self,
      Publishers.LastWhere<P>.self, Publishers.MakeConnectable<P>.self, Publishers.Map<P, Int>.self,
      Publishers.MapError<F, Oops>.self, Publishers.MapKeyPath<P, Int>.self, Publishers.MapKeyPath2<P, Int, Int>.self,
      Publishers.MapKeyPath3<P, Int, Int, Int>.self, Publishers.MeasureInterval<P, S>.self, Publishers.Merge<P, P>.self,
      Publishers.Merge3<P, P, P>.self, Publishers.Merge4<P, P, P, P>.self, Publishers.Merge5<P, P, P, P, P>.self,
      Publishers.Merge6<P, P, P, P, P, P>.self, Publishers.Merge7<P, P, P, P, P, P, P>.self,
      Publishers.Merge8<P, P, P, P, P, P, P, P>.self, Publishers.MergeMany<P>.self,
      Publishers.Multicast<F, PassthroughSubject<Int, Oops>>.self, Publishers.Output<P>.self,
      Publishers.PrefixUntilOutput<P, P>.self, Publishers.PrefixWhile<P>.self, Publishers.Print<P>.self,
      Publishers.ReceiveOn<P, S>.self, Publishers.Reduce<P, Int>.self, Publishers.RemoveDuplicates<P>.self,
      Publishers.ReplaceEmpty<P>.self, Publishers.ReplaceError<F>.self, Publishers.Retry<F>.self,
      Publishers.Scan<P, Int>.self, Publishers.Sequence<[Int], Oops>.self, Publishers.SetFailureType<P, Oops>.self,
      Publishers.Share<P>.self, Publishers.SubscribeOn<P, S>.self, Publishers.SwitchToLatest<P, Just<P>>.self,
      Publishers.Throttle<P, S>.self, Publishers.Timeout<P, S>.self, Publishers.TryAllSatisfy<P>.self,
      Publishers.TryCatch<F, F>.self, Publishers.TryCompactMap<P, Int>.self, Publishers.TryComparison<P>.self,
      Publishers.TryContainsWhere<P>.self, Publishers.TryDropWhile<P>.self, Publishers.TryFilter<P>.self,
      Publishers.TryFirstWhere<P>.self, Publishers.TryLastWhere<P>.self, Publishers.TryMap<P, Int>.self,
      Publishers.TryPrefixWhile<P>.self, Publishers.TryReduce<P, Int>.self, Publishers.TryRemoveDuplicates<P>.self,
      Publishers.TryScan<P, Int>.self, Publishers.Zip<P, P>.self, Publishers.Zip3<P, P, P>.self,
      Publishers.Zip4<P, P, P, P>.self,
    ]
    #expect(Set(types.map { String(reflecting: $0) }).count == types.count)
  }

  @Test("protocols, subscribers, schedulers and strategies")
  func others() {
    let protocols: [Any.Type] = [
      (any Publisher).self, (any ConnectablePublisher).self, (any Subscriber).self, (any Subscription).self, (any Subject).self,
      (any Scheduler).self, (any SchedulerTimeIntervalConvertible).self, (any Cancellable).self,
      (any CustomCombineIdentifierConvertible).self, (any TopLevelEncoder).self, (any TopLevelDecoder).self,
      (any ObservableObject).self,
    ]
    #expect(Set(protocols.map { "\($0)" }).count == protocols.count)
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(Publishers.PrefetchStrategy.keepFull != .byRequest)
    let whenFull: [Publishers.BufferingStrategy<Oops>] = [.dropNewest, .dropOldest, .customError { .oops }]
    let grouping: [Publishers.TimeGroupingStrategy<S>] = [.byTime(.shared, 1), .byTimeOrCount(.shared, 1, 1)]
    #expect(whenFull.count == 3 && grouping.count == 2)
    let options = DispatchQueue.SchedulerOptions(qos: .utility, flags: .barrier, group: nil)
    #expect(options.qos == .utility)
    _ = (RunLoop.SchedulerOptions.self, OperationQueue.SchedulerOptions.self, ImmediateScheduler.SchedulerOptions.self)
    let times: (DispatchQueue.SchedulerTimeType, RunLoop.SchedulerTimeType, OperationQueue.SchedulerTimeType) = (
      DispatchQueue.main.now, RunLoop.main.now, OperationQueue.main.now
    )
    #expect(times.0.dispatchTime <= .now() && times.1.date <= Date() && times.2.date <= Date())
  }

  @Test("publishers of equal publishers are equal")
  func equality() {
    func isEquatable<T: Equatable>(_ one: T, _ other: T) -> Bool { one == other }
    let just = [1, 2].publisher
    #expect(isEquatable(Publishers.Collect(upstream: just), Publishers.Collect(upstream: just)))
    #expect(isEquatable(Publishers.CollectByCount(upstream: just, count: 1), Publishers.CollectByCount(upstream: just, count: 1)))
    #expect(
      !isEquatable(
        Publishers.Concatenate(prefix: just, suffix: just), Publishers.Concatenate(prefix: just, suffix: [3].publisher)))
    #expect(isEquatable(Publishers.Contains(upstream: just, output: 1), Publishers.Contains(upstream: just, output: 1)))
    #expect(isEquatable(Publishers.Count(upstream: just), Publishers.Count(upstream: just)))
    #expect(!isEquatable(Publishers.Drop(upstream: just, count: 1), Publishers.Drop(upstream: just, count: 2)))
    #expect(
      isEquatable(
        Publishers.DropUntilOutput(upstream: just, other: just), Publishers.DropUntilOutput(upstream: just, other: just)))
    #expect(isEquatable(Publishers.First(upstream: just), Publishers.First(upstream: just)))
    #expect(isEquatable(Publishers.IgnoreOutput(upstream: just), Publishers.IgnoreOutput(upstream: just)))
    #expect(isEquatable(Publishers.Last(upstream: just), Publishers.Last(upstream: just)))
    #expect(isEquatable(Publishers.Output(upstream: just, range: 0..<1), Publishers.Output(upstream: just, range: 0..<1)))
    #expect(!isEquatable(Publishers.ReplaceEmpty(upstream: just, output: 1), Publishers.ReplaceEmpty(upstream: just, output: 2)))
    #expect(isEquatable(Publishers.ReplaceError(upstream: just, output: 1), Publishers.ReplaceError(upstream: just, output: 1)))
    #expect(isEquatable(Publishers.Retry(upstream: just, retries: 1), Publishers.Retry(upstream: just, retries: 1)))
    #expect(isEquatable(Publishers.SetFailureType<_, Oops>(upstream: just), Publishers.SetFailureType<_, Oops>(upstream: just)))
  }
}
