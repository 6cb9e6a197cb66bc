import SwiftUI
import SwiftUITesting
import Testing

/// Pickers whose options stand on a page of their own.
@MainActor @Suite("Pickers that lead to a page") struct LinkPickerTests {
  private struct Settings: View {
    @State private var size = "M"

    var body: some View {
      NavigationStack {
        Form {
          Picker("Size", selection: $size) {
            ForEach(["S", "M", "L"], id: \.self) { Text($0) }
          }
          .pickerStyle(.navigationLink)
          Text("Size \(size)")
        }
      }
    }
  }

  @Test("1.40: a row leads to a page of the options; choosing one writes it and closes the page", arguments: ["L", "M"])
  func chosen(_ option: String) throws {
    let host = TestHost { Settings() }
    let link = try host.find(.navigationLink())
    #expect(try host.find(.picker()).chosenOptions == ["M"])
    try link.tap()
    #expect(host.turn())
    #expect(host.navigationTitle == "Size")
    let pickers = host.findAll(.picker())
    try #require(pickers.last).choose(option)
    #expect(host.turn())
    #expect(host.navigationTitle != "Size")
    _ = try host.find(.text("Size \(option)"))
    #expect(try host.find(.picker()).chosenOptions == [option])
  }

  @Test("1.40: in a menu its options are items")
  func inMenu() throws {
    let host = TestHost {
      Menu("More") {
        Picker("Size", selection: .constant("M")) { Text("S").tag("S") }.pickerStyle(.navigationLink)
      }
    }
    #expect(host.findAll(.navigationLink()).isEmpty)
  }
}
