import Foundation
import SourceCheck

/// Builds an app, runs it, and does both again when its files change.
package struct AppRunner {
  package enum Event: Sendable {
    /// A build of an app begins, by its name. The first one builds what all apps share.
    case starting(String, isFirst: Bool)
    /// How much of a build is done, from 0 to 1, and what is being done.
    case building(Double, String)
    case built
    /// What the compiler said.
    case failed(String)
    /// Something that the person should know, beside the build.
    case note(String)
    /// What the app wrote.
    case line(String)
    /// What previews wrote to standard error.
    case errorLine(String)
    /// The app ended by itself.
    case ended(Int32)
  }

  package struct Options: Sendable {
    package var folder = "."
    package var target: String?
    /// The system as for which conditions are answered; nil for the target's own.
    package var platform: AppPlatform?
    /// Whether placeholders stand for what is known to be absent.
    package var makesPlaceholders = false
    /// Files and folders to take out of the app.
    package var leftOut: [String] = []
    package var languageMode = CheckRun.LanguageMode.v5
    /// The folder of the package that has SwiftUI.
    package var library = ""
    /// Where that package is built, if apps may be built there, too; nil to build it once more, in the cache.
    package var libraryBuild: String?
    /// Where packages and what is built are kept.
    package var cache = ""
    /// The folder in which the app keeps what it stores; nil for the usual one.
    package var dataFolder: String?
    /// Whether previews are shown in place of the app. Then the folder may be a file.
    package var showsPreviews = false
    /// The options of the app itself, such as `--no-open`.
    package var arguments: [String] = []
    /// Whether to end when the app ends, and not to build again.
    package var isOnce = false
    /// Folders in place of packages that would be fetched, by identity.
    package var givenPackages: [String: String] = [:]
    /// Whether newer versions of packages are looked for.
    package var updatesPackages = false
    /// Asks the person whether packages are trusted.
    package var ask: @Sendable (TrustQuestion) -> TrustAnswer = { _ in .unasked }

    package init() {}
  }

  private let options: Options
  private let tell: @Sendable (Event) -> Void
  /// By which it is known what is absent; nil to make no placeholders.
  private let libraryNames: LibraryNames?
  private var running: RunningApp?
  private var port: String?
  /// What has been told, which is not told again at each build.
  private var toldNotes: Set<String> = []
  /// Whether packages have been there: newer ones are looked for once.
  private var hasPrepared = false
  /// What the program was made from that runs.
  private var built: AppPackage?
  private var previews: PreviewRuns?
  /// Why the next version is not there.
  private var problem: String?
  /// Whether it has been told that the app which runs has ended.
  private var hasToldEnd = false

  /// - Parameter tell: Gets what happens. May be called from any thread.
  package init(_ options: Options, tell: @escaping @Sendable (Event) -> Void) {
    self.options = options
    self.tell = tell
    libraryNames = options.makesPlaceholders ? LibraryNames(library: options.library) : nil
  }

  /// Runs until the process is asked to end; with `isOnce`, until the app has ended. Returns the app's status, or nil if it was never
  /// built.
  package mutating func run() throws -> Int32? {
    var app = try sources()
    // Not after minutes of building.
    if let problem = PortCheck.problem(with: options.arguments) { throw AppSources.Failure(description: problem) }
    var packages = try prepare(app)
    var watch = SourceWatch(Self.watchedFolders(of: app) + packages.watched)
    if app.resources.repeated.count > 0 {
      tell(
        .line("Of several resources with one name the first counts: \(app.resources.repeated.sorted().joined(separator: ", "))"))
    }
    while true {
      try buildAndStart(app, packages)
      if options.isOnce {
        guard let running else { return nil }
        running.waitUntilEnd()
        tell(.ended(running.exitStatus))
        return running.exitStatus
      }
      (app, packages) = waitForNext(&watch)
    }
  }

  /// Builds and starts the app, and gives its address; nil if it does not compile, or does not begin to serve.
  mutating func buildOnce() throws -> String? {
    let app = try sources()
    try buildAndStart(app, try prepare(app))
    while running?.address == nil, let running, !running.isRunning, previews != nil {
      let before = hasToldEnd
      startAgain(after: running)
      if before || self.running === running { return nil }
    }
    return running?.address
  }

  /// Builds the app optimized; nil if it does not compile.
  mutating func buildForRelease(_ app: AppSources) throws -> AppPackage? {
    let package = try build(app, try prepare(app), isForRelease: true)
    if problem != nil { return nil }
    try package.writeBundle()
    return package
  }

  func end() { running?.end() }

  /// Waits until the sources are others and can be built. What is wrong with them is told, and stays over the page until then.
  mutating func waitForNext(_ watch: inout SourceWatch) -> (AppSources, PreparedPackages) {
    while true {
      waitForChange(&watch)
      var next: AppSources?
      do {
        let app = try sources()
        next = app
        let packages = try prepare(app)
        watch.follow(Self.watchedFolders(of: app) + packages.watched)
        return (app, packages)
      } catch {
        // What is wrong may be in a folder that was not there before.
        if let next {
          let folders = PackageRequest.folders(of: next, given: options.givenPackages, library: libraryPackages)
          watch.follow(watch.folders + folders.filter { !watch.folders.contains($0) })
        }
        // A file that is being renamed, for example: the next change brings it back.
        report("\(error)")
      }
    }
  }

  func sources() throws(AppSources.Failure) -> AppSources {
    let (folder, target, platform) = (options.folder, options.target, options.platform)
    if options.showsPreviews { return try AppSources(previewsIn: folder, target: target, platform: platform) }
    return try AppSources(
      folder: folder, target: target, platform: platform, placeholders: libraryNames, leftOut: options.leftOut)
  }

  private var libraryPackages: LibraryPackages {
    LibraryPackages(library: options.library, build: options.libraryBuild ?? options.cache + "/build")
  }

  /// Gets the app's packages.
  private mutating func prepare(_ app: AppSources) throws -> PreparedPackages {
    let setting = PreparedPackages.Setting(
      library: libraryPackages, folder: AppPackage.folder(of: app, in: options.cache), shared: options.cache + "/packages",
      given: options.givenPackages,
      isUpdate: options.updatesPackages && !hasPrepared, placeholders: options.showsPreviews ? nil : libraryNames,
      willFetch: { [tell] count in tell(.note("Fetching \(count == 1 ? "1 package" : "\(count) packages")...")) },
      ask: options.ask)
    if let note = app.choiceNote, toldNotes.insert(note).inserted { tell(.note(note)) }
    if app.choice.isAsked, toldNotes.insert(app.choice.sentence).inserted { tell(.note(app.choice.sentence)) }
    for note in app.placeholderNotes where toldNotes.insert(note).inserted { tell(.note(note)) }
    let packages = try PreparedPackages(app, setting)
    hasPrepared = true
    for note in packages.notes where toldNotes.insert(note).inserted { tell(.note(note)) }
    return packages
  }

  /// Builds an app; what is wrong with it is `problem`.
  private mutating func build(
    _ app: AppSources, _ packages: PreparedPackages, isForRelease: Bool = false
  ) throws -> AppPackage {
    let package = AppPackage(
      app, library: options.library, libraryBuild: options.libraryBuild, cache: options.cache,
      languageMode: options.languageMode, packages: packages, isForRelease: isForRelease)
    try package.write()
    problem = nil
    running?.show(problem: nil)
    tell(.starting(app.name, isFirst: !package.libraryIsBuilt))
    switch try AppBuild.run(package, progress: { [tell] in tell(.building($0, $1)) }) {
    case .failed(let text): report(text)
    case .built: tell(.built)
    }
    return package
  }

  private mutating func buildAndStart(_ app: AppSources, _ packages: PreparedPackages) throws {
    let package = try build(app, packages)
    guard problem == nil else { return }
    running?.end()
    try package.writeBundle()
    previews = app.previews.map { PreviewRuns($0, app, package) }
    try start(package)
  }

  private mutating func start(_ package: AppPackage) throws {
    let arguments = Self.arguments(options, port: port)
    let next: RunningApp
    if let previews {
      next = try previews.start(package, arguments) { [tell] in tell($0) }
    } else {
      next = try RunningApp(program: package.program, arguments: arguments, in: package.bundleFolder) { [tell] in tell(.line($0))
      }
    }
    if let address = next.waitForAddress() { port = URLComponents(string: address)?.port.map(String.init) ?? port }
    running = next
    if let problem { next.show(problem: problem) }
    built = package
    hasToldEnd = false
  }

  /// What the app is started with.
  ///
  /// - Parameter port: That of the page that is open, if there is one: it comes back to the same address, and needs no second one.
  static func arguments(_ options: Options, port: String?) -> [String] {
    var arguments = options.arguments
    // The app runs in another folder, where a relative path would be another one.
    if let folder = options.dataFolder { arguments += ["--data", URL(fileURLWithPath: folder, isDirectory: true).path] }
    guard let port else { return arguments }
    if !arguments.contains("--port") { arguments += ["--port", port] }
    if !arguments.contains("--no-open") { arguments.append("--no-open") }
    return arguments
  }

  private mutating func report(_ text: String) {
    problem = text
    // The page first: who tells the terminal may take its time.
    running?.show(problem: text)
    tell(.failed(text))
  }

  /// A preview that ends its process takes no other with it for good.
  private mutating func startAgain(after ended: RunningApp) {
    guard let built, previews?.note(ended, tell) == true else { return }
    do {
      try start(built)
    } catch {
      report("The previews could not be started again: \(error)")
    }
  }

  private mutating func waitForChange(_ watch: inout SourceWatch) {
    while !watch.hasChanged() {
      if let running, !hasToldEnd, !running.isRunning {
        hasToldEnd = true
        tell(.ended(running.exitStatus))
        startAgain(after: running)
      }
      Thread.sleep(forTimeInterval: 0.3)
    }
    // Editors write several files one after the other.
    repeat { Thread.sleep(forTimeInterval: 0.1) } while watch.hasChanged()
  }

  private static func watchedFolders(of app: AppSources) -> [String] {
    AppResourceFiles.commonFolder(of: app.modules.flatMap(\.files)).map { [$0] } ?? [app.folder]
  }
}
