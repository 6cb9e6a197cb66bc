import Foundation
import OrielCoreTransferable

/// Something may be dropped on the element.
package struct DropTargetEffect: ElementEffect {
  /// Where a host sends `DropEvent`.
  package let target: ElementID
  /// The identifiers of the types that are taken from outside.
  package let types: [String]

  package var summary: String? { "drop" }
}

struct DropModifier {
  let types: [UTType]
  let delegate: any DropDelegate
}

extension DropModifier: ListeningModifier {
  func effect(target: ElementID) -> DropTargetEffect { DropTargetEffect(target: target, types: types.map(\.identifier)) }

  var fileTypes: [UTType]? {
    // Whoever takes addresses of files takes any file.
    types.contains { UTType.fileURL.conforms(to: $0) || $0 == .fileURL } ? [] : types
  }

  func didBegin(_ target: ElementID, at node: ViewNode) { node.graph.feature(Drags.self).add(target, types) }
  func didEnd(_ target: ElementID, at node: ViewNode) { node.graph.featureInUse(Drags.self)?.remove(target) }

  func handle(_ event: any ElementEvent, from target: ElementID, at node: ViewNode) {
    guard let event = event as? DropEvent else { return }
    let drags = node.graph.feature(Drags.self)
    let delegate = delegate
    switch event {
    case .over(let place, let types):
      let info = DropInfo(location: place.local, providers: types.map(Self.announced) ?? drags.providers)
      come(info, target, drags, delegate)
      if drags.isTaken(by: target) == true { _ = delegate.dropUpdated(info: info) }
    case .left:
      if drags.leave(target) == true { delegate.dropExited(info: DropInfo(location: .zero, providers: [])) }
    case .dropped(let place, let items):
      let info = DropInfo(location: place.local, providers: items.map { $0.map(\.provider) } ?? drags.providers)
      come(info, target, drags, delegate)
      if drags.leave(target) == true, !delegate.performDrop(info: info) { delegate.dropExited(info: info) }
    }
  }

  @MainActor private func come(_ info: DropInfo, _ target: ElementID, _ drags: Drags, _ delegate: any DropDelegate) {
    guard drags.enter(target) else { return }
    // One that is not taken is remembered, too: it is asked about once.
    drags.set(target, isTaken: false)
    guard Drags.accepts(info.providers, types), delegate.validateDrop(info: info) else { return }
    drags.set(target, isTaken: true)
    delegate.dropEntered(info: info)
  }

  /// What comes from outside and was not dropped yet: its types alone are known.
  private static func announced(_ types: [String]) -> [NSItemProvider] {
    types.map { type in
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(nil, TransferError("it was not dropped yet"))
        return nil
      }
      return provider
    }
  }
}

/// A drop that is told to closures.
private struct ClosureDrop {
  let types: [UTType]
  let setTargeted: ((Bool) -> Void)?
  let perform: ([NSItemProvider], CGPoint) -> Bool
}

extension ClosureDrop: DropDelegate {
  func dropEntered(info: DropInfo) { setTargeted?(true) }
  func dropExited(info: DropInfo) { setTargeted?(false) }

  func performDrop(info: DropInfo) -> Bool {
    setTargeted?(false)
    return perform(info.itemProviders(for: types), info.location)
  }
}

/// A drop of values.
private struct ValueDrop<Value: Transferable> {
  let action: ([Value], CGPoint) -> Bool
  let setTargeted: (Bool) -> Void
}

extension ValueDrop: DropDelegate {
  func dropEntered(info: DropInfo) { setTargeted(true) }
  func dropExited(info: DropInfo) { setTargeted(false) }

  func performDrop(info: DropInfo) -> Bool {
    setTargeted(false)
    let location = info.location
    return Value.load(info.providers) { values in action(values, location) }
  }
}

extension Transferable {
  /// Makes values of what there is: at once, if they come from this program. What cannot be read is left out, with a word in the log.
  ///
  /// - Returns: What the action says, or true if it runs later; false if there is nothing for it.
  @MainActor
  static func load(_ providers: [NSItemProvider], then action: @escaping ([Self]) -> Bool) -> Bool {
    let fit = providers.filter { $0.has(Self.self) }
    guard !fit.isEmpty else { return false }
    let own = fit.compactMap { $0.ownValue(of: Self.self) }
    if own.count == fit.count { return action(own) }
    Task { @MainActor in
      var values: [Self] = []
      for provider in fit {
        do { values.append(try await provider.value(of: Self.self)) } catch {
          StandardError.write("warning: \(Self.self) cannot be made of what was dropped or pasted: \(error)")
        }
      }
      if !values.isEmpty { _ = action(values) }
    }
    return true
  }
}

extension View {
  /// Lets something of these types be dropped on this view: from views of the same scene, and from outside.
  ///
  /// - Parameters:
  ///   - isTargeted: True while something that is taken is over the view.
  ///   - action: Gets what was dropped, and where, in the view's own space. False says that it was not taken.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    let setTargeted: ((Bool) -> Void)? = isTargeted.map { binding in
      { isIn in if binding.wrappedValue != isIn { binding.wrappedValue = isIn } }
    }
    let drop = ClosureDrop(types: supportedContentTypes, setTargeted: setTargeted, perform: action)
    return modifier(DropModifier(types: supportedContentTypes, delegate: drop))
  }

  /// Lets something of these types be dropped on this view. The action gets what was dropped. See the form with a place.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets something of types with these identifiers be dropped on this view. See the form for types.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets something of types with these identifiers be dropped on this view. See the form for types.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets a delegate decide about what is dropped on this view.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Lets a delegate decide about what is dropped on this view.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }

  /// Lets values of a type be dropped on this view, and what such values can be made of.
  ///
  /// - Parameters:
  ///   - action: Gets the values, and where they were dropped, in the view's own space. False says that they were not taken.
  ///   - isTargeted: Hears when something that is taken comes over the view, and when it leaves.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier(types: T.importedContentTypes(), delegate: ValueDrop<T>(action: action, setTargeted: isTargeted)))
  }
}
