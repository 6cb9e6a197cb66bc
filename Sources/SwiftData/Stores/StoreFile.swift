import Foundation
import Synchronization

/// A file with a store: how it is found, checked, brought to a schema, and shared in a process.
enum StoreFile {
  /// Who has which file open, so that two containers with one file have one store.
  private static let open = Mutex<[String: Shared]>([:])

  private struct Shared {
    weak var store: SQLiteStore?
    weak var bus: SaveBus?
    let file: FileIdentity

    func isAlive(at path: String) -> Bool { store != nil && bus != nil && file == FileIdentity(path) }
  }

  /// Which file is at a path: one that was deleted and made again is another.
  private struct FileIdentity: Equatable {
    let device: UInt64
    let number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The version of this form of files.
  private static let format = "1"

  /// Opens a file for a schema, and makes it if it is not there.
  ///
  /// - Throws: `loadIssueModelContainer` with the file and what is wrong with it: then it is as it was.
  static func store(
    at url: URL, _ schema: Schema, _ layouts: [EntityLayout], _ plan: (any SchemaMigrationPlan.Type)?, isReadOnly: Bool = false
  ) throws -> (SQLiteStore, SaveBus) {
    let path = url.standardizedFileURL.path
    let key = isReadOnly ? path + "\0read-only" : path
    if let shared = try shared(key, path, layouts) { return shared }
    if !isReadOnly { try makeFolder(of: url) }
    let store: SQLiteStore
    do {
      store = try isReadOnly ? openReadOnly(path, layouts) : openFile(path, schema, layouts, plan)
    } catch let error as SQLiteFailure {
      throw SwiftDataError(.loadIssueModelContainer, "The store cannot be opened: \(error)")
    }
    let bus = SaveBus()
    // Another thread may have opened the file meanwhile: without a lock, for migrations run code of the app.
    let first: Shared? = open.withLock { open in
      if let known = open[key], known.isAlive(at: path) { return known }
      open[key] = FileIdentity(path).map { Shared(store: store, bus: bus, file: $0) }
      return nil
    }
    if first != nil, let shared = try shared(key, path, layouts) { return shared }
    watch(store, bus)
    return (store, bus)
  }

  /// The store of a file that somebody in this process has open.
  private static func shared(_ key: String, _ path: String, _ layouts: [EntityLayout]) throws -> (SQLiteStore, SaveBus)? {
    guard let shared = open.withLock({ $0[key] }), shared.isAlive(at: path), let store = shared.store, let bus = shared.bus else {
      return nil
    }
    guard store.description == StoreDescription(layouts) else {
      throw SwiftDataError(
        .loadIssueModelContainer, "\(path) is open with other models: give each container the same ones, or a file of its own.")
    }
    return (store, bus)
  }

  /// Looks four times a second whether another process has written, as long as somebody uses the store.
  private static func watch(_ store: SQLiteStore, _ bus: SaveBus) {
    _ = store.wasWrittenElsewhere()
    let timer = DispatchSource.makeTimerSource(queue: watchQueue)
    timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(50))
    timer.setEventHandler { [weak store, weak bus] in
      guard let store, let bus else { return timer.cancel() }
      if store.wasWrittenElsewhere() {
        for inbox in bus.inboxes { inbox.receive(.unknown) }
      }
    }
    timer.activate()
  }

  private static let watchQueue = DispatchQueue(label: "SwiftData stores")
  private static let interval = 0.25

  private static func makeFolder(of url: URL) throws {
    let folder = url.standardizedFileURL.deletingLastPathComponent()
    if FileManager.default.fileExists(atPath: folder.path) { return }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw SwiftDataError(.loadIssueModelContainer, "The folder \(folder.path) of a store cannot be made: \(error)")
    }
  }

  // MARK: Opening

  private static func openFile(
    _ path: String, _ schema: Schema, _ layouts: [EntityLayout], _ plan: (any SchemaMigrationPlan.Type)?
  ) throws -> SQLiteStore {
    let connection = try SQLiteConnection(path)
    // Another process may migrate the file right now, which takes its time.
    connection.waits(forSeconds: 60)
    defer { connection.waits(forSeconds: 5) }
    var file = try FileState(connection)
    try useJournal(connection)
    // With a plan the file is of its newest version, also where the models are given by themselves rather than as that.
    let version = (plan?.schemas.last?.versionIdentifier ?? schema.version).description
    while true {
      while let plan, try run(plan, file, connection) { file = try FileState(connection) }
      let migration = StoreMigration(connection, layouts, from: file.description)
      if !migration.isNeeded, file.version?.description == version { break }
      if migration.isLossy { try copy(connection) }
      let seen = file
      let isDone: Bool = try connection.transaction {
        // Somebody else may have been here since the file was looked at.
        guard try FileState(connection).isSame(as: seen) else { return false }
        if migration.isNeeded { try migration.run() }
        if seen.isApples { try AppleStore(connection, layouts).takeOver() }
        try seen.write(StoreDescription(layouts), version, to: connection)
        return true
      }
      if isDone {
        if seen.isApples {
          Log.always(
            "\(path) was made by Apple's SwiftData: its objects are taken over. What Apple's programs write into it is not seen.")
        }
        break
      }
      file = try FileState(connection)
    }
    connection.forgetStatements()
    return try SQLiteStore(connection, layouts, identifier: file.identifier)
  }

  /// SQLite does not wait by itself where two connections want to change how a file is written.
  private static func useJournal(_ connection: SQLiteConnection) throws {
    let end = Date() + 60
    while true {
      do {
        return try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      } catch let error as SQLiteFailure where error.isBusy && Date() < end {
        usleep(5000)
      }
    }
  }

  /// For reading alone: nothing in the file is changed, and it must have all that the models need.
  private static func openReadOnly(_ path: String, _ layouts: [EntityLayout]) throws -> SQLiteStore {
    let connection = try SQLiteConnection(path, isReadOnly: true)
    let file = try FileState(connection)
    guard let description = file.description, StoreDescription(layouts).canRead(description) else {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "\(path) lacks models or properties of the schema, and its configuration says allowsSave: false: open it once with "
          + "allowsSave: true.")
    }
    return try SQLiteStore(connection, layouts, identifier: file.identifier)
  }

  /// What a file says of itself.
  private struct FileState {
    private(set) var description: StoreDescription?
    private(set) var version: Schema.Version?
    private(set) var identifier = UUID().uuidString
    /// Whether Apple's SwiftData made it, and nobody here has had it.
    private(set) var isApples = false

    init(_ connection: SQLiteConnection) throws {
      let tables = try connection.rows("SELECT name FROM sqlite_master WHERE type = 'table'").compactMap { row in
        if case .text(let name)? = row.first { name } else { nil }
      }
      func fail(_ text: String) -> SwiftDataError { SwiftDataError(.loadIssueModelContainer, "\(connection.path) \(text)") }
      guard tables.contains("_meta") else {
        isApples = AppleStore.isMade(in: tables)
        if !isApples, !tables.isEmpty { throw fail("is a database of something else: give another url.") }
        return
      }
      var meta: [String: String] = [:]
      try connection.run("SELECT k, v FROM \"_meta\"") { row in
        if case .text(let key) = row[0], case .text(let value) = row[1] { meta[key] = value }
      }
      guard meta["format"] == format else {
        throw fail(
          "is of the form \(meta["format"] ?? "?"), and this version reads form \(format): use the version that made it.")
      }
      guard let text = meta["schema"], let known = try? JSONDecoder().decode(StoreDescription.self, from: Data(text.utf8)) else {
        throw fail("does not say which models it has: it is damaged.")
      }
      description = known
      identifier = meta["identifier"] ?? identifier
      let numbers = (meta["version"] ?? "").split(separator: ".").compactMap { Int($0) }
      if numbers.count == 3 { version = Schema.Version(numbers[0], numbers[1], numbers[2]) }
    }

    func isSame(as other: FileState) -> Bool {
      description == other.description && version == other.version && isApples == other.isApples
    }

    func write(_ description: StoreDescription, _ version: String, to connection: SQLiteConnection) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let schema = String(decoding: try encoder.encode(description), as: UTF8.self)
      try connection.execute("CREATE TABLE IF NOT EXISTS \"_meta\" (k TEXT PRIMARY KEY, v TEXT NOT NULL)")
      for (key, value) in [("format", format), ("schema", schema), ("version", version), ("identifier", identifier)] {
        try connection.run("INSERT OR REPLACE INTO \"_meta\" (k, v) VALUES (?, ?)", [.text(key), .text(value)])
      }
    }
  }

  /// Copies a file of up to a gigabyte before something in it is taken away or converted. The last two copies are kept.
  private static func copy(_ connection: SQLiteConnection) throws {
    let files = FileManager.default
    let size = (try? files.attributesOfItem(atPath: connection.path)[.size] as? Int) ?? 0
    guard size <= 1 << 30 else { return Log.always("\(connection.path) is not copied before it is migrated: it is too large.") }
    let url = URL(fileURLWithPath: connection.path)
    let prefix = url.lastPathComponent + ".before-"
    let stamp = String(format: "%.3f", Date().timeIntervalSince1970)
    try connection.run("VACUUM INTO ?", [.text("\(connection.path).before-\(stamp)")])
    let folder = url.deletingLastPathComponent()
    let copies = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasPrefix(prefix) }.sorted()
    for name in copies.dropLast(2) { try? files.removeItem(at: folder.appendingPathComponent(name)) }
  }

  // MARK: Plans

  /// Runs the next stage of a plan.
  ///
  /// - Returns: Whether there was one, so that the file is to be looked at again.
  private static func run(
    _ plan: any SchemaMigrationPlan.Type, _ file: FileState, _ connection: SQLiteConnection
  ) throws -> Bool {
    let schemas = plan.schemas
    guard let last = schemas.last, let tables = file.description, let version = file.version else { return false }
    if version > last.versionIdentifier {
      throw SwiftDataError(
        .backwardMigration,
        "\(connection.path) is of version \(version), and the newest of the plan is \(last.versionIdentifier).")
    }
    guard let start = start(of: schemas, tables, version, connection), start < schemas.count - 1 else { return false }
    let (from, to) = (schemas[start], schemas[start + 1])
    try step(file, from, to, plan.stages.first { $0.leads(from: from, to: to) }, connection)
    return true
  }

  /// The version that a file has: by its number, if it has the tables of that; else by its tables, for an app without a plan may
  /// have made it.
  private static func start(
    of schemas: [any VersionedSchema.Type], _ tables: StoreDescription, _ version: Schema.Version, _ connection: SQLiteConnection
  ) -> Int? {
    let known = schemas.map { StoreDescription(Schema(versionedSchema: $0).layouts) }
    let numbered = schemas.lastIndex { $0.versionIdentifier == version }
    if let numbered, known[numbered].isVersion(of: tables) { return numbered }
    if let exact = known.lastIndex(where: { $0.isExactly(tables) }) { return exact }
    if numbered != nil, numbered != schemas.count - 1 {
      Log.once(
        "\(connection.path) says that it is of version \(version), but has the tables of no version of the plan: it is migrated "
          + "without its stages.")
    }
    return nil
  }

  /// One stage: all of it is one transaction, so a throw leaves the file as it was.
  private static func step(
    _ file: FileState, _ from: any VersionedSchema.Type, _ to: any VersionedSchema.Type, _ stage: MigrationStage?,
    _ connection: SQLiteConnection
  ) throws {
    let (before, after) = (Schema(versionedSchema: from), Schema(versionedSchema: to))
    try before.validate()
    try after.validate()
    let migration = StoreMigration(connection, after.layouts, from: file.description)
    if migration.isLossy { try copy(connection) }
    try connection.transaction {
      // Where somebody else has run the stage meanwhile, the caller looks at the file again.
      guard try FileState(connection).isSame(as: file) else { return }
      if case .custom(_, _, let willMigrate?, _)? = stage {
        try perform(willMigrate, before, try SQLiteStore(connection, before.layouts, identifier: file.identifier, isInside: true))
      }
      if migration.isNeeded { try migration.run() }
      try file.write(StoreDescription(after.layouts), after.version.description, to: connection)
      connection.forgetStatements()
      if case .custom(_, _, _, let didMigrate?)? = stage {
        try perform(didMigrate, after, try SQLiteStore(connection, after.layouts, identifier: file.identifier, isInside: true))
      }
      connection.forgetStatements()
    }
  }

  private static func perform(_ block: (ModelContext) throws -> Void, _ schema: Schema, _ store: SQLiteStore) throws {
    let context = ModelContext(ContainerBody(schema, store))
    try block(context)
    try context.save()
  }
}

extension MigrationStage {
  fileprivate func leads(from: any VersionedSchema.Type, to: any VersionedSchema.Type) -> Bool {
    switch self {
    case .lightweight(let first, let second), .custom(let first, let second, _, _): first == from && second == to
    }
  }
}
