struct M41DeploymentTarget: Rule {
  let id: RuleID = "M41"
  let title = "A deployment target without Observation"
  let explanation = """
    Observation came with iOS 17, macOS 14, tvOS 17 and watchOS 10. A package or an Xcode project that is built for older systems is left as \
    it is: raise the target, or use the Perception back-port (@Perceptible and WithPerceptionTracking) by hand. Packages that name no \
    platforms are converted. With --ignore-deployment-targets nothing is left for this reason.
    """
  let examples: [RuleExample] = [
    .rewritten(
      "sources without a package around them",
      before: "class Model: ObservableObject {}",
      after: "@Observable class Model {}")
  ]

  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    guard !options.ignoresDeploymentTargets else { return [] }
    return type.declarations.compactMap(\.file.root).compactMap { root in
      guard let first = root.outdatedSystems.first else { return nil }
      let targets = root.outdatedSystems.map { "\($0.platform.rawValue) \($0.version)" }.joined(separator: ", ")
      let needed = Set(root.outdatedSystems.map(\.platform)).sorted { $0.rawValue < $1.rawValue }
        .map { "\($0.rawValue) \($0.firstVersion)" }.joined(separator: ", ")
      return Finding(
        rule: id, severity: .refusal, path: first.path, location: first.location,
        message:
          "This is built for \(targets), which has no Observation, so nothing here is converted. Raise the deployment target to "
          + "\(needed), or use the Perception back-port. --ignore-deployment-targets converts nevertheless.",
        differences: [])
    }
  }
}
