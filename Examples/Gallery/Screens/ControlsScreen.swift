import SwiftUI

extension Screen {
  static let controls = Screen("Controls", .controls, words: "picker stepper toggle date color menu gauge editor button style") {
    ControlsScreen()
  }
}

struct ControlsScreen: View {
  @State private var flavor = Flavor.vanilla
  @State private var count = 2
  @State private var weight = 1.5
  @State private var isOn = true
  @State private var isDense = false
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var later = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var color = Color.orange
  @State private var name = ""
  @State private var amount = 12
  @State private var message = ""
  @State private var password = ""
  @State private var notes = "Two lines\nof notes."
  @State private var said = "Nothing chosen yet"

  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, lemon, pistachio
    var id: Self { self }
  }

  var body: some View {
    SampleGrid(width: 260) {
      pickers
      values
      fields
      groups
    }
  }

  @ViewBuilder private var pickers: some View {
    Sample("Picker, menu") {
      Picker("Flavor", selection: $flavor) { options }
    }
    Sample("Picker, segmented") {
      Picker("Segments", selection: $flavor) { options }.pickerStyle(.segmented)
    }
    Sample("Picker, inline") {
      Picker("Rows", selection: $flavor) { options }.pickerStyle(.inline).labelsHidden()
    }
    Sample("Picker, wheel") {
      Picker("Wheel", selection: $flavor) { options }.pickerStyle(.wheel).frame(height: 120)
    }
  }

  private let pages = [URL(string: "https://example.com/fruit")!, URL(string: "https://example.com/trees")!]

  private var options: some View {
    ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
  }

  @ViewBuilder private var values: some View {
    Sample("Stepper") {
      Stepper("Scoops: \(count)", value: $count, in: 0...5)
      Stepper("Weight", value: $weight, in: 0...3, step: 0.5, format: .number)
    }
    Sample("Toggle") {
      Toggle("Switch", isOn: $isOn)
      Toggle("Check box", isOn: $isDense).toggleStyle(CheckStyle())
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
    }
    Sample("DatePicker, ColorPicker") {
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Later", selection: $later, in: Date(timeIntervalSince1970: 946_684_800)..., displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      ColorPicker("Ink", selection: $color)
    }
    Sample("Gauge") {
      Gauge(value: Double(count), in: 0...5) {
        Text("Scoops")
      } currentValueLabel: {
        Text("\(count)")
      }
      Gauge(value: 0.4) { Text("Part") }.gaugeStyle(.accessoryCircularCapacity)
    }
  }

  @ViewBuilder private var fields: some View {
    Sample("TextField, SecureField") {
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      TextField("Amount", value: $amount, format: .number).textFieldStyle(.roundedBorder).keyboardType(.numberPad)
      SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
      TextField("Message", text: $message, axis: .vertical).textFieldStyle(.roundedBorder).lineLimit(1...4)
    }
    Sample("TextEditor") {
      TextEditor(text: $notes).frame(height: 90).accessibilityLabel("Notes")
    }
  }

  @ViewBuilder private var groups: some View {
    Sample("Menu") {
      Menu("Actions") {
        Button("Copy") { said = "Copied" }
        Button("Delete", role: .destructive) { said = "Deleted" }
      }
      .buttonStyle(.bordered)
      Text(said)
    }
    Sample("ShareLink") {
      ShareLink("Share Fruit", item: pages[0], message: Text("Look at this"))
      ShareLink("Share a Word", item: "Pear", subject: Text("Fruit"), message: Text("Look at this"))
      ShareLink(items: pages) { Text("Share Two") }
    }
    Sample("DisclosureGroup, GroupBox") {
      DisclosureGroup("More") { Text("What is inside") }
      GroupBox("Box") { LabeledContent("Name", value: "Ada") }
    }
    Sample("ButtonStyle of an app") {
      Button("Press") { said = "Pressed" }.buttonStyle(PressStyle())
      ControlGroup {
        Button("Less") { count = max(0, count - 1) }
        Button("More scoops") { count = min(5, count + 1) }
      }
    }
  }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
      }
    }
  }
}

private struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10).background(configuration.isPressed ? Color.green : .blue, in: Capsule()).foregroundStyle(
      .white)
  }
}
