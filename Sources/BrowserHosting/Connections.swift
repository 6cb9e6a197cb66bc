import NIOCore
import Synchronization

/// The open connections, so many at most: then memory and open files are left for the others.
///
/// When one comes too many, that one goes of those that have no socket of a page which has been open for longest, of the address that has
/// most of them: who holds open a thousand unfinished requests, or sockets for no scene, takes room from nobody else.
final class Connections: Sendable {
  struct TooMany: Error {}

  fileprivate struct Entry {
    let channel: any Channel
    let address: String
    var isSocket = false
  }

  fileprivate struct State {
    /// By numbers that count up.
    var entries: [Int: Entry] = [:]
    var numbers: [ObjectIdentifier: Int] = [:]
    var newest = 0
    /// The numbers of those that are no sockets, by address, the oldest first.
    var requests: [String: [Int]] = [:]
    /// Those that come too many and are being told so.
    var refusedCount = 0
  }

  private static let refusedLimit = 32

  let heartbeats: Heartbeats
  let answers: AnswersUnderway
  private let limit: Int
  private let state = Mutex(State())

  init(_ limits: ServerLimits, heartbeats: Heartbeats) {
    limit = limits.connections
    answers = AnswersUnderway(limit: limits.answerBytes)
    self.heartbeats = heartbeats
  }

  var count: Int { state.withLock { $0.entries.count } }

  /// Throws if all the others are in use.
  func add(_ channel: any Channel) throws {
    let address = AddressRange.group(of: channel.remoteAddress?.ipAddress)
    let victim: (any Channel)? = try state.withLock { state in
      var victim: (any Channel)?
      if state.entries.count >= limit {
        guard let number = state.mostDispensable else { throw TooMany() }
        victim = state.entries[number]?.channel
        state.remove(number)
      }
      state.newest += 1
      state.entries[state.newest] = Entry(channel: channel, address: address)
      state.numbers[ObjectIdentifier(channel)] = state.newest
      state.requests[address, default: []].append(state.newest)
      return victim
    }
    victim?.closeAtOnce()
    let id = ObjectIdentifier(channel)
    channel.closeFuture.whenComplete { _ in
      self.state.withLock { state in
        if let number = state.numbers[id] { state.remove(number) }
      }
    }
  }

  /// Whether one for which there is no room is told so. Some are, beside all others.
  func mayAnswerRefused(_ channel: any Channel) -> Bool {
    let isGranted = state.withLock { state in
      guard state.refusedCount < Self.refusedLimit else { return false }
      state.refusedCount += 1
      return true
    }
    if isGranted { channel.closeFuture.whenComplete { _ in self.state.withLock { $0.refusedCount -= 1 } } }
    return isGranted
  }

  /// A connection is the socket of a page now: it has joined a scene.
  func isSocketNow(_ channel: any Channel) {
    state.withLock { state in
      guard let number = state.numbers[ObjectIdentifier(channel)], let entry = state.entries[number], !entry.isSocket else {
        return
      }
      state.entries[number]?.isSocket = true
      state.forgetRequest(number, of: entry.address)
    }
  }
}

extension Connections.State {
  fileprivate var mostDispensable: Int? { requests.values.max { $0.count < $1.count }?.first }

  fileprivate mutating func remove(_ number: Int) {
    guard let entry = entries.removeValue(forKey: number) else { return }
    numbers[ObjectIdentifier(entry.channel)] = nil
    if !entry.isSocket { forgetRequest(number, of: entry.address) }
  }

  fileprivate mutating func forgetRequest(_ number: Int, of address: String) {
    guard let place = requests[address]?.firstIndex(of: number) else { return }
    requests[address]?.remove(at: place)
    if requests[address]?.isEmpty == true { requests[address] = nil }
  }
}
