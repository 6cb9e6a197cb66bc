import SwiftSyntax

struct M37ForeignWrapper: Rule {
  let id: RuleID = "M37"
  let title = "Property wrappers of other packages that observe objects"
  let explanation = """
    A property wrapper that the sources do not declare and that is named after objects, such as @InjectedObject, takes ObservableObjects \
    alone. The types of such properties are left as they are.
    """
  let examples: [RuleExample] = [
    .refused(
      "an injected object",
      """
      import SwiftUI
      import Library
      class Model: ObservableObject { @Published var count = 0 }
      struct Screen: View {
        @InjectedObject var model: Model
        var body: some View { Text("") }
      }
      """, reports: ["M37"])
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    (project.foreignlyObserved[type] ?? []).map { property, attribute in
      finding(
        .refusal, at: attribute, in: property.file,
        "\(type.name) is left as it is, because the wrapper \(attribute.lastName), which the sources do not declare, may take "
          + "ObservableObjects only.")
    }
  }
}

extension Project {
  /// The properties that a wrapper from elsewhere observes, by the type of their objects.
  func findForeignlyObserved() -> [NominalType: [(Property, AttributeSyntax)]] {
    var result: [NominalType: [(Property, AttributeSyntax)]] = [:]
    for type in types {
      for property in type.properties {
        for attribute in property.attributes
        where attribute.lastName.hasSuffix("Object")
          && !["StateObject", "ObservedObject", "EnvironmentObject"].contains(attribute.lastName)
        {
          guard self.type(named: [attribute.lastName], in: type.path, from: property.file) == nil,
            let observed = self.type(of: property).nominal
          else { continue }
          result[observed, default: []].append((property, attribute))
        }
      }
    }
    return result
  }
}
