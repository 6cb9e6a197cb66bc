import SwiftUI

/// Where more is to be read.
struct References: View {
  @State private var opened = "nothing"

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Link("Weather", destination: URL(string: "https://example.com/weather")!)
      Text("Read [the calendar](https://example.com/calendar) before you sow.")
      VStack(alignment: .leading, spacing: 8) {
        Link("Garden", destination: URL(string: "almanac://garden")!)
        Text("or the [moon table](almanac://moon)")
        Text("Opened: \(opened)")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.host ?? ""
          return .handled
        })
    }
  }
}
