import Foundation

/// An image that is loaded from an address while the view is in the tree.
///
/// The app loads it, not the page that shows it: up to 32 MB, in two minutes at most, of which nothing may come for 30 seconds. Another
/// address begins anew; the view's end cancels the loading. What has been loaded is kept as long as it is shown. Views that ask for the same
/// address at the same time, in whichever windows, have it loaded once; so do those that come within a minute, while another one shows it.
///
/// A server loads nothing from its own machine and from private networks, and no files but the app's own, unless it was started with
/// `--images-from`: an address may be what somebody has typed.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded = Loaded()

  /// What has come, and for which address.
  private struct Loaded {
    var request: ImageRequest?
    var phase = AsyncImagePhase.empty
  }

  /// Loads an image and shows what a function makes of each phase of that.
  ///
  /// - Parameters:
  ///   - url: The address; nil stays empty.
  ///   - scale: How many pixels of the image a point has.
  ///   - transaction: Under which the phases change.
  ///   - content: Makes a view from a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View {
  public var body: some View {
    let request = url.map { ImageRequest(url: $0, scale: Double(scale)) }
    // In a view of its own: loading goes on while the content shows nothing.
    ImageLoading(content: content(loaded.request == request ? loaded.phase : .empty))
      .modifier(TaskModifier(id: request, priority: .userInitiated, action: { await load(request) }, runsAhead: true))
  }

  @MainActor private func load(_ request: ImageRequest?) async {
    guard let request else { return }
    let phase: AsyncImagePhase
    do {
      phase = .success(Image(ImageDefinition(.file(try await SharedImages.shared.image(for: request)), .decorative)))
    } catch {
      phase = .failure(error)
    }
    // Nobody waits for it any more.
    guard !Task.isCancelled else { return }
    withTransaction(transaction) { loaded = Loaded(request: request, phase: phase) }
  }
}

/// The content of an image that is being loaded.
private struct ImageLoading<Content: View>: View {
  let content: Content

  var body: some View { content }
}

extension AsyncImage where Content == Image {
  /// Loads an image and shows it in its own size; until then, and if it cannot be loaded, a gray surface that fills the space that it
  /// is offered.
  nonisolated public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? .waiting }
  }
}

extension Image {
  /// A surface where there will be an image.
  static let waiting = Image(
    ImageDefinition(
      .waiting, .decorative,
      ImageOptions(resizing: ImageResizing(capInsets: EdgeInsets(), mode: .stretch))))
}

extension AsyncImage {
  /// Loads an image and shows what a function makes of it; until then, and if it cannot be loaded, a placeholder.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }
}
