import NIOCore
import Synchronization

/// The answers that have been begun and not been taken, so many bytes of them at most: memory is left for the others.
///
/// When it becomes too much, the oldest answer goes of the address that has most underway. Answers with the same bytes in the same place of
/// memory, as of one image, are kept once.
final class AnswersUnderway: Sendable {
  private struct Answer {
    let channel: any Channel
    let address: String
    let place: UInt
    let size: Int
  }

  private struct State {
    /// By numbers that count up.
    var answers: [Int: Answer] = [:]
    var newest = 0
    /// How many answers there are at each place of memory.
    var places: [UInt: Int] = [:]
    var bytes = 0
    var bytesByAddress: [String: Int] = [:]

    mutating func remove(_ number: Int) -> Answer? {
      guard let answer = answers.removeValue(forKey: number) else { return nil }
      let others = (places[answer.place] ?? 1) - 1
      places[answer.place] = others == 0 ? nil : others
      if others == 0 { bytes -= answer.size }
      let rest = (bytesByAddress[answer.address] ?? 0) - answer.size
      bytesByAddress[answer.address] = rest == 0 ? nil : rest
      return answer
    }

    var mostDispensable: Int? {
      let address = bytesByAddress.max { $0.value < $1.value }?.key
      return answers.filter { $0.value.address == address }.keys.min()
    }
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = limit
  }

  /// How many there have been.
  var count: Int { state.withLock { $0.newest } }

  /// How many bytes are kept for them.
  var bytes: Int { state.withLock { $0.bytes } }

  /// - Returns: What the answer is called here until its end.
  func begin(_ body: [UInt8], on channel: any Channel) -> Int {
    let place = body.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    let address = AddressRange.group(of: channel.remoteAddress?.ipAddress)
    let (number, victims) = state.withLock { state in
      state.newest += 1
      state.answers[state.newest] = Answer(channel: channel, address: address, place: place, size: body.count)
      if state.places[place] == nil { state.bytes += body.count }
      state.places[place, default: 0] += 1
      state.bytesByAddress[address, default: 0] += body.count
      var victims: [Answer] = []
      while state.bytes > limit, state.answers.count > 1, let number = state.mostDispensable, let victim = state.remove(number) {
        victims.append(victim)
      }
      return (state.newest, victims)
    }
    for victim in victims { victim.channel.closeAtOnce() }
    return number
  }

  func end(_ number: Int) {
    _ = state.withLock { $0.remove(number) }
  }
}

extension Channel {
  /// TLS says that it ends, and waits for a word: whoever has to make room gives none.
  func closeAtOnce() {
    triggerUserOutboundEvent(CloseAtOnce(), promise: nil)
    close(promise: nil)
  }
}
