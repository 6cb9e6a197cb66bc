import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Translations, from tables that the tests write.
@MainActor @Suite("Localized texts", .serialized) struct LocalizedTextTests {
  /// A folder with tables that goes with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")

    func write(_ text: String, to path: String) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    var bundle: Bundle { Bundle(url: url)! }

    /// To be called when all files are written, before a key with values is made.
    func read() { LocalizedTables.read(bundle) }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func text(_ key: LocalizedStringKey, in language: String, table: String? = nil, _ folder: Folder) -> String {
    TestHost {
      Text(key, tableName: table, bundle: folder.bundle).environment(\.locale, Locale(identifier: language))
    }.texts.joined()
  }

  @Test("a .strings file has the translation for a language, for a region, and in other tables")
  func strings() throws {
    let folder = Folder()
    try folder.write(
      "/* Greeting */\n\"Hello\" = \"Hallo\"; // end\n\"a\\n\\\"b\\\"\" = \"\\U00e4\";\nword = \"Wort\";",
      to: "de.lproj/Localizable.strings")
    try folder.write("\"Hello\" = \"Grüezi\";", to: "de-CH.lproj/Localizable.strings")
    try folder.write("\"Hello\" = \"Servus\";", to: "de.lproj/South.strings")
    try folder.write("\"Hello\" = \"Hi\";", to: "en.lproj/Localizable.strings")
    folder.read()
    #expect(text("Hello", in: "de_DE", folder) == "Hallo")
    #expect(text("Hello", in: "de_CH", folder) == "Grüezi")
    #expect(text("Hello", in: "de_DE", table: "South", folder) == "Servus")
    #expect(text("a\n\"b\"", in: "de", folder) == "ä")
    #expect(text("word", in: "de", folder) == "Wort")
    // The development language, then the key.
    #expect(text("Hello", in: "fr", folder) == "Hi")
    #expect(text("Bye", in: "de", folder) == "Bye")
  }

  @Test("values stand where the translation wants them, in its locale, and Markdown in it counts")
  func values() throws {
    let folder = Folder()
    try folder.write(
      #""%@ has %lld" = "%2$lld hat %1$@"; "**%@** is %lf" = "*%@* ist %.1f"; "%@" = "%@ %@ %9$@";"#,
      to: "de.lproj/Localizable.strings")
    folder.read()
    #expect(text("\("Emma") has \(12345)", in: "de", folder) == "12.345 hat Emma")
    #expect(text("**\("x*y*")** is \(2.5)", in: "de", folder) == "x*y* ist 2,5")
    #expect(text("\("only")", in: "de", folder) == "only  ")
    #expect(text("\("Emma") has \(12345)", in: "en", folder) == "Emma has 12,345")
  }

  @Test("a .stringsdict has forms for numbers")
  func plurals() throws {
    let folder = Folder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>%lld files in %lld folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>no files</string><key>one</key><string>a file</string><key>other</key><string>%lld files</string>
        </dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld folder</string><key>other</key><string>%lld folders</string>
        </dict>
      </dict></dict></plist>
      """, to: "en.lproj/Localizable.stringsdict")
    folder.read()
    #expect(text("\(0) files in \(1) folders", in: "en", folder) == "no files in 1 folder")
    #expect(text("\(1) files in \(2) folders", in: "en", folder) == "a file in 2 folders")
    #expect(text("\(5) files in \(1) folders", in: "en", folder) == "5 files in 1 folder")
  }

  @Test("a string catalog has translations, forms and substitutions")
  func catalog() throws {
    let folder = Folder()
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"ru": {"stringUnit": {"state": "translated", "value": "Привет"}}}},
        "%lld files": {"localizations": {"ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld файла"}}}}}}},
        "%@ has %lld": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%1$@ has %#@cats@"},
          "substitutions": {"cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg cat"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg cats"}}}}}}}}},
        "Untouched": {}
      }}
      """, to: "Localizable.xcstrings")
    folder.read()
    #expect(text("Hello", in: "ru_RU", folder) == "Привет")
    #expect([1, 3, 5, 21].map { text("\($0) files", in: "ru", folder) } == ["1 файл", "3 файла", "5 файлов", "21 файл"])
    #expect(text("\("Emma") has \(1)", in: "en", folder) == "Emma has 1 cat")
    #expect(text("\("Emma") has \(2)", in: "de", folder) == "Emma has 2 cats")
    #expect(text("Untouched", in: "ru", folder) == "Untouched")
  }

  @Test("a table of another source language than the others has its own")
  func sourceLanguage() throws {
    let folder = Folder()
    for language in ["de", "fr", "it"] {
      let unit = #"{"stringUnit": {"state": "translated", "value": "\#(language)"}}"#
      try folder.write(
        #"{"sourceLanguage": "\#(language)", "version": "1.0", "strings": {"a": {"localizations": {"\#(language)": \#(unit)}}}}"#,
        to: "\(language).xcstrings")
    }
    folder.read()
    for language in ["de", "fr", "it"] { #expect(text("a", in: "ja", table: language, folder) == language) }
  }

  @Test("a table that cannot be read is left out, and the others count")
  func broken() throws {
    let folder = Folder()
    try folder.write("\"a\" = \"b\"\n\"c\" = \"d\";", to: "de.lproj/Localizable.strings")
    try folder.write("{", to: "Other.xcstrings")
    try folder.write("\"a\" = \"B\";", to: "de.lproj/Third.strings")
    folder.read()
    #expect(text("a", in: "de", folder) == "a")
    #expect(text("a", in: "de", table: "Third", folder) == "B")
  }

  @Test(
    "mistakes in a .strings file are told with their line",
    arguments: [
      ("\"a\" = \"b\"", 1, "semicolon"), ("\n\"a\" \"b\";", 2, "semicolon"), ("/* a\n\n", 1, "comment"),
      ("\"a", 1, "quotation mark"),
      ("\"a\" = ;", 1, "not “;”"), ("\"a\" =", 1, "ends"), ("\"\\Uxy\" = \"\";", 1, "hexadecimal"),
    ])
  func mistakes(text: String, line: Int, words: String) {
    do {
      _ = try StringsFile.read(Data(text.utf8))
      Issue.record("it was read")
    } catch let problem as StringsFile.Problem {
      #expect(problem.line == line && problem.text.contains(words), "\(problem)")
    } catch {
      Issue.record(error)
    }
  }

  @Test("a .strings file may be UTF-16 or a property list")
  func encodings() throws {
    let wide = try #require("\"a\" = \"ä\";".data(using: .utf16))
    #expect(try StringsFile.read(wide) == ["a": "ä"])
    let list = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0)
    #expect(try StringsFile.read(list) == ["a": "b"])
  }

  @Test("7.06: a change of the locale shows the other translation")
  func change() throws {
    let folder = Folder()
    try folder.write("\"Hello\" = \"Hallo\";", to: "de.lproj/Localizable.strings")
    folder.read()
    let bundle = folder.bundle
    let host = TestHost { Text("Hello", bundle: bundle) }
    #expect(host.texts == ["Hello"])
    host.environment(\.locale, Locale(identifier: "de"))
    host.turn()
    #expect(host.texts == ["Hallo"])
  }

  @Test("what only assistive technology says is in the language of the environment, too")
  func labels() throws {
    let folder = Folder()
    try folder.write("\"Hello\" = \"Hallo\"; \"%lld of **all**\" = \"%lld von **allen**\";", to: "de.lproj/Localizable.strings")
    folder.read()
    let bundle = folder.bundle
    let host = TestHost {
      Image(systemName: "star").accessibilityLabel(Text("Hello", bundle: bundle))
      Image("harbor", label: Text("\(1234) of **all**", bundle: bundle))
      Image(systemName: "star").accessibilityLabel("\(1234) **all**")
    }
    host.environment(\.locale, Locale(identifier: "de"))
    host.turn()
    #expect(host.findAll(.image()).map(\.label) == ["Hallo", "1.234 von allen", "1.234 all"])
  }

  @Test("resources and localized strings find the same translations")
  func resources() throws {
    let folder = Folder()
    try folder.write("\"Hello %@\" = \"Hallo %@\"; \"key\" = \"Wert\";", to: "de.lproj/Localizable.strings")
    folder.read()
    let german = Locale(identifier: "de")
    let resource = LocalizedStringResource("Hello \("Emma")", locale: german, bundle: .atURL(folder.url))
    #expect(String(localized: resource) == "Hallo Emma")
    #expect(String(localized: "Hello \("Emma")", bundle: folder.bundle, locale: german) == "Hallo Emma")
    #expect(TestHost { Text(resource) }.texts == ["Hallo Emma"])
    let named = LocalizedStringResource("key", defaultValue: "Value", bundle: .atURL(folder.url))
    #expect(TestHost { Text(named).environment(\.locale, german) }.texts == ["Wert"])
    #expect(TestHost { Text(LocalizedStringResource("other", defaultValue: "Value")) }.texts == ["Value"])
  }

  @Test("a translation is not translated once more, and values are no Markdown")
  func once() throws {
    let folder = Folder()
    try folder.write("\"key\" = \"Open\"; \"Open\" = \"Offen\"; \"Value\" = \"Wert\";", to: "de.lproj/Localizable.strings")
    folder.read()
    let german = Locale(identifier: "de")
    func shown(_ resource: LocalizedStringResource) -> [String] {
      TestHost { Text(resource).environment(\.locale, german) }.texts
    }
    #expect(shown(LocalizedStringResource("key", defaultValue: "Value", bundle: .atURL(folder.url))) == ["Open"])
    #expect(shown(LocalizedStringResource("none", defaultValue: "Value", bundle: .atURL(folder.url))) == ["Value"])
    #expect(shown(LocalizedStringResource("a \("*b*")", bundle: .atURL(folder.url))) == ["a *b*"])
    #expect(text("a \("*b*")", in: "de", folder) == "a *b*")
    #expect(String(localized: LocalizedStringResource("**a** \("*b*")")) == "**a** *b*")
  }

  @Test("the language of a locale is looked for from the region to the language, with the script")
  func languages() {
    func languages(_ identifier: String) -> [String] { LocalizedTables.languages(of: Locale(identifier: identifier)) }
    #expect(languages("de_AT") == ["de-at", "de"])
    #expect(languages("zh_TW") == ["zh-hant-tw", "zh-tw", "zh-hant", "zh"])
    #expect(languages("zh_CN") == ["zh-hans-cn", "zh-cn", "zh-hans", "zh"])
    #expect(languages("nb_NO") == ["nb-no", "nb", "no"])
  }

  @Test(
    "numbers take the forms of their language",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
      ("ja", [1: "other"]), ("pl", [1: "one", 3: "few", 5: "many", 12: "many", 22: "few"]),
      ("cs", [1: "one", 3: "few", 5: "other"]), ("ar", [0: "zero", 1: "one", 2: "two", 5: "few", 11: "many", 100: "other"]),
      ("lt", [1: "one", 2: "few", 11: "other", 21: "one"]), ("cy", [3: "few", 6: "many", 7: "other"]),
      ("pt-br", [0: "one", 1: "one", 2: "other"]), ("sl", [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
    ] as [(String, [Int: String])])
  func categories(language: String, forms: [Int: String]) {
    for (number, form) in forms { #expect(PluralRule.category(of: Double(number), in: language) == form, "\(number)") }
  }
}
