/// How a target's sources are meant to be compiled, as far as that means something here: what its project or its manifest says.
package struct LanguageSettings: Equatable, Sendable {
  /// The language version that they are written for.
  package var version = 5
  /// Whether what says nothing is the main actor's.
  package var isMainActorByDefault = false
  /// Features of the compiler that are asked for by name.
  package var features: Set<String> = []
  /// Words that are true in conditions, beside `DEBUG`.
  package var conditions: Set<String> = []

  package init() {}

  /// What the compiler is told, where it compiles in a language mode.
  ///
  /// Sources for Swift 6 are compiled in mode 5 with what Swift 6 reads otherwise, such as `/…/` for patterns. What may not be
  /// shared between threads is
  /// said by Apple's modules for their classes, and not always by ours: so that alone is no error here, unless mode 6 is asked
  /// for.
  package func flags(mode: CheckRun.LanguageMode) -> [String] {
    var wanted = features
    if mode == .v5 {
      if version >= 6 { wanted.formUnion(Self.featuresOfSwift6) }
    } else {
      wanted.subtract(Self.featuresOfSwift6)
    }
    return wanted.sorted().flatMap { ["-enable-upcoming-feature", $0] }
      + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : []) + conditions.sorted().flatMap { ["-D", $0] }
  }

  private static let featuresOfSwift6: Set = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]

  /// Features that a person may ask for by name and that change what sources mean. Those that only refuse more are not among
  /// them: what has been
  /// compiled with them elsewhere does not need them here, and what is added to it here might.
  private static let known = featuresOfSwift6.union(["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])

  /// Adds a feature by its name in manifests.
  mutating func enable(_ feature: String) {
    if Self.known.contains(feature) { features.insert(feature) }
  }

  // MARK: Xcode

  /// Reads the settings of a target, or else of its project.
  ///
  /// - Parameter value: The value of a setting; nil where there is none.
  init(settings value: (String) -> String?) {
    func isOn(_ key: String) -> Bool { ["YES", "true", "1"].contains(value(key) ?? "") }
    version = value("SWIFT_VERSION").flatMap { Int($0.prefix { $0 != "." }) } ?? 5
    isMainActorByDefault = value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    for (key, feature) in Self.settings where isOn(key) { enable(feature) }
    if isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      for feature in [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ] { enable(feature) }
    }
    for word in (value("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(whereSeparator: { $0.isWhitespace || $0 == "," })
    where Self.isWord(word) && word != "DEBUG" {
      conditions.insert(String(word))
    }
  }

  /// No word of a project becomes another option of the compiler's.
  private static func isWord(_ text: Substring) -> Bool {
    text.first?.isNumber == false && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private static let settings = [
    "SWIFT_ENABLE_BARE_SLASH_REGEX": "BareSlashRegexLiterals",
    "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
  ]
}
