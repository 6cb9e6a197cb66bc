import Foundation
import OrielCoreTransferable

extension View {
  /// Says something in the dialog that asks for files.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.message = message }
  }

  /// Says something in the dialog that asks for files.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

  /// Says something in the dialog that asks for files.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { fileDialogMessage(Text(message)) }

  /// What the button of the dialog says that asks for files.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.label = label }
  }

  /// What the button of the dialog says that asks for files.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// What the button of the dialog says that asks for files.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Where the dialog about files begins. The person's files are on their device, where the app knows no folders: nothing changes.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Under which name the system keeps how the dialog about files looks. Browsers have one for all: nothing changes.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Which files a person may choose. What is chosen is known when it has come, and all of it is taken: nothing changes.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Whether what leads to other files is taken as it is. Browsers give what it leads to: nothing changes.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// What of the person's files the dialog shows. That is the browser's business: nothing changes.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// What the field for the name of an exported file is called. Browsers ask for names in their own words: nothing changes.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// What the field for the name of an exported file is called. Browsers ask for names in their own words: nothing changes.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// What the field for the name of an exported file is called. Browsers ask for names in their own words: nothing changes.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

/// What of the person's files a dialog shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is in folders that look like files.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// What names of files end in.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Files that are not shown otherwise.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}
