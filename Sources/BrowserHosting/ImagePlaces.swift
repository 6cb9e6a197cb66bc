import AppData
import Foundation
import SwiftUICore

/// From where the server loads what `AsyncImage` shows.
///
/// By itself from all machines but this one and those of private networks, and from the app's own files: its container, and the folders of
/// resources beside the program. An operator may name more.
struct ImagePlaces: Sendable, Equatable {
  /// Machines of private networks, and folders, from which images may come, too.
  var ranges: [AddressRange] = []
  var folders: [String] = []

  /// Nil for what is neither an address, nor several, nor the whole path of a folder.
  mutating func add(_ text: String) -> Bool {
    if text.hasPrefix("/") {
      folders.append(text)
    } else if let range = AddressRange(text) {
      ranges.append(range)
    } else {
      return false
    }
    return true
  }

  // MARK: Machines

  /// Addresses that mean this machine, its networks, or no machine of the internet.
  private static let inner = [
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
    "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/3", "::1", "::", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8", "2001::/32",
  ].compactMap { AddressRange($0) }

  func allows(address: String) -> Bool { ranges.contains { $0.contains(address) } || !Self.isInner(address) }

  static func isInner(_ address: String) -> Bool {
    guard let bytes = AddressRange.bytes(of: address) else { return true }
    if inner.contains(where: { $0.contains(address) }) { return true }
    guard bytes.count == 16 else { return false }
    // Some of version 6 lead to one of version 4 that stands in them: behind 64:ff9b::/96 and ::/96, and in 2002::/16.
    let translated: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
    let four: ArraySlice<UInt8>
    if bytes[..<12] == translated[...] || bytes[..<12].allSatisfy({ $0 == 0 }) {
      four = bytes[12...]
    } else if bytes[0] == 0x20, bytes[1] == 0x02 {
      four = bytes[2..<6]
    } else {
      return false
    }
    return isInner(four.map(String.init).joined(separator: "."))
  }

  // MARK: Files

  /// - Parameters:
  ///   - own: The app's folders.
  ///   - program: The folder of the program, in which folders of resources end in `.resources`.
  func allows(file: String, own: [String], program: String?) -> Bool {
    // Of a file that is missing one says so where it could have been.
    let path = Self.real(file) ?? URL(fileURLWithPath: file).standardizedFileURL.path
    if (own + folders).compactMap(Self.real).contains(where: { path.hasPrefix($0 == "/" ? "/" : $0 + "/") }) { return true }
    guard let program = program.flatMap(Self.real), path.hasPrefix(program + "/") else { return false }
    let parts = path.dropFirst(program.count + 1).split(separator: "/")
    return parts.count > 1 && parts[0].hasSuffix(".resources")
  }

  /// The path without links and dots; nil if nothing is there.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Has the whole process load images from here alone, and from nowhere else.
  func apply(container: AppContainer, environment: [String: String], _ log: ServerLog) {
    let program = Bundle.main.executableURL?.deletingLastPathComponent().path
    let proxies = ["http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"]
    let (places, own) = (self, [container.folder])
    @Sendable func said(_ isAllowed: Bool, _ what: String) -> Bool {
      if !isAllowed { log(.warning, "loaded no image from \(what): --images-from names those that may be", kind: "images") }
      return isAllowed
    }
    ImageSources.all = ImageSources(
      connectsByProxy: proxies.contains { environment[$0]?.isEmpty == false },
      allowsAddress: { said(places.allows(address: $0), "an address of this machine or of a private network") },
      allowsFile: { said(places.allows(file: $0, own: own, program: program), "a file that is not the app's own") })
  }
}
