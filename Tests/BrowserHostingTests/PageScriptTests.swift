import Foundation
import Testing

@testable import BrowserHosting

/// The modules of the page's script, and what is made of them. What they use beside what they import is the type checker's: Scripts/check-script.
@Suite("The page's script") struct PageScriptTests {
  private static let files = PageScript.files.sorted { $0.key < $1.key }.map(\.key)

  /// The names that a module defines for all of itself.
  private static func names(in file: String) -> [(name: String, isExported: Bool)] {
    let declaration = /(export )?(?:async )?(?:function\*?|const|let|class) (\w+|\[[^\]]+\])[ (=;].*/
    return PageScript.files[file, default: ""].split(separator: "\n").compactMap { line in
      line.wholeMatch(of: declaration).map { match in
        match.2.split { ", []".contains($0) }.map { (String($0), match.1 != nil) }
      }
    }.flatMap(\.self)
  }

  @Test("all modules in the folder are in the script, each after those that it imports")
  func complete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/BrowserHosting/Resources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".js") }
    #expect(Set(names.map { String($0.dropLast(3)) }) == Set(PageScript.files.keys))
    let order = PageScript.order(from: "oriel") { PageScript.files[$0] }
    #expect(order.sorted() == Self.files && order.last == "oriel")
    for (place, file) in order.enumerated() {
      for (_, module) in PageScript.imports(of: PageScript.files[file, default: ""]) {
        #expect(order.firstIndex(of: module).map { $0 < place } == true, "\(file) and \(module) need each other")
      }
    }
  }

  @Test("a module imports what another one exports, once, and exports nothing that nobody imports, but for tests")
  func imports() {
    var imported: [String: Set<String>] = [:]
    for file in Self.files {
      for (names, module) in PageScript.imports(of: PageScript.files[file, default: ""]) {
        let exported = Set(Self.names(in: module).filter(\.isExported).map(\.name))
        #expect(Set(names).isSubset(of: exported) && Set(names).count == names.count, "\(file) imports \(names) from \(module)")
        imported[module, default: []].formUnion(names)
      }
    }
    let forTests: Set = ["differenceOf"]
    for file in Self.files {
      let exported = Set(Self.names(in: file).filter(\.isExported).map(\.name))
      #expect(exported.subtracting(imported[file, default: []]).subtracting(forTests).isEmpty, "\(file)")
    }
    // Modules are worth their lines as long as they keep most to themselves.
    #expect(imported.values.map(\.count).reduce(0, +) <= 60)
  }

  @Test("no name is defined twice, and no function is called that another module has and this one does not import")
  func unique() {
    var owners: [String: String] = [:]
    for file in Self.files {
      for (name, _) in Self.names(in: file) {
        #expect(owners.updateValue(file, forKey: name) == nil, "\(name) is in \(file), too")
      }
    }
    for file in Self.files {
      let text = PageScript.files[file, default: ""]
      let code = PageScript.joinable(text).replacing(/"[^"\n]*"|\/\/.*/, with: "")
      let imported = Set(PageScript.imports(of: text).flatMap(\.names))
      for call in code.matches(of: /(?:^|[^\w.$])(\w+)\(/.anchorsMatchLineEndings()) {
        let name = String(call.1)
        guard let owner = owners[name], owner != file, !imported.contains(name) else { continue }
        // A value of its own of this name.
        let isOwn = code.contains(
          try! Regex("(?:const|let|function) \(name)\\b|[(,] ?\(name)[,)]|\\b\(name)\\([^()]*\\) \\{|\\{ \(name),"))
        #expect(isOwn, "\(file) calls \(name) of \(owner)")
      }
    }
  }

  @Test("comments and the words of modules go, and all else stays as it is")
  func joined() {
    let text = """
      // What it is for.
      import { one } from "./One.js";
      import "./Two.js";

      /**
       * Says it.
       * @param {Element} node
       */
      export async function say(node) {
        // Because.
        const link = "https://example.com/*"; // of the address
        /** @type {number} */
        let count = /** @type {Set<string>} */ (new Set()).size + /** @type {any} */ (one);
        return count / 2 / link.length;
      }

      /** @type {number | undefined} */
      export let last;

      """
    let wanted = """
      async function say(node) {
      const link = "https://example.com/*";
      let count = (new Set()).size + (one);
      return count / 2 / link.length;
      }
      let last;

      """
    #expect(PageScript.joinable(text) == wanted)
  }

  @Test("no text in the modules goes over several lines, so that indentation may go", arguments: files)
  func lines(file: String) {
    for line in PageScript.joinable(PageScript.files[file, default: ""]).split(separator: "\n") {
      #expect(line.count { $0 == "`" } % 2 == 0, "\(file): \(line)")
    }
  }

  @Test("nothing in the modules looks like a comment or a word of modules and is none")
  func safe() {
    for file in Self.files {
      var isInComment = false
      for (number, line) in PageScript.files[file, default: ""].split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let code = line.drop { $0 == " " }
        let place = "\(file).js:\(number + 1)"
        if isInComment {
          isInComment = !code.contains("*/")
          #expect(isInComment || code.hasSuffix("*/"), "\(place): something follows the comment")
          continue
        }
        if code.hasPrefix("/**"), !code.contains("*/") {
          isInComment = true
          continue
        }
        guard !code.hasPrefix("//") else { continue }
        #expect(line.count(where: { $0 == "`" }).isMultiple(of: 2), "\(place): a template goes on in the next line")
        #expect(!line.matches(of: /"[^"]*"/).contains { $0.0.contains("/** ") }, "\(place): a string looks like a comment")
        if line.hasPrefix("import") {
          #expect(line.contains(/^import (?:\{ [\w, ]+ \} from )?"\.\/\w+\.js";$/), "\(place): an import in another form")
        }
        if line.hasPrefix("export") {
          #expect(line.contains(#/^export (?:async )?(?:function\*?|const|let|class) /#), "\(place): an export in another form")
        }
      }
    }
  }

  @Test("what pages load is strict, has no comments of whole lines, and is at most 71,000 bytes")
  func size() {
    let script = String(decoding: PageScript.bytes, as: UTF8.self)
    #expect(script.hasPrefix("\"use strict\";\nconst ownFonts = ["))
    #expect(!script.contains(/\n *(?:\/\/|\/\*|import |export )/))
    #expect(Gzip.compress(PageScript.bytes, level: 9).map { $0.count < 71_000 } == true)
    // A window of the desktop's has one module more, which no other one needs.
    #expect(!script.contains("desktopWindow"))
    #expect(String(decoding: PageScript.desktopBytes, as: UTF8.self).contains("desktopWindow"))
    for (file, text) in PageScript.files {
      #expect(!PageScript.imports(of: text).contains { $0.module == "Desktop" && !$0.names.isEmpty }, "\(file)")
    }
  }
}
