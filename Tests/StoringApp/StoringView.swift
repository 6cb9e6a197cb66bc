import SwiftUI

/// The same for whoever looks at the app's page: a value that is stored, and a document that is saved.
struct StoringView: View {
  @AppStorage("stored") private var stored = "nothing"
  @State private var log = "-"
  @State private var isRenaming = false
  @State private var name = "Ann"

  var body: some View {
    VStack {
      Text(stored)
      Button("Store") { stored = "pressed" }
      Text(log)
      Button("Save") {
        do {
          let url = try FileManager.default.url(
            for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
          try Data("x".utf8).write(to: url.appendingPathComponent("x.data"))
          log = "saved at \(url.path)"
        } catch {
          log = "\(error.localizedDescription)"
        }
      }
      Button("Rename") { isRenaming = true }
    }
    .sheet(isPresented: $isRenaming) {
      // What the form is called says what is typed in it.
      NavigationStack {
        Form { TextField("Name", text: $name) }.navigationTitle("Renaming \(name)")
      }
    }
  }
}
