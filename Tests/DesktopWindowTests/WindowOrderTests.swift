import CDesktop
import Foundation
import Testing

@testable import DesktopWindow

@Suite("What an app tells its window") struct WindowOrderTests {
  @Test("an order comes back as it was written, on one line") func roundTrip() throws {
    let order = WindowOrder(
      name: "Böök\nReader", url: "http://127.0.0.1:8080/", cookieName: "a", key: "b", size: CGSize(width: 300.5, height: 200),
      hasInspector: true, opensMore: true)
    let line = try order.line()
    #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1)
    #expect(WindowOrder(line: line.dropLast()) == order)
    #expect(order.width == 301 && order.height == 200)
  }

  @Test("sizes that no screen has become sizes that one has") func sizes() {
    func order(_ width: CGFloat, _ height: CGFloat) -> WindowOrder {
      WindowOrder(name: "", url: "", cookieName: "", key: "", size: CGSize(width: width, height: height))
    }
    #expect(order(0, -5).width == 50 && order(0, -5).height == 50)
    #expect(order(.infinity, 1e300).width == 10_000 && order(.nan, 1e300).height == 10_000)
  }

  @Test("what no app has written is no order", arguments: ["", "{}", "end", #"{"name":1}"#])
  func nonsense(text: String) { #expect(WindowOrder(line: Data(text.utf8)) == nil) }

  @Test("a library that is missing is named, with the package that has it")
  func missingLibraries() throws {
    let gtk = String(cString: try #require(desktop_load("libgtk-none.so.9", nil)))
    #expect(gtk == "libgtk-none.so.9 is not there: install GTK 4 (package libgtk-4-1, or gtk4)")
    // Where GTK is not installed either, any library does.
    let webkit = String(cString: try #require(desktop_load("libc.so.6", "libwebkit-none.so.9")))
    #expect(
      webkit
        == "libwebkit-none.so.9 is not there: install WebKitGTK (package libwebkitgtk-6.0-4, webkitgtk6.0 or webkitgtk-6.0)")
    let old = String(cString: try #require(desktop_load("libc.so.6", "libc.so.6")))
    #expect(old.hasPrefix("the installed WebKitGTK or GTK is too old: it lacks g_"))
  }

  @Test("pages have a desktop open addresses of people, and no files and no programs")
  func links() throws {
    for text in ["https://a.example/b", "HTTP://a.example", "mailto:a@b.example", "tel:+1"] {
      #expect(LinkOpener.opens(try #require(URL(string: text))), "\(text)")
    }
    for text in ["file:///etc/passwd", "javascript:alert(1)", "data:text/html,a", "vscode://a", "/a", "smb://a/b"] {
      #expect(!LinkOpener.opens(try #require(URL(string: text))), "\(text)")
    }
  }

  @Test("why nothing is opened") func unopened() {
    #expect(LinkOpener.open("https://a.example", environment: ["DISPLAY": ""]) == "there is no desktop to open it on")
    #expect(
      LinkOpener.open("https://a.example", environment: ["DISPLAY": ":1", "PATH": "/nowhere"])
        == "xdg-open is not installed (package xdg-utils)")
  }
}
