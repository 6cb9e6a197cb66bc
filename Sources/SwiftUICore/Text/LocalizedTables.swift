import Foundation
import Synchronization

/// The translations of the app: string catalogs, `.strings` and `.stringsdict` files of its bundles. Read once.
package enum LocalizedTables {
  private static let app = AppBundle.all.map(BundleTables.init(of:))
  private static let appKeys = Keys(of: app)

  /// Bundles beside the app's that views have named.
  private struct Others {
    /// By their paths.
    var tables: [String: BundleTables] = [:]
    var keys = Keys(of: [])
  }

  private static let others = Mutex(Others())
  private static let hasOthers = Atomic(false)

  /// What texts must be looked up for.
  private struct Keys: Sendable {
    var all: Set<String> = []
    /// What is before the first value in keys with values.
    var beginnings: Set<String> = []

    init(of tables: [BundleTables]) {
      for tables in tables { insert(tables) }
    }

    mutating func insert(_ tables: BundleTables) {
      for key in tables.keys where all.insert(key).inserted {
        let pieces = StringFormat.pieces(of: key)
        let hasValues = pieces.contains { if case .argument = $0 { true } else { false } }
        guard hasValues else { continue }
        if case .literal(let text)? = pieces.first { beginnings.insert(text) } else { beginnings.insert("") }
      }
    }
  }

  /// Whether a table, whatever its language, has a key.
  static func mayHaveKey(_ key: String) -> Bool {
    appKeys.all.contains(key) || (hasOthers.load(ordering: .relaxed) && others.withLock { $0.keys.all.contains(key) })
  }

  /// Whether a table, whatever its language, has a key with values that begins with a text.
  static func mayHaveKey(beginning text: String) -> Bool {
    appKeys.beginnings.contains(text)
      || (hasOthers.load(ordering: .relaxed) && others.withLock { $0.keys.beginnings.contains(text) })
  }

  /// The format string for a key, with the forms that belong to the values; nil where no table has the key.
  ///
  /// A locale of nil is the process's own. A bundle is asked for the language of the locale with its region, for the language,
  /// and for the language in which the app was written.
  static func translation(
    of key: String, _ arguments: [LocalizedArgument], table: String?, bundle: Bundle?, locale: Locale?
  ) -> String? {
    if appKeys.all.isEmpty, bundle == nil { return nil }
    let languages = self.languages(of: locale)
    for tables in tables(of: bundle) {
      if let (entry, language) = tables.entry(for: key, table: table ?? "Localizable", languages) {
        return entry.format(for: arguments, language: language)
      }
    }
    return nil
  }

  private static func tables(of bundle: Bundle?) -> [BundleTables] {
    guard let bundle, bundle.bundleURL != Bundle.main.bundleURL else { return app }
    return [read(bundle)]
  }

  /// The tables of a bundle, which are read at the first time.
  @discardableResult
  static func read(_ bundle: Bundle) -> BundleTables {
    let path = bundle.bundleURL.path
    if let place = AppBundle.all.firstIndex(where: { $0.bundleURL.path == path }) { return app[place] }
    if let known = others.withLock({ $0.tables[path] }) { return known }
    let tables = BundleTables(of: bundle)
    others.withLock { others in
      others.tables[path] = tables
      others.keys.insert(tables)
    }
    hasOthers.store(true, ordering: .relaxed)
    return tables
  }

  /// The language in which the app's own texts are shown to a locale, as a tag of BCP 47: the first of the locale's that any of its tables
  /// has, else that in which the app was written. A locale of nil is the process's own.
  package static func language(for locale: Locale?) -> String {
    languages(of: locale).first(where: appLanguages.contains) ?? app.first?.source(of: "Localizable") ?? "en"
  }

  private static let appLanguages = app.reduce(into: Set<String>()) { $0.formUnion($1.languages) }

  /// The identifiers under which tables may have a locale's language, the best first.
  static func languages(of locale: Locale?) -> [String] {
    let identifiers = locale.map { [$0.identifier] } ?? Locale.preferredLanguages
    var languages: [String] = []
    func add(_ language: String) {
      if !languages.contains(language) { languages.append(language) }
    }
    for identifier in identifiers {
      var parts = identifier.prefix { $0 != "@" }.lowercased().split { $0 == "_" || $0 == "-" }
      if parts.first == "zh", !parts.contains("hans"), !parts.contains("hant") {
        parts.insert(parts.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans", at: 1)
      }
      while !parts.isEmpty {
        add(parts.joined(separator: "-"))
        // Without the script a region may still be named, and the other way round.
        if parts.count == 3 { add("\(parts[0])-\(parts[2])") }
        parts.removeLast()
      }
      if identifier.hasPrefix("nb") { add("no") }
      if identifier.hasPrefix("no") { add("nb") }
    }
    return languages
  }
}

/// The tables of one bundle.
struct BundleTables: Sendable {
  /// By table, language and key. Languages are in lower case, with hyphens.
  private var entries: [String: [String: [String: LocalizedEntry]]] = [:]
  /// The language in which the app was written, by table.
  private var sourceLanguages: [String: String] = [:]
  private let developmentLanguage: String

  init(of bundle: Bundle) {
    developmentLanguage = (bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en").lowercased()
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for name in Self.names(in: folder) {
      let file = folder.appendingPathComponent(name)
      if name.hasSuffix(".xcstrings") {
        readCatalog(file)
      } else if name.hasSuffix(".lproj") {
        let language = name.dropLast(6).lowercased().replacing("_", with: "-")
        // The forms of a `.stringsdict` go before the string of the same key.
        for name in Self.names(in: file) where name.hasSuffix(".strings") {
          readStrings(file.appendingPathComponent(name), language)
        }
        for name in Self.names(in: file) where name.hasSuffix(".stringsdict") {
          readPlurals(file.appendingPathComponent(name), language)
        }
      }
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// All keys of all tables.
  var keys: Set<String> {
    var keys: Set<String> = []
    for languages in entries.values { for table in languages.values { keys.formUnion(table.keys) } }
    return keys
  }

  /// The languages of all tables.
  var languages: Set<String> {
    var languages = Set(sourceLanguages.values)
    for table in entries.values { languages.formUnion(table.keys) }
    return languages
  }

  /// The language in which the app, or what is in this table, was written.
  func source(of table: String) -> String { sourceLanguages[table] ?? developmentLanguage }

  func entry(for key: String, table: String, _ languages: [String]) -> (LocalizedEntry, language: String)? {
    guard let entries = entries[table] else { return nil }
    let source = source(of: table)
    for language in languages + [source, "base"] {
      if let entry = entries[language]?[key] { return (entry, language == "base" ? source : language) }
    }
    return nil
  }

  // MARK: Files

  private mutating func add(_ new: [String: LocalizedEntry], table: String, language: String) {
    entries[table, default: [:]][language, default: [:]].merge(new) { _, new in new }
  }

  private mutating func readCatalog(_ file: URL) {
    let table = file.deletingPathExtension().lastPathComponent
    do {
      let catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: file))
      sourceLanguages[table] = catalog.sourceLanguage.lowercased()
      for (language, entries) in catalog.entries { add(entries, table: table, language: language) }
    } catch let error as DecodingError {
      Self.report(file, error.place, "it is no string catalog")
    } catch {
      Self.report(file, "", "\(error)")
    }
  }

  private mutating func readStrings(_ file: URL, _ language: String) {
    do {
      let strings = try StringsFile.read(Data(contentsOf: file))
      let table = file.deletingPathExtension().lastPathComponent
      add(strings.mapValues { LocalizedEntry(.string($0)) }, table: table, language: language)
    } catch let error as StringsFile.Problem {
      Self.report(file, error.line.map { "line \($0)" } ?? "", error.text)
    } catch {
      Self.report(file, "", "\(error)")
    }
  }

  private mutating func readPlurals(_ file: URL, _ language: String) {
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      guard let keys = list as? [String: Any] else { return Self.report(file, "", "it is no dictionary of keys") }
      var entries: [String: LocalizedEntry] = [:]
      for (key, value) in keys {
        if let entry = LocalizedEntry(propertyList: value) {
          entries[key] = entry
        } else {
          Self.report(file, "key “\(key)”", "it has no NSStringLocalizedFormatKey")
        }
      }
      add(entries, table: file.deletingPathExtension().lastPathComponent, language: language)
    } catch {
      Self.report(file, "", "it is no property list")
    }
  }

  private static func report(_ file: URL, _ place: String, _ problem: String) {
    Diagnostics.report(.unreadableTable(file: file.path, place: place, problem: problem))
  }
}

extension DecodingError {
  /// Where in the file.
  fileprivate var place: String {
    let context: Context =
      switch self {
      case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context):
        context
      @unknown default: Context(codingPath: [], debugDescription: "")
      }
    let path = context.codingPath.map(\.stringValue).joined(separator: " › ")
    return path.isEmpty ? context.debugDescription : path
  }
}
