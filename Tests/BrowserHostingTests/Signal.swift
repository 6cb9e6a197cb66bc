import Foundation

/// Something that happens, and that a test can wait for.
final class Signal: Sendable {
  struct NeverCame: Error {}

  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func send() {
    continuation.yield()
  }

  func wait(seconds: Int = 300) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [stream] in
        for await _ in stream { return }
        throw NeverCame()
      }
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        throw NeverCame()
      }
      try await group.next()
      group.cancelAll()
    }
  }
}
