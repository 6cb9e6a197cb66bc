import SwiftUICore

/// What a window shows: one preview, in the surroundings that are asked for.
struct PreviewWindow: View {
  let request: PreviewRequest?
  let catalogue: PreviewCatalogue

  var body: some View {
    if let request, let entry = catalogue[request.id] {
      if let text = catalogue.ended(request.id), request.retry != catalogue.build {
        ContentUnavailableView(
          "This preview has ended the program", systemImage: "exclamationmark.triangle", description: Text(verbatim: text))
      } else {
        PreparedPreview(entry: entry, fits: request.fits ?? (entry.traits.layout == .sizeThatFits))
          .transformEnvironment(\.self, transform: request.change)
          .preferredColorScheme(request.colorScheme)
      }
    } else {
      ContentUnavailableView("This preview is gone", systemImage: "questionmark.square.dashed")
    }
  }
}

/// A preview whose surroundings may have to be prepared first.
private struct PreparedPreview: View {
  private enum Phase {
    case preparing
    case ready
    case failed(String)
  }

  let entry: PreviewEntry
  let fits: Bool
  @State private var phase = Phase.preparing

  /// What the page looks for to learn how large the view is.
  static let sizeName = "oriel-preview-size"

  var body: some View {
    if entry.surroundings.isEmpty {
      placed(entry.makeView())
    } else {
      switch phase {
      case .preparing: ProgressView().task { await prepare() }
      case .ready: placed(entry.surroundings.reduce(entry.makeView()) { $1.around($0) })
      case .failed(let text):
        ContentUnavailableView(
          "The surroundings could not be made", systemImage: "exclamationmark.triangle", description: Text(verbatim: text))
      }
    }
  }

  @ViewBuilder private func placed(_ content: AnyView) -> some View {
    if fits {
      VStack { content }
        .accessibilityIdentifier(Self.sizeName)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      content
    }
  }

  private func prepare() async {
    do {
      for one in entry.surroundings { try await one.prepare() }
      phase = .ready
    } catch {
      phase = .failed("makeSharedContext() of a PreviewModifier has thrown: \(error)")
    }
  }
}
