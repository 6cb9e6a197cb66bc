import SwiftUI

extension Screen {
  static let dialogs = Screen("Alerts and dialogs", .presentation, words: "alert confirmation error") { DialogsScreen() }
}

struct DialogsScreen: View {
  @State private var tells = false
  @State private var asks = false
  @State private var renames = false
  @State private var chooses = false
  @State private var offers = false
  @State private var three = false
  @State private var error: StorageError?
  @State private var hasFailed = false
  @State private var name = "Orchard"
  @State private var answer = "None yet"

  var body: some View {
    Sample("Your answer") { Text(answer) }
    Sample("Alerts") {
      VStack(alignment: .leading, spacing: 12) {
        Button("Tell") { tells = true }
          .alert("Saved", isPresented: $tells) {}
        Button("Ask") { asks = true }
          .alert("Delete the orchard?", isPresented: $asks) {
            Button("Delete", role: .destructive) { answer = "Deleted" }
            Button("Cancel", role: .cancel) { answer = "Kept" }
          } message: {
            Text("Its 12 trees go too. This cannot be undone.")
          }
        Button("Rename") { renames = true }
          .alert("Rename \(name)", isPresented: $renames) {
            TextField("Name", text: $name)
            Button("Cancel", role: .cancel) {}
            Button("Save") { answer = "Named \(name)" }
          }
        Button("Choose") { three = true }
          .alert("Which one?", isPresented: $three) {
            Button("Apple") { answer = "Apple" }
            Button("Pear") { answer = "Pear" }
            Button("Neither", role: .cancel) { answer = "Neither" }
          }
        Button("Fail") {
          error = StorageError()
          hasFailed = true
        }
        .alert(isPresented: $hasFailed, error: error) { _ in
          Button("Try Again") { hasFailed = true }
          Button("Give Up", role: .cancel) { answer = "Given up" }
        } message: {
          Text($0.recoverySuggestion ?? "")
        }
      }
    }
    Sample("Dialogs") {
      VStack(alignment: .leading, spacing: 12) {
        Button("Tints") { chooses = true }
          .confirmationDialog("Color of the fence", isPresented: $chooses, titleVisibility: .visible) {
            Button("White") { answer = "White" }
            Button("Green") { answer = "Green" }
            Button("No Fence", role: .destructive) { answer = "No fence" }
          } message: {
            Text("It will be painted tomorrow.")
          }
        Button("Offers") { offers = true }
          .confirmationDialog("Offers", isPresented: $offers) {
            Button("One") { answer = "One" }
            Button("Two") { answer = "Two" }
          }
      }
    }
  }
}

private struct StorageError: LocalizedError {
  var errorDescription: String? { "The basket is full" }
  var recoverySuggestion: String? { "Empty it, and try again." }
}
