import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Sheets that ask, and how large they are") struct SheetSizingTests {
  struct Subject: View {
    @State var isPresented = true
    let log: Log
    var isEdited = true
    var body: some View {
      Text("behind").sheet(isPresented: $isPresented) {
        Text("sheet").dismissalConfirmationDialog("Discard changes?", shouldPresent: isEdited) {
          Button("Discard", role: .destructive) { log("discard") }
          Button("Keep", role: .cancel) { log("keep") }
        }
      }
    }
  }

  @Test("A sheet that is closed by a person asks first: it goes after an action, and stays where that cancels (5.45)")
  func confirmation() throws {
    let log = Log()
    let host = TestHost { Subject(log: log) }
    try host.dismiss(.sheet)
    _ = try host.find(.text("Discard changes?"))
    try host.press("Keep")
    #expect(log.take() == ["keep"])
    _ = try host.find(.text("sheet"))
    try host.dismiss(.sheet)
    try host.press("Discard")
    #expect(log.take() == ["discard"])
    #expect(host.findAll(.sheet).isEmpty)
  }

  @Test("A sheet without a reason to ask goes at once")
  func noConfirmation() throws {
    let host = TestHost { Subject(log: Log(), isEdited: false) }
    try host.dismiss(.sheet)
    #expect(host.findAll(.sheet).isEmpty)
  }

  private func sizing(_ sizing: some PresentationSizing) throws -> SheetSizing? {
    let host = TestHost { Text("behind").sheet(isPresented: .constant(true)) { Text("sheet").presentationSizing(sizing) } }
    return try #require(try host.find(.sheet).element.content as? SheetContent).traits.sizing
  }

  @Test("A sheet has the size that its content says: one of the host's, changed, or the app's own")
  func sizes() throws {
    struct Own: PresentationSizing {
      func proposedSize(for subview: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 400, height: nil)
      }
    }
    #expect(try sizing(.page) == SheetSizing(kind: .page))
    #expect(try sizing(.form.fitted(horizontal: false, vertical: true)) == SheetSizing(kind: .form, fitsHeight: true))
    #expect(try sizing(Own()) == SheetSizing(width: 400))
  }
}
