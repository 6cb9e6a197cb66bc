import SwiftUI

#if canImport(HostedSessions)
  import HostedSessions
#endif

@main struct SignedInApp: App {
  var body: some Scene {
    WindowGroup("Notes") { NotesView() }
  }
}

struct NotesView: View {
  @Environment(\.signedInUser) private var user
  @Environment(\.endSessions) private var endSessions
  @State private var note = ""

  var body: some View {
    VStack {
      Greeting()
      Text(user.map { "Signed in: \($0)" } ?? "Nobody is signed in")
      TextField("Note", text: $note)
      Text("Note: \(note)")
      Button("End Ada's sessions") { endSessions(of: "ada") }
    }
  }
}

struct Greeting: View {
  #if canImport(HostedSessions)
    @Environment(\.signedInUser) private var user
    @Environment(\.endSessions) private var endSessions
  #else
    private let user: String? = nil
  #endif

  var body: some View {
    Text("Hello, \(user ?? "stranger")")
    #if canImport(HostedSessions)
      Button("Sign out everywhere") { endSessions(of: user ?? "") }
    #endif
  }
}
