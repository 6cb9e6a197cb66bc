import SwiftUICore

extension TestHost {
  /// The element that has the focus, as far as a view around it listens.
  public var focusedElement: FoundElement? {
    graph.featureInUse(FocusCoordinator.self)?.focused.flatMap { id in
      root.all.first { $0.element.id == id }.map { FoundElement(place: $0, host: self) }
    }
  }

  /// Presses a key, where the focus is: the shortcut of a button, or else whoever wants the key.
  ///
  /// - Returns: Whether anybody has taken it.
  @discardableResult
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], phase: KeyPress.Phases = .down, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    use(at: fileID, filePath, line, column)
    if phase == .down, pressButton(KeyboardShortcut(key, modifiers: modifiers)) { return true }
    return graph.feature(FocusCoordinator.self).take(KeyPress(key, modifiers: modifiers, phase: phase)) == .handled
  }

  private func pressButton(_ shortcut: KeyboardShortcut) -> Bool {
    for place in root.all + commandBars.flatMap(\.all) where place.obstacleForKeys == nil {
      let said = place.element.effects.compactMap { $0 as? KeyboardShortcutEffect }
      guard let first = said.first, first.shortcut?.words == shortcut.words else { continue }
      guard let button = place.all.first(where: { ($0.element.content as? ButtonContent)?.isEnabled == true }) else { continue }
      graph.send(PressEvent(), to: button.element.id)
      return true
    }
    return false
  }

  /// Moves the focus as a page does: what loses it hears of that first.
  fileprivate func moveFocus(to id: ElementID?) {
    tellFields(of: id)
    graph.feature(FocusCoordinator.self).hostDidFocus(id)
  }

  /// Fields that want to know whether they are edited hear of the focus by themselves.
  func tellFields(of id: ElementID?) {
    if id == editedField { return }
    if let field = editedField {
      editedField = nil
      graph.send(TextFieldEvent.focus(false), to: field)
    }
    let element = id.flatMap { id in graph.root.descendants.first { $0.id == id } }
    guard let element, (element.content as? TextFieldContent)?.reportsFocus == true else { return }
    editedField = element.id
    graph.send(TextFieldEvent.focus(true), to: element.id)
  }

  /// Says whether a person sees the scene, and uses it.
  public func setScenePhase(_ phase: ScenePhase) {
    environment(\.scenePhase, phase)
  }
}

extension FoundElement {
  /// Whether the element, or something in it, has the focus.
  public var isFocused: Bool {
    host.graph.featureInUse(FocusCoordinator.self)?.focused.map { id in element.descendants.contains { $0.id == id } } ?? false
  }

  /// Moves the focus to the element, as a tap or the Tab key does.
  public func focus(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let element = try reachable("focused", at: site)
    guard element.content.isEnabled else {
      throw ElementUnusable("\(element.summary) cannot be focused: it is disabled", at: site)
    }
    let takesFocus = element.effects.contains { ($0 as? FocusEffect)?.isFocusable == true }
    guard takesFocus || element.content.isNamedByChildren else {
      throw ElementUnusable("\(element.summary) cannot be focused: it takes no focus", at: site)
    }
    host.moveFocus(to: element.id)
  }

  /// Takes the focus away from wherever it is.
  public func unfocus(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    host.use(at: fileID, filePath, line, column)
    host.moveFocus(to: nil)
  }
}
