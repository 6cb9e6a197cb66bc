/// What hosts with keyboards on screen, and those that help with typing, are to know about text fields. Rarely anything is said.
package struct TextInputTraits: Hashable, Sendable {
  package var keyboard = UIKeyboardType.default
  /// What a browser or a password manager may fill in, as iOS names it.
  package var contentType: String?
  package var capitalization: TextInputAutocapitalization.Kind?
  /// Nil leaves it to the host.
  package var isCorrected: Bool?
  package var submitLabel: SubmitLabel.Kind?

  package var summary: [String] {
    let words: [String?] = [
      keyboard == .default ? nil : "keyboard=\(keyboard)", contentType.map { "contentType=\($0)" },
      capitalization.map { "capitalization=\($0)" }, isCorrected.map { "corrected=\($0)" },
      submitLabel.map { "submitLabel=\($0)" },
    ]
    return words.compactMap(\.self)
  }
}

/// A kind of keyboard on screen. Where there is one of keys, it changes nothing.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  case webSearch, asciiCapableNumberPad

  /// Letters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Where a keyboard on screen begins with capitals, in the old form.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// What a text field asks for, so that the host can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, such as “Dr.”.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands behind a name, such as “Jr.”.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody does.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or a province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of a page.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password for a new account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that counts once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}

/// Where a keyboard on screen begins with capitals.
public struct TextInputAutocapitalization: Sendable {
  package enum Kind: String, Sendable { case never, words, sentences, characters }

  let kind: Kind

  /// Nowhere.
  public static var never: TextInputAutocapitalization { .init(kind: .never) }
  /// At the beginning of each word.
  public static var words: TextInputAutocapitalization { .init(kind: .words) }
  /// At the beginning of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
  /// Everywhere.
  public static var characters: TextInputAutocapitalization { .init(kind: .characters) }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Creates one from the old form.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: kind = .never
    case .words: kind = .words
    case .sentences: kind = .sentences
    case .allCharacters: kind = .characters
    }
  }
}

/// What the Return key of a keyboard on screen says.
public struct SubmitLabel: Sendable {
  package enum Kind: String, Sendable { case done, go, send, join, route, search, next, `return`, `continue` }

  let kind: Kind

  /// “Done”.
  public static var done: SubmitLabel { .init(kind: .done) }
  /// “Go”.
  public static var go: SubmitLabel { .init(kind: .go) }
  /// “Send”.
  public static var send: SubmitLabel { .init(kind: .send) }
  /// “Join”.
  public static var join: SubmitLabel { .init(kind: .join) }
  /// “Route”.
  public static var route: SubmitLabel { .init(kind: .route) }
  /// “Search”.
  public static var search: SubmitLabel { .init(kind: .search) }
  /// “Next”.
  public static var next: SubmitLabel { .init(kind: .next) }
  /// “Return”.
  public static var `return`: SubmitLabel { .init(kind: .return) }
  /// “Continue”.
  public static var `continue`: SubmitLabel { .init(kind: .continue) }
}

private enum TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// Whether hosts leave what is typed as it is; nil leaves it to the host.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.isCorrected == false }
    set { textInputTraits.isCorrected = !newValue }
  }

  /// The same in the old form.
  public var disableAutocorrection: Bool? {
    get { textInputTraits.isCorrected.map { !$0 } }
    set { textInputTraits.isCorrected = newValue.map { !$0 } }
  }
}

extension View {
  /// The kind of keyboard on screen for the text fields in this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.textInputTraits.keyboard, type)
  }

  /// What the text fields in this view ask for, so that the host can offer to fill it in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInputTraits.contentType, textContentType?.rawValue)
  }

  /// Where the keyboard on screen begins with capitals. Nil leaves it to the host.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textInputTraits.capitalization, autocapitalization?.kind)
  }

  /// Where the keyboard on screen begins with capitals, in the old form.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textInputTraits.capitalization, TextInputAutocapitalization(style)?.kind)
  }

  /// Whether hosts leave what is typed in this view as it is.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textInputTraits.isCorrected, !disable)
  }

  /// Whether hosts leave what is typed in this view as it is, in the old form. Nil leaves it to the host.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.textInputTraits.isCorrected, disable.map { !$0 })
  }

  /// What the Return key of a keyboard on screen says for the text fields in this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.textInputTraits.submitLabel, submitLabel.kind)
  }
}
