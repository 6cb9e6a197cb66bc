import Foundation
import StatementCounter

// The work of Data, by hand with GRDB: see Sources/Data.
//
//   Records [--only TEXT]
countStatements()
let arguments = CommandLine.arguments
let only = arguments.firstIndex(of: "--only").map { arguments[$0 + 1] }
let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-records-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let work = RecordWork(folder: folder)
let works: [(String, @MainActor () throws -> Void)] = [
  ("insert", { try work.insert(10_000, steps: 5) }), ("insert many", { try work.insert(100_000, steps: 1) }),
  ("sorted", { try work.fetchSorted(10_000, steps: 9) }), ("index", { try work.fetchByIndex(100_000, steps: 5) }),
  ("count", { try work.count(100_000, steps: 5) }), ("search", { try work.search(100_000, steps: 5) }),
  ("save one", { try work.saveOne(10_000, steps: 9) }),
]
for (name, work) in works where only.map(name.contains) ?? true { try work() }
