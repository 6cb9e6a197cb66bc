/// All rules, models first, in the order of their numbers.
package enum Rules {
  package static let all: [any Rule] = models + views

  private static let models: [any Rule] = [
    M1ClassConformance(),
    M2ExtensionConformance(),
    M4Published(),
    M6SeveralVariables(),
    M7Tuple(),
    M8PlainVariable(),
    M10LazyVariable(),
    M11PropertyWrapper(),
    M12AppStorage(),
    M14Announcement(),
    M15Subscription(),
    M16CustomPublisher(),
    M17PropertyPublisher(),
    M18AssignToPublished(),
    M26Subclass(),
    M28UnknownSuperclass(),
    M34Protocol(),
    M35GenericConstraint(),
    M36Existential(),
    M37ForeignWrapper(),
    M38Tests(),
    M40Imports(),
    M41DeploymentTarget(),
    M44ToolsVersion(),
  ]

  private static let views: [any Rule] = [
    V1StateObject(),
    V2StateObjectInitializer(),
    V3StateObjectFactory(),
    V4ObservedObject(),
    V5ObservedObjectBinding(),
    V6ObservedObjectValue(),
    V7ObservedObjectInitializer(),
    V8WrapperTypes(),
    V9EnvironmentObject(),
    V10EnvironmentObjectBinding(),
    V13EnvironmentObjectModifier(),
    V14WholeProjection(),
    V17OnReceiveProperty(),
    V18OnReceiveObject(),
    V27WrapperStorage(),
  ]

  package static func rule(_ id: RuleID) -> (any Rule)? { all.first { $0.id == id } }
}
