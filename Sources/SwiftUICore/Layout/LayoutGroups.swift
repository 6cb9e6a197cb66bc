/// The sections that are only groups: they have no nodes in the layout, for their members are those of what is around.
struct LayoutGroups {
  private struct Group {
    /// The element whose node has the members.
    let owner: ElementID
    /// Views, and groups in it.
    let members: [ElementID]
  }

  private var groups: [ElementID: Group] = [:]
  private var groupsOfOwners: [ElementID: Set<ElementID>] = [:]

  func owner(of group: ElementID) -> ElementID? { groups[group]?.owner }

  @MainActor
  mutating func add(_ section: ElementNode, of owner: ElementID) {
    var members: [ElementID] = []
    section.forEachMember { members.append($0.id) }
    groups[section.id] = Group(owner: owner, members: members)
    groupsOfOwners[owner, default: []].insert(section.id)
  }

  /// Removes a group with those in it. Returns the members of all of them.
  mutating func remove(_ id: ElementID) -> [ElementID] {
    guard let group = groups.removeValue(forKey: id) else { return [] }
    groupsOfOwners[group.owner]?.remove(id)
    return group.members + group.members.flatMap { remove($0) }
  }

  /// The members of an element are collected anew, or it goes.
  mutating func removeAll(of owner: ElementID) {
    if groups.isEmpty { return }
    for group in groupsOfOwners.removeValue(forKey: owner) ?? [] { groups[group] = nil }
  }
}
