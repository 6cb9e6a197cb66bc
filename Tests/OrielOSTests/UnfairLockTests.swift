import Dispatch
import OrielOS
import Testing

@Suite("OSAllocatedUnfairLock")
struct UnfairLockTests {
  @Test("many threads count as far as they have counted")
  func counts() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let copy = lock
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in copy.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 1000)
  }

  @Test("who asks only if nobody has it gets nothing as long as somebody has")
  func ifAvailable() {
    let lock = OSAllocatedUnfairLock(initialState: "a")
    lock.withLockUnchecked { state in
      #expect(lock.withLockIfAvailable { $0 } == nil)
      lock.precondition(.owner)
      state = "b"
    }
    #expect(lock.withLockIfAvailable { $0 } == "b")
  }

  @Test("a lock around nothing is taken and given back")
  func plain() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 3 } == 3)
  }

  @Test("an error gives the lock back")
  func throwing() {
    struct Failure: Error {}
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(throws: Failure.self) { try lock.withLock { _ in throw Failure() } }
    #expect(lock.withLockIfAvailable { $0 } == 1)
  }
}
