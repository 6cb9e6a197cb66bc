import Foundation
import NIOCore
import NIOHTTP1
import SwiftUICore

/// Where a scene takes its elements to be: for tests, which compare it with what the browser does. Served where ORIEL_LAYOUT is 1, as
/// the answer to `/layout?scene=NAME`.
struct LayoutReport: Encodable {
  struct Entry: Encodable {
    /// What it is.
    let kind: String
    /// Whether the page was told where it is, or works it out by its style sheet.
    let isDrawn: Bool
    /// Whether the page places it.
    let isOnlySized: Bool
    /// In the window, from its left upper corner.
    let frame: [Double]
    /// The lines of a text that are seen, without the spaces at their ends.
    let lines: [String]?
    /// Whether an ellipsis stands for a part of the text.
    let isCut: Bool
  }

  /// Whether the page has answered all that it was asked of its fonts.
  let isComplete: Bool
  /// By the ids of the elements.
  let elements: [String: Entry]

  @MainActor
  init(_ session: Session) {
    isComplete = session.fonts.isComplete
    var elements: [String: Entry] = [:]
    guard let graph = session.graph, let layout = DOMLayout(graph) else {
      self.elements = elements
      return
    }
    for element in graph.root.descendants {
      guard let report = layout.report(of: element.id) else { continue }
      let frame = report.frame
      elements[String(element.id.rawValue)] = Entry(
        kind: "\(type(of: element.content))", isDrawn: report.isDrawn, isOnlySized: report.isOnlySized,
        frame: [Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height)],
        lines: report.lines?.map(\.shown), isCut: report.lines?.last?.isTruncated == true)
    }
    self.elements = elements
  }
}

extension DOMLayout {
  /// What the layout knows of an element; nil for what it does not lay out.
  func report(of id: ElementID) -> (isDrawn: Bool, isOnlySized: Bool, frame: CGRect, lines: [TextLine]?)? {
    guard let node = layout.node(id), node !== layout.tree.root, node.hasPlace, standing(of: node) != .island else { return nil }
    let drawn = node.windowFrame(of: node.drawnFrame, at: 0)
    return (standing(of: node).hasSize, isPlacedByPage(node), drawn, (node as? TextNode)?.lines)
  }

  /// Whether the page works out where it is: by itself, or because it lies before or behind something of which that is so.
  private func isPlacedByPage(_ node: LayoutNode) -> Bool {
    if standing(of: node) == .sized { return true }
    guard let base = node.parent, base.layers.contains(where: { $0 === node }) else { return false }
    return !standing(of: base).hasSize || isPlacedByPage(base)
  }
}

extension TextLine {
  fileprivate var shown: String { pieces.lazy.filter { $0.role == .text }.map(\.text).joined() }
}

extension HTTPHandler {
  func sendLayout(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let query = URLComponents(string: request.uri)?.queryItems ?? []
    let scene = query.first { $0.name == "scene" }?.value ?? ""
    answer(request, context) { sessions in
      let body = sessions.session(scene).flatMap { try? JSONEncoder().encode(LayoutReport($0)) }
      return body.map { Response(status: .ok, headers: [("Content-Type", "application/json")], body: Array($0)) }
        ?? .text(.notFound, "There is no such scene.\n")
    }
  }
}
