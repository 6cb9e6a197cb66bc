import Foundation
import SwiftUICore

/// Where a page is: the scene that it shows, and where in its stack.
struct PageAddress {
  var scene = SceneAddress.first
  var path: String?

  init(scene: SceneAddress = .first, path: String? = nil) {
    self.scene = scene
    self.path = path
  }

  /// Nil if the request is for no page.
  init?(uri: String) {
    guard let scene = SceneAddress(uri: uri) else { return nil }
    self.scene = scene
    path = SceneAddress.parameter("path", of: uri)
  }

  /// The path on this server.
  var text: String {
    let address = scene.path
    return path.map { "\(address)\(address.contains("?") ? "&" : "?")path=\(SceneAddress.coded($0))" } ?? address
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
