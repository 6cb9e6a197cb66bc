import Dispatch
import SwiftUICore

/// What a page tells of its fonts, and what is laid out anew because of it.
extension Session {
  func setTheme(_ change: (inout LayoutTheme) -> Void) {
    change(&theme)
    fontsChanged()
  }

  /// What was laid out with other numbers is laid out anew, once the page has answered all that it was asked: so it moves once.
  func fontsChanged() {
    areFontsNew = true
    layOutAnewSoon()
  }

  func layOutAnewSoon() {
    guard areFontsNew, !isLayoutScheduled, fonts.isComplete else { return }
    isLayoutScheduled = true
    // All that a page tells at once counts at once.
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isLayoutScheduled = false
        self.areFontsNew = false
        self.graph.layout?.setContext(LayoutContext(fonts: self.fonts, theme: self.theme, pixel: Self.pixel))
      }
    }
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
