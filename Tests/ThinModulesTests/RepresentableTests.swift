import FoundationAdditions
import OrielUIKit
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Views of UIKit among those of SwiftUI: blurs and plain colors are shown, of others a box says that they are not.
@MainActor
@Suite("Views of UIKit")
struct RepresentableTests {
  struct Blur: UIViewRepresentable {
    var style: UIBlurEffect.Style

    func makeUIView(context: UIViewRepresentableContext<Self>) -> UIVisualEffectView { UIVisualEffectView() }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
  }

  final class Chart: UIView {}

  struct ChartView: UIViewRepresentable {
    let log: Log

    final class Log {
      var made = 0
      var updated: [Int] = []
    }

    let value: Int

    func makeCoordinator() -> Log { log }

    func makeUIView(context: Context) -> Chart {
      context.coordinator.made += 1
      return Chart(frame: .zero)
    }

    func updateUIView(_ uiView: Chart, context: Context) { context.coordinator.updated.append(value) }
  }

  struct Holder: View {
    let log: ChartView.Log
    @State private var value = 0

    var body: some View {
      Blur(style: value == 0 ? .systemThinMaterial : .systemThickMaterial)
      ChartView(log: log, value: value)
      Button("Next") { value += 1 }
    }
  }

  @Test("a blur is a material, another view a box that says so; it is made once and updated with each value")
  func views() throws {
    let log = ChartView.Log()
    let host = TestHost { Holder(log: log) }
    func materials() -> [Paint] { host.findAll(.role(.shape)).compactMap { ($0.element.content as? ShapeContent)?.paint } }
    #expect(materials().contains(.material(.thin)))
    #expect(host.texts.contains("ChartView: views of UIKit are not shown here"))
    try host.find(.button("Next")).press()
    host.turn()
    #expect(materials().contains(.material(.thick)))
    #expect(log.made == 1)
    #expect(log.updated == [0, 1])
  }

  struct Form: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      TextField("Name", text: $text).focused($isFocused)
      Text(isFocused ? "focused" : "free")
      Button("Focus") { isFocused = true }
      Button("Done") {
        UIApplication.shared.sendAction(Selector("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil)
      }
    }
  }

  @Test("resignFirstResponder takes the focus from the field that has it")
  func resign() throws {
    let host = TestHost { Form() }
    try host.find(.button("Focus")).press()
    host.turn()
    #expect(host.texts.contains("focused"))
    try host.find(.button("Done")).press()
    host.turn()
    host.turn()
    #expect(host.texts.contains("free"))
    #expect(Selector("A.tap(_:)").baseName == "tap")
    #expect(!UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil))
  }
}
