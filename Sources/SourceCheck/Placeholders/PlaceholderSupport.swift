/// What a module with placeholders has beside its sources.
package enum PlaceholderSupport {
  /// Behind what is added to the module's sources anyway.
  package static let text = """

    import Foundation
    import SwiftUI
    import Synchronization

    /// Stands where a view of another framework would: it says so, to eyes and to assistive technology, and takes the space that it is offered.
    struct _PlaceholderBox<Content: SwiftUI.View>: SwiftUI.View {
      let name: Swift.String
      let reason: Swift.String
      var content: Content

      init(_ name: Swift.String, _ reason: Swift.String, @SwiftUI.ViewBuilder content: () -> Content) {
        self.name = name
        self.reason = reason
        self.content = content()
      }

      var body: some SwiftUI.View {
        SwiftUI.VStack {
          content
          SwiftUI.Text(verbatim: "\\(name) is not shown here. \\(reason)")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
        }
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { SwiftUI.Rectangle().strokeBorder(.quaternary, style: SwiftUI.StrokeStyle(lineWidth: 1, dash: [4])) }
      }
    }

    /// What a function throws that uses what is absent.
    struct _PlaceholderError: Swift.Error, Foundation.LocalizedError {
      let description: Swift.String
      var errorDescription: Swift.String? { description }
    }

    private let _toldPlaceholders = Synchronization.Mutex<Swift.Set<Swift.String>>([])

    /// Says once for each place that it does nothing.
    func _reportPlaceholder(_ place: Swift.String, _ text: Swift.String) {
      guard _toldPlaceholders.withLock({ $0.insert(place).inserted }) else { return }
      Foundation.FileHandle.standardError.write(Foundation.Data("note: \\(place): \\(text)\\n".utf8))
    }

    """
}
