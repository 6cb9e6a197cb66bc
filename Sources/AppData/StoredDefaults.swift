import Dispatch
import Foundation
import Synchronization

/// Keeps the values of `UserDefaults` in files, which Foundation on Linux does only where an app calls `synchronize()`.
///
/// It looks whether a value has changed, for Foundation tells nobody: 40 times a second while the process does something, else every third
/// time. What has changed goes into the file at once, and into it as it is then: another process may have written other keys, whose values
/// come into memory here. Of a key that both have changed the later one counts.
///
/// Where the file cannot be written, one line says so; the values stay in memory, and a second later it is tried again.
package final class StoredDefaults: @unchecked Sendable {
  // Unchecked: everything that changes is used on `queue` alone.
  private let container: AppContainer
  private let name: String
  private let report: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "stored defaults", qos: .userInitiated)
  private var timer: (any DispatchSourceTimer)?
  private var domains: [String: StoredDomain] = [:]
  /// Suites that have no file because their names are too long for one.
  private var nameless: Set<String> = []
  /// Whether the person who runs the app was told that something cannot be written, and it still cannot.
  private var isInTrouble = false
  private var nextTry = DispatchTime.now()
  /// Whether a look finds new suites, too. It is dearer than the rest, so in a busy process every second one does.
  private var looksForSuites = true
  /// How much of a processor the process had used at the end of the last look, in nanoseconds.
  private var usedTime = 0
  private var skippedLooks = 0
  private var latestChange = DispatchTime.now()

  private static let interval = DispatchTimeInterval.milliseconds(25)

  /// - Parameters:
  ///   - name: The app's, which is that of its file.
  ///   - report: Gets what the person who runs the app should know, a line each.
  package init(in container: AppContainer, of name: String, report: @escaping @Sendable (String) -> Void) {
    self.container = container
    self.name = name
    self.report = report
  }

  /// Brings what is in the files into memory, and from then on what changes in memory into the files, until the process ends.
  ///
  /// - Parameter isInTrouble: Whether the person who runs the app knows already that nothing can be written.
  package func begin(isInTrouble: Bool = false) {
    queue.sync {
      self.isInTrouble = isInTrouble
      for domain in Set(PreferenceFile.domains(in: container.preferences)).union([name]) { add(domain) }
      saveAll()
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval, leeway: .milliseconds(5))
      timer.setEventHandler { [self] in look() }
      timer.resume()
      self.timer = timer
    }
    // Whoever ends the process in order, the app itself as well as a signal.
    let count = Self.all.withLock { all in
      all.append(self)
      return all.count
    }
    if count == 1 {
      atexit { for defaults in StoredDefaults.all.withLock({ $0 }) { defaults.saveNow() } }
    }
  }

  /// Those that have begun.
  private static let all = Mutex<[StoredDefaults]>([])

  private func look() {
    // Far more than it takes to come here, and less than what a person does takes. Whoever has stored something may go on at leisure.
    let isBusy = Self.processTime - usedTime > 200_000 || DispatchTime.now() < latestChange + 1
    skippedLooks += 1
    if isBusy || skippedLooks == 3, !isInTrouble || DispatchTime.now() >= nextTry {
      looksForSuites = !isBusy || !looksForSuites
      skippedLooks = 0
      _ = save()
    }
    skippedLooks %= 3
    usedTime = Self.processTime
  }

  private static var processTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Stores what has changed since the last look.
  package func saveNow() { queue.sync { saveAll() } }

  /// Waits for another process that is just writing, but not for long.
  private func saveAll() {
    looksForSuites = true
    let end = DispatchTime.now() + 2
    while !save() {
      guard DispatchTime.now() < end else {
        return tell("another process does not let go of \(container.preferences)/.lock: end it")
      }
      usleep(5_000)
    }
  }

  private func add(_ domain: String) {
    guard !nameless.contains(domain) else { return }
    do {
      let file = try PreferenceFile(of: domain, in: container.preferences)
      guard let memory = DefaultsDomain(suite: domain == name ? nil : domain) else { return }
      domains[domain] = StoredDomain(file, memory)
    } catch {
      nameless.insert(domain)
      report("the values of the suite '\(domain)' are not stored: its name is too long for a file. Choose a shorter one.")
    }
  }

  /// Stores what has changed, and brings what others have stored into memory.
  ///
  /// - Returns: False if another process is just writing.
  private func save() -> Bool {
    if looksForSuites { for name in DefaultsDomain.names where domains[name] == nil { add(name) } }
    let changed = domains.values.filter(\.hasChanged)
    if changed.isEmpty { return true }
    latestChange = .now()
    var problem: FileProblem?
    do throws(FileProblem) {
      guard let lock = try FolderLock.take(in: container.preferences) else { return false }
      for domain in changed {
        do throws(FileProblem) { try domain.save(report) } catch { problem = error }
      }
      withExtendedLifetime(lock) {}
    } catch {
      problem = error
    }
    if let problem {
      tell("\(problem)")
      // Folders that somebody has taken away come back.
      try? container.makeFolders()
    } else {
      isInTrouble = false
    }
    return true
  }

  private func tell(_ problem: String) {
    nextTry = .now() + 1
    if isInTrouble { return }
    isInTrouble = true
    report(
      """
      cannot store the values of UserDefaults, which stay in memory until it works: \(problem). Make room or let the app write there, or \
      name another folder with --data.
      """)
  }
}

/// One domain in memory and on the disk.
private final class StoredDomain {
  private let file: PreferenceFile
  private let memory: DefaultsDomain
  /// What the file holds, as far as this process knows.
  private var known: PreferenceFile.Values = [:]
  private var identity: PreferenceFile.Identity?
  private var isFirst = true
  /// Memory when it was last compared with `known`; nil where it has to be compared anyway.
  private var seen: DefaultsDomain.Snapshot?

  init(_ file: PreferenceFile, _ memory: DefaultsDomain) {
    self.file = file
    self.memory = memory
  }

  /// Whether something is different in memory or on the disk.
  var hasChanged: Bool {
    guard let seen else { return true }
    return file.identity != identity || !seen.isEqual(to: memory.snapshot)
  }

  /// Joins memory and file. Whoever calls has the lock.
  func save(_ report: (String) -> Void) throws(FileProblem) {
    // Until all of this has been done.
    seen = nil
    var stored = known
    var identity = identity
    var isLost = false
    if isFirst || file.identity != identity {
      switch try file.read() {
      case .values(let values, let found): (stored, identity) = (values, found)
      case .missing: (isLost, identity) = (!known.isEmpty, nil)
      case .damaged:
        let aside = try file.putAside()
        report("\(file.path) does not hold stored values: it is now \(aside), and the app goes on with the values that it has")
        (isLost, identity) = (!known.isEmpty, nil)
      }
    }
    isFirst = false
    let snapshot = memory.snapshot
    let own = PreferenceChanges(from: known, to: snapshot.values)
    let others = PreferenceChanges(from: known, to: stored)
    for (key, value) in others.byKey where own.byKey[key] == nil { memory.set(value, for: key) }
    (known, self.identity) = (stored, identity)
    if !own.isEmpty || isLost {
      own.apply(to: &stored)
      self.identity = try file.write(stored)
      known = stored
    }
    // What has come from others is in memory now, and perhaps something else.
    seen = others.isEmpty ? snapshot : nil
  }
}
