import Foundation

extension URL {
  /// Writes addresses for people: of "https://www.example.com:443/a?b" "https://www.example.com/a". Each part may be there or
  /// not.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable { case scheme, user, password, host, port, path, query, fragment }

    /// When a part is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate enum Kind: Codable, Hashable, Sendable {
        case always, never
        case when(Component, Set<String>)
        case unless(Component, Set<String>)
      }
      fileprivate let kind: Kind

      public static var always: Self { Self(kind: .always) }
      public static var never: Self { Self(kind: .never) }
      /// Not where the scheme is that of the web.
      public static var omitIfHTTPFamily: Self { .omitWhen(.scheme, matches: ["http", "https"]) }
      /// Only where another part is one of these.
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(kind: .when(component, requirements))
      }
      /// Only where another part is none of these.
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(kind: .unless(component, requirements))
      }
    }

    /// When a host is written, and how much of it.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate let option: ComponentDisplayOption
      fileprivate var omitted: Set<String> = []
      fileprivate var omitsMany = false

      public static var always: Self { Self(option: .always) }
      public static var never: Self { Self(option: .never) }
      public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(option: .displayWhen(component, matches: requirements))
      }
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(option: .omitWhen(component, matches: requirements))
      }
      /// Without these in front, such as "www" and "m"; and, where many are to go, without all but the last two.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(option: .always, omitted: subdomainsToOmit, omitsMany: omitMultiLevelSubdomains)
      }
    }

    private var options: [Component: ComponentDisplayOption]
    private var hostOption: HostDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never, password: ComponentDisplayOption = .never,
      host: HostDisplayOption = .always, port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      options = [
        .scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query, .fragment: fragment,
      ]
      hostOption = host
    }

    private func with(_ component: Component, _ option: ComponentDisplayOption) -> FormatStyle {
      var style = self
      style.options[component] = option
      return style
    }

    public func scheme(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.scheme, strategy) }
    public func user(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.user, strategy) }
    public func password(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.password, strategy) }
    public func port(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.port, strategy) }
    public func path(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.path, strategy) }
    public func query(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.query, strategy) }
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.fragment, strategy) }

    public func host(_ strategy: HostDisplayOption = .always) -> FormatStyle {
      var style = self
      style.hostOption = strategy
      return style
    }

    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      func text(_ component: Component) -> String? {
        switch component {
        case .scheme: parts.scheme
        case .user: parts.user
        case .password: parts.password
        case .host: parts.host
        case .port: parts.port.map(String.init)
        case .path: parts.path
        case .query: parts.query
        case .fragment: parts.fragment
        }
      }
      func shown(_ component: Component, _ option: ComponentDisplayOption) -> String? {
        guard let own = text(component) else { return nil }
        switch option.kind {
        case .always: return own
        case .never: return nil
        case .when(let other, let wanted): return text(other).map(wanted.contains) ?? false ? own : nil
        case .unless(let other, let unwanted): return text(other).map(unwanted.contains) ?? false ? nil : own
        }
      }
      func shown(_ component: Component) -> String? { options[component].flatMap { shown(component, $0) } }
      var host = shown(.host, hostOption.option)
      if let whole = host { host = shortened(whole) }
      var result = ""
      if let scheme = shown(.scheme) { result += scheme + (host == nil && parts.host == nil ? ":" : "://") }
      if let user = shown(.user) {
        result += user
        if let password = shown(.password) { result += ":" + password }
        result += "@"
      }
      result += host ?? ""
      if let port = shown(.port) { result += ":" + port }
      result += shown(.path) ?? ""
      if let query = shown(.query) { result += "?" + query }
      if let fragment = shown(.fragment) { result += "#" + fragment }
      return result
    }

    private func shortened(_ host: String) -> String {
      var labels = host.split(separator: ".").map(String.init)
      guard !labels.isEmpty, !labels.allSatisfy({ Int($0) != nil }) else { return host }
      while labels.count > 2, hostOption.omitted.contains(labels[0]) { labels.removeFirst() }
      if hostOption.omitsMany, labels.count > 2 { labels = labels.suffix(2) }
      return labels.joined(separator: ".")
    }
  }

  /// The address in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL { style.format(self) }

  /// The address for people: its scheme, its host and its path.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// Addresses.
  public static var url: Self { .init() }
}
