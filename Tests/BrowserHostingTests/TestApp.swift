import Observation
import SwiftUI

/// What all windows of the app share.
@MainActor
@Observable
final class TestModel {
  var count = 0
  var name = "Ann"
  var isOn = false
  var longText = ""
  @ObservationIgnored let disappearances: Signal

  init(_ disappearances: Signal) {
    self.disappearances = disappearances
  }
}

struct TestApp: App {
  /// Told when the views of a scene disappear. Set before an app is made.
  @MainActor static var nextSignal = Signal()

  @State private var model = TestModel(nextSignal)

  init() {}

  var body: some Scene {
    WindowGroup("Try & <test>") {
      TestView(model: model)
    }
  }
}

struct TestView: View {
  @Bindable var model: TestModel
  @State private var showsSheet = false
  @State private var showsRows = false

  var body: some View {
    VStack {
      Text("Count: \(model.count)")
      Button("Add") { model.count += 1 }
      Button("Grow") { model.longText = String(repeating: model.longText.hasPrefix("a") ? "b" : "a", count: 400_000) }
      Button("Off") {}.disabled(true)
      Text(model.longText)
      TextField("Name", text: $model.name)
      Text("<b>\(model.name)</b>")
      Toggle("Switch", isOn: $model.isOn)
      Button("Open") { showsSheet = true }
      Button("Rows") { showsRows = true }
      if showsRows { List(0..<1000) { Text("Item \($0)") } }
    }
    .sheet(isPresented: $showsSheet) { Text("Sheet") }
    .onDisappear { model.disappearances.send() }
  }
}
