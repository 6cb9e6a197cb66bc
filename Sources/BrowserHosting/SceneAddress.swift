import Foundation
import SwiftUICore

/// Where a page is: the scene that it shows, and where in its stack.
struct PageAddress {
  var scene = SceneAddress.first
  var path: String?
  /// What the app is to open in the window.
  private(set) var openedURL: URL?

  init(scene: SceneAddress = .first, path: String? = nil) {
    self.scene = scene
    self.path = path
  }

  /// Nil if the request is for no page. Values that the key does not vouch for are left out.
  init?(uri: String, _ key: AddressKey) {
    if uri.prefix(while: { $0 != "?" }) == "/open" {
      guard let text = SceneAddress.parameter("url", of: uri), let url = URL(string: text), url.scheme != nil else { return nil }
      openedURL = url
      return
    }
    guard let scene = SceneAddress(uri: uri) else { return nil }
    self.scene = scene
    path = SceneAddress.parameter("path", of: uri)
    guard hasValues, !key.isMark(SceneAddress.parameter("mark", of: uri), of: self) else { return }
    self = PageAddress(scene: scene.withoutValue)
    hasForeignValues = true
  }

  /// Has the app open what the address says; false if that is nothing.
  @MainActor
  func open(in window: ViewGraph) -> Bool {
    guard let openedURL else { return false }
    window.feature(OpenedURLs.self).open(openedURL)
    return true
  }

  /// Whether the address had values that the app has not made.
  private(set) var hasForeignValues = false

  private var hasValues: Bool { path != nil || scene.withoutValue != scene }

  /// The path on this server, with the key's mark where there are values.
  func text(_ key: AddressKey) -> String {
    let address = scene.path
    guard hasValues else { return address }
    let parameters = (path.map { ["path=\(SceneAddress.coded($0))"] } ?? []) + (key.isOpen ? [] : ["mark=\(key.mark(of: self))"])
    return ([address] + parameters).reduce("") { $0.isEmpty ? $1 : $0 + ($0.contains("?") ? "&" : "?") + $1 }
  }
}

extension SceneAddress {
  /// Characters that stand for themselves in every part of an address.
  private static let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

  fileprivate static func coded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }

  fileprivate static func parameter(_ name: String, of uri: String) -> String? {
    let query = uri.drop { $0 != "?" }.dropFirst().split(separator: "&")
    return query.first { $0.hasPrefix("\(name)=") }?.dropFirst(name.count + 1).removingPercentEncoding
  }

  var withoutValue: SceneAddress { if case .window(let id, _) = self { .window(id: id, value: nil) } else { self } }

  /// Where the page of the scene is on this server.
  var path: String {
    switch self {
    case .first: return "/"
    case .settings: return "/settings"
    case .window(let id, let value): return "/window/\(Self.coded(id))" + (value.map { "?value=\(Self.coded($0))" } ?? "")
    }
  }

  /// The scene that a request is for; nil if it is for no page.
  init?(uri: String) {
    let path = uri.prefix { $0 != "?" }
    switch path {
    case "/": self = .first
    case "/settings": self = .settings
    case _ where path.hasPrefix("/window/"):
      guard let id = path.dropFirst("/window/".count).removingPercentEncoding, !id.isEmpty else { return nil }
      self = .window(id: id, value: Self.parameter("value", of: uri))
    default: return nil
    }
  }
}
