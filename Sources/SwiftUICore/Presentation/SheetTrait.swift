import Foundation

/// What a view says about the sheet that it stands in.
enum SheetTrait {
  case detents(Set<PresentationDetent>, selection: Binding<PresentationDetent>?)
  case dragIndicator(Visibility)
  case cornerRadius(CGFloat?)
  case background(Paint)
  case backgroundInteraction(PresentationBackgroundInteraction)
  case contentInteraction(PresentationContentInteraction)
  case adaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
  case dismissDisabled(Bool)
  case width(CGFloat)
  case sizing(SheetSizing)
  case zoom(String?)
  /// Asks the person before it goes.
  case confirmation(@MainActor (@escaping @MainActor @Sendable () -> Void) -> Void)

  func apply(to traits: inout CollectedTraits) {
    switch self {
    case .detents(let detents, let selection):
      traits.detents = detents
      traits.selection = selection
    case .dragIndicator(let visibility): traits.dragIndicator = visibility
    case .cornerRadius(let radius): traits.cornerRadius = radius
    case .background(let paint): traits.background = paint
    case .backgroundInteraction(let interaction): traits.backgroundInteraction = interaction
    case .contentInteraction(let interaction): traits.scrollsFirst = interaction.scrollsFirst
    case .adaptation(let horizontal, let vertical):
      traits.adaptation.horizontal = horizontal.form
      traits.adaptation.vertical = vertical.form
    // One is enough, wherever it stands.
    case .dismissDisabled(let isDisabled): if isDisabled { traits.isDismissDisabled = true }
    case .width(let width): traits.width = width
    case .sizing(let sizing): traits.sizing = sizing
    case .zoom(let key): traits.zoomKey = key
    case .confirmation(let ask): traits.confirmation = ask
    }
  }
}

/// What all views in a sheet say about it.
struct CollectedTraits {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: Paint?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var scrollsFirst = false
  var adaptation = SheetAdaptation()
  var isDismissDisabled = false
  var width: CGFloat?
  var sizing: SheetSizing?
  var zoomKey: String?
  var confirmation: (@MainActor (@escaping @MainActor @Sendable () -> Void) -> Void)?

  /// The lowest first, without those that do not apply.
  func heights(in environment: EnvironmentValues) -> [(detent: PresentationDetent, height: SheetHeight)] {
    detents.compactMap { detent in detent.sheetHeight(in: environment).map { (detent, $0) } }
      .sorted { $0.1.estimate < $1.1.estimate }
  }

  func traits(
    _ heights: [(detent: PresentationDetent, height: SheetHeight)], _ selected: Int, _ anchor: SheetAnchor?,
    _ environment: EnvironmentEffect?
  ) -> SheetTraits {
    let interaction: SheetInteraction? =
      switch backgroundInteraction?.kind {
      case nil, .automatic: nil
      case .enabled: .enabled
      case .disabled: .disabled
      case .enabledUpThrough(let detent): heights.lastIndex { $0.detent == detent }.map { .enabledUpThrough($0) } ?? .disabled
      }
    return SheetTraits(
      detents: heights.map(\.height), selected: selected, dragIndicator: dragIndicator, cornerRadius: cornerRadius,
      background: background, backgroundInteraction: interaction, scrollsFirst: scrollsFirst,
      isDismissDisabled: isDismissDisabled, adaptation: adaptation, anchor: anchor, width: width,
      sizing: sizing, zoomKey: zoomKey, environment: environment)
  }
}

/// The element that collects what the views in it say.
@MainActor
protocol SheetTraitCollector: AnyObject {
  func add(_ speaker: any SheetTraitSpeaker)
  func remove(_ speaker: any SheetTraitSpeaker)
  func traitsChanged()
}

/// A node that says something about the sheet around it.
@MainActor
protocol SheetTraitSpeaker: ViewNode {
  var trait: SheetTrait { get }
}

/// Says something about the sheet that the view stands in. Outside of sheets nobody hears it.
package struct SheetTraitModifier {
  let trait: (EnvironmentValues) -> SheetTrait

  nonisolated init(_ trait: @escaping (EnvironmentValues) -> SheetTrait) {
    self.trait = trait
  }

  nonisolated init(_ trait: SheetTrait) {
    self.trait = { _ in trait }
  }
}

extension SheetTraitModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<SheetTraitModifier> { SheetTraitNode(self, context) }
}

private final class SheetTraitNode: PrimitiveModifierNode<SheetTraitModifier>, SheetTraitSpeaker {
  private(set) var trait: SheetTrait

  override init(_ modifier: SheetTraitModifier, _ context: _NodeContext) {
    trait = .dismissDisabled(false)
    super.init(modifier, context)
    trait = evaluated()
    collector?.add(self)
  }

  // The sheet outlives what is in it.
  private var collector: (any SheetTraitCollector)? { presentationHost as? any SheetTraitCollector }

  private func evaluated() -> SheetTrait { recordingDependencies { modifier.trait(EnvironmentValues(at: self)) } }

  override func didUpdateContent(_ newModifier: SheetTraitModifier) {
    replaceModifier(with: newModifier)
    evaluate()
  }

  override func evaluate() {
    let new = evaluated()
    extendLifetime(exchange(&trait, with: new))
    collector?.traitsChanged()
  }

  override func tearDown() {
    collector?.remove(self)
  }
}
