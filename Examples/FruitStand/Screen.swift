import SwiftUI

enum Screen: String, CaseIterable, Identifiable {
  case sharedModel
  case textField
  case childView
  case toggle
  case ownership
  case manualSend
  case customPublisher
  case signUp

  var id: Self { self }

  var title: String {
    switch self {
    case .sharedModel: "Shared Model"
    case .textField: "Text Field"
    case .childView: "Child View"
    case .toggle: "Toggle"
    case .ownership: "Ownership"
    case .manualSend: "Manual Send"
    case .customPublisher: "Custom Publisher"
    case .signUp: "Sign Up"
    }
  }

  /// The name of its symbol.
  var symbol: String {
    switch self {
    case .sharedModel: "square.stack"
    case .textField: "pencil"
    case .childView: "rectangle.on.rectangle"
    case .toggle: "switch.2"
    case .ownership: "key"
    case .manualSend: "cart"
    case .customPublisher: "bell"
    case .signUp: "person"
    }
  }

  var explanation: String {
    switch self {
    case .sharedModel: "One model for the whole app. Every window shows the same fruit."
    case .textField: "What is typed goes into the model, and what the model says goes into the field."
    case .childView: "The parent owns the model and hands it to a child, which edits it."
    case .toggle: "The child sees the model's switch, the parent its name. Both follow."
    case .ownership: "A state object is made once. An observed object is made again with each update of its parent."
    case .manualSend: "A basket inside the model changes, and the model says so itself."
    case .customPublisher: "The model has a publisher of its own and uses it before each change."
    case .signUp: "The latest name and password together decide what the form advises, and whether you may join."
    }
  }

  @ViewBuilder @MainActor var content: some View {
    switch self {
    case .sharedModel: SharedModelScreen()
    case .textField: TextFieldScreen()
    case .childView: ChildViewScreen()
    case .toggle: ToggleScreen()
    case .ownership: OwnershipScreen()
    case .manualSend: ManualSendScreen()
    case .customPublisher: CustomPublisherScreen()
    case .signUp: SignUpScreen()
    }
  }
}
