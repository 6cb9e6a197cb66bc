import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Groups, menus and dates") struct GroupTests {
  final class Log {
    var entries: [String] = []
  }

  @Test("of several texts in a label the first is the name, and the others stand below it")
  func subtitles() throws {
    struct Subject: View {
      @State private var isOn = true
      @State private var name = "Later"
      var body: some View {
        LabeledContent {
          Text("1.2")
        } label: {
          Text("Version")
          Text("Of \(name)")
        }
        Toggle(isOn: $isOn) {
          Text("Sound")
          Text("In all rooms")
        }
        Button("Change") { name = "Today" }
      }
    }
    let host = TestHost { Subject() }
    func places(_ texts: String...) throws -> [CGRect] { try texts.map { try host.find(.text($0)).frame } }
    for pair in [("Version", "Of Later"), ("Sound", "In all rooms")] {
      let frames = try places(pair.0, pair.1)
      #expect(frames[0].minX == frames[1].minX && frames[1].minY >= frames[0].maxY)
    }
    try host.find(.button("Change")).press()
    host.turn()
    _ = try host.find(.text("Of Today"))
  }

  @Test("2.67 a disclosure group writes the negated value once, and its content is there only while it is open")
  func disclosure() throws {
    struct Subject: View {
      @State var isOpen = false
      let log: Log
      var body: some View {
        let binding = Binding(
          get: { isOpen },
          set: {
            log.entries.append("W(\($0))")
            isOpen = $0
          })
        DisclosureGroup("More", isExpanded: binding) { Text("inside").onAppear { log.entries.append("appeared") } }
      }
    }
    let log = Log()
    let host = TestHost { Subject(log: log) }
    #expect(host.findAll(.text("inside")).isEmpty)
    try host.find(.disclosureGroup("More")).disclose()
    host.turn()
    _ = try host.find(.text("inside"))
    #expect(log.entries == ["W(true)", "appeared"])
    try host.find(.disclosureGroup("More")).disclose()
    host.turn()
    #expect(host.findAll(.text("inside")).isEmpty)
  }

  @Test("2.66 of a tree all groups are closed at first, nil children make a leaf, and an empty group opens")
  func outline() throws {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let tree = [Node(id: "fruit", children: [Node(id: "apple"), Node(id: "empty", children: [])]), Node(id: "leaf")]
    let host = TestHost { List(tree, children: \.children) { Text($0.id) } }
    #expect(host.findAll(.disclosureGroup()).count == 1)
    try host.find(.disclosureGroup("fruit")).disclose()
    host.turn()
    #expect(host.findAll(.disclosureGroup()).count == 2)
    _ = try host.find(.text("apple"))
  }

  @Test("2.66 what is open below a group is open again when that is")
  func outlineMemory() throws {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let fruit = Node(id: "fruit", children: [Node(id: "apple")])
    let tree = [Node(id: "plants", children: [fruit, Node(id: "trees", children: [])])]
    let host = TestHost { OutlineGroup(tree, children: \.children) { Text($0.id) } }
    for group in ["plants", "fruit", "plants"] {
      try host.find(.disclosureGroup(group)).disclose()
      host.turn()
    }
    #expect(host.texts == ["plants"])
    try host.find(.disclosureGroup("plants")).disclose()
    host.turn()
    #expect(host.texts == ["plants", "fruit", "apple", "trees"])
    try host.find(.disclosureGroup("fruit")).disclose()
    host.turn()
    #expect(host.texts == ["plants", "fruit", "trees"])
  }

  @Test("a style without a border says whether its menus show that they are some")
  func menuIndicator() throws {
    func showsIndicator(_ menu: some View) throws -> Bool {
      let host = TestHost { menu }
      return try #require(host.find(.menu("More")).element.content as? MenuContent).showsIndicator
    }
    let menu = Menu("More") { Button("Copy") {} }
    #expect(try !showsIndicator(menu.menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: false))))
    #expect(try showsIndicator(menu.menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: true)).menuIndicator(.hidden)))
    #expect(try !showsIndicator(menu.menuStyle(BorderlessButtonMenuStyle()).menuIndicator(.hidden)))
  }

  @Test("1.59, 1.61 the items of a menu act, and a primary action is the press itself")
  func menu() throws {
    let log = Log()
    let host = TestHost {
      Menu("More") {
        Button("Copy") { log.entries.append("copy") }
        Button("Delete", role: .destructive) { log.entries.append("delete") }.disabled(true)
      } primaryAction: {
        log.entries.append("primary")
      }
    }
    try host.find(.menu("More")).choose("Copy")
    host.turn()
    try host.find(.menu("More")).runPrimaryAction()
    host.turn()
    #expect(log.entries == ["copy", "primary"])
    #expect(throws: ElementUnusable.self) { try host.find(.menu("More")).choose("Delete") }
  }

  @Test("1.55 the parts of a date that a picker does not show stay as they are")
  func dateParts() throws {
    struct Subject: View {
      @State var date: Date
      var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
    let host = TestHost {
      Subject(date: Date(timeIntervalSince1970: 3_661)).environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
    try host.find(.datePicker("Day")).choose(year: 1970, month: 1, day: 3)
    host.turn()
    _ = try host.find(.text("\(2 * 86_400 + 3_661)"))
    try host.find(.datePicker("Time")).choose(hour: 0, minute: 2)
    host.turn()
    _ = try host.find(.text("\(2 * 86_400 + 121)"))
    #expect(throws: ElementUnusable.self) { try host.find(.datePicker("Day")).choose(hour: 1) }
  }

  @Test("1.56 a date outside the range is not written, and what is chosen stays in it")
  func dateRange() throws {
    final class Writes {
      var dates: [Date] = []
    }
    let writes = Writes()
    let range = Date(timeIntervalSince1970: 86_400)...Date(timeIntervalSince1970: 10 * 86_400)
    let host = TestHost {
      DatePicker(
        "Day", selection: Binding(get: { Date(timeIntervalSince1970: 0) }, set: { writes.dates.append($0) }), in: range,
        displayedComponents: .date
      ).environment(\.timeZone, .gmt)
    }
    #expect(writes.dates.isEmpty)
    try host.find(.datePicker("Day")).choose(year: 1971, month: 1, day: 1)
    host.turn()
    #expect(writes.dates == [range.upperBound])
  }

  @Test("a date that no calendar has changes nothing")
  func impossibleDate() throws {
    final class Writes {
      var count = 0
    }
    let writes = Writes()
    let host = TestHost {
      DatePicker(
        "Day", selection: Binding(get: { Date(timeIntervalSince1970: 0) }, set: { _ in writes.count += 1 }),
        displayedComponents: .date
      ).environment(\.timeZone, .gmt)
    }
    for year in [0, 20_245, 999_999] {
      try host.find(.datePicker("Day")).choose(year: year)
      host.turn()
    }
    try host.find(.datePicker("Day")).choose(month: 99)
    host.turn()
    #expect(writes.count == 0)
  }

  @Test("a color picker writes the chosen color")
  func color() throws {
    struct Subject: View {
      @State var color = Color.black
      var body: some View {
        ColorPicker("Ink", selection: $color)
        Text(verbatim: color == Color(red: 1, green: 0, blue: 0) ? "red" : "other")
      }
    }
    let host = TestHost { Subject() }
    try host.find(.colorPicker("Ink")).choose(red: 255, green: 0, blue: 0)
    host.turn()
    _ = try host.find(.text("red"))
  }

  @Test("1.77 a label that is hidden is still the name")
  func hiddenLabels() throws {
    let host = TestHost {
      VStack {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Place") { Text("Rome") }.labelsHidden()
      }
    }
    #expect(host.texts == ["Name", "Ada", "Rome"])
  }

  @Test("with the largest sizes of text, what is labeled stands below its label")
  func stackedLabels() throws {
    struct Subject: View {
      @State private var isLarge = true
      var body: some View {
        LabeledContent("Version", value: "1.2").dynamicTypeSize(isLarge ? .accessibility1 : .xxxLarge)
        Button("Change") { isLarge = false }
      }
    }
    let host = TestHost { Subject() }
    func frames() throws -> (CGRect, CGRect) {
      let (label, value) = (try host.find(.text("Version")), try host.find(.text("1.2")))
      return (label.frame, value.frame)
    }
    let (label, value) = try frames()
    #expect(value.minX == label.minX && value.minY >= label.maxY)
    try host.find(.button("Change")).press()
    host.turn()
    let (first, second) = try frames()
    #expect(second.minX > first.maxX && second.midY == first.midY)
  }
}
