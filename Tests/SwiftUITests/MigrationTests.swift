import SwiftUI
import SwiftUITesting
import Testing

/// The same small library in each state of its migration from `ObservableObject` to `@Observable`. In every state an edit of a
/// title reaches its row, in every window.
@MainActor @Suite("Migrating a library") struct MigrationTests {
  @Test("before: everything is an ObservableObject")
  func before() throws { try expectEditing(TestHost(app: Before.LibraryApp.self)) }

  @Test("the library is @Observable, and @StateObject and @EnvironmentObject still hold it")
  func libraryFirst() throws { try expectEditing(TestHost(app: LibraryFirst.LibraryApp.self)) }

  @Test("the library is in @State and @Environment, the books are still ObservableObjects")
  func libraryDone() throws { try expectEditing(TestHost(app: LibraryDone.LibraryApp.self)) }

  @Test("after: everything is @Observable")
  func after() throws { try expectEditing(TestHost(app: After.LibraryApp.self)) }

  private func expectEditing(_ host: TestHost) throws {
    let other = TestHost(anotherWindowOf: host)
    #expect(host.findAll(.text("Sample Title")).count == 2)
    try host.find(.button("Edit").first).press()
    host.turn()
    #expect(host.findAll(.sheet).count == 1)
    #expect(other.findAll(.sheet).isEmpty)

    try host.find(.textField("Title")).edit("Dune")
    host.turn()
    other.turn()
    for window in [host, other] {
      #expect(window.findAll(.text("Dune")).count == 1)
      #expect(window.findAll(.text("Sample Title")).count == 1)
    }

    try host.find(.button("Close")).press()
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)

    try host.find(.button("Edit").first).press()
    host.turn()
    try host.find(.textField("Title")).submit()
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)

    try host.find(.button("Add")).press()
    host.turn()
    other.turn()
    #expect(host.findAll(.button("Edit")).count == 3)
    #expect(other.findAll(.button("Edit")).count == 3)
  }

  struct Row<Editor: View>: View {
    let title: String
    @ViewBuilder let editor: Editor
    @State private var isEditing = false

    var body: some View {
      HStack {
        Text(title)
        Spacer()
        Button("Edit") { isEditing = true }
      }
      .sheet(isPresented: $isEditing) { editor }
    }
  }

  struct Editor: View {
    @Binding var title: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        TextField("Title", text: $title)
          .textFieldStyle(.roundedBorder)
          .onSubmit { dismiss() }
        Button("Close") { dismiss() }
          .buttonStyle(.borderedProminent)
      }
      .padding()
    }
  }

  final class ClassicBook: ObservableObject, Identifiable {
    @Published var title = "Sample Title"
    let id = UUID()
  }

  struct ClassicBookView: View {
    @ObservedObject var book: ClassicBook
    var body: some View { Row(title: book.title) { Editor(title: $book.title) } }
  }

  @Observable final class Book: Identifiable {
    var title = "Sample Title"
    let id = UUID()
  }

  struct BookView: View {
    var book: Book
    var body: some View { Row(title: book.title) { BookEditor(book: book) } }
  }

  struct BookEditor: View {
    @Bindable var book: Book
    var body: some View { Editor(title: $book.title) }
  }

  enum Before {
    final class Library: ObservableObject {
      @Published var books = [ClassicBook(), ClassicBook()]
    }

    struct LibraryApp: App {
      @StateObject private var library = Library()
      var body: some Scene {
        WindowGroup { LibraryView().environmentObject(library) }
      }
    }

    struct LibraryView: View {
      @EnvironmentObject var library: Library
      var body: some View {
        List(library.books) { ClassicBookView(book: $0) }
        Button("Add") { library.books.append(ClassicBook()) }
      }
    }
  }

  enum LibraryFirst {
    @Observable final class Library {
      var books = [ClassicBook(), ClassicBook()]
    }

    struct LibraryApp: App {
      @StateObject private var library = Library()
      var body: some Scene {
        WindowGroup { LibraryView().environmentObject(library) }
      }
    }

    struct LibraryView: View {
      @EnvironmentObject var library: Library
      var body: some View {
        List(library.books) { ClassicBookView(book: $0) }
        Button("Add") { library.books.append(ClassicBook()) }
      }
    }
  }

  enum LibraryDone {
    struct LibraryApp: App {
      @State private var library = LibraryFirst.Library()
      var body: some Scene {
        WindowGroup { LibraryView() }
          .environment(library)
      }
    }

    struct LibraryView: View {
      @Environment(LibraryFirst.Library.self) private var library
      var body: some View {
        List(library.books) { ClassicBookView(book: $0) }
        Button("Add") { library.books.append(ClassicBook()) }
      }
    }
  }

  enum After {
    @Observable final class Library {
      var books = [Book(), Book()]
    }

    struct LibraryApp: App {
      @State private var library = Library()
      var body: some Scene {
        WindowGroup { LibraryView().environment(library) }
      }
    }

    struct LibraryView: View {
      @Environment(Library.self) private var library
      var body: some View {
        List(library.books) { BookView(book: $0) }
        Button("Add") { library.books.append(Book()) }
      }
    }
  }
}
