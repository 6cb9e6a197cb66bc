import Foundation
import Migrator
import SourceCheck

/// The packages of an app, each in one version and in a folder.
package struct PackageResolution: Codable {
  struct Package: Codable {
    enum Origin: String, Codable {
      /// From its address, into the cache.
      case fetched
      /// A folder of the app's own.
      case local
      /// A folder in place of an address.
      case given
      /// One of those that SwiftUI here needs itself.
      case library
    }

    let identity: String
    let origin: Origin
    let folder: String
    var address: String?
    var version: String?
    var branch: String?
    var revision: String?
  }

  /// The folder of the app's project.
  var app = ""
  var packages: [Package] = []
  /// What the person should know: pins that did not hold.
  var notes: [String] = []

  /// Where the packages are that were fetched for apps in folders, by identity.
  package static func folders(forAppsIn paths: [String], cache: String) -> [String: String] {
    let roots = paths.map(FileFinder.resolved)
    var folders: [String: String] = [:]
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: cache + "/apps")) ?? []).sorted() {
      guard let data = FileManager.default.contents(atPath: "\(cache)/apps/\(name)/resolver/resolution.json"),
        let resolution = try? JSONDecoder().decode(PackageResolution.self, from: data),
        roots.contains(where: { (resolution.app + "/").hasPrefix($0 + "/") || ($0 + "/").hasPrefix(resolution.app + "/") })
      else { continue }
      for one in resolution.packages where one.origin != .library { folders[one.identity] = one.folder }
    }
    return folders
  }

  subscript(identity: String) -> Package? { packages.first { $0.identity == identity } }
}

/// What the package manager keeps of what it has fetched.
struct WorkspaceState: Decodable {
  struct Object: Decodable { let dependencies: [Dependency] }

  struct Dependency: Decodable {
    struct Reference: Decodable {
      let identity: String
      let kind: String
      let location: String
    }

    struct State: Decodable {
      let name: String
      let path: String?
      let checkoutState: Checkout?
    }

    struct Checkout: Decodable {
      let revision: String?
      let version: String?
      let branch: String?
    }

    let packageRef: Reference
    let state: State
    let subpath: String
  }

  let object: Object
}
