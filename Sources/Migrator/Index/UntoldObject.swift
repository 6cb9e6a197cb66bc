import SwiftSyntax

extension Project {
  /// Where an object is used as an `ObservableObject` whose class the sources do not tell. If its class were converted, the place would not
  /// compile any more, or would do nothing.
  func findUntoldObjects() -> [RequiredObject] {
    untoldPublishers + untoldInjections + untoldProperties + untoldArguments
  }

  private var untoldPublishers: [RequiredObject] {
    unknownPublisherUses.filter { $0.name == "objectWillChange" }.map {
      RequiredObject(
        kind: .untold, types: nil, node: Syntax($0.node), file: $0.file,
        reason: "this uses the objectWillChange of an object whose class cannot be told")
    }
  }

  /// Only what some view reads from the environment has a reason to be put there.
  private var untoldInjections: [RequiredObject] {
    contents.flatMap { contents in
      injections(in: contents).compactMap { call, _, type -> RequiredObject? in
        let types: Set<NominalType>
        let what: String
        switch type {
        case .unknown:
          (types, what) = (
            typesFromEnvironment.filter { sees($0.module, from: contents.file.module) },
            "an object whose class cannot be told is put into the environment here"
          )
        case .existential(let found):
          (types, what) = ([found], "environment needs a class, and the object that is put there here is any \(found.name)")
        default: return nil
        }
        let place = call.arguments.first.map(Syntax.init) ?? Syntax(call)
        return RequiredObject(kind: .untold, types: types, node: place, file: contents.file, reason: what)
      }
    }
  }

  /// The classes that some view reads from the environment, with those that inherit from them.
  private var typesFromEnvironment: Set<NominalType> {
    var found: Set<NominalType> = []
    for property in observingProperties where property.wrapper == "EnvironmentObject" {
      guard let type = property.value.nominal else { continue }
      found.formUnion([type] + type.descendants)
      if type.kind == .protocol { found.formUnion(types.filter { $0.conformances.contains(type) }) }
    }
    return found
  }

  /// Properties that observe an object, with a value from which the class cannot be told: it may be each class that has what they read of it.
  private var untoldProperties: [RequiredObject] {
    observingProperties.filter(\.isOfUnknownType).map { observing in
      let property = observing.property
      var members: Set<String> = []
      for name in [property.name, "$" + property.name] {
        for (reference, _) in references(to: name, of: property, in: observing.owner) {
          let expression = reference.withBase
          guard let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id else {
            continue
          }
          members.insert(member.declName.baseName.identifierText)
        }
      }
      let types = observableObjects.filter { type in
        type.kind == .class && sees(type.module, from: property.file.module)
          && members.allSatisfy { type.property($0) != nil || type.function($0) != nil }
      }
      return RequiredObject(
        kind: .untold, types: Set(types), node: Syntax(property.node), file: property.file,
        reason: "\(observing.owner.name) observes an object here whose class cannot be told and which may be one")
    }
  }

  /// What is put in for generic parameters with the constraint, where its class cannot be told.
  private var untoldArguments: [RequiredObject] {
    argumentsByParameter.flatMap { parameter, arguments in
      arguments.untold.map { node, file in
        RequiredObject(
          kind: .untold, types: nil, node: node, file: file,
          reason: "an object whose class cannot be told stands for \(parameter.name) here, which must be an ObservableObject")
      }
    }
  }
}
