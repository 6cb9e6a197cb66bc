// swift-format-ignore-file: EndOfLineComment, OnlyOneTrailingClosureArgument

import Foundation
import SwiftUI

// Each line ends with the call form that it shows. That it compiles is the proof.

private struct Item: Identifiable {
  let id = 0
}

private struct Failure: LocalizedError {}

private struct Tall: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.dynamicTypeSize > .large ? context.maxDetentValue : nil }
}

@MainActor
private struct PresentationForms {
  @Environment(\.presentationMode) var mode
  @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>
  @Environment(\.dismiss) var dismiss
  @State var isShown = false
  @State var item: Item?
  @State var detent = PresentationDetent.medium
  let view = Text("Apple")
  let title = "Apple"
  let data: Item? = nil

  @ViewBuilder var sheets: some View {
    view.sheet(isPresented: $isShown) { Text("") }  // form: .sheet(isPresented:){}
    view.sheet(isPresented: $isShown, content: { Text("") })  // form: .sheet(isPresented:content:)
    view.sheet(isPresented: $isShown, onDismiss: {}) { Text("") }  // form: .sheet(isPresented:onDismiss:){}
    // form: .sheet(isPresented:onDismiss:content:)
    view.sheet(isPresented: $isShown, onDismiss: close, content: { Text("") })
    view.sheet(item: $item) { Text("\($0.id)") }  // form: .sheet(item:){1}
    view.sheet(item: $item, content: { _ in Text("") })  // form: .sheet(item:content:)
    view.sheet(item: $item, onDismiss: {}) { _ in Text("") }  // form: .sheet(item:onDismiss:){1}
    view.fullScreenCover(isPresented: $isShown) { Text("") }  // form: .fullScreenCover(isPresented:){}
    view.fullScreenCover(item: $item, onDismiss: close) { _ in Text("") }  // form: .fullScreenCover(item:onDismiss:){1}
  }

  func close() { mode.wrappedValue.dismiss() }

  @ViewBuilder var traits: some View {
    // form: .presentationDetents(_:)
    view.presentationDetents([.medium, .large, .height(200), .fraction(0.3), .custom(Tall.self)])
    view.presentationDetents([.medium, .large], selection: $detent)  // form: .presentationDetents(_:selection:)
    view.presentationDragIndicator(.visible)  // form: .presentationDragIndicator(_:)
    view.presentationCornerRadius(20)  // form: .presentationCornerRadius(_:)
    view.presentationBackground(.thinMaterial)  // form: .presentationBackground(_:)
    view.presentationBackground { Color.red }  // form: .presentationBackground(){}
    view.presentationBackgroundInteraction(.enabled(upThrough: .medium))  // form: .presentationBackgroundInteraction(_:)
    view.presentationContentInteraction(.scrolls)  // form: .presentationContentInteraction(_:)
    view.presentationCompactAdaptation(.popover)  // form: .presentationCompactAdaptation(_:)
    // form: .presentationCompactAdaptation(horizontal:vertical:)
    view.presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
  }

  @ViewBuilder var others: some View {
    view.interactiveDismissDisabled()  // form: .interactiveDismissDisabled()
    view.interactiveDismissDisabled(isShown)  // form: .interactiveDismissDisabled(_:)
    view.popover(isPresented: $isShown) { Text("") }  // form: .popover(isPresented:){}
    view.popover(isPresented: $isShown, arrowEdge: .bottom) { Text("") }  // form: .popover(isPresented:arrowEdge:){}
    // form: .popover(isPresented:attachmentAnchor:arrowEdge:content:)
    view.popover(isPresented: $isShown, attachmentAnchor: .rect(.bounds), arrowEdge: .top, content: { Text("") })
    view.popover(item: $item, content: { _ in Text("") })  // form: .popover(item:content:)
    // form: .popover(item:attachmentAnchor:){1}
    view.popover(item: $item, attachmentAnchor: .point(.center)) { _ in Text("") }
    // form: .inspector(isPresented:){}
    view.inspector(isPresented: $isShown) { Text("").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
  }

  @ViewBuilder var alerts: some View {
    view.alert("Apple", isPresented: $isShown) { Button("OK") {} }  // form: .alert(_:isPresented:){}
    view.alert(title, isPresented: $isShown) {}  // form: .alert(_:isPresented:){}
    view.alert(Text("Apple"), isPresented: $isShown) { Button("OK", role: .cancel) {} }  // form: .alert(_:isPresented:){}
    // form: .alert(_:isPresented:){}{message:}
    view.alert("Apple", isPresented: $isShown) {
      Button("OK") {}
    } message: {
      Text("Pear \(title)")
    }
    view.alert(title, isPresented: $isShown) {
      Button("OK") {}
    } message: {
      Text(title)
    }
    // form: .alert(_:isPresented:actions:message:)
    view.alert("Apple \(title)", isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("") })
  }

  @ViewBuilder var alertsAboutData: some View {
    // form: .alert(_:isPresented:presenting:){1}
    view.alert("Apple", isPresented: $isShown, presenting: data) { data in Button("\(data.id)") {} }
    // form: .alert(_:isPresented:presenting:){1}{message:1}
    view.alert(title, isPresented: $isShown, presenting: data) { _ in
      Button("OK") {}
    } message: {
      Text("\($0.id)")
    }
    view.alert(Text(title), isPresented: $isShown, presenting: data) { _ in
    } message: { _ in
      Text("")
    }
    view.alert(isPresented: $isShown, error: Failure()) { Button("OK") {} }  // form: .alert(isPresented:error:){}
    // form: .alert(isPresented:error:){1}{message:1}
    view.alert(isPresented: $isShown, error: Failure?.none) { _ in
    } message: {
      Text($0.localizedDescription)
    }
  }

  @ViewBuilder var oldAlerts: some View {
    view.alert(isPresented: $isShown) { Alert(title: Text("Apple")) }  // form: .alert(isPresented:){}
    view.alert(isPresented: $isShown, content: { alert })  // form: .alert(isPresented:content:)
    view.alert(item: $item) { _ in alert }  // form: .alert(item:){1}
    view.actionSheet(isPresented: $isShown) { ActionSheet(title: Text("")) }  // form: .actionSheet(isPresented:){}
    view.actionSheet(item: $item) { _ in sheet }  // form: .actionSheet(item:){1}
  }

  // form: Alert(title:message:dismissButton:)
  var alert: Alert { Alert(title: Text("Apple"), message: Text("Pear"), dismissButton: .default(Text("OK"))) }
  var twoButtons: Alert {
    // form: Alert(title:message:primaryButton:secondaryButton:)
    Alert(
      title: Text("Apple"), message: Text("Pear"), primaryButton: .destructive(Text("Delete")) { close() },
      secondaryButton: .cancel(Text("No"), action: close))
  }
  var sheet: ActionSheet {
    // form: ActionSheet(title:message:buttons:)
    ActionSheet(title: Text("Apple"), message: Text("Pear"), buttons: [.default(Text("A")) {}, .cancel()])
  }
  var button: ActionSheet.Button { .cancel { close() } }

  @ViewBuilder var dialogs: some View {
    // form: .confirmationDialog(_:isPresented:){}
    view.confirmationDialog("Apple", isPresented: $isShown) { Button("OK") {} }
    // form: .confirmationDialog(_:isPresented:titleVisibility:){}
    view.confirmationDialog(title, isPresented: $isShown, titleVisibility: .visible) { Button("OK") {} }
    // form: .confirmationDialog(_:isPresented:titleVisibility:){}{message:}
    view.confirmationDialog(Text(""), isPresented: $isShown, titleVisibility: .hidden) {
      Button("OK") {}
    } message: {
      Text("")
    }
    // form: .confirmationDialog(_:isPresented:){}{message:}
    view.confirmationDialog("Apple", isPresented: $isShown) {
      Button("OK") {}
    } message: {
      Text("")
    }
    // form: .confirmationDialog(_:isPresented:presenting:){1}{message:1}
    view.confirmationDialog("Apple", isPresented: $isShown, presenting: data) {
      Button("\($0.id)") {}
    } message: { _ in
      Text("")
    }
  }

  @ViewBuilder var menus: some View {
    view.contextMenu { Button("OK") {} }  // form: .contextMenu(){}
    view.contextMenu(menuItems: { Button("OK") {} })  // form: .contextMenu(menuItems:)
    view.contextMenu {
      Button("OK") {}
    } preview: {
      Text("")
    }  // form: .contextMenu(){}{preview:}
    view.contextMenu(ContextMenu(menuItems: { Text("") }))  // form: .contextMenu(_:)
    view.help("Apple")  // form: .help(_:)
    view.help(title)  // form: .help(_:)
    view.badge(2)  // form: .badge(_:)
    view.badge("Apple")  // form: .badge(_:)
    view.badge(title)  // form: .badge(_:)
    view.badge(Text("Apple"))  // form: .badge(_:)
  }
}
