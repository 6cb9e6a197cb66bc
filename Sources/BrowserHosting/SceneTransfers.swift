import Dispatch
import Foundation
import NIOHTTP1
import SwiftUICore
import Synchronization

/// What all scenes of a server have of files.
@MainActor
final class Transfers {
  let limits: UploadLimits
  /// Of all scenes.
  fileprivate(set) var bytes = 0
  fileprivate(set) var underway = 0
  /// What people may load, by the names in its addresses.
  fileprivate var offered: [String: (browser: String, user: String?, url: URL)] = [:]

  nonisolated init(_ limits: UploadLimits = UploadLimits()) { self.limits = limits }

  /// What lies at an address; nil if nothing does, or if it is somebody else's.
  func file(named token: String, browsers: [String], user: String?) -> URL? {
    guard let entry = offered[token], browsers.contains(entry.browser), SessionRegistry.isSame(entry.user, user) else {
      return nil
    }
    return entry.url
  }
}

/// Why a file is not taken.
struct UploadRefusal: Error, Equatable {
  let status: HTTPResponseStatus
  /// For the person, as a sentence.
  let reason: String
}

/// A file that is about to come, with the room that it has. Whoever forgets it gives that back.
final class UploadTicket: Sendable {
  let url: URL
  let size: Int
  fileprivate let target: ElementID
  /// Whether it is on its way no more, and whether it is the app's.
  private let isOver = Atomic(false)
  private let isDone = Atomic(false)
  private let giveBack: @Sendable (_ isOver: Bool, _ isDone: Bool) -> Void

  fileprivate init(url: URL, size: Int, target: ElementID, giveBack: @escaping @Sendable (Bool, Bool) -> Void) {
    self.url = url
    self.size = size
    self.target = target
    self.giveBack = giveBack
  }

  /// It has come. Returns whether that is new.
  fileprivate func arrive() -> Bool { !isOver.exchange(true, ordering: .relaxed) }
  fileprivate func finish() { isDone.store(true, ordering: .relaxed) }

  deinit {
    let isDone = isDone.load(ordering: .relaxed)
    if !isDone {
      let folder = url.deletingLastPathComponent()
      DispatchQueue.global(qos: .utility).async { try? FileManager.default.removeItem(at: folder) }
    }
    giveBack(isOver.load(ordering: .relaxed), isDone)
  }
}

/// The files of one scene: those that its page sends, and those that the app gives.
@MainActor
final class SceneTransfers {
  private let all: Transfers
  private var bytes = 0
  private var count = 0
  private var underway = 0
  private var isEnded = false
  /// What has come and nobody has been told of yet.
  private var arrived: [String: UploadTicket] = [:]
  private var offered: [String] = []
  private static let manyOffered = 20

  init(_ all: Transfers) { self.all = all }

  private static func megabytes(_ bytes: Int) -> String { "\(max(1, bytes / 1024 / 1024)) MB" }

  /// Takes room for a file, if what is to get it wants it.
  func begin(_ name: String, mediaType: String, size: Int, for target: ElementID, in graph: ViewGraph) throws -> UploadTicket {
    let limits = all.limits
    func refuse(_ status: HTTPResponseStatus, _ reason: String) -> UploadRefusal { UploadRefusal(status: status, reason: reason) }
    guard !isEnded, let receiver = graph.fileReceiver(target) else {
      throw refuse(.gone, "What asked for files is not there any more.")
    }
    let shown = FileName.safe(name)
    if let refusal = receiver.refusal(ofFile: shown, mediaType: mediaType) { throw refuse(.unsupportedMediaType, refusal) }
    guard size <= limits.fileBytes else {
      throw refuse(
        .payloadTooLarge,
        limits.fileBytes == 0
          ? "No files are taken here." : "'\(shown)' is too large: at most \(Self.megabytes(limits.fileBytes)) are taken.")
    }
    guard count < limits.sceneCount, bytes + size <= limits.sceneBytes else {
      throw refuse(.insufficientStorage, "There is no room for more files in this window: close it, and begin anew.")
    }
    guard underway < limits.sceneUnderway, all.underway < limits.allUnderway else {
      throw refuse(.tooManyRequests, "Too many files are on their way: please try again in a moment.")
    }
    guard all.bytes + size <= limits.allBytes else {
      throw refuse(.insufficientStorage, "There is no room for more files now: please try again later.")
    }
    let url: URL
    do {
      url = try graph.feature(SceneFiles.self).newPlace(named: shown)
      guard try Self.free(at: url) >= size + limits.freeBytes else { throw CocoaError(.fileWriteOutOfSpace) }
    } catch {
      StandardError.write("error: no room for a file of \(size) bytes that a person sends: \(error)")
      throw refuse(.insufficientStorage, "There is no room for more files now: please try again later.")
    }
    change(bytes: size, count: 1, underway: 1)
    let all = all
    return UploadTicket(url: url, size: size, target: target) { [weak self] isOver, isDone in
      if isOver, isDone { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if !isOver { all.underway -= 1 }
          // A scene that has ended has given the rest back.
          guard let self, !self.isEnded else { return }
          if !isOver { self.underway -= 1 }
          if !isDone { self.change(bytes: -size, count: -1, underway: 0) }
        }
      }
    }
  }

  private static func free(at url: URL) throws -> Int {
    var status = statvfs()
    guard statvfs(url.deletingLastPathComponent().path, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
    return Int(clamping: UInt64(status.f_bavail) &* UInt64(status.f_frsize))
  }

  private func change(bytes: Int, count: Int, underway: Int) {
    self.bytes += bytes
    self.count += count
    self.underway += underway
    all.bytes += bytes
    all.underway += underway
  }

  /// A file has come as a whole. Returns the name by which the page tells of it; nil if the scene has ended.
  func arrive(_ ticket: UploadTicket) -> String? {
    guard ticket.arrive() else { return nil }
    underway -= 1
    all.underway -= 1
    guard !isEnded else { return nil }
    let token = SessionRegistry.unguessableName()
    arrived[token] = ticket
    return token
  }

  /// The files of these names, if they came for that target. They are the app's from now on, and go with the scene.
  func take(_ tokens: [String], for target: ElementID) -> [URL] {
    tokens.compactMap { token in
      guard let ticket = arrived[token], ticket.target == target else { return nil }
      arrived[token] = nil
      ticket.finish()
      return ticket.url
    }
  }

  func take(_ received: ReceivedThings, for target: ElementID) -> [ReceivedItem] {
    received.things.compactMap { thing in
      switch thing {
      case .file(let token): take([token], for: target).first.map { .file($0) }
      case .text(let text): .text(text)
      case .url(let url): .url(url)
      }
    }
  }

  /// Lets the person load a file. Older ones are not there any more.
  func offer(_ url: URL, browser: String, user: String?) -> String {
    let token = SessionRegistry.unguessableName()
    all.offered[token] = (browser, user, url)
    offered.append(token)
    while offered.count > Self.manyOffered { all.offered[offered.removeFirst()] = nil }
    return token
  }

  /// The scene has ended, and its files go with it.
  func end() {
    isEnded = true
    for token in offered { all.offered[token] = nil }
    all.bytes -= bytes
    (bytes, count, offered, arrived) = (0, 0, [], [:])
  }
}
