/// The numbers of the statements about structure and gestures. Those of gestures have a "G" in front: 5 is the number of
/// presentation, too.
enum StructureStatements {
  private typealias Chapter = StatementDocument.Chapter

  static let chapters = [
    Chapter("1.1: Buttons", "1", 1...20), Chapter("1.2: Toggle", "1", 21...27), Chapter("1.3: Picker and tags", "1", 28...41),
    Chapter("1.4: Stepper", "1", 42...47), Chapter("1.5: Slider", "1", 48...54),
    Chapter("1.6: DatePicker, ColorPicker, Menu", "1", 55...62), Chapter("1.7: Text fields", "1", 63...76),
    Chapter("1.8: Modifiers of controls", "1", 77...85), Chapter("2.1: Rows, identity, state", "2", 1...9),
    Chapter("2.2: Sections, styles, looks", "2", 10...21), Chapter("2.3: Delete, move, edit mode", "2", 22...32),
    Chapter("2.4: Swipe actions", "2", 33...39, 76...77), Chapter("2.5: Selection", "2", 40...49),
    Chapter("2.6: Refresh, search", "2", 50...65), Chapter("2.7: Outlines, tables, forms, scrolling", "2", 66...75),
    Chapter("3.1: Stack and path", "3", 1...15), Chapter("3.2: Destinations", "3", 16...26),
    Chapter("3.3: Lifecycles", "3", 27...38), Chapter("3.4: Links", "3", 39...45),
    Chapter("3.5: NavigationView, NavigationSplitView", "3", 46...54),
    Chapter("3.6: Titles, back button, toolbars", "3", 55...71),
    Chapter("4.1: TabView", "4", 1...16, 27...27), Chapter("4.2: Windows and scenes", "4", 17...26),
    Chapter("5.1: Sheets and covers", "5", 1...25, 56...56), Chapter("5.2: Popovers", "5", 26...29),
    Chapter("5.3: Alerts and dialogs", "5", 30...47, 57...57),
    Chapter("5.4: Context menus, dismiss, isPresented", "5", 48...55), Chapter("6: Focus and keyboard", "6", 1...27),
    Chapter("7.1: Environment values that act", "7", 1...12), Chapter("7.2: Accessibility", "7", 13...27),
    Chapter("7.3: What each control says", "7", 28...54), Chapter("8: What a browser follows", "8", 1...31),
    Chapter("8: The browser's history", "8", 32...40), Chapter("9: What a test host offers", "9", 1...12),
    Chapter("Gestures: phases and callbacks", "G5", 1...9), Chapter("Gestures: recognisers", "G5", 10...13, 20...21, 30...36),
    Chapter("Gestures: combination", "G5", 37...39), Chapter("Gestures: precedence", "G5", 40...49),
    Chapter("Gestures: hit testing", "G5", 60...68), Chapter("Gestures: drag and drop", "G5", 70...73),
  ]
}
