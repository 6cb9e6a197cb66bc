import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Picker") struct PickerTests {
  /// What was written, in order.
  final class Log {
    var entries: [String] = []
  }

  struct Flavors: View {
    @State var flavor: String? = "vanilla"
    var style = AnyPicker.menu
    let log: Log

    enum AnyPicker { case menu, segmented }

    var body: some View {
      let binding = Binding(
        get: { flavor },
        set: {
          log.entries.append("W(\($0 ?? "nil"))")
          flavor = $0
        })
      Text(verbatim: flavor ?? "none")
      Picker("Flavor", selection: binding) {
        Text("None").tag(String?.none)
        Text("Vanilla").tag("vanilla")
        Text("Lemon").tag("lemon")
        Text("Mint").tag("mint").selectionDisabled()
        Text("Without a tag")
      }
      .pickerStyle(.segmented)
      Button("Other") { flavor = "pear" }
    }
  }

  @Test("in a menu a picker is its options, or in the style menu a menu of them")
  func submenu() throws {
    struct Subject: View {
      @State private var size = "S"
      let isMenu: Bool
      var body: some View {
        Menu("More") {
          let picker = Picker("Size", selection: $size) { ForEach(["S", "L"], id: \.self) { Text($0) } }
          if isMenu { picker.pickerStyle(.menu) } else { picker }
        }
        Text(verbatim: "is \(size)")
      }
    }
    for isMenu in [false, true] {
      let host = TestHost { Subject(isMenu: isMenu) }
      #expect(host.findAll(.role(.menu)).count == (isMenu ? 2 : 1))
      try host.find(.picker()).choose("L")
      host.turn()
      _ = try host.find(.text("is L"))
    }
  }

  @Test("1.28, 1.31 a tag counts for the optional of its type, and nil needs an option of its own")
  func optionalTags() throws {
    let log = Log()
    let host = TestHost { Flavors(log: log) }
    #expect(try host.find(.picker("Flavor")).chosenOptions == ["Vanilla"])
    try host.find(.picker("Flavor")).choose("None")
    host.turn()
    #expect(try host.find(.picker("Flavor")).chosenOptions == ["None"])
    #expect(log.entries == ["W(nil)"])
  }

  @Test("1.28 without the optional a tag is not seen by a selection of the optional type")
  func tagsWithoutOptional() throws {
    struct Subject: View {
      @State var number: Int? = 1
      var body: some View {
        Picker("Number", selection: $number) {
          Text("One").tag(1, includeOptional: false)
          Text("Two").tag(Int?.some(2))
        }
      }
    }
    let host = TestHost { Subject() }
    #expect(try host.find(.picker("Number")).chosenOptions == [])
    try host.find(.picker("Number")).choose("Two")
    host.turn()
    #expect(try host.find(.picker("Number")).chosenOptions == ["Two"])
  }

  @Test("1.29 the options of a ForEach have the ids of their elements as tags, if the types agree; an explicit tag beats them")
  func automaticTags() throws {
    struct Subject: View {
      @State var number = 2
      @State var word = "2"
      var body: some View {
        Picker("Ids", selection: $number) { ForEach(1..<4, id: \.self) { Text(verbatim: "No. \($0)") } }
        Picker("Other type", selection: $word) { ForEach(1..<4, id: \.self) { Text(verbatim: "No. \($0)") } }
        Picker("Explicit", selection: $word) { ForEach(1..<4, id: \.self) { Text(verbatim: "No. \($0)").tag("\($0)") } }
      }
    }
    let host = TestHost { Subject() }
    #expect(try host.find(.picker("Ids")).chosenOptions == ["No. 2"])
    #expect(try host.find(.picker("Other type")).chosenOptions == [])
    #expect(try host.find(.picker("Explicit")).chosenOptions == ["No. 2"])
    try host.find(.picker("Ids")).choose("No. 3")
    host.turn()
    #expect(try host.find(.picker("Ids")).chosenOptions == ["No. 3"])
  }

  @Test("1.30 a selection that no option has shows none and writes nothing; options that come later are found")
  func unknownSelection() throws {
    struct Subject: View {
      @State var selection = "c"
      @State var all = ["a", "b"]
      var body: some View {
        Picker("Letters", selection: $selection) { ForEach(all, id: \.self) { Text($0) } }
        Button("Load") { all = ["a", "b", "c"] }
      }
    }
    let host = TestHost { Subject() }
    #expect(try host.find(.picker("Letters")).chosenOptions == [])
    try host.find(.button("Load")).press()
    host.turn()
    #expect(try host.find(.picker("Letters")).chosenOptions == ["c"])
  }

  @Test("1.30 options that come by a change of their own are found")
  func lateOptions() throws {
    final class Model: ObservableObject {
      @Published var isThere = false
    }
    struct Options: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("One").tag(1)
        if model.isThere { Text("Two").tag(2) }
      }
    }
    struct Subject: View {
      @State var selection = 2
      let model: Model
      var body: some View { Picker("Number", selection: $selection) { Options(model: model) } }
    }
    let model = Model()
    let host = TestHost { Subject(model: model) }
    #expect(try host.find(.picker("Number")).chosenOptions == [])
    model.isThere = true
    host.turn()
    #expect(try host.find(.picker("Number")).chosenOptions == ["Two"])
  }

  @Test("1.32, 1.34, 1.35 what has no tag, is chosen already or is disabled writes nothing")
  func noWrites() throws {
    let log = Log()
    let host = TestHost { Flavors(log: log) }
    try host.find(.picker("Flavor")).choose("Vanilla")
    host.turn()
    try host.find(.picker("Flavor")).choose("Without a tag")
    host.turn()
    #expect(throws: ElementUnusable.self) { try host.find(.picker("Flavor")).choose("Mint") }
    #expect(log.entries.isEmpty)
    #expect(try host.find(.picker("Flavor")).chosenOptions == ["Vanilla"])
  }

  @Test("1.33 two options with equal tags both look chosen")
  func equalTags() throws {
    struct Subject: View {
      @State var selection = 1
      var body: some View {
        Picker("Number", selection: $selection) {
          Text("One").tag(1)
          Text("Eins").tag(1)
        }
      }
    }
    let host = TestHost { Subject() }
    #expect(try host.find(.picker("Number")).chosenOptions == ["One", "Eins"])
  }

  @Test("1.36 a picker for several sources shows what they have in common and writes each")
  func sources() throws {
    struct Item {
      var color: Binding<String>
    }
    struct Subject: View {
      @State var first = "red"
      @State var second = "blue"
      var body: some View {
        Text(verbatim: "\(first) \(second)")
        Picker("Color", sources: [Item(color: $first), Item(color: $second)], selection: \.color) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
      }
    }
    let host = TestHost { Subject() }
    #expect(try host.find(.picker("Color")).chosenOptions == [])
    try host.find(.picker("Color")).choose("Red")
    host.turn()
    #expect(try host.find(.text("red red")).label == "red red")
    #expect(try host.find(.picker("Color")).chosenOptions == ["Red"])
  }

  @Test("a disabled picker cannot be changed, and sections group options")
  func disabled() throws {
    struct Subject: View {
      @State var selection = 1
      var body: some View {
        Picker("Number", selection: $selection) {
          Section("Low") { Text("One").tag(1) }
          Section("High") { Text("Nine").tag(9) }
        }
        .disabled(true)
      }
    }
    let host = TestHost { Subject() }
    #expect(try host.find(.picker("Number")).options == ["One", "Nine"])
    #expect(throws: ElementUnusable.self) { try host.find(.picker("Number")).choose("Nine") }
  }

  @Test("1.29 the options of a range have their offsets as tags, so that 2 in 2..<100 is the third one")
  func ranges() throws {
    struct People: View {
      @State var people = 2
      var body: some View {
        Picker("People", selection: $people) { ForEach(2..<10) { Text(verbatim: "\($0) people") } }
        Picker("Values", selection: $people) { ForEach(2..<10, id: \.self) { Text(verbatim: "\($0) people") } }
        Text(verbatim: "is \(people)")
      }
    }
    let host = TestHost { People() }
    #expect(try host.find(.picker("People")).chosenOptions == ["4 people"])
    #expect(try host.find(.picker("Values")).chosenOptions == ["2 people"])
    try host.find(.picker("People")).choose("9 people")
    host.turn()
    #expect(host.texts.contains("is 7"))
  }
}
