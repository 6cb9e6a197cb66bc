/// What is selected in a text field or a text editor, or where the next characters go.
///
/// Its places belong to the text as it is when they are made. Of others those are taken that are nearest.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range.
    case selection(Range<String.Index>)
    /// Several ranges. Hosts select from the beginning of the first one to the end of the last one.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places.
  public var indices: Indices

  /// Which of two places that a position at the end of a line has is meant. Always the host's choice.
  public var affinity: TextSelectionAffinity { .automatic }

  /// Selects a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects several ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Selects nothing: the next characters go there.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, so that the next characters are put in.
  public var isInsertion: Bool { range.isEmpty }

  private var range: Range<String.Index> {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return "".startIndex..<"".startIndex }
      return first.lowerBound..<last.upperBound
    }
  }

  /// The places in UTF-16 units of a text.
  func offsets(in text: String) -> FieldSelection {
    func offset(_ index: String.Index) -> Int { index < text.endIndex ? index.utf16Offset(in: text) : text.utf16.count }
    return FieldSelection(start: offset(range.lowerBound), end: offset(range.upperBound))
  }

  init(_ selection: FieldSelection, in text: String) {
    func index(_ offset: Int) -> String.Index {
      text.utf16.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex) ?? text.endIndex
    }
    let (start, end) = (index(selection.start), index(selection.end))
    self.init(range: min(start, end)..<max(start, end))
  }
}

/// Which of two places that a position at the end of a line has is meant.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the host does.
  case automatic
  /// The end of the line.
  case upstream
  /// The beginning of the next one.
  case downstream
}

/// What is selected in a field, in UTF-16 units, as hosts count.
package struct FieldSelection: Hashable, Sendable {
  package let start: Int
  package let end: Int

  package init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a binding to what is selected in it; nil while it does not have the focus.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(TextFieldElement(text, selection, prompt, axis), label: Text(titleKey))
  }

  /// Creates a text field with a binding to what is selected in it; nil while it does not have the focus.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(TextFieldElement(text, selection, prompt, axis), label: Text(title))
  }
}

extension TextField {
  /// Creates a text field with a binding to what is selected in it, and a label of views.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldElement(text, selection, prompt, axis), label: label())
  }
}

extension TextFieldElement {
  nonisolated fileprivate init(
    _ text: Binding<String>, _ selection: Binding<TextSelection?>, _ prompt: Text?, _ axis: Axis?
  ) {
    self.init(source: .text(text), kind: axis == .vertical ? .growing : .line, prompt: prompt, selection: selection)
  }
}
