import Foundation
import SwiftUICore

extension Session {
  /// Does what else a turn asks for, behind its patches: with them the element may come that is to have the focus, or the page that has an entry
  /// of its own in the browser's history.
  func take(_ requests: [HostRequest]) {
    for request in requests {
      switch request {
      case .focus(let id): wantedFocus = .some(id)
      case .open(let url): link?.send(CommitEncoder.opening(url, event: newestEvent))
      case .copy, .vibrate, .dragTargets: link?.send(CommitEncoder.asking(request, event: newestEvent))
      case .save(let url):
        let token = transfers.offer(url, browser: browser, user: user)
        link?.send(CommitEncoder.saving("/file/\(token)", url.lastPathComponent, event: newestEvent))
      case .openWindow(let request): link?.send(CommitEncoder.window(request, addresses, event: newestEvent))
      case .closeWindow:
        isClosing = true
        link?.send(CommitEncoder.closing(event: newestEvent))
      case .windowMoved(let address):
        self.address = address
        sendAddress()
      case .pathMoved(let path):
        self.path = path
        sendAddress()
      case .keep: break
      }
    }
    sendFocus()
  }

  func send(kept values: [String: String?]) {
    if !values.isEmpty { link?.send(CommitEncoder.keeping(values, event: acknowledgedEvent)) }
  }

  func sendFocus() {
    guard let link, held == nil, let focus = wantedFocus else { return }
    wantedFocus = nil
    link.send(CommitEncoder.focusing(focus ?? .root, event: newestEvent))
  }

  // MARK: Files and what is dropped or pasted

  /// Gives what has come to what asked for it. Where that has gone meanwhile nobody gets it.
  func hand(over event: ClientEvent) {
    switch event {
    case .files(let id, let names): graph.send(FilesEvent(transfers.take(names, for: id)), toUncovered: id)
    case .drop(let id, let place, let things):
      graph.send(DropEvent.dropped(place, things.map { transfers.take($0, for: id) }), toUncovered: id)
    case .paste(let id, let things): graph.send(PasteEvent(transfers.take(things, for: id)), toUncovered: id)
    default: break
    }
  }
}
