import SwiftUI

struct BookEditView: View {
  @Bindable var book: Book
  @Environment(Library.self) var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Edit Book")
        .font(.title2.bold())

      FormField("Title") {
        TextField("Title", text: $book.title)
          .textFieldStyle(.roundedBorder)
          .onSubmit {
            dismiss()
          }
      }

      FormField("Author") {
        TextField("Author", text: $book.author)
          .textFieldStyle(.roundedBorder)
          .onSubmit {
            dismiss()
          }
      }

      Toggle("Available", isOn: $book.isAvailable)

      HStack {
        Text("\(book.progress)% read")
        Spacer()
        Button("− 5%") {
          book.read(-5)
        }
        .disabled(book.progress == 0)
        Button("+ 5%") {
          book.read(5)
        }
        .disabled(book.progress == 100)
      }
      .buttonStyle(.bordered)

      Divider()

      HStack {
        Button("Delete", role: .destructive) {
          dismiss()
          library.delete(book)
        }
        .buttonStyle(.bordered)
        Spacer()
        Button("Close") {
          dismiss()
        }
        .buttonStyle(.borderedProminent)
      }
    }
    .padding()
    .frame(minWidth: 320)
  }
}
