import Foundation
import Migrator

/// The public symbols of modules, as the compiler's own tool lists them.
struct SymbolGraphs {
  /// What this package offers in place of Apple's modules.
  static let ownModules = [
    "SwiftUI", "SwiftUICore", "ViewLayout", "BrowserHosting", "Combine", "OpenCombine", "OpenCombineDispatch", "Observation",
  ]
  /// What else any source may use. Its names are no sign of SwiftUI.
  static let otherModules = ["Swift", "Foundation", "FoundationEssentials", "Dispatch", "_Concurrency", "FoundationNetworking"]

  let own: SymbolTable
  let other: SymbolTable
  /// What Foundation brings on Apple's platforms and not on Linux: names of types by their module.
  let broughtByFoundation: [String: Set<String>]

  /// Lists the symbols, or reads the lists of an earlier run if nothing has changed since.
  ///
  /// - Parameters:
  ///   - options: What leads to modules.
  ///   - products: Where the modules and the lists are.
  ///   - more: Further modules that sources import.
  init(toolchain: Toolchain, options: [String], products: URL, alsoOf more: Set<String>) throws(CheckFailure) {
    let cache = products.appending(path: "SourceCheck.cache")
    let others = Self.otherModules + more.subtracting(Self.ownModules + Self.otherModules).sorted()
    let modules = Self.ownModules + others
    let tables = concurrentMap(modules) { module -> SymbolTable? in
      Self.table(of: module, toolchain: toolchain, options: options, products: products, cache: cache)
    }
    func union(_ names: [String]) -> SymbolTable {
      var table = SymbolTable()
      for (name, one) in zip(modules, tables) where names.contains(name) { table.formUnion(one ?? SymbolTable()) }
      table.index()
      return table
    }
    own = union(Self.ownModules)
    other = union(others)
    let foundation = union(["Swift", "FoundationEssentials", "_Concurrency"])
    broughtByFoundation = [
      "Combine": ["Combine", "OpenCombine"], "FoundationNetworking": ["FoundationNetworking"], "Observation": ["Observation"],
    ].mapValues { modules in
      let names = union(modules).names[""] ?? [:]
      return Set(names.filter { !$0.value.isDisjoint(with: [.type, .macro]) }.keys).filter { !foundation.hasTopLevel($0) }
    }
    guard own.hasTopLevel("View") else {
      throw CheckFailure(
        "The modules in \(products.path) cannot be read. Run swift build --target SwiftUI in Oriel's own folder, with the compiler on the PATH."
      )
    }
  }

  private static func table(
    of module: String, toolchain: Toolchain, options: [String], products: URL, cache: URL
  ) -> SymbolTable? {
    let file = cache.appending(path: module + ".json")
    let stamp = stamp(of: module, toolchain: toolchain, products: products)
    if let data = try? Data(contentsOf: file), let stored = try? JSONDecoder().decode(Stored.self, from: data),
      stored.stamp == stamp
    {
      return stored.table
    }
    guard let scratch = try? ScratchFolder() else { return nil }
    defer { scratch.remove() }
    let result = try? Subprocess.run(
      toolchain.tool("swift-symbolgraph-extract"),
      [
        "-module-name", module, "-target", toolchain.triple, "-output-dir", scratch.path, "-minimum-access-level", "public",
        "-skip-inherited-docs",
      ] + options, limit: .seconds(120))
    guard result?.status == 0 else { return nil }
    var table = SymbolTable()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? [] where name.hasSuffix(".json") {
      guard let data = try? Data(contentsOf: URL(filePath: "\(scratch.path)/\(name)")),
        let graph = try? JSONDecoder().decode(Graph.self, from: data)
      else { continue }
      for symbol in graph.symbols { symbol.insert(into: &table) }
    }
    // Where nothing may be written, the next run lists the symbols anew.
    try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    try? JSONEncoder().encode(Stored(stamp: stamp, table: table)).write(to: file, options: .atomic)
    return table
  }

  /// What changes when a module does.
  private static func stamp(of module: String, toolchain: Toolchain, products: URL) -> String {
    let path = products.appending(path: "Modules/\(module).swiftmodule").path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(toolchain.version) \(toolchain.frontend) \(date)"
  }

  private struct Stored: Codable {
    let stamp: String
    let table: SymbolTable
  }

  private struct Graph: Decodable { let symbols: [Symbol] }

  private struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    let kind: Kind
    let pathComponents: [String]

    func insert(into table: inout SymbolTable) {
      guard let last = pathComponents.last else { return }
      // `frame(width:height:alignment:)` is `frame`.
      let name = String(last.prefix { $0 != "(" })
      guard !name.isEmpty, let kind = tableKind else { return }
      table.insert(name, kind, of: pathComponents.dropLast().joined(separator: "."))
    }

    private var tableKind: SymbolTable.Kind? {
      switch kind.identifier {
      case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.associatedtype": .type
      case "swift.method", "swift.property": .member
      case "swift.type.method", "swift.type.property", "swift.enum.case": .staticMember
      case "swift.macro": .macro
      case "swift.func", "swift.var": .function
      default: nil
      }
    }
  }
}
