/// The types that `@Entry` extends, each with the protocol of its keys.
enum EntryContainer: String {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// The container that this name means, with or without its module.
  init?(_ type: TypeSpelling) {
    var scanner = SourceScanner(Array(type.text.utf8))
    var name = scanner.next()
    if name.isWord("SwiftUI", "SwiftUICore"), [.period, .moduleSelector].contains(scanner.upcoming.kind) {
      scanner.next()
      name = scanner.next()
    }
    scanner.skipGenericArguments()
    guard scanner.upcoming.kind == .end else { return nil }
    self.init(rawValue: name.text)
  }

  var keyProtocol: String {
    switch self {
    case .environmentValues: "SwiftUICore.EnvironmentKey"
    case .transaction: "SwiftUICore.TransactionKey"
    case .containerValues: "SwiftUICore.ContainerValueKey"
    case .focusedValues: "SwiftUICore.FocusedValueKey"
    }
  }
}
