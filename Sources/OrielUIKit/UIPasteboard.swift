import SwiftUICore
import Synchronization

/// What has been copied. Each window has its own here, for each may be another person's.
///
/// A text, or an address, that is written goes to where the person pastes from, if the browser lets it. What is read is what the app has
/// written in this window: no page reads what a person has copied elsewhere without asking.
public final class UIPasteboard: NSObject, Sendable {
  /// That of the window for which the code runs.
  public static let general = UIPasteboard()

  override private init() {}

  /// What a window has copied.
  @MainActor
  final class Contents: GraphFeature {
    var text: String?
    var urls: [URL] = []
    var image: UIImage?
    var data: [String: Data] = [:]
    var changes = 0

    init(in graph: ViewGraph) {}

    func clear() {
      (text, urls, image, data) = (nil, [], nil, [:])
      changes += 1
    }
  }

  private func read<Value: Sendable>(_ value: @MainActor (Contents) -> Value?) -> Value? {
    StandIns.tell(
      "UIPasteboard.general, read", "what the app has written in the same window, for no page reads what was copied elsewhere.")
    return RunningWindow.value { graph in graph.featureInUse(Contents.self).flatMap(value) }
  }

  private func write(text: String?, _ change: @escaping @MainActor @Sendable (Contents) -> Void) {
    RunningWindow.perform("UIPasteboard.general") { graph in
      let contents = graph.feature(Contents.self)
      contents.clear()
      change(contents)
      if let text { graph.ask(.copy(text)) }
    }
  }

  private func keep(_ name: String, _ change: @escaping @MainActor @Sendable (Contents) -> Void) {
    StandIns.tell(
      "UIPasteboard.general.\(name)", "stays within the app's window: texts and addresses alone go to where a person pastes from."
    )
    write(text: nil, change)
  }

  /// The text.
  public var string: String? {
    get { read { $0.text ?? $0.urls.first?.absoluteString } }
    set { write(text: newValue ?? "") { $0.text = newValue } }
  }

  /// The text, as a list.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The address.
  public var url: URL? {
    get { read { $0.urls.first } }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses.
  public var urls: [URL]? {
    get { read { $0.urls.isEmpty ? nil : $0.urls } }
    set {
      let urls = newValue ?? []
      write(text: urls.map(\.absoluteString).joined(separator: "\n")) { $0.urls = urls }
    }
  }

  /// The image, which stays within the window.
  public var image: UIImage? {
    get { read { $0.image } }
    set { keep("image") { $0.image = newValue } }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  public var hasImages: Bool { image != nil }
  /// How often it has been written.
  public var changeCount: Int { RunningWindow.value { $0.featureInUse(Contents.self)?.changes } ?? 0 }

  /// Copies bytes of a type. Texts are copied as such, and all else stays within the window.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    if UTType(pasteboardType)?.conforms(to: .text) == true, let text = String(data: data, encoding: .utf8) {
      write(text: text) {
        $0.text = text
        $0.data[pasteboardType] = data
      }
    } else {
      keep("setData") { $0.data[pasteboardType] = data }
    }
  }

  /// Copies a value: a text, an address, an image or bytes. Nothing else is taken.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    switch value {
    case let text as String: string = text
    case let url as URL: self.url = url
    case let image as UIImage: self.image = image
    case let data as Data: setData(data, forPasteboardType: pasteboardType)
    default:
      StandIns.tell("UIPasteboard.setValue", "takes texts, addresses, images and bytes, and nothing of type \(type(of: value)).")
    }
  }

  /// The bytes of a type.
  public func data(forPasteboardType pasteboardType: String) -> Data? { read { $0.data[pasteboardType] } }
}
