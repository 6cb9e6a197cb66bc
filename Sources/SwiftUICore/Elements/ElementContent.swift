/// What an element itself is and shows: one type for each kind of element.
///
/// It carries intent, not pixels and not markup: layout and looks are the host's business. A view's file declares the content of
/// its element; each host has a file for how it shows that; `ElementCatalogue` lists all of them.
package protocol ElementContent: Equatable, Sendable {
  /// What tests and outlines call the element.
  var role: ElementRole { get }

  /// What differs from the default, in words, for outlines and failures.
  var summary: [String] { get }

  /// The characters of a text; nil for everything else.
  var text: String? { get }

  /// What assistive technology says for it where there are no characters; nil for nothing.
  var name: String? { get }

  /// Whether a person can use it now.
  var isEnabled: Bool { get }

  /// Whether the children only name the element, such as a button's label. Outlines put them on its line.
  var isNamedByChildren: Bool { get }

  /// Whether a person sees a child with this content. The label of a text field, for example, is only spoken.
  func shows(_ child: any ElementContent) -> Bool

  /// Whether a person sees the child at a place.
  func showsChild(at place: Int) -> Bool

  /// How a `ForEach` inside makes its rows.
  var rows: RowCreation { get }

  /// Whether it only holds views together: what modifiers around it say is said of each element in it.
  static var isGroup: Bool { get }

  /// Whether it fades in and out where it comes or goes in an animated change and has no transition.
  static var fades: Bool { get }

  /// Whether nothing outside the element can be used as long as it is there.
  var isModal: Bool { get }

  /// Whether something else stands in its place now, so that nobody sees it or what is in it.
  var isCovered: Bool { get }

  /// Makes the node that lays it out.
  @MainActor func makeLayoutNode(in layout: SceneLayout) -> LayoutNode

  /// Gives such a node this content in place of older content of the same type.
  @MainActor func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout)

  /// Who is to hear how large the element is, and where; nil for nobody.
  func measured(_ id: ElementID) -> ElementID?

  /// What it is to those around it that look otherwise with such an element in them: see `InnerElements`.
  var innerKinds: InnerKinds { get }

  /// Of which kinds of elements in it it wants to know.
  var wantedKinds: InnerKinds { get }

  /// Whether what stands right in it stands right in the element around it, too.
  var isSeenThrough: Bool { get }

  /// Takes note of the kinds of elements in it, of those that it wants to know of.
  mutating func hold(_ kinds: InnerKinds)

  /// Copies what only the host changes from the content that it has. Called on newly described content before the two are
  /// compared.
  mutating func takeOver(from held: Self)
}

extension ElementContent {
  package var summary: [String] { [] }
  package var text: String? { nil }
  package var name: String? { nil }
  package var isEnabled: Bool { true }
  package var isNamedByChildren: Bool { false }
  package func shows(_ child: any ElementContent) -> Bool { true }
  package func showsChild(at place: Int) -> Bool { true }
  package var rows: RowCreation { .eager }
  package static var isGroup: Bool { false }
  package static var fades: Bool { true }
  package var isModal: Bool { false }
  package var isCovered: Bool { false }
  package mutating func takeOver(from held: Self) {}

  package func isSame(as other: any ElementContent) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
