import Foundation

/// What the package manager knows of a manifest when it has run it, as `swift package dump-package` prints it.
struct PackageDump {
  struct Dependency {
    enum Requirement: Equatable {
      case range(lower: SemanticVersion, upper: SemanticVersion)
      case exact(SemanticVersion)
    }

    let identity: String
    /// What products of it are named after, beside its identity.
    let name: String?
    /// Nil for a folder, a branch and a revision.
    let requirement: Requirement?
  }

  struct TargetDependency {
    /// A product or a target.
    let name: String
    /// The package, where a product of one is meant for certain.
    let package: String?
    /// Whether only a target of its own package is meant.
    let isTarget: Bool
    /// The systems on which it counts; nil for all.
    let platforms: [String]?
  }

  struct Product {
    let name: String
    let targets: [String]
    let isLibrary: Bool
    /// `static` or `dynamic`, where that is said.
    let linking: String?
  }

  struct Resource {
    /// `process`, `copy` or `embedInCode`.
    let rule: String
    let path: String
    let localization: String?
  }

  struct PluginUse: Hashable {
    let name: String
    let package: String?
  }

  struct Target {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]
    let sources: [String]?
    let resources: [Resource]
    let dependencies: [TargetDependency]
    let plugins: [PluginUse]
    /// Whether it is a plugin that runs while something is built.
    let runsInBuilds: Bool
    /// The address of a binary; nil where it lies in the package.
    let address: String?

    /// Whether it is compiled from sources for the app itself.
    var isLibrary: Bool { type == "regular" || type == "executable" }
  }

  let name: String
  let tools: SemanticVersion
  let dependencies: [Dependency]
  let products: [Product]
  let targets: [Target]

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }
  func product(_ name: String) -> Product? { products.first { $0.name == name } }

  /// Nil if the data is not such a description.
  init?(_ data: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let name = object["name"] as? String
    else { return nil }
    self.name = name
    let tools = (object["toolsVersion"] as? [String: Any])?["_version"] as? String
    self.tools = tools.flatMap { SemanticVersion($0) } ?? SemanticVersion(5, 0, 0)
    func objects(_ key: String) -> [[String: Any]] { object[key] as? [[String: Any]] ?? [] }
    dependencies = objects("dependencies").compactMap(Self.dependency)
    products = objects("products").compactMap(Self.product)
    targets = objects("targets").compactMap(Self.target)
  }

  // MARK: The form: a case of an enumeration is an object with one key, and its values are in a list

  private static func dependency(_ object: [String: Any]) -> Dependency? {
    guard let (_, value) = object.first, let fields = (value as? [[String: Any]])?.first,
      let identity = fields["identity"] as? String
    else { return nil }
    var requirement: Dependency.Requirement?
    let kinds = fields["requirement"] as? [String: Any] ?? [:]
    if let range = (kinds["range"] as? [[String: String]])?.first,
      let lower = range["lowerBound"].flatMap({ SemanticVersion($0) }),
      let upper = range["upperBound"].flatMap({ SemanticVersion($0) })
    {
      requirement = .range(lower: lower, upper: upper)
    } else if let version = (kinds["exact"] as? [String])?.first.flatMap({ SemanticVersion($0) }) {
      requirement = .exact(version)
    }
    return Dependency(
      identity: identity.lowercased(), name: fields["nameForTargetDependencyResolutionOnly"] as? String, requirement: requirement)
  }

  private static func product(_ object: [String: Any]) -> Product? {
    guard let name = object["name"] as? String, let type = object["type"] as? [String: Any] else { return nil }
    let linking = (type["library"] as? [String])?.first.flatMap { $0 == "automatic" ? nil : $0 }
    return Product(
      name: name, targets: object["targets"] as? [String] ?? [], isLibrary: type["library"] != nil, linking: linking)
  }

  private static func target(_ object: [String: Any]) -> Target? {
    guard let name = object["name"] as? String, let type = object["type"] as? String else { return nil }
    let resources = (object["resources"] as? [[String: Any]] ?? []).compactMap { resource -> Resource? in
      guard let path = resource["path"] as? String, let (rule, value) = (resource["rule"] as? [String: Any])?.first else {
        return nil
      }
      return Resource(rule: rule, path: path, localization: (value as? [String: Any])?["localization"] as? String)
    }
    let plugins = (object["pluginUsages"] as? [[String: Any]] ?? []).compactMap { use -> PluginUse? in
      guard let values = use["plugin"] as? [Any], let name = values.first as? String else { return nil }
      return PluginUse(name: name, package: values.dropFirst().first as? String)
    }
    return Target(
      name: name, type: type, path: object["path"] as? String, exclude: object["exclude"] as? [String] ?? [],
      sources: object["sources"] as? [String], resources: resources,
      dependencies: (object["dependencies"] as? [[String: Any]] ?? []).compactMap(targetDependency), plugins: plugins,
      runsInBuilds: (object["pluginCapability"] as? [String: Any])?["buildTool"] != nil, address: object["url"] as? String)
  }

  private static func targetDependency(_ object: [String: Any]) -> TargetDependency? {
    guard let (kind, value) = object.first, let values = value as? [Any], let name = values.first as? String else { return nil }
    let platforms = (values.last as? [String: Any])?["platformNames"] as? [String]
    return TargetDependency(
      name: name, package: kind == "product" ? values.dropFirst().first as? String : nil, isTarget: kind == "target",
      platforms: platforms?.isEmpty == true ? nil : platforms)
  }
}
