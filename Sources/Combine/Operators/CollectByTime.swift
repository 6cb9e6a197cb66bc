import OpenCombine

extension Publisher {

  /// Publishes values in groups: those of each period of time, or, if that comes sooner, a number of them.
  ///
  ///     clicks.collect(.byTime(DispatchQueue.main, .seconds(1)))
  ///
  /// See ``Publishers/CollectByTime`` for what is guaranteed.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {

  /// When `collect` sends a group of values.
  public enum TimeGroupingStrategy<Context: Scheduler> {

    /// At the end of each period of a scheduler's time.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// At the end of each period of a scheduler's time, and as soon as there is a number of values. A number below one counts as one.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of the values of another in groups.
  ///
  /// Periods begin with the subscription; one without any value sends nothing. Groups and the completion come on the scheduler. What
  /// is left when the upstream finishes is the last group; when the upstream fails, it is dropped. A group takes one of the
  /// subscriber's demand: without demand it goes on growing, or waits if it is full.
  ///
  /// The upstream is asked for all it has, or, with a number, for as many values as the groups asked for can hold.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {

    /// A group of values, never empty.
    public typealias Output = [Upstream.Output]

    /// What the upstream may fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// When a group is sent.
    public let strategy: TimeGroupingStrategy<Context>

    /// What the scheduler is told with each action.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of the values of another in groups.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        CollectByTimeSubscription<Upstream.Output, Context, S>(subscriber, strategy: strategy, options: options))
    }
  }
}
