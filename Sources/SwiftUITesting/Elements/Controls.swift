import Foundation
import SwiftUICore

extension ElementQuery.Role {
  /// Steppers.
  public static let stepper = Self("stepper")
  /// Date pickers.
  public static let datePicker = Self("datePicker")
  /// Color pickers.
  public static let colorPicker = Self("colorPicker")
  /// Secure fields.
  public static let secureField = Self("secureField")
  /// Text editors.
  public static let textEditor = Self("textEditor")
  /// Menus.
  public static let menu = Self("menu")
  /// Disclosure groups.
  public static let disclosureGroup = Self("disclosureGroup")
  /// Group boxes.
  public static let groupBox = Self("groupBox")
  /// Labeled content.
  public static let labeledContent = Self("labeledContent")
  /// Control groups.
  public static let controlGroup = Self("controlGroup")
  /// Gauges.
  public static let gauge = Self("gauge")
  /// Share links.
  public static let shareLink = Self("shareLink")
  /// Forms.
  public static let form = Self("form")
}

extension ElementQuery {
  /// A stepper by its label, or any.
  public static func stepper(_ label: String? = nil) -> ElementQuery { ElementQuery(.stepper, label: label) }
  /// A date picker by its label, or any.
  public static func datePicker(_ label: String? = nil) -> ElementQuery { ElementQuery(.datePicker, label: label) }
  /// A color picker by its label, or any.
  public static func colorPicker(_ label: String? = nil) -> ElementQuery { ElementQuery(.colorPicker, label: label) }
  /// A secure field by its label, or any.
  public static func secureField(_ label: String? = nil) -> ElementQuery { ElementQuery(.secureField, label: label) }
  /// A text editor.
  public static var textEditor: ElementQuery { ElementQuery(.textEditor) }
  /// A menu by its label, or any.
  public static func menu(_ label: String? = nil) -> ElementQuery { ElementQuery(.menu, label: label) }
  /// A disclosure group by its label, or any.
  public static func disclosureGroup(_ label: String? = nil) -> ElementQuery { ElementQuery(.disclosureGroup, label: label) }
  /// A form.
  public static var form: ElementQuery { ElementQuery(.form) }
}

extension FoundElement {
  /// Whether a toggle for several sources shows that they differ.
  public var isMixed: Bool { (element.content as? ToggleContent)?.isMixed ?? false }

  /// Whether a disclosure group or a section is open.
  public var isOpen: Bool {
    (element.content as? DisclosureGroupContent)?.isExpanded ?? (element.content as? SectionContent)?.isExpanded ?? false
  }

  /// Presses the upper half of a stepper.
  public func increment(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try step(up: true, at: host.use(at: fileID, filePath, line, column))
  }

  /// Presses the lower half of a stepper.
  public func decrement(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try step(up: false, at: host.use(at: fileID, filePath, line, column))
  }

  private func step(up isUp: Bool, at site: CallSite) throws {
    let content = try check("stepped", StepperContent.self, "stepper", at: site)
    guard isUp ? content.canIncrement : content.canDecrement else {
      throw ElementUnusable("\(element.summary) cannot go further \(isUp ? "up" : "down")", at: site)
    }
    host.graph.send(StepEvent(isUp: isUp), to: element.id)
  }

  /// Chooses another date, another time or both in a date picker. What is not said stays.
  public func choose(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    var content = try check("changed", DatePickerContent.self, "datePicker", at: site)
    if year ?? month ?? day != nil, !content.showsDate {
      throw ElementUnusable("\(element.summary) shows no date", at: site)
    }
    if hour ?? minute != nil, !content.showsTime { throw ElementUnusable("\(element.summary) shows no time", at: site) }
    var stamp = content.value.value
    stamp = DateStamp(
      year: year ?? stamp.year, month: month ?? stamp.month, day: day ?? stamp.day, hour: hour ?? stamp.hour,
      minute: minute ?? stamp.minute, second: stamp.second)
    content.value = EditedValue(stamp, revision: content.value.revision + 1)
    host.send(ChooseDateEvent(content.value), showing: content, on: element.id)
  }

  /// Chooses a color in a color picker, each part from 0 to 255.
  public func choose(
    red: UInt8, green: UInt8, blue: UInt8, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    var content = try check("changed", ColorPickerContent.self, "colorPicker", at: site)
    content.value = EditedValue(
      UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), revision: content.value.revision + 1)
    host.send(ChooseColorEvent(content.value), showing: content, on: element.id)
  }

  /// Opens a disclosure group or a section, or closes it.
  public func disclose(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let now = try current(at: site).element
    if !(now.content is SectionContent) {
      try check("opened or closed", DisclosureGroupContent.self, "disclosureGroup or section", at: site)
    }
    host.graph.send(DiscloseEvent(), to: element.id)
  }

  /// Runs the primary action of a menu, as a press does.
  public func runPrimaryAction(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let content = try check("pressed", MenuContent.self, "menu", at: site)
    guard content.hasPrimaryAction else { throw ElementUnusable("\(element.summary) has no primary action", at: site) }
    host.graph.send(PressEvent(), to: element.id)
  }

  /// Begins to press a button, or lets go of it without pressing it.
  public func hold(
    _ isHeld: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    try check("held", ButtonContent.self, "button", at: site)
    host.graph.send(PressEvent.pressing(isHeld), to: element.id)
  }
}

extension FoundElement {
  /// Holds a button until it has run its action so many times, as `buttonRepeatBehavior(_:)` allows.
  public func hold(
    untilPressed count: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let content = try check("held", ButtonContent.self, "button", at: site)
    guard content.repeats || count <= 1 else {
      throw ElementUnusable("\(element.summary) does not repeat its action", at: site)
    }
    for _ in 0..<count { host.graph.send(PressEvent(), to: element.id) }
  }
}
