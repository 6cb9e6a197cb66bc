import SwiftUI

struct BookView: View {
  var book: Book
  @State private var isEditorPresented = false

  var body: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title)
          .font(.headline)
        Text(book.author)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Text(book.isAvailable ? "Available" : "Lent out")
          .foregroundStyle(book.isAvailable ? Color.green : Color.orange)
        Text("\(book.progress)% read")
          .foregroundStyle(.secondary)
      }
      .font(.footnote)
      Button("Edit") {
        isEditorPresented = true
      }
      .buttonStyle(.bordered)
    }
    .sheet(isPresented: $isEditorPresented) {
      BookEditView(book: book)
    }
  }
}
