/// Why some statements about structure and gestures have no test, and what was decided where the sources do not agree.
enum StructureReasons {
  typealias Untested = StatementDocument.Untested

  private static let looks = "a matter of looks, for eyes alone: Examples/Gallery shows it"
  private static let page = "the page's own part, which the headless host has not"
  private static let notBuilt = "not built yet"
  private static let newer = "of the systems of 2027, which no app's source needs yet"

  static let untested: [String: Untested] = controls.merging(lists) { $1 }.merging(navigation) { $1 }.merging(presentation) { $1 }
    .merging(focus) { $1 }.merging(browser) { $1 }.merging(gestures) { $1 }

  private static let controls: [String: Untested] = [
    "1.04": "Buttons with the roles `close` and `confirm` have labels of their own: \(notBuilt): they need a label",
    "1.05": "Destructive buttons are red in menus, dialogs and rows: \(looks)",
    "1.06": "Buttons look as their place wants: \(looks)",
    "1.14": "A touch that scrolls presses nothing: in Tests/Browser, test_the_page_scrolls_under_a_finger_that_begins_on_a_tap",
    "1.17": "Only what is drawn of a plain button is pressed: browsers hit boxes; a larger target loses nothing",
    "1.18": "Alerts draw only the texts of labels: nothing is dropped here: no app relies on losing it",
    "1.25": "Toggles are switches: \(looks)",
    "1.37": "Pickers are menus in rows: \(looks)",
    "1.60": "The order of a menu's items: fixed here (8.20): priority pays only where a thumb is",
  ]

  private static let lists: [String: Untested] = [
    "2.08": "Rows have the full width: in Tests/Browser, test_rows_have_their_height_whatever_stands_in_them",
    "2.16": "Separators begin where the text begins: \(looks)",
    "2.27": "What deletes and moves without editing: in Tests/Browser, test_rows_are_moved_and_deleted_with_a_mouse",
    "2.29": "The minus of a row asks once more: \(page)",
    "2.35": "A row with swipe actions has no Delete of its own: \(page): it leaves Delete out",
    "2.38": "Swipe actions without a swipe: in Tests/Browser, test_a_mouse_finds_the_actions_of_a_row",
    "2.39": "One row's actions are open at a time: \(page)",
    "2.41": "Several rows are selected with Shift and Command: \(page)",
    "2.48": "Arrow keys move the selection: in Tests/Browser, test_rows_are_selected_moved_and_deleted_by_keyboard",
    "2.54": "Where a search field stands: in Tests/Browser, test_the_field_of_a_search_stands_between_the_title_and_the_rows",
    "2.64": "A search hides the rest of the bar: nothing is hidden here, so that nothing jumps",
    "2.74": "Scrolling puts the keyboard away: a browser's keyboard is the person's",
    "2.76": "Swipe actions outside lists: \(newer)",
    "2.77": "Containers that reorder: \(newer)",
  ]

  private static let navigation: [String: Untested] = [
    "3.54": "A button hides the sidebar: \(notBuilt): the sidebar stays",
    "3.60": "What does not fit goes to a menu of the bar: \(looks): the bar scrolls",
    "3.66": "Roles of toolbars: they change nothing here, and Support.md says so",
    "3.71": "Priorities and minimizing of bars: \(newer)",
    "4.16": "Tabs on macOS: below 600 points iOS is followed, and above it iPadOS (8.14)",
    "4.24": "The order of phases: systems differ by version; 8.31 says what a page does",
    "4.25": "Events from outside go to one scene: \(notBuilt); what a scene stores is behaviour 156 of Conformance.md",
    "4.26": "Sizes of windows, menu bar extras, documents: outside the specification",
    "4.27": "A prominent tab: \(newer)",
  ]

  private static let presentation: [String: Untested] = [
    "5.21": "A low window shows sheets as covers: how high a window is the browser alone knows",
    "5.27": "A narrow window shows popovers as sheets: \(looks)",
    "5.29": "A popover is as large as its content: sizes are the browser's",
    "5.34": "The order of an alert's buttons: in Tests/Browser, test_buttons_of_alerts_stand_beside_each_other_or_below",
    "5.36": "What is dropped of an alert's labels: nothing is: no app relies on losing it",
    "5.42": "Where a dialog stands: in Tests/Browser, test_a_dialog_stands_at_the_lower_edge_of_a_narrow_window",
    "5.55": "`fileImporter` and `fileExporter`: \(notBuilt)",
    "5.57": "Alerts and dialogs for an item: \(newer)",
  ]

  private static let focus: [String: Untested] = [
    "6.15": "The order of the Tab key: in Tests/Browser, test_the_tab_key_goes_through_what_can_have_the_focus",
    "6.23": "The focus of a search field as a binding: there, and without a test yet",
    "6.25": "Escape closes what is nearest: in Tests/Browser, test_sheets_upon_sheets_with_the_keyboard_alone",
    "7.08": "Lines from right to left: \(looks)",
    "7.10": "The size class of a column: the window's here, so that a column changes nothing when its neighbour does",
    "7.45": "Toolbars say that they are some: their items are plain buttons in the header, which needs no role",
    "7.50": "A search field says what it is: its role is `searchbox`; there is no landmark `search`",
  ]

  private static let browser: [String: Untested] = [
    "8.02": "Forms in narrow and wide windows: \(looks)", "8.03": "The usual style of lists: \(looks)",
    "8.04": "Selecting by pointer and keys: in Tests/Browser, test_rows_are_selected_moved_and_deleted_by_keyboard",
    "8.05": "Deleting without a swipe: in Tests/Browser, test_the_keyboard_reaches_the_actions_of_a_row",
    "8.06": "Pulling to refresh: in Tests/Browser, test_a_finger_pulls_to_refresh", "8.07": "Toggles are switches: \(looks)",
    "8.08": "Menus are native lists: in Tests/Browser, test_a_picker_keeps_what_was_chosen_last",
    "8.09": "Dates are native fields: \(looks)", "8.10": "Buttons are tinted texts: \(looks)",
    "8.11": "Bars of stacks: in Tests/Browser, test_bars_are_as_high_as_on_a_telephone",
    "8.14":
      "Tabs at the bottom or at the top: in Tests/Browser, test_a_tab_bar_stands_below_in_a_narrow_window_and_above_in_a_wide_one",
    "8.15":
      "Sheets as cards or panels: in Tests/Browser, test_a_sheet_is_a_panel_in_a_wide_window_and_comes_from_below_in_a_narrow_one",
    "8.16": "Popovers as sheets: \(looks)",
    "8.17": "Covers fill the window: \(looks)",
    "8.18": "Where dialogs stand: in Tests/Browser, test_a_dialog_stands_at_the_lower_edge_of_a_narrow_window",
    "8.19": "Alerts in the middle: in Tests/Browser, test_alerts_are_answered_with_mouse_and_keys",
    "8.20": "Menus have a fixed order: \(looks)",
    "8.21": "What opens a context menu: in Tests/Browser, test_a_context_menu_opens_with_the_other_button_a_key_and_a_long_touch",
    "8.22": "Tab reaches all controls: in Tests/Browser, test_controls_are_operated_with_the_keyboard_alone",
    "8.23": "Who has the focus at first: in Tests/Browser, test_the_sheet_takes_the_focus_keeps_it_and_gives_it_back",
    "8.24": "Which shortcuts a browser keeps for itself: \(page)",
    "8.25": "Where a search field stands: in Tests/Browser, test_the_field_of_a_search_stands_between_the_title_and_the_rows",
    "8.26": "What of a toolbar is seen: \(looks)",
    "8.27": "Large titles: \(looks)",
    "8.28":
      "Windows are tabs of the browser: in Tests/Browser, test_a_window_for_a_value_opens_once_and_its_address_follows_the_value",
    "8.29": "A bar of commands: in Tests/Browser, test_commands_stand_in_one_menu_with_their_shortcuts",
    "8.30": "A page for settings: a page of the browser's own; opening it is tested in 4.20",
    "8.33": "One move in the history for one change of a path: in Tests/Browser, test_the_app_sets_a_whole_path",
    "8.34": "Back closes a sheet: in Tests/Browser, test_the_browsers_way_back_closes_what_lies_over_the_app",
    "8.35": "Tabs make no entries in the history: in Tests/Browser, test_tabs_keep_what_is_in_them",
    "8.38": "The title of the document: \(page)", "8.39": "Back at the root leaves the app: \(page)",
    "8.40": "A swipe back is drawn once: pages change without a movement",
    "9.01": "What ViewInspector can do: about another tool", "9.02": "What ViewInspector cannot do: about another tool",
    "9.03": "What XCUITest sees: about another tool", "9.04": "Identifiers on containers: they name the container alone here",
    "9.05": "How XCUITest waits: about another tool; `settle(until:)` waits for a condition",
    "9.10": "A table of tests for each control: how tests are written", "9.11": "Tests of the history: how tests are written",
    "9.12": "A matrix of presentations: how tests are written",
  ]

  private static let gestures: [String: Untested] = [
    "G5.32": "Places of a view that is moved from outside: in Tests/Browser, test_a_drag_follows_the_mouse_and_goes_back",
    "G5.47": "A tap on a row presses all of its plain buttons: each has its own target here (1.16)",
    "G5.49": "Gestures of UIKit: outside the specification",
    "G5.61": "What of a view is hit: \(page): boxes are hit, and shapes by their paths",
    "G5.65": "What a clip leaves is hit: \(page)",
    "G5.67": "Touch has a radius: the style sheet gives controls 44 points where the pointer is coarse",
    "G5.70": "Views that are dragged elsewhere: \(notBuilt)", "G5.71": "Views that take what is dropped: \(notBuilt)",
    "G5.72": "`Transferable`: \(notBuilt)", "G5.73": "`onDrop`: \(notBuilt)",
  ]

  static let decisions: [String: String] = [
    "1.22": "Without sources nothing is off.", "1.33": "Both look chosen; a choice writes the one value.",
    "1.34": "Choosing the chosen one again writes nothing.", "1.43": "The last step is cut to the bound.",
    "1.52": "A step that is too long counts as none, in place of an end of the program.",
    "1.64": "Written at Return and when the focus leaves: what is measured, and not what the page of the initializer says.",
    "1.68": "Innermost first.", "2.03": "Both kinds of containers tell of appearing and disappearing.",
    "2.05": "Both have rows; one warning.", "2.23": "In the same turn.", "2.44": "The value stays, and nothing is drawn.",
    "2.46": "A list writes for a person alone.", "3.06": "The value is a part of the identity.",
    "3.15": "The path wins.", "3.20": "All rows that exist are looked at.", "3.23": "Pages of links go first.",
    "3.25": "The closure runs again when the view that declares it is updated.",
    "3.33": "Covered pages are evaluated and not drawn.", "3.34": "The page on top alone.",
    "3.35": "The order is free.", "3.55": "The innermost first.", "3.69": "One action for each page, which stays the same.",
    "4.02": "The first tab is shown, and nothing is written.", "4.04": "Once.",
    "4.05": "A tab is made when it is first shown.", "4.09": "All tabs are in the bar at any width.",
    "5.02": "The binding is written only if it still says so.", "5.03": "`onDisappear` first.",
    "5.08": "Always the newest values.", "5.32": "False first, then the action, in the same turn.",
    "5.44": "Above the sheet.", "5.46": "It works.", "5.56": "Shown after the one before.",
    "6.03": "Never nil in between.", "6.04": "What is written is read at once.", "6.05": "Until the end of the turn.",
    "6.07": "At the first appearance, too.", "6.09": "Nothing, at any width.",
    "7.18": "A row is an item of the list, and what is in it stays apart.",
    "8.31": "A scene hears of it from the page.",
  ]
}
