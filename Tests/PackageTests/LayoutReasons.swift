/// Why some statements about layout have no test, and what was decided where the specification leaves it open.
enum LayoutReasons {
  private static let host = "the host's own part"

  static let untested: [String: StatementDocument.Untested] = [
    "1.13": "The least size of a window: a browser's window is as large as the person makes it",
    "1.78": "Maps, pages of the web and videos fill: views that Oriel has not",
    "2.16": "How other ports choose their distances: not a behaviour; 2.05 to 2.14 are followed literally",
    "4.69": "Two guides set where the separators of rows begin and end: \(host): separators are no views with frames",
    "5.14": "A layout that can be animated runs for each step: the frames of a test are those at the end of an animation",
    "6.34": "A lazy stack in a stack in a scroll view measures all rows: a cost seen elsewhere, which no app relies on",
    "6.36": "What is in sight stays so when the width changes: \(host): it knows where a scroll view stands",
    "8.24": "Wide scroll bars come and go: \(host)",
    "9.03": "Neighbours are drawn without a gap: \(host): frames are rounded where they are drawn (9.01)",
  ]

  static let decisions: [String: String] = texts.merging(stacks) { $1 }.merging(modifiers) { $1 }.merging(containers) { $1 }

  private static let texts: [String: String] = [
    "1.24": "A truncated line is filled to the last whole character, and the ellipsis counts as one.",
    "1.25": "The least width is 0 for a stack that asks for its range, and one character for anything else but 0×0.",
    "1.29": "0×0.",
    "1.58": "One pixel on all platforms.",
    "1.60": "For controls (1.60 to 1.75) only such relations are tested: their lengths are the theme's.",
    "1.62": "The ideal width is the theme's.",
    "1.65": "Either width will do: platforms differ.",
    "1.66": "Either width of segments will do: platforms differ.",
    "1.67": "Either width of the compact style will do: platforms differ.",
  ]

  private static let stacks: [String: String] = [
    "2.06": "8 on all platforms.",
    "2.10": "Wrapped lines of one text have no leading between them.",
    "2.25": "In Ex 2.m the ellipsis counts as one character (1.24): the column is 20 wide, not 30.",
    "2.30": "The 0 counts also where all guides are outside the views, so guides enlarge stacks.",
    "2.35": "Only a length across that is nil is replaced, and none that came in.",
    "2.39": "The last baseline is that of the lowest text.",
  ]

  private static let modifiers: [String: String] = [
    "3.16": "Without `containerBackground`, which is not built yet.",
    "4.41": "It is mirrored, as in 9.12.",
    "4.54": "`fill` with one length follows that, and is not infinite.",
    "4.63": "The last baseline is that of the lowest text (2.39).",
    "4.72": "The view is scaled to the size of the source, rather than laid out for it: it is drawn in the same frame.",
    "4.77": "Without `layoutDirectionBehavior`, which is not built yet.",
    "4.80": "Pages have no safe area of their own: bars and padding make it.",
    "4.81": "Where no length comes in, both answer their ideal lengths.",
    "4.85": "No host has a region for the keyboard.",
    "5.09": "A stack without members, too, has distances of zero.",
  ]

  private static let containers: [String: String] = [
    "6.08": "Columns are given their widths as the members of an `HStack` are.",
    "6.10": "Evenly over all columns that the cell spans.",
    "6.23": "Columns are made again for the width that is answered; rows begin at the leading edge where these are too wide.",
    "6.30": "A `LazyVStack` fills a width that comes in, and takes that of its first member where none does.",
    "6.33": "Without a scroll view that scrolls in its axis, a lazy container makes all rows.",
    "8.05": "To touch the edge of the safe area is enough: what lies beyond it counts.",
    "8.20": "A scroll view hugs its content across, however narrow that is.",
    "9.12": "From right to left an offset is mirrored, too, whatever else 4.41 could mean.",
    "9.20": "How frames move between the two is the host's.",
  ]
}
