import SwiftUI

/// What the app is told, and its answers: a line each.
@MainActor enum StoringCommands {
  @AppStorage("stored") private static var stored = "nothing"
  @AppStorage("count") private static var count = 0

  static func begin() {
    Thread.detachNewThread {
      var hasRead = false
      while let line = readLine() {
        hasRead = true
        DispatchQueue.main.async { MainActor.assumeIsolated { perform(line.split(separator: " ").map(String.init)) } }
      }
      // With the test that has started it. In a browser's test nobody says anything.
      if hasRead { kill(getpid(), SIGTERM) }
    }
  }

  private static func perform(_ words: [String]) {
    let rest = words.dropFirst()
    switch (words.first, rest.first, rest.dropFirst().first) {
    // With UserDefaults itself.
    case ("set", let key?, let value?): UserDefaults.standard.set(value, forKey: key)
    case ("remove", let key?, _): UserDefaults.standard.removeObject(forKey: key)
    case ("suite", let name?, let value?): UserDefaults(suiteName: name)?.set(value, forKey: "key")
    case ("register", let key?, let value?): UserDefaults.standard.register(defaults: [key: value])
    case ("synchronize", _, _): UserDefaults.standard.synchronize()
    case ("get", let key?, _): say(UserDefaults.standard.string(forKey: key) ?? "nothing")
    case ("getsuite", let name?, _): say(UserDefaults(suiteName: name)?.string(forKey: "key") ?? "nothing")
    // With a property.
    case ("store", let value?, _): stored = value
    case ("stored", _, _): say(stored)
    // Stores one number after the other, and says when.
    case ("count", _, _): countOn()
    case ("folders", _, _): sayFolders()
    case ("document", let text?, _): say(write(text))
    case ("read", _, _):
      say((try? String(contentsOf: .documentsDirectory.appending(path: "x.data"), encoding: .utf8)) ?? "nothing")
    case ("home", _, _): say(ProcessInfo.processInfo.environment["HOME"] ?? "nothing")
    // Files may be as long as they like again.
    case ("grow", _, _):
      var limit = rlimit(rlim_cur: .max, rlim_max: .max)
      say(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 ? "done" : "not allowed")
    case ("exit", _, _): exit(3)
    default: say("no command: \(words)")
    }
    if ["set", "remove", "suite", "register", "synchronize", "store"].contains(words.first) { say("done") }
  }

  private static func countOn() {
    count += 1
    UserDefaults.standard.set(count, forKey: "counted")
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    say("\(count) \(Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))")
    // Others come in between.
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { MainActor.assumeIsolated { countOn() } }
  }

  private static func sayFolders() {
    let manager = FileManager.default
    let places: [URL?] = [
      try? manager.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false),
      manager.urls(for: .documentDirectory, in: .userDomainMask).first,
      manager.urls(for: .cachesDirectory, in: .userDomainMask).first,
      manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first,
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory, .homeDirectory, .temporaryDirectory,
      URL(fileURLWithPath: NSHomeDirectory()), URL(fileURLWithPath: NSTemporaryDirectory()),
    ]
    say(places.map { $0?.path ?? "none" }.joined(separator: "|"))
  }

  private static func write(_ text: String) -> String {
    do {
      let folder = try FileManager.default.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
      let url = folder.appendingPathComponent("x.data")
      try Data(text.utf8).write(to: url)
      return url.path
    } catch {
      return error.localizedDescription
    }
  }

  private static func say(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("= \(line)\n".utf8))
  }
}
