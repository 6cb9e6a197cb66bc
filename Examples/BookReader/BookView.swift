import SwiftUI

struct BookView: View {
  var book: Book
  @Environment(Library.self) private var library
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
    .swipeActions(edge: .leading) {
      LendingButton(book: book)
        .tint(.indigo)
    }
    .swipeActions {
      Button("Remove", systemImage: "trash", role: .destructive) {
        library.delete(book)
      }
    }
    .contextMenu {
      LendingButton(book: book)
      Button("Start Over", systemImage: "arrow.counterclockwise") {
        book.read(-100)
      }
      Divider()
      Button("Remove", systemImage: "trash", role: .destructive) {
        library.delete(book)
      }
    }
    .sheet(isPresented: $isEditorPresented) {
      BookEditView(book: book)
    }
  }
}

/// Lends a book out, or takes it back.
private struct LendingButton: View {
  var book: Book

  var body: some View {
    if book.isAvailable {
      Button("Lend Out", systemImage: "tray.and.arrow.up") {
        book.isAvailable = false
      }
    } else {
      Button("Take Back", systemImage: "tray.and.arrow.down") {
        book.isAvailable = true
      }
    }
  }
}
