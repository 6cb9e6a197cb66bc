import SwiftUI

/// A list with buttons that stand in front of it, and what help pages and dashboards have.
struct InboxView: View {
  @State private var written = 0
  @State private var isOpen = true

  var body: some View {
    List {
      Section {
        DisclosureGroup("Filters", isExpanded: $isOpen) { Text("Unread only") }
        ForEach(0..<40) { Text("Message \($0)") }
      }
    }
    .overlay(alignment: .bottomTrailing) {
      Button {
        written += 1
      } label: {
        Image(systemName: "square.and.pencil").padding(16).background(.blue, in: .circle).foregroundStyle(.white)
      }
      .accessibilityLabel("Write \(written)")
      .padding()
    }
    .navigationTitle("Inbox")
    .navigationBarTitleDisplayMode(.large)
  }
}

struct HelpView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(["How do I cancel?", "Is there a version for the desktop, and what does it cost?"], id: \.self) { question in
          DisclosureGroup {
            Text("Ask us.")
          } label: {
            HStack {
              Text(question).multilineTextAlignment(.leading)
              Spacer()
            }
          }
          .padding()
          .background(.gray.opacity(0.2), in: .rect(cornerRadius: 12))
        }
        HStack(spacing: 24) {
          Gauge(value: 0.75) {
            Text("Load")
          } currentValueLabel: {
            Text("75")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("100")
          }
          .gaugeStyle(.accessoryCircular)
          .tint(Gradient(colors: [.green, .yellow, .red]))
          Gauge(value: 22, in: -10...40) {
            Text("Outside")
          } currentValueLabel: {
            Text("22°")
          }
          .gaugeStyle(.accessoryLinear)
          .tint(Gradient(colors: [.blue, .orange]))
        }
      }
      .padding()
    }
    .navigationTitle("Help")
  }
}
