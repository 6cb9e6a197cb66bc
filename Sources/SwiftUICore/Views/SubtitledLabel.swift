/// The label of a control that consists of texts: the first says what it is, and the others stand below it, smaller.
struct SubtitledLabel: View {
  private let texts: [Text]

  /// Nil for any other label.
  init?<Label: View>(_ label: Label) {
    // The types are known when this is compiled for a label.
    if Label.self == TupleView<(Text, Text)>.self, let label = label as? TupleView<(Text, Text)> {
      texts = [label.value.0, label.value.1]
    } else if Label.self == TupleView<(Text, Text, Text)>.self, let label = label as? TupleView<(Text, Text, Text)> {
      texts = [label.value.0, label.value.1, label.value.2]
    } else {
      return nil
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      texts[0]
      ForEach(1..<texts.count, id: \.self) { texts[$0].font(.footnote).foregroundStyle(.secondary) }
    }
  }
}
