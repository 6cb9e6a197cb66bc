/// A picker in the style `navigationLink`: a row with the choice, which leads to a page of the options.
///
/// Choosing an option writes the selection and closes the page, also where it was chosen already.
struct LinkPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: PickerSelection<SelectionValue>
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  @Environment(\.labelsAreHidden) private var labelIsHidden

  var body: some View {
    NavigationLink {
      OptionsPage(selection: selection, title: (label as? any TitledView)?.titleText, options: content)
    } label: {
      HStack {
        if !labelIsHidden {
          label
          Spacer(minLength: 8)
        }
        ShownPicker(selection, label: EmptyView(), content: content, currentValueLabel: currentValueLabel)
          .environment(\.pickerStyle, .init(kind: .value))
          .labelsHidden()
      }
    }
  }
}

/// What leads to the options of a picker.
enum PickerDoor { case page, submenu }

private struct OptionsPage<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.dismiss) private var dismiss
  let selection: PickerSelection<SelectionValue>
  let title: Text?
  let options: Content

  var body: some View {
    List {
      ShownPicker(closing, label: EmptyView(), content: options)
        .environment(\.pickerStyle, .init(kind: .inline))
        .labelsHidden()
    }
    .navigationTitle(title ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }

  private var closing: PickerSelection<SelectionValue> {
    var selection = selection
    selection.wasChosen = { dismiss() }
    return selection
  }
}

/// A view that says as a text what it is called.
protocol TitledView {
  var titleText: Text? { get }
}

extension Text: TitledView {
  var titleText: Text? { self }
}

extension EnvironmentValues {
  /// Whether the options of a picker stand on a page of their own, or in a menu in a menu of their own; nil where they stand beside it.
  var pickerDoor: PickerDoor? {
    switch pickerStyle.kind {
    case .navigationLink: viewPlace == .menu ? nil : .page
    case .menu: viewPlace == .menu ? .submenu : nil
    default: nil
    }
  }
}
