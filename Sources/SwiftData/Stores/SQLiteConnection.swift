import CSQLite
import Foundation

/// What SQLite says went wrong, with the statement and the file.
struct SQLiteFailure: Error, CustomStringConvertible {
  let code: Int32
  let message: String
  let statement: String
  let path: String

  var description: String { "\(path): \(message) (SQLite's error \(code), in: \(statement.prefix(200)))" }
  /// A unique value that is there twice, for example.
  var isConstraint: Bool { code & 0xFF == csqlite_constraint }
  /// The statement is larger than SQLite takes, which depends on how it was built.
  var isTooComplex: Bool {
    code == csqlite_error
      && ["parser stack overflow", "too large", "too many", "at most"].contains { message.contains($0) }
  }
  /// Another connection has the file for itself.
  var isBusy: Bool { code & 0xFF == csqlite_busy }
}

/// One connection to a database. Used by one thread at a time.
final class SQLiteConnection {
  let path: String
  private let database: OpaquePointer
  /// How many statements have been run.
  private(set) var runCount = 0
  /// How many rows they have read.
  private(set) var rowCount = 0
  private var statements: [String: OpaquePointer] = [:]
  private var running = 0
  /// Predicates may have very many forms, and each is a statement.
  private static let mostStatements = 500

  /// Opens the file, and makes it if need be. One that is only read is neither made nor changed.
  init(_ path: String, isReadOnly: Bool = false) throws {
    self.path = path
    if let problem = csqlite_load() {
      throw SwiftDataError(
        .loadIssueModelContainer, "\(path) cannot be opened: \(String(cString: problem)). Stores in memory work without it.")
    }
    var database: OpaquePointer?
    let code = csqlite_open(isReadOnly ? Self.readOnlyName(path) : path, isReadOnly ? 1 : 0, &database)
    guard code == csqlite_ok, let database else {
      let message = String(cString: csqlite_message(database))
      if let database { _ = csqlite_close(database) }
      throw SQLiteFailure(code: code, message: message, statement: "open", path: path)
    }
    self.database = database
    waits(forSeconds: 5)
    let added = SQLiteTexts.add(to: database)
    if added != csqlite_ok { throw failure(added, "functions") }
  }

  /// Where nothing can be written, neither can the index of the journal: the file is taken as one that nobody changes.
  private static func readOnlyName(_ path: String) -> String {
    let url = URL(fileURLWithPath: path)
    let journal = (try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int) ?? 0
    if journal > 0 || access(url.deletingLastPathComponent().path, W_OK) == 0 { return path }
    return url.absoluteString + "?immutable=1"
  }

  /// How long a statement waits for other connections before it fails.
  func waits(forSeconds seconds: Int32) { _ = csqlite_busy_timeout(database, seconds * 1000) }

  deinit {
    for statement in statements.values { _ = csqlite_finalize(statement) }
    _ = csqlite_close(database)
  }

  private func failure(_ code: Int32, _ sql: String) -> SQLiteFailure {
    SQLiteFailure(code: code, message: String(cString: csqlite_message(database)), statement: sql, path: path)
  }

  /// Runs statements without values and results.
  func execute(_ sql: String) throws {
    let code = csqlite_execute(database, sql)
    if code != csqlite_ok { throw failure(code, sql) }
  }

  /// Runs a statement, and calls a closure with each row. The statement is kept for the next time.
  func run(_ sql: String, _ values: [StoredValue] = [], _ row: ([StoredValue]) -> Void = { _ in }) throws {
    try read(sql, values) { columns in row((0..<columns.count).map { columns[$0] }) }
  }

  /// The same, where the closure takes the values that it needs.
  func read(_ sql: String, _ values: [StoredValue] = [], _ row: (SQLiteColumns) -> Void) throws {
    let statement = try statement(sql)
    runCount += 1
    running += 1
    defer {
      // What it says has been said by the step.
      _ = csqlite_reset(statement)
      running -= 1
    }
    for (index, value) in values.enumerated() {
      let code = bind(value, statement, Int32(index + 1))
      if code != csqlite_ok { throw failure(code, sql) }
    }
    while true {
      let code = csqlite_step(statement)
      if code == csqlite_done { return }
      guard code == csqlite_row else { throw failure(code, sql) }
      rowCount += 1
      row(SQLiteColumns(statement))
    }
  }

  /// A number that is another one when another connection has written. Nobody counts how often it is asked for.
  func dataVersion() throws -> Int64 {
    let before = (runCount, rowCount)
    defer { (runCount, rowCount) = before }
    var version: Int64 = 0
    try read("PRAGMA data_version") { version = $0.integer(0) }
    return version
  }

  /// The rows of a statement.
  func rows(_ sql: String, _ values: [StoredValue] = []) throws -> [[StoredValue]] {
    var rows: [[StoredValue]] = []
    try run(sql, values) { rows.append($0) }
    return rows
  }

  /// Runs a block whose statements are all done, or none.
  func transaction<Result>(_ block: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try block()
      try execute("COMMIT")
      return result
    } catch {
      // Where SQLite has rolled back by itself, as on a full disk, there is nothing left to roll back.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Lets go of the statements, before tables change under them.
  func forgetStatements() {
    for statement in statements.values { _ = csqlite_finalize(statement) }
    statements = [:]
  }

  private func statement(_ sql: String) throws -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    if statements.count >= Self.mostStatements, running == 0 { forgetStatements() }
    var statement: OpaquePointer?
    let code = csqlite_prepare(database, sql, &statement)
    guard code == csqlite_ok, let statement else { throw failure(code, sql) }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: StoredValue, _ statement: OpaquePointer, _ index: Int32) -> Int32 {
    switch value {
    case .null: return csqlite_bind_null(statement, index)
    case .integer(let number): return csqlite_bind_integer(statement, index, number)
    case .real(let number): return csqlite_bind_real(statement, index, number)
    case .text(var text):
      guard let count = Int32(exactly: text.utf8.count) else { return csqlite_too_big }
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { csqlite_bind_text(statement, index, $0.baseAddress!, count) }
      }
    case .data(let data):
      // SQLite has no values of two gigabytes and more.
      guard let count = Int32(exactly: data.count) else { return csqlite_too_big }
      return data.withUnsafeBytes { csqlite_bind_blob(statement, index, $0.baseAddress, count) }
    }
  }
}

/// The values of the row that a statement has reached, until its next step.
struct SQLiteColumns {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
    self.statement = statement
  }

  var count: Int { Int(csqlite_column_count(statement)) }

  func integer(_ index: Int) -> Int64 { csqlite_column_integer(statement, Int32(index)) }

  subscript(place: Int) -> StoredValue {
    let index = Int32(place)
    func bytes() -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(
        start: csqlite_column_bytes(statement, index), count: Int(csqlite_column_byte_count(statement, index)))
    }
    switch csqlite_column_type(statement, index) {
    case csqlite_integer: return .integer(csqlite_column_integer(statement, index))
    case csqlite_real: return .real(csqlite_column_real(statement, index))
    case csqlite_text: return .text(String(decoding: bytes(), as: UTF8.self))
    case csqlite_blob: return .data(Data(bytes()))
    default: return .null
    }
  }
}

extension String {
  /// As a name in SQL.
  var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
