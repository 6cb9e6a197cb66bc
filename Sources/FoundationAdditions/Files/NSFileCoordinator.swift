import Foundation
import Synchronization

/// Lets parts of an app read and write files in turn: writers alone, readers together. What stands below a folder belongs to
/// it. Other processes are not asked.
// Sendable: what changes is behind locks.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// How something is read. It is the same for all.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// How something is written. It is the same for all.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  private let isCancelled = Mutex(false)

  /// Coordinators with the same one do not wait for each other.
  open var purposeIdentifier: String {
    get { purpose.withLock { $0 } }
    set { purpose.withLock { $0 = newValue } }
  }

  private let purpose = Mutex(UUID().uuidString)

  /// Creates a coordinator.
  public override init() { super.init() }

  /// Lets somebody read, once nobody writes there. It waits for that.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) {
    claim([(url, false)], outError) { reader(url) }
  }

  /// Lets somebody write, once nobody else reads or writes there. It waits for that.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) {
    claim([(url, true)], outError) { writer(url) }
  }

  /// Lets somebody read at one place and write at another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    claim([(readingURL, false), (writingURL, true)], outError) { readerWriter(readingURL, writingURL) }
  }

  /// Lets somebody write at two places.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
  ) {
    claim([(url1, true), (url2, true)], outError) { writer(url1, url2) }
  }

  /// Says that something has moved. Nobody is told.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Says that something is about to move. Nobody is told.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  /// Those who wait get an error.
  open func cancel() {
    isCancelled.withLock { $0 = true }
    FileClaims.shared.wake()
  }

  private func claim(_ places: [(URL, Bool)], _ outError: UnsafeMutablePointer<NSError?>?, _ work: () -> Void) {
    let wanted = places.map { FileClaims.Place(path: $0.0.standardizedFileURL.resolvingSymlinksInPath().path, isWritten: $0.1) }
    guard let id = FileClaims.shared.begin(wanted, purpose: purposeIdentifier, unless: { self.isCancelled.withLock { $0 } })
    else {
      outError?.pointee = CocoaError(.userCancelled) as NSError
      return
    }
    defer { FileClaims.shared.end(id) }
    work()
  }
}

/// Who reads and writes where.
// Sendable: all is behind the condition.
private final class FileClaims: @unchecked Sendable {
  struct Place {
    let path: String
    let isWritten: Bool

    func isInTheWay(of other: Place) -> Bool {
      guard isWritten || other.isWritten else { return false }
      return path == other.path || (path + "/").hasPrefix(other.path + "/") || (other.path + "/").hasPrefix(path + "/")
    }
  }

  private struct Claim {
    let id: Int
    let places: [Place]
    let purpose: String
  }

  static let shared = FileClaims()

  private let condition = NSCondition()
  /// In the order in which they came; those who have begun, and those who wait.
  private var claims: [Claim] = []
  private var begun: Set<Int> = []
  private var lastID = 0

  /// Waits until nobody is in the way who came before. Nil where it was cancelled.
  func begin(_ places: [Place], purpose: String, unless isCancelled: () -> Bool) -> Int? {
    condition.lock()
    defer { condition.unlock() }
    lastID += 1
    let claim = Claim(id: lastID, places: places, purpose: purpose)
    claims.append(claim)
    while true {
      if isCancelled() {
        claims.removeAll { $0.id == claim.id }
        condition.broadcast()
        return nil
      }
      // Who waits before it counts, too, so that writers get their turn; not those that its own purpose has to wait for.
      let purposes = Set(claims.filter { begun.contains($0.id) }.map(\.purpose))
      let isFree = !claims.prefix { $0.id != claim.id }.contains { other in
        other.purpose != purpose && (begun.contains(other.id) || !purposes.contains(purpose))
          && other.places.contains { place in places.contains { place.isInTheWay(of: $0) } }
      }
      if isFree {
        begun.insert(claim.id)
        return claim.id
      }
      condition.wait()
    }
  }

  func end(_ id: Int) {
    condition.lock()
    defer { condition.unlock() }
    claims.removeAll { $0.id == id }
    begun.remove(id)
    condition.broadcast()
  }

  func wake() {
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}
