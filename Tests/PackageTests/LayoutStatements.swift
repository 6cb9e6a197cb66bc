/// The numbers of the statements about layout, without chapter 7, whose lengths are those of a theme.
enum LayoutStatements {
  private typealias Chapter = StatementDocument.Chapter

  static let chapters = [
    Chapter("1.1: The protocol", "1", 1...13), Chapter("1.2: Text", "1", 20...31),
    Chapter("1.3: Images, colours, shapes", "1", 40...46), Chapter("1.4: Spacer, Divider, EmptyView", "1", 50...59),
    Chapter("1.5: Controls and containers: which axes are flexible", "1", 60...79),
    Chapter("2.1: HStack and VStack: structure and spacing", "2", 1...16),
    Chapter("2.2: HStack and VStack: the algorithm", "2", 20...42),
    Chapter("3: ZStack, overlay, background", "3", 1...6, 10...16), Chapter("4.1: Fixed frame", "4", 1...6),
    Chapter("4.2: Flexible frame", "4", 10...18),
    Chapter("4.3: Padding, fixedSize, offset, position", "4", 20...23, 30...31, 40...43),
    Chapter("4.4: Aspect ratio", "4", 50...56), Chapter("4.5: Alignment guides", "4", 60...69),
    Chapter("4.6: Effects, hidden, matched geometry, ViewThatFits, containerRelativeFrame", "4", 70...77),
    Chapter("4.7: Safe area", "4", 80...86), Chapter("5: The Layout protocol", "5", 1...17),
    Chapter("6.1: Grid", "6", 1...11), Chapter("6.2: LazyVGrid, LazyHGrid", "6", 20...26),
    Chapter("6.3: LazyVStack, LazyHStack", "6", 30...36),
    Chapter("8: Geometry, preferences, scrolling", "8", 1...11, 20...27),
    Chapter("9: Pixels, right to left, animation", "9", 1...4, 10...13, 20...25),
  ]
}
