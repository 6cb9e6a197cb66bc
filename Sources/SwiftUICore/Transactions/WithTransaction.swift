/// Runs a closure whose changes belong to a transaction, and returns what it returns.
///
/// Inside another one the two are merged, and what the inner one says counts. Work that the closure starts and that runs later is
/// not part of it.
public func withTransaction<Result, Failure: Error>(
  _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let merged = Transaction.current.merging(transaction)
  return try merged.performing { () throws(Failure) in
    // What changes on another thread reaches the main actor in a transaction of its own.
    if MainQueue.isCurrent { MainQueue.assume { ViewGraph.changeIsComing() } }
    return try body()
  }
}

/// Runs a closure whose changes belong to a transaction with one value, and returns what it returns.
public func withTransaction<Value, Result, Failure: Error>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes are animated, and returns what it returns. Nil stands for no animation.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure whose changes are animated, returns what it returns, and runs `completion` once when the animations are over, in a
/// transaction of its own.
///
/// Where nothing changes, `completion` runs soon afterwards, and never within this call. It runs on the main actor, in a turn of its own
/// after the one that shows the changes, also where they were made elsewhere and where `body` throws.
///
/// How long animations take is known when they begin: no host is asked whether they have ended, and one that is interrupted ends when it would
/// have ended. Hosts that do not animate, such as a `TestHost` without `animates`, show what changes at once, and with that the criteria are met.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws(Failure) -> Result, completion: @escaping () -> Void
) throws(Failure) -> Result {
  var transaction = Transaction(animation: animation)
  let own = AnimationCompletion(completionCriteria, completion)
  // Those around this one wait for these changes, too.
  transaction.completions = Transaction.current.completions + [own]
  defer { own.bodyEnded() }
  return try withTransaction(transaction, body)
}
