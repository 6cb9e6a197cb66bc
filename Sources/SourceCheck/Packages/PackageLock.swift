import Foundation

/// The versions that a project has pinned: its `Package.resolved`, of any of the three forms.
package struct PackageLock: Equatable, Sendable {
  package struct Pin: Equatable, Sendable {
    package let identity: String
    package let location: String
    package var version: String?
    package var branch: String?
    package var revision: String?

    package init(identity: String, location: String, version: String? = nil, branch: String? = nil, revision: String? = nil) {
      self.identity = identity
      self.location = location
      self.version = version
      self.branch = branch
      self.revision = revision
    }

    /// `1.2.0`, `main at 1a2b3c4d5e`, or a revision alone.
    package var state: String {
      let short = revision.map { String($0.prefix(10)) }
      if let version { return version }
      return [branch, short].compactMap(\.self).joined(separator: " at ")
    }
  }

  package var pins: [Pin]

  package init(_ pins: [Pin] = []) { self.pins = pins }

  /// What is wrong with a file of pins, in sentences.
  package struct Failure: Error, CustomStringConvertible { package let description: String }

  /// - Parameter path: The file, for what is said of it.
  package init(parsing data: Data, path: String) throws(Failure) {
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
      throw Failure(
        description:
          "\(path) cannot be read: it is not in the form of a Package.resolved. Resolve packages again in Xcode, or remove it.")
    }
    switch head.version {
    case 1:
      guard let file = try? JSONDecoder().decode(First.self, from: data) else { throw Self.incomplete(path) }
      pins = file.object.pins.map { $0.pin }
    case 2, 3:
      guard let file = try? JSONDecoder().decode(Later.self, from: data) else { throw Self.incomplete(path) }
      pins = file.pins.map { $0.pin }
    default:
      throw Failure(
        description:
          "\(path) is of version \(head.version), which is not known here: versions 1 to 3 are. Remove it to resolve anew.")
    }
  }

  private static func incomplete(_ path: String) -> Failure {
    Failure(description: "\(path) cannot be read: a pin of it is incomplete. Resolve packages again in Xcode, or remove it.")
  }

  package subscript(identity: String) -> Pin? { pins.first { $0.identity == identity } }

  /// The pins as the package manager reads them, whatever manifest they were made for.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let pins = pins.sorted { $0.identity < $1.identity }.map { pin in
      let isLocal = pin.location.hasPrefix("/")
      return Later.Entry(
        identity: pin.identity, kind: isLocal ? "localSourceControl" : "remoteSourceControl", location: pin.location,
        state: State(branch: pin.branch, revision: pin.revision, version: pin.version))
    }
    return try encoder.encode(Later(pins: pins, version: 2))
  }

  // MARK: The forms

  private struct Head: Decodable { let version: Int }

  private struct State: Codable {
    let branch: String?
    let revision: String?
    let version: String?
  }

  private struct First: Decodable {
    struct Object: Decodable { let pins: [Entry] }

    struct Entry: Decodable {
      let repositoryURL: String
      let state: State

      var pin: Pin {
        Pin(
          identity: PackageReference.identity(of: repositoryURL), location: repositoryURL, version: state.version,
          branch: state.branch, revision: state.revision)
      }
    }

    let object: Object
  }

  private struct Later: Codable {
    struct Entry: Codable {
      let identity: String
      let kind: String
      let location: String
      let state: State

      var pin: Pin {
        Pin(
          identity: identity.lowercased(), location: location, version: state.version, branch: state.branch,
          revision: state.revision)
      }
    }

    let pins: [Entry]
    let version: Int
  }
}
