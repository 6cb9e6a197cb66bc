import SwiftUICore

extension TestHost {
  /// What the window's commands offer, as their menus show it from the first to the last: the labels of buttons and toggles.
  public var commands: [String] { commandPlaces.map(\.element.text) }

  /// Chooses a command in a menu of the window.
  ///
  /// - Throws: `ElementUnusable` if there is no such command, if there are several, or if it is disabled.
  public func chooseCommand(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = use(at: fileID, filePath, line, column)
    let places = commandPlaces.filter { $0.element.text == label }
    guard let place = places.first, places.count == 1 else {
      let known = commands.isEmpty ? "there are none" : "there are “\(commands.joined(separator: "”, “"))”"
      throw ElementUnusable("\(places.count) commands are called “\(label)”: \(known)", at: site)
    }
    guard place.element.content.isEnabled else {
      throw ElementUnusable("The command “\(label)” cannot be chosen: it is disabled", at: site)
    }
    if var toggle = place.element.content as? ToggleContent {
      toggle.isOn.toggle()
      send(ToggleEvent(isOn: toggle.isOn), showing: toggle, on: place.element.id)
    } else {
      graph.send(PressEvent(), to: place.element.id)
    }
  }

  private var commandPlaces: [PlacedElement] {
    commandBars.flatMap(\.all).filter { $0.element.content is ButtonContent || $0.element.content is ToggleContent }
  }

  /// The bar with the commands, which is no part of what a person sees in the window.
  var commandBars: [PlacedElement] {
    element.children.filter { $0.content is CommandBarContent }.map { PlacedElement(element: $0, path: [element]) }
  }
}
