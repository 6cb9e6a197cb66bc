// swift-format-ignore-file: EndOfLineComment, OnlyOneTrailingClosureArgument

import Combine
import Foundation
import SwiftUI

// Each line ends with the call form that it shows. That it compiles is the proof.

private struct Item: Identifiable {
  let id = 0
  let name = "Apple"
}

@MainActor
private enum ViewForms {
  static let items = [Item()]
  static let flag = Binding.constant(true)
  static let text = Binding.constant("")
  static let gradient = Gradient(colors: [.red, .blue])  // form: Gradient(colors:)

  @ViewBuilder static var texts: some View {
    Text("Apple")  // form: Text(_:)
    Text(items[0].name)  // form: Text(_:)
    Text(verbatim: "Apple")  // form: Text(verbatim:)
    Text(2.5, format: .number)  // form: Text(_:format:)
    Label("Apple", systemImage: "leaf")  // form: Label(_:systemImage:)
    Label {
      Text("Apple")
    } icon: {
      Image(systemName: "leaf")
    }  // form: Label(){}{icon:}
  }

  @ViewBuilder static var images: some View {
    Image(systemName: "leaf")  // form: Image(systemName:)
    Image("Apple")  // form: Image(_:)
    Image(decorative: "Apple")  // form: Image(decorative:)
  }

  @ViewBuilder static var containers: some View {
    HStack { Text("") }  // form: HStack(){}
    HStack(spacing: 4) { Text("") }  // form: HStack(spacing:){}
    HStack(alignment: .top) { Text("") }  // form: HStack(alignment:){}
    HStack(alignment: .firstTextBaseline, spacing: 4) { Text("") }  // form: HStack(alignment:spacing:){}
    VStack { Text("") }  // form: VStack(){}
    VStack(spacing: 4) { Text("") }  // form: VStack(spacing:){}
    VStack(alignment: .leading) { Text("") }  // form: VStack(alignment:){}
    VStack(alignment: .leading, spacing: 4) { Text("") }  // form: VStack(alignment:spacing:){}
    ZStack { Text("") }  // form: ZStack(){}
    ZStack(alignment: .topLeading) { Text("") }  // form: ZStack(alignment:){}
    Group { Text("") }  // form: Group(){}
    EmptyView()  // form: EmptyView()
  }

  @ViewBuilder static var spaces: some View {
    Spacer()  // form: Spacer()
    Spacer(minLength: 4)  // form: Spacer(minLength:)
    Divider()  // form: Divider()
    AnyView(Text(""))  // form: AnyView(_:)
    ModifiedContent(content: Text(""), modifier: Plain())  // form: ModifiedContent(content:modifier:)
    GeometryReader { proxy in Text("\(proxy.size.width)") }  // form: GeometryReader(){1}
  }

  @ViewBuilder static var rows: some View {
    ForEach(items) { Text($0.name) }  // form: ForEach(_:){1}
    ForEach(0..<3) { Text("\($0)") }  // form: ForEach(_:){1}
    ForEach(items) { _ in Text("") }  // form: ForEach(_:){}
    // form: ForEach(_:id:){2}
    ForEach(Array(["a"].enumerated()), id: \.offset) { index, name in Text("\(index)\(name)") }
    ForEach(["a"], id: \.self) { Text($0) }  // form: ForEach(_:id:){1}
    List { Text("") }  // form: List(){}
    List(items) { Text($0.name) }  // form: List(_:){1}
    List(["a"], id: \.self) { Text($0) }  // form: List(_:id:){1}
    Section { Text("") }  // form: Section(){}
    Section("Fruit") { Text("") }  // form: Section(_:){}
    Section(header: Text("Fruit")) { Text("") }  // form: Section(header:){}
    Section {
      Text("")
    } footer: {
      Text("")
    }  // form: Section(){}{footer:}
  }

  @ViewBuilder static var scrolls: some View {
    ScrollView { Text("") }  // form: ScrollView(){}
    ScrollView(.horizontal) { Text("") }  // form: ScrollView(_:){}
    ScrollView(.vertical, showsIndicators: false) { Text("") }  // form: ScrollView(_:showsIndicators:){}
    LazyVGrid(columns: [GridItem(.flexible())]) { Text("") }  // form: LazyVGrid(columns:){}
    LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 40))]) { Text("") }  // form: GridItem(_:)
  }

  @ViewBuilder static var buttons: some View {
    Button("Add") {}  // form: Button(_:){}
    Button("Add", action: {})  // form: Button(_:action:)
    Button("Remove", role: .destructive) {}  // form: Button(_:role:){}
    Button(action: {}) { Text("Add") }  // form: Button(action:){}
    Button(action: {}, label: { Text("Add") })  // form: Button(action:label:)
    Button {
    } label: {
      Text("Add")
    }  // form: Button(){}{label:}
    Toggle("On", isOn: flag)  // form: Toggle(_:isOn:)
    Toggle(isOn: flag) { Text("On") }  // form: Toggle(isOn:){}
    TextField("Name", text: text)  // form: TextField(_:text:)
    Slider(value: .constant(0.5), in: 0...1)  // form: Slider(value:in:)
  }

  @ViewBuilder static var shapes: some View {
    Rectangle()  // form: Rectangle()
    Circle()  // form: Circle()
    Capsule()  // form: Capsule()
    RoundedRectangle(cornerRadius: 4)  // form: RoundedRectangle(cornerRadius:)
    RoundedRectangle(cornerRadius: 4, style: .continuous)  // form: RoundedRectangle(cornerRadius:style:)
    Path()  // form: Path()
    Path { $0.move(to: .zero) }  // form: Path(){1}
    Path(ellipseIn: .zero)  // form: Path(ellipseIn:)
    ProgressView()  // form: ProgressView()
  }

  @ViewBuilder static var paints: some View {
    Color("Brand")  // form: Color(_:)
    Color(.sRGB, red: 1, green: 0, blue: 0)  // form: Color(_:red:green:blue:)
    Color(red: 1, green: 0, blue: 0)  // form: Color(red:green:blue:)
    Color(red: 1, green: 0, blue: 0, opacity: 0.5)  // form: Color(red:green:blue:opacity:)
    Color(hue: 0.5, saturation: 1, brightness: 1)  // form: Color(hue:saturation:brightness:)
    // form: LinearGradient(gradient:startPoint:endPoint:)
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    // form: LinearGradient(colors:startPoint:endPoint:)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    // form: RadialGradient(stops:center:startRadius:endRadius:)
    RadialGradient(stops: [.init(color: .red, location: 0)], center: .center, startRadius: 0, endRadius: 9)
  }

  static let values: [Any] = [
    Angle(degrees: 4),  // form: Angle(degrees:)
    UnitPoint(x: 0, y: 1),  // form: UnitPoint(x:y:)
    EdgeInsets(),  // form: EdgeInsets()
    EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),  // form: EdgeInsets(top:leading:bottom:trailing:)
    Binding(get: { 1 }, set: { _ in }),  // form: Binding(get:set:)
    State(initialValue: 1),  // form: State(initialValue:)
    PreviewDevice(rawValue: "iPhone 15"),  // form: PreviewDevice(rawValue:)
    AnimatablePair(1.0, 2.0),  // form: AnimatablePair(_:_:)
    RoundedBorderTextFieldStyle(),  // form: RoundedBorderTextFieldStyle()
  ]
}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

private struct Windows: App {
  var body: some Scene {
    WindowGroup { Text("") }  // form: WindowGroup(){}
  }
}
