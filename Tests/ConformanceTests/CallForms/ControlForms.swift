// swift-format-ignore-file: EndOfLineComment, OnlyOneTrailingClosureArgument

import Foundation
import SwiftUI

// Controls, forms and lists. Each line ends with the call form that it shows. That it compiles is the proof.

private enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, lemon
  var id: Self { self }
}

private struct Checked: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

private struct ControlForms: View {
  @State private var flavor = Flavor.vanilla
  @State private var text = ""
  @State private var number = 1
  @State private var amount = 1.5
  @State private var date = Date.now
  @State private var color = Color.red
  @State private var isOn = true
  @State private var selection: Set<Int> = []
  @State private var items = [1, 2]
  @Environment(\.editMode) private var editMode

  @ViewBuilder private var pickers: some View {
    Picker("Flavor", selection: $flavor) { Text("Lemon").tag(Flavor.lemon) }  // form: Picker(_:selection:){}
    Picker(selection: $flavor, label: Text("Flavor")) { Text("") }  // form: Picker(selection:label:){}
    Text("").tag(1)  // form: .tag(_:)
    Text("").pickerStyle(SegmentedPickerStyle())  // form: SegmentedPickerStyle()
    Text("").pickerStyle(.segmented)  // form: .pickerStyle(_:)
    Text("").pickerStyle(.inline)
    Text("").pickerStyle(.wheel)
    Text("").pickerStyle(.menu)
    Text("").pickerStyle(.navigationLink)
    Text("").datePickerStyle(.compact)
  }

  @ViewBuilder private var dates: some View {
    DatePicker("Day", selection: $date)
    // form: DatePicker(_:selection:displayedComponents:)
    DatePicker("Day", selection: $date, displayedComponents: .date)
    // form: DatePicker(_:selection:in:displayedComponents:)
    DatePicker("Time", selection: $date, in: Date()..., displayedComponents: [.date, .hourAndMinute])
    DatePicker(selection: $date, in: ...Date.now, displayedComponents: .hourAndMinute) { Text("Time") }
    ColorPicker("Ink", selection: $color)
  }

  @ViewBuilder private var steppers: some View {
    Stepper("Count", value: $number, in: 0...9)  // form: Stepper(_:value:in:)
    Stepper("Count", value: $number, in: 0...9, step: 2)  // form: Stepper(_:value:in:step:)
    Stepper(value: $number, in: 0...9) { Text("Count") }
    Stepper("Count", onIncrement: { number += 1 }, onDecrement: nil)
    Stepper("Amount", value: $amount, step: 0.5, format: .number)
    Toggle("On", isOn: $isOn).toggleStyle(Checked())  // form: .toggleStyle(_:)
    Toggle(isOn: $isOn) { Text("On") }.toggleStyle(.switch).labelsHidden()  // form: .labelsHidden()
    Gauge(value: 0.5) { Text("Half") }
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", value: $number, format: .number)  // form: TextField(_:value:format:)
    TextField("Name", text: $text, onCommit: {})  // form: TextField(_:text:onCommit:)
    TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("Name", text: $text, prompt: Text("Ada"), axis: .vertical)
    SecureField("Password", text: $text)
    TextEditor(text: $text)  // form: TextEditor(text:)
    Text("").keyboardType(.numberPad)  // form: .keyboardType(_:)
    Text("").autocapitalization(.none)  // form: .autocapitalization(_:)
    Text("").textInputAutocapitalization(.never)  // form: .textInputAutocapitalization(_:)
    Text("").disableAutocorrection(true)  // form: .disableAutocorrection(_:)
  }

  @ViewBuilder private var forms: some View {
    Form { Text("") }  // form: Form(){}
    Section("Header") { Text("") }  // form: Section(_:){}
    Section(header: Text("Header")) { Text("") }  // form: Section(header:){}
    Section {
      Text("")
    } footer: {
      Text("")
    }  // form: Section(){}{footer:}
    Section {
      Text("")
    } header: {
      Text("")
    }.headerProminence(.increased)  // form: .headerProminence(_:)
    LabeledContent("Name", value: "Ada")
    DisclosureGroup("More") { Text("") }
    GroupBox("Box") { Text("") }
    Menu("Menu") { Button("Item") {} }
    EditButton()  // form: EditButton()
  }

  var body: some View {
    List(selection: $selection) {
      // form: .onDelete(perform:)
      ForEach(items, id: \.self) { Text("\($0)") }.onDelete(perform: delete).onMove { _, _ in }
      Text("").listRowInsets(EdgeInsets())  // form: .listRowInsets(_:)
      Text("").listRowSeparator(.hidden).listRowBackground(Color.clear).swipeActions { Button("Read") {} }
    }
    .listStyle(.plain)  // form: .listStyle(_:)
    .searchable(text: $text)  // form: .searchable(text:)
    .refreshable {}
    List { Text("") }.listStyle(GroupedListStyle())  // form: GroupedListStyle()
    pickers
    dates
    steppers
    fields
    forms
  }

  private func delete(_ offsets: IndexSet) {}
}
