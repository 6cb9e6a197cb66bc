import Foundation
import SwiftUICore

extension TestHost {
  /// The files that the app has given to the person: with `fileExporter` and `fileMover`, the oldest first.
  public var savedFiles: [URL] {
    deliver { if case .save = $0 { true } else { false } }
    return saved
  }
}

/// Something that a test drops, or pastes, as if it came from another program.
public enum OutsideItem: Sendable {
  /// A file, which lies there.
  case file(URL)
  case text(String)
  case url(URL)

  fileprivate var received: ReceivedItem {
    switch self {
    case .file(let url): .file(url)
    case .text(let text): .text(text)
    case .url(let url): .url(url)
    }
  }
}

extension FoundElement {
  /// The effects of a type on the element and around it, the innermost first.
  private func effects<Effect: ElementEffect>(_ type: Effect.Type, _ use: String, at site: CallSite) throws -> [Effect] {
    let path = try [reachable(use, at: site)] + current(at: site).path.reversed()
    let found = path.flatMap { $0.effects.compactMap { $0 as? Effect } }
    guard !found.isEmpty else {
      throw ElementUnusable("\(path[0].summary) cannot be \(use): nothing there or around it listens to that", at: site)
    }
    return found
  }

  /// Chooses files, where the element asks for some: the button of a `fileImporter`'s dialog, a `PhotosPicker`. None stands for closing the
  /// dialog of the host.
  ///
  /// - Throws: `ElementUnusable` if it asks for none, or for others.
  public func choose(
    files: [URL], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let input = try effects(FileInputEffect.self, "given files", at: site)[0]
    if files.count > 1, !input.takesSeveral {
      throw ElementUnusable("\(element.summary) takes one file, and not \(files.count)", at: site)
    }
    for file in files {
      if let refusal = host.graph.fileReceiver(input.target)?.refusal(ofFile: file.lastPathComponent, mediaType: "") {
        throw ElementUnusable("\(element.summary): \(refusal)", at: site)
      }
    }
    host.graph.send(FilesEvent(files), to: input.target)
  }

  /// Drags the element onto another one: to the innermost there that takes it, or to the innermost that takes anything.
  ///
  /// - Parameter drops: False leaves it over the other one: see `endDrag()`.
  public func drag(
    to other: FoundElement, at place: CGPoint = .zero, drops: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let source = try effects(DragSourceEffect.self, "dragged", at: site)[0]
    let targets = try other.effects(DropTargetEffect.self, "dropped on", at: site)
    host.graph.send(DragEvent.began, to: source.source)
    let accepting = host.graph.feature(Drags.self).accepting
    let target = (targets.first { accepting.contains($0.target) } ?? targets[0]).target
    guard let place = DropPlace(place) else { throw ElementUnusable("No window has a place \(place)", at: site) }
    host.graph.send(DropEvent.over(place, types: nil), to: target)
    guard drops else { return }
    host.graph.send(DropEvent.dropped(place, nil), to: target)
    host.graph.send(DragEvent.ended, to: source.source)
  }

  /// Ends a drag of the element without dropping it.
  public func endDrag(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    host.graph.send(DragEvent.ended, to: try effects(DragSourceEffect.self, "dragged", at: site)[0].source)
  }

  /// Drops things from elsewhere on the element.
  public func drop(
    _ items: [OutsideItem], at place: CGPoint = .zero, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let target = try effects(DropTargetEffect.self, "dropped on", at: site)[0].target
    guard let place = DropPlace(place) else { throw ElementUnusable("No window has a place \(place)", at: site) }
    host.graph.send(DropEvent.dropped(place, items.map(\.received)), to: target)
  }

  /// Pastes things into the element: a `PasteButton` is pressed, or the keys to paste while the focus is in it. Without any it is what was
  /// copied in the same scene.
  public func paste(
    _ items: [OutsideItem] = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    host.graph.send(PasteEvent(items.map(\.received)), to: try effects(PasteEffect.self, "pasted into", at: site)[0].target)
  }

  /// The keys to copy, or to cut, while the focus is in the element.
  public func copy(
    cuts: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let effects = try effects(CopyEffect.self, cuts ? "cut" : "copied", at: site).filter { $0.cuts == cuts }
    guard let target = effects.first?.target else {
      throw ElementUnusable("\(element.summary) cannot be \(cuts ? "cut" : "copied")", at: site)
    }
    host.graph.send(CopyEvent(), to: target)
  }
}
