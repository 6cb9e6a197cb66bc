import NIOCore
import Synchronization

/// The open connections, so many at most: then memory and open files are left for the others.
///
/// When one comes too many, that one goes of those that have no socket of a page which has been open for longest, of the address that has
/// most of them: who holds open a thousand unfinished requests takes room from nobody else.
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
    /// How many are no sockets, by address.
    var requests: [String: Int] = [:]
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { state.withLock { $0.entries.count } }

  /// Throws if all the others are in use.
  func add(_ channel: any Channel) throws {
    let address = channel.remoteAddress?.ipAddress ?? ""
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
      state.requests[address, default: 0] += 1
      return victim
    }
    victim?.close(promise: nil)
    let id = ObjectIdentifier(channel)
    channel.closeFuture.whenComplete { _ in
      self.state.withLock { state in
        if let number = state.numbers[id] { state.remove(number) }
      }
    }
  }

  /// A connection is the socket of a page now.
  func isSocketNow(_ channel: any Channel) {
    state.withLock { state in
      guard let number = state.numbers[ObjectIdentifier(channel)], let entry = state.entries[number], !entry.isSocket else {
        return
      }
      state.entries[number]?.isSocket = true
      state.forgetRequest(of: entry.address)
    }
  }
}

extension Connections.State {
  fileprivate var mostDispensable: Int? {
    guard let address = requests.max(by: { $0.value < $1.value })?.key else { return nil }
    return entries.lazy.filter { !$0.value.isSocket && $0.value.address == address }.map(\.key).min()
  }

  fileprivate mutating func remove(_ number: Int) {
    guard let entry = entries.removeValue(forKey: number) else { return }
    numbers[ObjectIdentifier(entry.channel)] = nil
    if !entry.isSocket { forgetRequest(of: entry.address) }
  }

  fileprivate mutating func forgetRequest(of address: String) {
    requests[address, default: 1] -= 1
    if requests[address] == 0 { requests[address] = nil }
  }
}
