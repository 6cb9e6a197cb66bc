import Foundation
import Synchronization

/// What all `AsyncImage`s of the process load, once for all who ask at the same time: a thousand windows may show the same one.
///
/// What has come is given to others, too, as long as somebody shows it, and for a minute at most: a server may say something else then.
final class SharedImages: Sendable {
  static let shared = SharedImages()

  static let freshTime = Duration.seconds(60)

  fileprivate typealias Waiter = CheckedContinuation<ImageFile, any Error>

  fileprivate struct Loading {
    var task: Task<Void, Never>?
    var waiters: [Int: Waiter] = [:]
  }

  fileprivate struct Known {
    weak var image: ImageFile?
    let time: ContinuousClock.Instant
  }

  fileprivate struct State {
    var loading: [ImageRequest: Loading] = [:]
    var known: [ImageRequest: Known] = [:]
    /// How many may be known before those that are gone are looked for.
    var limit = 64
    var newest = 0
    /// Those who do not wait yet.
    var coming: Set<Int> = []
  }

  private let state = Mutex(State())
  private let load: @Sendable (ImageRequest) async throws -> ImageFile

  init(load: @escaping @Sendable (ImageRequest) async throws -> ImageFile = { try await ImageLoader.load($0) }) {
    self.load = load
  }

  /// The image, as soon as it is there. The last one who stops waiting ends the loading.
  func image(for request: ImageRequest) async throws -> ImageFile {
    let number = state.withLock { state in
      state.newest += 1
      state.coming.insert(state.newest)
      return state.newest
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wait(for: request, $0, number) }
    } onCancel: {
      leave(request, number)
    }
  }

  /// How many wait for an image.
  func waiting(for request: ImageRequest) -> Int { state.withLock { $0.loading[request]?.waiters.count ?? 0 } }

  private func wait(for request: ImageRequest, _ waiter: Waiter, _ number: Int) {
    enum Answer {
      case known(ImageFile)
      case gone, later
    }
    let answer: Answer = state.withLock { state in
      guard state.coming.remove(number) != nil else { return .gone }
      if let image = state.fresh(request) { return .known(image) }
      let isNew = state.loading[request] == nil
      state.loading[request, default: Loading()].waiters[number] = waiter
      if isNew { state.loading[request]?.task = Task { await run(request) } }
      return .later
    }
    switch answer {
    case .known(let image): waiter.resume(returning: image)
    case .gone: waiter.resume(throwing: CancellationError())
    case .later: break
    }
  }

  private func leave(_ request: ImageRequest, _ number: Int) {
    let (waiter, task): (Waiter?, Task<Void, Never>?) = state.withLock { state in
      guard let waiter = state.loading[request]?.waiters.removeValue(forKey: number) else {
        state.coming.remove(number)
        return (nil, nil)
      }
      guard state.loading[request]?.waiters.isEmpty == true else { return (waiter, nil) }
      return (waiter, state.loading.removeValue(forKey: request)?.task)
    }
    task?.cancel()
    waiter?.resume(throwing: CancellationError())
  }

  private func run(_ request: ImageRequest) async {
    let result: Result<ImageFile, any Error>
    do {
      result = .success(try await load(request))
    } catch {
      result = .failure(error)
    }
    // Who has been left by all has nobody's waiters: another loading may have begun since.
    guard !Task.isCancelled else { return }
    let waiters = state.withLock { state in
      if case .success(let image) = result { state.remember(image, for: request) }
      return state.loading.removeValue(forKey: request)?.waiters.values.map { $0 } ?? []
    }
    for waiter in waiters { waiter.resume(with: result) }
  }
}

extension SharedImages.State {
  fileprivate func fresh(_ request: ImageRequest) -> ImageFile? {
    guard let entry = known[request], entry.time.duration(to: .now) < SharedImages.freshTime else { return nil }
    return entry.image
  }

  fileprivate mutating func remember(_ image: ImageFile, for request: ImageRequest) {
    // A file may change at any time, and what stands in the address itself is no work.
    guard ["http", "https"].contains(request.url.scheme?.lowercased()) else { return }
    known[request] = SharedImages.Known(image: image, time: .now)
    guard known.count > limit else { return }
    known = known.filter { $0.value.image != nil && $0.value.time.duration(to: .now) < SharedImages.freshTime }
    limit = max(64, 2 * known.count)
  }
}
