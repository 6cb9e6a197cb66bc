import Testing

/// What compiles with SwiftUI compiles here, in Swift 6 mode too.
@Suite("Source") struct SourceTests {
  @Test("a button takes a closure that a view has stored, whatever its type says of actors")
  func storedActions() throws {
    let output = try Typecheck.errors(
      in: """
        import SwiftUI
        struct Row: View {
          let title: String
          let action: () -> Void
          let isolated: @MainActor () -> Void
          var body: some View {
            Button("Title", action: action)
            Button(title, action: action)
            Button("Title", role: .destructive, action: action)
            Button(title, role: .destructive, action: action)
            Button(action: action) { Text(title) }
            Button(role: .cancel, action: action) { Text(title) }
            Button("Title", action: isolated)
            Button("Title") { action() }
          }
        }
        """)
    #expect(!output.contains("error:"), "\(output)")
  }
}
