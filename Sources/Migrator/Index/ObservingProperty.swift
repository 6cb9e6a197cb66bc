import SwiftSyntax

/// A property that observes an object: `@StateObject`, `@ObservedObject` or `@EnvironmentObject`.
struct ObservingProperty {
  let property: Property
  let attribute: AttributeSyntax
  let owner: NominalType
  let value: StaticType

  var file: SourceFile { property.file }
  var wrapper: String { attribute.lastName }
  /// Whether the property's class is converted. One of an optional or unknown type is none of these rules' business.
  func isConverted(in migration: Migration) -> NominalType? {
    guard case .instance(let type) = value, migration.isConverted(type) else { return nil }
    return type
  }
}
