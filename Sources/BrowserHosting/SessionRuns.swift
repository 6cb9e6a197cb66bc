/// What a page does to its scene. Meanwhile it is known whose code runs: see `OuterPage`.
extension Session {
  /// A socket has come; what the page has missed goes out.
  func join(_ newLink: SocketLink, seenCommit: Int, kept values: [String: String] = [:]) {
    messages.run(of: address) { takeIn(newLink, seenCommit: seenCommit, kept: values) }
  }

  func receive(_ message: ClientMessage) throws(Refusal) {
    try messages.run(of: address) { () throws(Refusal) in try hear(message) }
  }
}
