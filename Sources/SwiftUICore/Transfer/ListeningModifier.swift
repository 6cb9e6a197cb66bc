import OrielCoreTransferable

/// A modifier that hears of something done with the elements inside it: files are chosen, something is dragged, dropped, copied or pasted.
/// In a disabled view it hears nothing.
@MainActor
package protocol ListeningModifier: PrimitiveModifier {
  associatedtype Effect: ElementEffect

  /// What hosts get to know; `target` is where they send the events.
  func effect(target: ElementID) -> Effect

  /// Something was done.
  func handle(_ event: any ElementEvent, from target: ElementID, at node: ViewNode)

  /// The types of the files that it takes; empty for all of them, nil for none.
  var fileTypes: [UTType]? { get }

  /// It has come, or hosts get to know something else of it than before.
  func didBegin(_ target: ElementID, at node: ViewNode)

  /// It has gone.
  func didEnd(_ target: ElementID, at node: ViewNode)
}

extension ListeningModifier {
  package var fileTypes: [UTType]? { nil }
  package func didBegin(_ target: ElementID, at node: ViewNode) {}
  package func didEnd(_ target: ElementID, at node: ViewNode) {}
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { ListeningNode(self, context) }
}

/// What takes files from outside.
@MainActor
package protocol FileReceiver: AnyObject {
  /// Why it does not take a file of such a name, as a sentence; nil if it does.
  func refusal(ofFile name: String, mediaType: String) -> String?
}

extension ViewGraph {
  /// What takes files under an id; nil if nothing does, or not any more.
  package func fileReceiver(_ id: ElementID) -> (any FileReceiver)? { node(id) as? any FileReceiver }
}

final class ListeningNode<Modifier: ListeningModifier>: PrimitiveModifierNode<Modifier>, FileReceiver {
  private var target = ElementID.root
  private var isEnabled = true
  private var effect: Modifier.Effect?

  override init(_ modifier: Modifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    target = graph.register(self)
    isEnabled = readsEnabled()
    effect = modifier.effect(target: target)
    modifier.didBegin(target, at: self)
  }

  private func readsEnabled() -> Bool { recordingDependencies { EnvironmentValues(at: self).isEnabled } }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { isEnabled ? effect : nil }

  override func evaluate() {
    let new = readsEnabled()
    if new == isEnabled { return }
    isEnabled = new
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  override func willUpdateContent(_ newModifier: Modifier) {
    replaceModifier(with: newModifier)
    let new = modifier.effect(target: target)
    if new == effect { return }
    effect = new
    newModifier.didBegin(target, at: self)
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  override func didUpdateContent(_ newModifier: Modifier) {}

  override func handle(_ event: any ElementEvent) {
    // A copy: what the app does may give this node another one.
    let modifier = modifier
    if isEnabled { modifier.handle(event, from: target, at: self) }
  }

  func refusal(ofFile name: String, mediaType: String) -> String? {
    guard isEnabled, let types = modifier.fileTypes else { return "No files are taken here." }
    return FileKinds.refusal(of: name, mediaType: mediaType, wanted: types)
  }

  override func tearDown() {
    modifier.didEnd(target, at: self)
    graph.unregister(target)
  }
}

/// Which files are of which types, as far as their names tell.
package enum FileKinds {
  /// The type of a file: as its name says, or else as whoever sends it says.
  package static func type(of name: String, mediaType: String = "") -> UTType {
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    let named = ending.isEmpty ? nil : UTType(filenameExtension: ending)
    if let named, named.isDeclared { return named }
    return UTType(mimeType: mediaType).flatMap { $0.isDeclared ? $0 : nil } ?? named ?? .data
  }

  static func refusal(of name: String, mediaType: String, wanted: [UTType]) -> String? {
    let type = type(of: name, mediaType: mediaType)
    if wanted.isEmpty || wanted.contains(where: { type.conforms(to: $0) || isUnknown($0) }) { return nil }
    let words = wanted.prefix(6).map { $0.localizedDescription ?? $0.preferredFilenameExtension ?? $0.identifier }
    return "'\(name)' is of another type than what is taken here: \(words.joined(separator: ", "))."
  }

  /// A type of the app's own of which nobody knows how names of its files end: any file may be one.
  static func isUnknown(_ type: UTType) -> Bool {
    type.tags.isEmpty && !type.isPublic && !type.identifier.hasPrefix("com.apple.")
  }

  /// What a page's field for files is told: endings and MIME types of a list of types; empty for all files.
  package static func accepted(_ identifiers: [String]) -> String {
    let types = identifiers.compactMap { UTType($0) }
    let groups: [(UTType, String)] = [(.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*")]
    var words: [String] = []
    for type in types {
      if let group = groups.first(where: { $0.0 == type }) {
        words.append(group.1)
      } else if type == .audiovisualContent {
        words += ["audio/*", "video/*"]
      } else {
        let tags = type.tags
        let own = (tags[.filenameExtension] ?? []).map { "." + $0 } + (tags[.mimeType] ?? [])
        // What has none of its own is a kind of many, such as text: those that are known.
        let all = own.isEmpty || type == .plainText ? own + endings(below: type) : own
        // All kinds of data, or a type of which nothing is known.
        if all.isEmpty || [.data, .item, .content].contains(type) { return "" }
        words += all
      }
    }
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }.joined(separator: ",")
  }

  private static func endings(below type: UTType) -> [String] {
    type.isDeclared ? UTType.declaredSubtypes(of: type).flatMap { ($0.tags[.filenameExtension] ?? []).map { "." + $0 } } : []
  }
}
