import SwiftUI

struct ScreenView: View {
  let screen: Screen
  /// Goes back to the list; nil where the list is seen.
  let close: (@MainActor () -> Void)?
  @State private var showsSource = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        if let close {
          Button(action: close) {
            Label("Gallery", systemImage: "chevron.left")
          }
        }
        Spacer()
        Button(showsSource ? "Hide Source" : "Show Source") { showsSource.toggle() }
      }
      .padding(.horizontal)
      .padding(.vertical, 10)
      Divider()
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Text(screen.title)
            .font(.largeTitle.bold())
            .accessibilityHeading(.h1)
          if showsSource {
            ScrollView(.horizontal) {
              Text(verbatim: screen.source)
                .font(.system(.footnote, design: .monospaced))
                .textSelection(.enabled)
                .fixedSize(horizontal: true, vertical: true)
                .padding()
            }
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
          }
          screen.content()
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}
