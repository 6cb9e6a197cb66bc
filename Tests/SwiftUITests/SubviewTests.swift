import SwiftUI
import SwiftUITesting
import Testing

extension ContainerValues {
  @Entry fileprivate var mark = "none"
}

/// Containers that ask for the views in their content.
@MainActor @Suite("Subviews and sections of a view") struct SubviewTests {
  /// Says of each subview where it is, and shows it.
  struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count):")
        ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
          Text("\(index)\(subview.containerValues.mark == "none" ? "" : subview.containerValues.mark)")
          subview
        }
      }
    }
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)=\(count)") { count += 1 } }
  }

  /// Its content is evaluated again when what that has read is another one.
  struct Stage<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  @Observable final class Model {
    var names = ["a", "b"]
    var isShown = true
  }

  /// A view whose body is several.
  struct Names: View {
    let model: Model
    @State private var extra = 0
    var body: some View {
      ForEach(model.names, id: \.self) { Counter(name: $0) }
      if extra > 0 { Text("extra\(extra)") }
      Button("more") { extra += 1 }
    }
  }

  @Test("tuples, groups, conditions, rows and optional views are as many subviews as they show")
  func flattened() {
    let host = TestHost {
      Numbered {
        Text("one")
        Group {
          Text("two")
          if Bool(true) { Text("three") } else { Text("never") }
        }
        ForEach(4..<6) { Text("n\($0)") }
        if Bool(false) { Text("never") }
        AnyView(Text("any"))
        EmptyView()
        VStack {
          Text("x")
          Text("y")
        }
      }
    }
    #expect(host.texts == ["7:", "0", "one", "1", "two", "2", "three", "3", "n4", "4", "n5", "5", "any", "6", "x", "y"])
  }

  @Test("a modifier around several views is around each subview")
  func distributed() {
    let host = TestHost {
      Numbered {
        Group {
          Text("a")
          Text("b").containerValue(\.mark, "!")
        }
        .containerValue(\.mark, "?")
        .accessibilityIdentifier("item")
      }
    }
    #expect(host.texts == ["2:", "0?", "a", "1!", "b"])
    #expect(host.findAll(.text("a")).first?.identifier == "item")
    #expect(host.findAll(.text("b")).first?.identifier == "item")
  }

  @Test("state stays with a subview while its id does, and what is gone ends")
  func state() throws {
    let model = Model()
    let host = TestHost { Stage { Numbered { ForEach(model.names, id: \.self) { Counter(name: $0) } } } }
    try host.find(.button("b=0")).press()
    host.turn()
    model.names = ["c", "b"]
    host.turn()
    #expect(host.texts == ["2:", "0", "c=0", "1", "b=1"])
    model.names = ["b"]
    host.turn()
    #expect(host.texts == ["1:", "0", "b=1"])
    #expect(host.leaks.isEmpty)
  }

  @Test("a view whose body is several views is several subviews, with its state and what it observes")
  func composite() throws {
    let model = Model()
    let host = TestHost {
      Stage {
        Numbered {
          if model.isShown { Names(model: model) }
          Text("end")
        }
      }
    }
    #expect(host.texts == ["4:", "0", "a=0", "1", "b=0", "2", "more", "3", "end"])
    try host.find(.button("a=0")).press()
    try host.find(.button("more")).press()
    host.turn()
    #expect(host.texts == ["5:", "0", "a=1", "1", "b=0", "2", "extra1", "3", "more", "4", "end"])
    model.names.append("c")
    host.turn()
    #expect(host.texts == ["6:", "0", "a=1", "1", "b=0", "2", "c=0", "3", "extra1", "4", "more", "5", "end"])
    model.isShown = false
    host.turn()
    #expect(host.texts == ["1:", "0", "end"])
    #expect(host.leaks.isEmpty)
  }

  struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(subviews: content) { subview in
        Text("card \(subview.containerValues.tag(for: Int.self) ?? -1)")
        subview
      }
    }
  }

  @Test("ForEach over subviews follows its content; tags are those of the views, or the ids of a ForEach")
  func forEach() {
    let model = Model()
    let host = TestHost {
      Stage {
        Cards {
          Text("t").tag(7)
          ForEach(1..<3) { Text("n\($0)") }
          if model.isShown { Text("shown") }
        }
      }
    }
    #expect(host.texts == ["card 7", "t", "card 0", "n1", "card 1", "n2", "card -1", "shown"])
    model.isShown = false
    host.turn()
    #expect(host.texts == ["card 7", "t", "card 0", "n1", "card 1", "n2"])
  }

  @Test("a container in a container passes on what it shows")
  func nested() {
    let host = TestHost {
      Numbered {
        Cards {
          Text("a").tag(1)
          Text("b").tag(2)
        }
      }
    }
    #expect(host.texts == ["4:", "0", "card 1", "1", "a", "2", "card 2", "3", "b"])
  }

  struct Board<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(sections: content) { section in
        VStack {
          if !section.header.isEmpty { section.header }
          Text("\(section.content.count) \(section.containerValues.mark)")
          section.content
          section.footer
        }
      }
    }
  }

  @Test("sections have a header, rows and a footer; what stands between them is a section, too")
  func sections() {
    let host = TestHost {
      Board {
        Text("loose")
        Text("too")
        Section("Title") {
          ForEach(0..<2) { Text("row\($0)") }
        }
        .containerValue(\.mark, "s")
        Section {
          Text("row")
        } footer: {
          Text("foot")
        }
        Text("last")
      }
    }
    #expect(
      host.texts == [
        "2 none", "loose", "too", "Title", "2 s", "row0", "row1", "1 none", "row", "foot", "1 none", "last",
      ])
    let flat = TestHost {
      Numbered { Section("Title") { Text("row") } }
      Group(sections: Section("S") { Text("r") }) { Text("\($0.count)") }
    }
    #expect(flat.texts == ["2:", "0", "Title", "1", "row", "1"])
  }

  struct Marks: Layout {
    let seen: Seen
    final class Seen { var marks: [String] = [] }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      seen.marks = subviews.map { $0.containerValues.mark }
      return CGSize(width: 10, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("a layout sees what views say of themselves, of one value what is said innermost")
  func layout() {
    let seen = Marks.Seen()
    let model = Model()
    let host = TestHost {
      Stage {
        Marks(seen: seen) {
          Text("a").containerValue(\.mark, model.isShown ? "inner" : "other").containerValue(\.mark, "outer")
          Text("b")
        }
      }
    }
    #expect(seen.marks == ["inner", "none"])
    model.isShown = false
    host.turn()
    #expect(seen.marks == ["other", "none"])
  }
}
