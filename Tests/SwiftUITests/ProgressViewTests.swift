import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("ProgressView") struct ProgressViewTests {
  @Test("a value shows its part of the total, within bounds; none shows that something goes on")
  func fraction() throws {
    let cases: [(Double?, Double, Double?)] = [
      (1, 4, 0.25), (9, 4, 1), (-1, 4, 0), (1, 0, 0), (nil, 4, nil), (.nan, 4, 0),
    ]
    for (value, total, expected) in cases {
      let host = TestHost { ProgressView(value: value, total: total) }
      #expect(try host.find(.progressView()).fractionCompleted == expected)
    }
    #expect(try TestHost { ProgressView() }.find(.progressView()).fractionCompleted == nil)
  }

  @Test("labels name it and stand beside it")
  func labels() throws {
    let host = TestHost {
      ProgressView("Loading", value: 0.5)
      ProgressView(value: 1, total: 2) {
        Text("Files")
      } currentValueLabel: {
        Text("1 of 2")
      }
    }
    #expect(try host.find(.progressView("Loading")).fractionCompleted == 0.5)
    #expect(try host.find(.progressView("Files")).label == "Files")
    #expect(host.texts == ["Loading", "Files", "1 of 2"])
  }

  @Test("by itself it is a bar where there is a value and a spinner where there is none; a style says otherwise")
  func styles() {
    let host = TestHost {
      ProgressView(value: 0.5)
      ProgressView()
      ProgressView().progressViewStyle(.linear)
      ProgressView(value: 0.5).progressViewStyle(.circular)
    }
    let styles = host.findAll(.progressView()).map { ($0.element.content as? ProgressContent)?.style }
    #expect(styles == [.linear, .circular, .linear, .circular])
  }

  struct Ticks: ProgressViewStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 10)) ticks\(isEnabled ? "" : ", off")")
        configuration.currentValueLabel
      }
    }
  }

  @Test("an app's own style makes the body, and may read the environment")
  func ownStyle() throws {
    struct Subject: View {
      @State private var value = 0.5
      @State private var isDisabled = false
      var body: some View {
        ProgressView("Work", value: value).progressViewStyle(Ticks()).disabled(isDisabled)
        Button("More") { value += 0.1 }
        Button("Disable") { isDisabled = true }
      }
    }
    let host = TestHost { Subject() }
    #expect(host.texts.prefix(2) == ["Work", "5 ticks"])
    try host.find(.button("More")).press()
    host.turn()
    #expect(host.texts[1] == "6 ticks")
    try host.find(.button("Disable")).press()
    host.turn()
    #expect(host.texts[1] == "6 ticks, off")
  }

  @Test("progress is one patch")
  func patch() throws {
    struct Subject: View {
      @State private var value = 0.5
      var body: some View {
        ProgressView(value: value)
        Button("More") { value = 0.75 }
      }
    }
    let host = TestHost { Subject() }
    host.resetCounts()
    try host.find(.button("More")).press()
    host.turn()
    #expect(host.patchCount == 1)
    #expect(try host.find(.progressView()).fractionCompleted == 0.75)
  }
}
