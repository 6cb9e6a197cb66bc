import Foundation
import Testing

@testable import Migrator
@testable import SourceCheck

@Suite("Placeholders", .serialized) struct PlaceholderTests {
  private let library = LibraryNames(around: CheckFolder.products)

  private func replaced(_ text: String) -> (text: String, places: [Placeholders.Place])? {
    let file = SourceFile(path: "A.swift", text: text)
    return Placeholders([file], library: library).replaced(in: file)
  }

  private func kinds(_ text: String) -> [Placeholders.Place.Kind] { replaced(text)?.places.map(\.kind) ?? [] }

  @Test("what is here is known from the sources")
  func names() {
    #expect(library.isKnown && library.declares("UIColor") && library.declares("UIViewRepresentable"))
    #expect(!library.declares("UIViewController") && !library.declares("UIColo"))
    let nowhere = LibraryNames(library: "/nowhere")
    let file = SourceFile(path: "A.swift", text: "import WebKit\n")
    #expect(!nowhere.isKnown && Placeholders([file], library: nowhere).replaced(in: file) == nil)
  }

  private let sheet = """
    import SwiftUI
    import SafariServices
    struct Browser: UIViewControllerRepresentable {
      let url: URL
      var tint: Color = .red
      class Coordinator: NSObject, SFSafariViewControllerDelegate {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIViewController(context: Context) -> SFSafariViewController {
        SFSafariViewController(url: url)
      }
      func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
      var isWeb: Bool { url.scheme == "https" }
    }
    let browser = Browser(url: URL(string: "https://example.org")!, tint: .blue)
    let isWeb = browser.isWeb
    struct Page: View { var body: some View { Browser(url: browser.url).frame(height: 3) } }
    """

  @Test("a view of UIKit is a box with its name and the reason, and keeps its properties")
  func view() throws {
    let (text, places) = try #require(self.replaced(sheet))
    #expect(places.map(\.kind) == [.module, .view] && places.map(\.line) == [2, 3])
    #expect(places[1].name == "Browser" && places[1].reason.contains("UIKit"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == sheet.split(separator: "\n").count)
    #expect(text.contains("_PlaceholderBox(\"Browser\""))
    let folder = try CheckFolder(["A.swift": sheet])
    #expect(try !folder.check().isClean)
    let run = try CheckRun(paths: [folder.path], placeholders: true, products: CheckFolder.products)
    #expect(run.isClean, "\(run.report)")
    #expect(run.report.placeholders.count == 2)
    #expect(CheckText.text(of: run.report).contains("1 with 2 placeholders"))
  }

  @Test("what a box holds is shown in it; one whose properties need what is absent stays an error")
  func content() {
    let hosting = """
      import SwiftUI
      struct Host<Content: View>: UIViewControllerRepresentable {
        let content: () -> Content
        func makeUIViewController(context: Context) -> UIHostingController<Content> { .init(rootView: content()) }
        func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {}
      }
      """
    #expect(replaced(hosting)?.text.contains("{ content() } }") == true)
    let stored = hosting.replacing("let content: () -> Content", with: "let controller: UIViewController")
    #expect(kinds(stored).isEmpty)
    // A view that is here stays.
    #expect(
      kinds("import SwiftUI\nstruct A: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }").isEmpty)
  }

  @Test("bodies of functions say so, and return nothing, nil, or throw; what is not compiled stays")
  func functions() throws {
    let text = """
      import MediaPlayer
      import SwiftUI
      final class Player {
        func play(_ name: String) {
          AVQueuePlayer(name).play()
        }
        func length(of name: String) -> Double? { AVAsset(name).duration }
        func open() throws -> Int { try AVAsset("").tracks }
        func count() -> Int { AVAsset("").tracks }
        #if os(watchOS)
        func other() { AVAsset("") }
        #endif
      }
      extension AVAsset { func more() {} }
      """
    let (shown, places) = try #require(self.replaced(text))
    #expect(places.map(\.kind) == [.module, .function, .function, .function, .extension])
    #expect(places.map(\.line) == [1, 4, 7, 8, 14])
    #expect(shown.contains("return nil }") && shown.contains("throw _PlaceholderError("))
    #expect(shown.contains("func count() -> Int { AVAsset"))
    let folder = try CheckFolder(["A.swift": text])
    let run = try CheckRun(paths: [folder.path], placeholders: true, products: CheckFolder.products)
    #expect(run.files["A.swift"]?.missing.contains("AVAsset") == true)
    let whole = text.replacing("    func count() -> Int { AVAsset(\"\").tracks }\n", with: "")
      .replacing("  func count() -> Int { AVAsset(\"\").tracks }\n", with: "")
    let other = try CheckRun(
      paths: [try CheckFolder(["A.swift": whole]).path], placeholders: true, products: CheckFolder.products)
    #expect(other.files["A.swift"]?.errors.isEmpty != false, "\(other.report)")
  }

  @Test("extensions for types that are absent, and for what an absent framework calls, go; all others stay")
  func extensions() throws {
    let text = """
      import UIKit
      import MultipeerConnectivity
      struct Box<Base> { let base: Base }
      extension Box where Base: UIButton { func title() {} }
      final class Peers: NSObject {}
      extension Peers: MCSessionDelegate { func session(_ session: MCSession) {} }
      extension Peers: CustomTestStringConvertible { var testDescription: String { "" } }
      extension Box where Base: UIImage { func picture() {} }
      """
    let (shown, places) = try #require(replaced(text))
    #expect(places.map(\.kind) == [.module, .extension, .extension] && places.map(\.name).dropFirst() == ["Box", "Peers"])
    #expect(
      !shown.contains("title()") && !shown.contains("session(") && shown.contains("testDescription")
        && shown.contains("picture()"))
  }

  @Test("a modifier that reaches into views of UIKit goes, with what it was to do, and what stands around it stays")
  func introspection() throws {
    let text = """
      import SwiftUI
      import SwiftUIIntrospect
      struct Field: View {
        @Binding var text: String
        var body: some View {
          VStack {
            TextField("", text: $text)
              .introspect(.textField, on: .iOS(.v17)) { field in
                field.becomeFirstResponder()
              }
              .bold()
              .introspectScrollView { $0.bounces = false }
          }
        }
      }
      """
    let (shown, places) = try #require(replaced(text))
    #expect(
      places.map(\.kind) == [.module, .modifier, .modifier]
        && Set(places.dropFirst().map(\.name)) == [".introspect", ".introspectScrollView"])
    #expect(!shown.contains("ntrospect") && !shown.contains("becomeFirstResponder") && shown.contains(".bold()"))
    #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count == text.split(separator: "\n").count)
  }

  @Test("what is here for its looks alone may be asked for these, and is absent for all else")
  func looks() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        init() { UITableView.appearance().backgroundColor = .clear }
        var body: some View { Text("") }
        func reset() { UITextView.appearance().backgroundColor = .clear }
      }
      struct Editor: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {}
      }
      """
    let (shown, places) = try #require(replaced(text))
    #expect(places.map(\.name) == ["Editor"] && places[0].kind == .view && places[0].absent == "UITextView")
    #expect(shown.contains("UITextView.appearance()"))
  }

  @Test(
    "no value is made up, nothing is allowed, and no effect is left out in silence",
    arguments: [
      // A value.
      "func f() -> Int { AVAsset(1).count }", "func f() -> Bool { AVAsset(1).isThere }", "func f() -> [Int] { AVAsset(1).all }",
      "var f: Int? { AVAsset(1).count }", "init() { AVAsset(1) }", "func f() -> Int! { AVAsset(1).count }",
      // What others compare, keep or read.
      "static func == (a: A, b: A) -> Bool { AVAsset(1) == 1 }", "func hash(into h: inout Hasher) { AVAsset(1).hash(&h) }",
      "func encode(to e: any Encoder) throws { AVAsset(1).encode(e) }", "func `init`() { AVAsset(1) }",
      // What allows: a check that returns, an error that is not there.
      "func checkAccess() { AVAsset(1).check() }", "func requireOwner() { ASAuthorization().evaluate() }",
      "func problem() -> Error? { AVAsset(1).error }", "func refusal() -> LoginFailure? { AVAsset(1).error }",
      "func go() { if !ASAuthorization().ok { stop() } }", "func token() -> String? { SecItemCopy() ?? ASAuthorization().token }",
      "func hideBalance() { AVAsset(1).hide() }",
      // An effect that others rely on.
      "func saveAll() { AVAsset(1).go() }", "func go() { AVAsset(1).go(); file.write(to: url) }",
      "func deleteAccount() { AVAsset(1) }",
      "func go() { AVAsset(1); FileManager.default.removeItem(atPath: path) }", "func upload_now() { AVAsset(1) }",
      "func go() rethrows { AVAsset(1) }", "func go() throws(Mine) { AVAsset(1) }",
      "@ViewBuilder func go() -> some View { AVAsset(1) }",
      "func go(_ a: AVAsset) { AVAsset(1) }",
    ])
  func never(member: String) {
    let text = "import MediaPlayer\nimport DeviceCheck\nimport SwiftUI\nstruct A {\n  \(member)\n}\n"
    #expect(kinds(text) == [.module, .module])
  }

  @Test("what checks or writes and may throw, throws before anything else")
  func throwing() throws {
    for member in [
      "func unlock() throws { open(); try ASAuthorizationPasswordProvider().evaluate() }",
      "func save() async throws -> Int { delete(); return AVAsset(1).count }",
    ] {
      let text = "import MediaPlayer\nimport DeviceCheck\nimport SwiftUI\nstruct A {\n  \(member)\n}\n"
      let found = try #require(replaced(text))
      #expect(found.places.map(\.kind) == [.module, .module, .function])
      #expect(
        found.text.contains("throw _PlaceholderError") && !found.text.contains("open()") && !found.text.contains("delete()"))
    }
  }

  @Test("nothing is known of other names: what sources declare, what packages may have, what is misspelt")
  func unknown() {
    #expect(kinds("import SwiftUI\nstruct AVThing {}\nfunc f() { AVThing() }").isEmpty)
    // Without an import of Apple's module it may be a package's.
    #expect(kinds("import SwiftUI\nimport CNKit\nfunc f() { CNLabel() }").isEmpty)
    #expect(kinds("import SwiftUI\nimport Elsewhere\nfunc f() { Elsewhere.go(); Colour() }").isEmpty)
    #expect(kinds("import SwiftUI\nfunc f( { UIViewController() }").isEmpty)
    #expect(kinds("import Darwin\nimport UIKit\nimport os\n").isEmpty)
  }
}
