import SwiftSyntax

struct M17PropertyPublisher: Rule {
  let id: RuleID = "M17"
  let title = "$property as a publisher"
  let explanation = """
    A tracked property has no publisher. Where $property feeds a pipeline, the class gets a propertyPublisher, a subject that the property \
    feeds before it is set: the same values in the same order at the same time as before. Bindings, $model.property, are another thing. \
    With --no-bridge the class is left as it is instead.
    """
  func obstacles(to type: NominalType, in project: Project, options: MigrationOptions) -> [Finding] {
    var findings: [Finding] = []
    for use in project.propertyPublishers(of: type) {
      guard case .property(let property) = use.property else { continue }
      let subject = "\(type.name) is left as it is, because this uses the publisher of its property \(property.name)"
      if options.bridge == .nothing {
        findings.append(
          finding(
            .refusal, at: use.use.node, in: use.use.file, "\(subject). Without --no-bridge it gets one.", differences: [.d8]))
      } else if project.valueTypeText(of: property) == nil {
        findings.append(
          finding(
            .refusal, at: use.use.node, in: use.use.file,
            "\(subject), and the property's type cannot be told. Write the type where it is declared.", differences: [.d8]))
      } else if let spelled = project.spelledPublisher(of: property, of: type) {
        findings.append(
          finding(
            .refusal, at: use.use.node, in: use.use.file,
            "\(subject), and \(spelled.file.path), line \(spelled.file.location(of: spelled.node).line), spells out the type "
              + "\(spelled.node.trimmedDescription).Publisher. Make it AnyPublisher.", differences: [.d8]))
      }
    }
    for unknown in project.unknownPublisherUses
    where unknown.name.hasPrefix("$") && project.sees(type.module, from: unknown.file.module) {
      guard let property = type.properties.first(where: { $0.isPublished && "$" + $0.name == unknown.name }) else { continue }
      findings.append(
        finding(
          .refusal, at: unknown.node, in: unknown.file,
          "\(type.name) is left as it is, because this may use the publisher of its property \(property.name): the object's type cannot "
            + "be told. Write it out, in a variable's or a parameter's type."))
    }
    return findings
  }

  func convert(_ type: NominalType, in migration: Migration) {
    for property in type.storedVariables where migration.isBridged(property) {
      guard let text = migration.project.valueTypeText(of: property) else { continue }
      let file = property.file
      let name = migration.project.publisherName(of: property)
      migration.say("\(name).send(newValue)", beforeSetting: property, self)
      let access = property.node.modifiers.first { $0.name.isAccessModifier && $0.detail == nil }.map { $0.name.text } ?? ""
      let modifiers =
        ["private", "fileprivate"].contains(access) ? access : (access.isEmpty ? "" : access + " ") + "private(set)"
      let line =
        "@ObservationIgnored \(modifiers) lazy var \(name) = CurrentValueSubject<\(text), Never>(\(property.name))"
      migration.insert(line, after: property, self)
      migration.report(
        finding(
          .note, at: property.node, in: file,
          "\(property.name) has a publisher, \(name), because something subscribes to it.", differences: [.d8]))
    }
  }

  func convertUses(in contents: FileContents, in migration: Migration) {
    for use in migration.project.publisherUses(in: contents) {
      guard case .property(let property) = use.kind, migration.isBridged(property),
        !migration.isRemoved(use)
      else { continue }
      let name = migration.project.publisherName(of: property)
      let isHidden = use.node.is(DeclReferenceExprSyntax.self) && LocalBinding.find(name, at: use.node) != nil
      migration.replace(use.name, in: use.file, with: (isHidden ? "self." : "") + name, self)
    }
  }
}

extension Project {
  /// The pipelines that begin with a property which the type itself declares.
  fileprivate func propertyPublishers(of type: NominalType) -> [(use: PublisherUse, property: PublisherUse.Kind)] {
    publisherUses.compactMap { use in
      guard case .property(let property) = use.kind, let owner = property.owner, self.type(of: owner) == type,
        forwardingOwners[use.node.id] == nil
      else { return nil }
      return (use, use.kind)
    }
  }
}

extension Project {
  /// The name of the publisher that a property gets: one that the class has no member of.
  fileprivate func publisherName(of property: Property) -> String {
    let type = property.owner.flatMap { self.type(of: $0) }
    let names = ["Publisher", "Subject", "ValuePublisher"].map { property.name + $0 }
    return names.first { type?.property($0) == nil && type?.function($0) == nil } ?? property.name + "PropertyPublisher"
  }
}

extension Migration {
  /// Whether a published property keeps a publisher.
  func isBridged(_ property: Property) -> Bool { bridgedProperties.contains(ObjectIdentifier(property)) }

  /// The published properties of converted classes that something else subscribes to than a pipeline which goes.
  func findBridgedProperties() -> Set<ObjectIdentifier> {
    Set(
      project.publisherUses.compactMap { use in
        guard case .property(let property) = use.kind, let owner = property.owner.flatMap(project.type(of:)), isConverted(owner),
          !isRemoved(use)
        else { return nil }
        return ObjectIdentifier(property)
      })
  }

  /// Whether the publisher is used by a pipeline that goes, because the class that it announces to is converted.
  fileprivate func isRemoved(_ use: PublisherUse) -> Bool { project.forwardingOwners[use.node.id].map(isConverted) ?? false }

  /// Adds a line after a property's.
  func insert(_ line: String, after property: Property, _ rule: some Rule) {
    let file = property.file
    let next = property.node.nextToken(viewMode: .sourceAccurate)
    let isAlone = next?.leadingTrivia.containsNewline ?? true
    let text = isAlone ? file.lineEnding + file.indentation(of: property.node) + line : "; " + line
    insert(text, at: isAlone ? property.node.endPosition.utf8Offset : property.node.bytes.upperBound, in: file, rule)
  }
}
