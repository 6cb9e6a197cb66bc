import SwiftSyntax

/// Which types are converted, and why the others are not.
///
/// Types that mention each other in their declarations stand or fall together: a class with its superclass, its subclasses and
/// the protocols of the sources that refine `ObservableObject`, and whatever else a rule links. A type may also require that
/// another is converted. A group with one member that must not be converted is left whole.
package struct ConversionPlan {
  package struct Group {
    package let members: [NominalType]
    /// Why it is left. Empty for a group that can be converted.
    package internal(set) var obstacles: [Finding]
    /// Whether it is converted in this run.
    package internal(set) var isConverted = false
  }

  package private(set) var groups: [Group] = []
  private var indices: [NominalType: Int] = [:]
  /// Names that were asked for and that no observable object has.
  package private(set) var unknownNames: [String] = []

  init(_ project: Project, rules: [any Rule], options: MigrationOptions) {
    let types = project.observableObjects
    unite(types, links: rules.flatMap { $0.links(in: project, options: options) })
    for index in groups.indices {
      groups[index].obstacles = groups[index].members.flatMap { type in
        rules.flatMap { $0.obstacles(to: type, in: project, options: options) }
      }
    }
    var required: [[(type: NominalType, by: NominalType)]] = groups.map { group in
      group.members.flatMap { type in
        rules.flatMap { rule in
          rule.requirements(of: type, in: project, options: options).map { ($0, type) }
        }
      }
    }
    for index in required.indices {
      required[index].removeAll { indices[$0.type] == index || indices[$0.type] == nil }
    }
    // What needs a group that is left is left too.
    var changed = true
    while changed {
      changed = false
      for index in groups.indices where groups[index].obstacles.isEmpty {
        guard let (needed, needing) = required[index].first(where: { !groups[indices[$0.type]!].obstacles.isEmpty }),
          let obstacle = groups[indices[needed]!].obstacles.first, let declaration = needing.declarations.first
        else { continue }
        groups[index].obstacles = [
          Finding(
            rule: obstacle.rule, severity: .refusal, path: declaration.file.path,
            location: declaration.file.location(of: declaration.node),
            message: "\(needing.name) is left as it is, because it needs \(needed.name) to be converted, which is left too.",
            differences: [])
        ]
        changed = true
      }
    }
    choose(types, options: options, required: required)
  }

  /// Whether a type is converted in this run.
  func isConverted(_ type: NominalType) -> Bool { indices[type].map { groups[$0].isConverted } ?? false }

  private mutating func unite(_ types: [NominalType], links: [(NominalType, NominalType)]) {
    var parents: [NominalType: NominalType] = [:]
    func root(_ type: NominalType) -> NominalType {
      var type = type
      while let parent = parents[type] { type = parent }
      return type
    }
    func join(_ one: NominalType, _ other: NominalType) {
      let (one, other) = (root(one), root(other))
      if one != other { parents[other] = one }
    }
    for type in types {
      if let superclass = type.superclass, superclass.isObservableObject { join(superclass, type) }
      for adopted in type.protocols where adopted.isObservableObject { join(adopted, type) }
    }
    for (one, other) in links where one.isObservableObject && other.isObservableObject { join(one, other) }
    var byRoot: [NominalType: Int] = [:]
    var members: [[NominalType]] = []
    for type in types {
      let root = root(type)
      if let index = byRoot[root] {
        members[index].append(type)
        indices[type] = index
      } else {
        byRoot[root] = members.count
        indices[type] = members.count
        members.append([type])
      }
    }
    groups = members.map { Group(members: $0, obstacles: []) }
  }

  private mutating func choose(
    _ types: [NominalType], options: MigrationOptions, required: [[(type: NominalType, by: NominalType)]]
  ) {
    var pending: [Int]
    if options.types.isEmpty {
      pending = Array(groups.indices)
    } else {
      pending = []
      for name in options.types {
        let named = types.filter { $0.name == name || $0.path.last == name }
        if named.isEmpty { unknownNames.append(name) }
        pending += named.map { indices[$0]! }
      }
    }
    while let index = pending.popLast() {
      guard groups[index].obstacles.isEmpty, !groups[index].isConverted else { continue }
      groups[index].isConverted = true
      pending += required[index].map { indices[$0.type]! }
    }
  }
}
