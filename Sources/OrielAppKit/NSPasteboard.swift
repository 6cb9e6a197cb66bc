import SwiftUICore

/// What has been copied. Each window has its own here, for each may be another person's.
///
/// A text that is written goes to where the person pastes from, if the browser lets it. What is read is what the app has written in this
/// window: no page reads what a person has copied elsewhere without asking.
public final class NSPasteboard: NSObject, Sendable {
  /// A type of what is copied.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type by its name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = PasteboardType("public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// HTML.
    public static let html = PasteboardType("public.html")
    /// RTF.
    public static let rtf = PasteboardType("public.rtf")
    /// A PNG.
    public static let png = PasteboardType("public.png")
    /// A TIFF.
    public static let tiff = PasteboardType("public.tiff")
    /// A PDF.
    public static let pdf = PasteboardType("com.adobe.pdf")
  }

  /// That of the window for which the code runs.
  public static let general = NSPasteboard()

  override private init() {}

  /// What a window has copied.
  @MainActor
  final class Contents: GraphFeature {
    var data: [PasteboardType: Data] = [:]
    var order: [PasteboardType] = []
    var changes = 0

    init(in graph: ViewGraph) {}

    func clear() {
      data = [:]
      order = []
      changes += 1
    }
  }

  private func read<Value: Sendable>(_ value: @MainActor (Contents) -> Value?) -> Value? {
    StandIns.tell(
      "NSPasteboard.general, read", "what the app has written in the same window, for no page reads what was copied elsewhere.")
    return RunningWindow.value { graph in graph.featureInUse(Contents.self).flatMap(value) }
  }

  /// Takes away what is there, and tells how often it has been written.
  @discardableResult
  public func clearContents() -> Int {
    RunningWindow.perform("NSPasteboard.general") { $0.feature(Contents.self).clear() }
    return changeCount
  }

  /// Takes away what is there. The types need not be told.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

  /// Copies bytes of a type. Texts are copied as such, and all else stays within the window.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data else { return false }
    let isText = dataType == .string || dataType == .URL
    if !isText {
      StandIns.tell(
        "NSPasteboard.setData", "stays within the app's window: texts and addresses alone go to where a person pastes from.")
    }
    RunningWindow.perform("NSPasteboard.general") { graph in
      let contents = graph.feature(Contents.self)
      if contents.data.updateValue(data, forKey: dataType) == nil { contents.order.append(dataType) }
      contents.changes += 1
      if isText { graph.ask(.copy(String(decoding: data, as: UTF8.self))) }
    }
    return true
  }

  /// Copies a text.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }

  /// The bytes of a type.
  public func data(forType dataType: PasteboardType) -> Data? { read { $0.data[dataType] } }

  /// The text of a type.
  public func string(forType dataType: PasteboardType) -> String? {
    data(forType: dataType).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The types of what is there.
  public var types: [PasteboardType]? { read { $0.order } }

  /// How often it has been written.
  public var changeCount: Int { RunningWindow.value { $0.featureInUse(Contents.self)?.changes } ?? 0 }
}
