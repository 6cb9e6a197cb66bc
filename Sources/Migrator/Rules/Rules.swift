/// All rules, models first, in the order of their numbers.
package enum Rules {
  package static let all: [any Rule] = models + views

  private static let models: [any Rule] = [
    M1ClassConformance(),
    M2ExtensionConformance(),
    M3ComposedConformance(),
    M4Published(),
    M5Modifiers(),
    M5bOpenVariable(),
    M5cVisibleStorage(),
    M6SeveralVariables(),
    M7Tuple(),
    M8PlainVariable(),
    M9NoStorage(),
    M10LazyVariable(),
    M11PropertyWrapper(),
    M12AppStorage(),
    //        M13ComputedProperty(),
    M19PublishedStorage(),
    M20ObserversInInit(),
    M21ReadInInit(),
    M22HiddenStorageName(),
    M23ObservationName(),
    M24LocalClass(),
    M25NoClass(),
    M26Subclass(),
    M27Override(),
    M28UnknownSuperclass(),
    M29PlainSuperclass(),
    M30Isolation(),
    M31Codable(),
    M32Equality(),
    M33OtherConformances(),
    M39GenericAndNested(),
    M42MemberNames(),
    M43ManagedObject(),
  ]

  private static let views: [any Rule] = [
    V1StateObject(), V4ObservedObject(), V5ObservedObjectBinding(), V9EnvironmentObject(), V10EnvironmentObjectBinding(),
    V13EnvironmentObjectModifier(),
  ]

  package static func rule(_ id: RuleID) -> (any Rule)? { all.first { $0.id == id } }
}
