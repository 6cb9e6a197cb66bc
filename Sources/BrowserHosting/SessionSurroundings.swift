import Dispatch
import SwiftUICore

/// What a page tells of fonts, sizes and wishes, and what is laid out anew because of it.
extension Session {
  /// Short lists are there at once, and the browser's own search finds all of them. Of long ones about a screen is: the page asks
  /// for more as soon as it has its socket.
  var rowLimit: RowLimit? { RowLimit(complete: 50, first: 18) }
  /// Most rows are never swiped.
  var makesActionsOnDemand: Bool { true }
  /// Rows are made a screen or two before they are seen.
  var tellsSight: Bool { true }

  /// The page moves by itself what a commit says under an animation.
  var animates: Bool { true }

  func opens(_ url: URL) -> Bool { link != nil && url.isOpenedByBrowsers }
  var opensWindows: Bool { link != nil }

  /// Lays a text over the page; an empty one takes it away.
  func show(notice: String) {
    link?.send(CommitEncoder.notice(notice, event: acknowledgedEvent))
  }

  func setTheme(_ change: (inout LayoutTheme) -> Void) {
    var new = theme
    change(&new)
    guard new != theme else { return }
    theme = new
    fontsChanged()
  }

  /// What was laid out with other numbers is laid out anew, once the page has answered all that it was asked: so it moves once.
  func fontsChanged() {
    areFontsNew = true
    layOutAnewSoon()
  }

  func take(_ table: FontTable) {
    fonts.take(table)
    layOutAnewSoon()
  }

  func layOutAnewSoon() {
    guard areFontsNew || waitingSize != nil, !isLayoutScheduled, fonts.isComplete else { return }
    isLayoutScheduled = true
    // All that a page tells at once counts at once.
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        // It is the page's doing, and may take longer than all that the page has said.
        _ = self.messages.hear(from: self.sender) { self.layOutAnew() }
      }
    }
  }

  /// What the person has told their system.
  func take(wish: String, _ isSo: Bool) {
    switch wish {
    case "motion": graph.writeDefault(\.hostMotionIsReduced, isSo)
    case "transparency": graph.writeDefault(\.hostTransparencyIsReduced, isSo)
    default: graph.writeDefault(\.hostColorsAreInverted, isSo)
    }
  }

  func take(_ report: GeometryReport) {
    if report.id == .root {
      setWindowSize(report.event)
    } else if DOMLayout(graph)?.isPlacedByPage(report.id) != false {
      graph.send(report.event, to: report.id)
    } else if let origin = report.event.origin {
      graph.layout?.found(report.id, at: origin)
    }
  }

  /// The first one waits for the page's fonts, though not for long: they may be slow.
  private func setWindowSize(_ event: GeometryEvent) {
    let isFirst = !hasToldSize
    hasToldSize = true
    guard waitingSize != nil || isFirst && fonts.isAsked else {
      graph.feature(WindowGeometry.self).setSize(event)
      return
    }
    waitingSize = event
    guard isFirst else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { [weak self] in
      MainActor.assumeIsolated { self?.setWaitingSize() }
    }
  }

  private func setWaitingSize() {
    guard let size = waitingSize else { return }
    waitingSize = nil
    graph.feature(WindowGeometry.self).setSize(size)
  }

  private func layOutAnew() {
    isLayoutScheduled = false
    if areFontsNew {
      areFontsNew = false
      graph.layout?.setContext(LayoutContext(fonts: fonts, theme: theme, pixel: Self.pixel))
    }
    setWaitingSize()
  }

  /// Asks the page once for all that a layout needs.
  func askAboutFonts() {
    guard link != nil, held == nil, !areFontQuestionsScheduled else { return }
    areFontQuestionsScheduled = true
    // The commit of this turn goes first.
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.areFontQuestionsScheduled = false
        guard let link = self.link else { return }
        let questions = self.fonts.takeQuestions()
        if !questions.isEmpty { link.send(CommitEncoder.asking(questions, event: self.acknowledgedEvent)) }
      }
    }
  }
}
