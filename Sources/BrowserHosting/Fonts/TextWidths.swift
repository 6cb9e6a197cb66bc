import Foundation
import NIOCore
import NIOHTTP1
import SwiftUICore

/// How wide a scene takes texts to be: for tests, which compare it with what the browser draws. Served where ORIEL_TEXT_WIDTHS is 1, as
/// the answer to `/text-widths?scene=NAME&size=17&weight=400&text=...`, with further texts and further words about the font.
struct TextWidths: Encodable {
  /// Whether the page has answered all that it was asked. Until then the numbers are averages.
  let isComplete: Bool
  let lineHeight: Double
  /// Where the baseline of a line is below its top.
  let baseline: Double
  /// Of each text on one line.
  let widths: [Double]

  @MainActor
  init(_ query: [URLQueryItem], _ fonts: PageFonts) {
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    var description = ResolvedFont(
      size: value("size").flatMap { Double($0) }.map { CGFloat($0) } ?? 17, weight: value("weight").flatMap { Int($0) } ?? 400)
    description.design = value("design").flatMap { FontDescription.Design(rawValue: $0) } ?? .default
    description.isItalic = value("italic") != nil
    description.hasMonospacedDigits = value("digits") != nil
    description.capitals = value("capitals").flatMap { FontDescription.Capitals(rawValue: $0) } ?? .asWritten
    description.width = value("width").flatMap { Double($0) }
    description.style = value("style").flatMap { FontDescription.TextStyle(rawValue: $0) }
    let font = fonts.font(description)
    let rules = ParagraphRules(keepsTrailingSpace: true, pixel: 0)
    widths = query.filter { $0.name == "text" }.map { text in
      Double(TextLayout(text.value ?? "", font, rules).size(width: nil, height: nil).width)
    }
    lineHeight = Double(font.lineHeight)
    baseline = Double(font.lineExtent.ascent)
    isComplete = fonts.isComplete
  }
}

extension HTTPHandler {
  func sendTextWidths(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let query = URLComponents(string: request.uri)?.queryItems ?? []
    let scene = query.first { $0.name == "scene" }?.value ?? ""
    let channel = context.channel
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let sessions = sessions
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let widths = sessions.fonts(ofScene: scene).map { TextWidths(query, $0) }
        let body = widths.flatMap { try? JSONEncoder().encode($0) }
        channel.executeIfActive { _ in
          let (handler, context) = bound.value
          let response = body.map { Response(status: .ok, headers: [("Content-Type", "application/json")], body: Array($0)) }
          handler.respond(response ?? .text(.notFound, "There is no such scene.\n"), to: request, context)
        }
      }
    }
  }
}
