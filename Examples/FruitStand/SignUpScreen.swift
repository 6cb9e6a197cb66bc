import Combine
import SwiftUI

final class SignUpForm: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var advice: String?
  @Published private(set) var member: String?

  init() {
    Publishers.CombineLatest($name, $password)
      .map { name, password in
        if name.isEmpty { return "Choose a name" }
        if password.count < 8 { return "A password has at least 8 characters" }
        if password.localizedCaseInsensitiveContains(name) { return "The password must not contain the name" }
        return nil
      }
      .assign(to: &$advice)
  }

  func signUp() {
    member = name
    name = ""
    password = ""
  }
}

struct SignUpScreen: View {
  @StateObject private var form = SignUpForm()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(form.member.map { "Welcome, \($0)" } ?? "Not a member yet")
        .font(.title3)
      TextField("Name", text: $form.name)
        .textFieldStyle(.roundedBorder)
      TextField("Password", text: $form.password)
        .textFieldStyle(.roundedBorder)
      Text(form.advice ?? "Ready to sign up")
        .foregroundStyle(.secondary)
      Button("Join") {
        form.signUp()
      }
      .buttonStyle(.borderedProminent)
      .disabled(form.advice != nil)
    }
  }
}
