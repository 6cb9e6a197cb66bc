import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("1.3 to 1.6: Pickers, steppers, menus") struct S13ControlTests {
  let log = Log()

  @Test("1.38: the label of a picker in the style of a menu is its name, whatever is chosen")
  func pickerName() throws {
    let host = TestHost {
      Picker("Flavor", selection: .constant(2)) {
        Text("Mint").tag(1)
        Text("Lemon").tag(2)
      }
      .pickerStyle(.menu)
    }
    #expect(try host.find(.picker("Flavor")).chosenOptions == ["Lemon"])
  }

  @Test("1.41: sections and dividers part the options of a picker, and a second text in its label is none of them")
  func pickerSections() throws {
    struct Subject: View {
      @State private var number = 1
      var body: some View {
        Picker(selection: $number) {
          Section("Low") { ForEach(1..<3) { Text(verbatim: "\($0)").tag($0) } }
          Divider()
          Section { Text("10").tag(10) }
        } label: {
          Text("Number")
          Text("of guests")
        }
      }
    }
    let host = TestHost { Subject() }
    let picker = try host.find(.picker("Number of guests"))
    #expect(picker.options == ["1", "2", "10"])
    try picker.choose("10")
    host.turn()
    #expect(try host.find(.picker("Number of guests")).chosenOptions == ["10"])
  }

  @Test("1.45: a step tells of its begin, writes, and tells of its end")
  func stepperEditing() throws {
    struct Subject: View {
      let log: Log
      @State private var number = 1
      var body: some View {
        Stepper("Guests", value: log.binding("W", $number), in: 0...5) { log("\($0)") }
      }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.stepper("Guests")).increment()
    host.turn()
    #expect(log.entries == ["true", "W = 2", "false"])
  }

  @Test("1.51: without a step a slider writes the part of the range where it was let go")
  func sliderWithoutStep() throws {
    struct Subject: View {
      let log: Log
      @State private var volume = 2.0
      var body: some View { Slider(value: log.binding("W", $volume), in: 2...6) { Text("Volume") } }
    }
    let host = TestHost { Subject(log: log) }
    try host.find(.slider("Volume")).adjust(toNormalizedSliderPosition: 0.25)
    #expect(log.entries == ["W = 3.0"])
  }

  @Test("1.57: a date picker shows and writes dates of the calendar and the time zone around it")
  func datePickerEnvironment() throws {
    struct Subject: View {
      let log: Log
      @State private var date = Date(timeIntervalSince1970: 0)
      var body: some View { DatePicker("Day", selection: log.binding("W", $date)) }
    }
    let host = TestHost {
      Subject(log: log).environment(\.timeZone, TimeZone(secondsFromGMT: 2 * 3600)!)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
    let content = try #require(try host.find(.datePicker("Day")).element.content as? DatePickerContent)
    #expect(content.value.value.hour == 2)
    try host.find(.datePicker("Day")).choose(hour: 3)
    host.turn()
    #expect(log.entries == ["W = \(Date(timeIntervalSince1970: 3600))"])
  }

  @Test("1.62: items of a menu keep what they are: disabled, a role, a toggle's state")
  func menuItems() throws {
    struct Subject: View {
      let log: Log
      @State private var isSorted = false
      var body: some View {
        Menu("More") {
          Button("Off") { log("off") }.disabled(true)
          Button("Delete", role: .destructive) { log("delete") }
          Toggle("Sorted", isOn: $isSorted)
          Menu("Further") { Button("Inner") { log("inner") } }
        }
      }
    }
    let host = TestHost { Subject(log: log) }
    #expect(throws: ElementUnusable.self) { try host.find(.menu("More")).choose("Off") }
    try host.find(.menu("More")).choose("Delete")
    try host.find(.menu("More")).choose("Inner")
    #expect(log.entries == ["delete", "inner"])
    #expect((try host.find(.button("Delete")).element.content as? ButtonContent)?.buttonRole == .destructive)
    try host.find(.toggle("Sorted")).toggle()
    host.turn()
    #expect(try host.find(.toggle("Sorted")).isOn)
  }
}
