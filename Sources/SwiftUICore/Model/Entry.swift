/// Adds an entry to `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
///
///     extension EnvironmentValues {
///       @Entry var accountName: String = "Guest"
///     }
///
/// Use it on a variable directly in an extension of one of these types. The variable gets a getter and a setter, and beside it a
/// private key type, `__Key_accountName`, that nothing else can name.
///
/// - The default value is computed each time that the entry is read where nobody has set it. It needs no `Sendable` type; a
///   class instance as a default is a new one at each such read. A default that is costly, or whose identity counts, belongs in a
///   `static let` that the default names.
/// - The type may be left out where the default says it. An optional type without a default starts as nil. Entries of
///   `FocusedValues` are optional and have no other default.
/// - Everything else is a compile-time error that says what to write instead.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes a variable of an entry's key computed, where the type is known to the compiler only. Part of `@Entry`.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
