/// All rules, models first, in the order of their numbers.
package enum Rules {
  package static let all: [any Rule] = models + views

  private static let models: [any Rule] = [
    M1ClassConformance(), M2ExtensionConformance(), M4Published(), M8PlainVariable(), M41DeploymentTarget(), M44ToolsVersion(),
  ]

  private static let views: [any Rule] = [
    V1StateObject(), V4ObservedObject(), V5ObservedObjectBinding(), V9EnvironmentObject(), V10EnvironmentObjectBinding(),
    V13EnvironmentObjectModifier(),
  ]

  package static func rule(_ id: RuleID) -> (any Rule)? { all.first { $0.id == id } }
}
