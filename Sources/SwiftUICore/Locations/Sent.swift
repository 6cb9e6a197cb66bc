/// A value on its way to the main actor, with the transaction of its change. Unchecked: the sender gives it up, as `State` asks
/// of writers on any thread.
struct Sent<Value>: @unchecked Sendable {
  let value: Value
  let transaction: Transaction
}
