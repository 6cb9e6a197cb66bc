import Foundation

/// How and where a container keeps models.
///
/// Where nothing is said, the store is a file in `URL.applicationSupportDirectory`: `default.store`, or the name with `.store`. A program
/// without a folder of its own, as a test is, has it in a folder with the program's name there. With `url:` it is that file. Folders are
/// made where they are missing.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// A folder that several apps share, which does not exist here: `automatic` and `none` are the same.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?

    public static let automatic = GroupContainer(identifier: nil)
    public static let none = GroupContainer(identifier: nil)

    /// Accepted, with a line on standard error: there are no groups of apps here.
    public static func identifier(_ groupName: String) -> GroupContainer {
      Log.once("The group container '\(groupName)' is ignored: there are no groups of apps here.")
      return GroupContainer(identifier: groupName)
    }
  }

  /// A database in iCloud, which does not exist here: `automatic` and `none` are the same.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?

    public static let automatic = CloudKitDatabase(name: nil)
    public static let none = CloudKitDatabase(name: nil)

    /// Accepted, with a line on standard error: nothing goes to iCloud from here.
    public static func `private`(_ name: String) -> CloudKitDatabase {
      Log.once("The CloudKit database '\(name)' is ignored: nothing goes to iCloud from here.")
      return CloudKitDatabase(name: name)
    }
  }

  public let name: String
  /// The models that this configuration is for; nil for all that no other has.
  public internal(set) var schema: Schema?
  public let isStoredInMemoryOnly: Bool
  /// Whether contexts may save.
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase
  private let givenURL: URL?

  public var id: String { name }
  public var groupAppContainerIdentifier: String? { groupContainer.identifier }
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }

  var isInMemory: Bool { isStoredInMemoryOnly || url.path == "/dev/null" }

  /// Where the store is. For a store in memory it says nothing.
  public var url: URL {
    if let givenURL { return givenURL }
    if isStoredInMemoryOnly { return URL(fileURLWithPath: "/dev/null") }
    var base = URL.applicationSupportDirectory
    // An app in its own folder has the place to itself, as on Apple's systems. Other programs share theirs.
    if ProcessInfo.processInfo.environment["ORIEL_OUTSIDE"] == nil {
      base.appendPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
    }
    return base.appendingPathComponent("\(name).store", isDirectory: false)
  }

  /// A store for these models.
  public init(
    for type: any PersistentModel.Type, _ more: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) {
    self.init(nil, schema: Schema([type] + more), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A store with a name, which is `default` where none is given.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    givenURL = nil
  }

  /// A store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    groupContainer = .automatic
    self.cloudKitDatabase = cloudKitDatabase
    givenURL = url
  }
}
