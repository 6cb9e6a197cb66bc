import SwiftUICore

/// Shows a view of UIKit among those of SwiftUI.
///
/// It is made and updated as on Apple's platforms. A `UIVisualEffectView` with a blur is a material, a plain `UIView` its
/// background color. Any
/// other one draws with UIKit, which is not here: a box says so, which takes the space that it is offered.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// What tells the app's values of what happens in the view.
  associatedtype Coordinator = Void

  /// What is known of the place where the view stands.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for each place.
  func makeUIView(context: Context) -> UIViewType
  /// Gives the view what has changed: after it was made, and with each evaluation.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the coordinator, once for each place, before the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public var body: _RepresentedView<Self> { _RepresentedView(representable: self) }
}

/// What is known of the place where a view of UIKit stands.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator of this place.
  public let coordinator: Representable.Coordinator
  /// The environment of this place.
  public let environment: EnvironmentValues
}

/// The place of a view of UIKit.
public struct _RepresentedView<Representable: UIViewRepresentable>: View {
  /// What stays as long as the place does.
  private final class Holder {
    var coordinator: Representable.Coordinator?
    var view: Representable.UIViewType?
  }

  let representable: Representable
  @State private var holder = Holder()
  @Environment(\.self) private var environment

  public var body: some View { ShownUIView(looks: UIViewLooks(of: updatedView()), name: "\(Representable.self)") }

  private func updatedView() -> UIView {
    let coordinator = holder.coordinator ?? representable.makeCoordinator()
    holder.coordinator = coordinator
    let context = UIViewRepresentableContext<Representable>(coordinator: coordinator, environment: environment)
    let view = holder.view ?? representable.makeUIView(context: context)
    holder.view = view
    representable.updateUIView(view, context: context)
    return view
  }
}
