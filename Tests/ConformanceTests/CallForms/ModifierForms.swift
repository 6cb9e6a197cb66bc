// swift-format-ignore-file: EndOfLineComment, OnlyOneTrailingClosureArgument

import Combine
import Foundation
import SwiftUI

// Each line ends with the call form that it shows. That it compiles is the proof.

private final class Model: ObservableObject {}

@Observable
private final class Observed {}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

@MainActor
private enum ModifierForms {
  static let view = Text("Apple")
  static let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)

  @ViewBuilder static var texts: some View {
    view.font(.title)  // form: .font(_:)
    view.font(.system(size: 12, weight: .bold, design: .rounded))  // form: .font(_:)
    view.bold()  // form: .bold()
    view.italic()  // form: .italic()
    view.fontWeight(.heavy)  // form: .fontWeight(_:)
    view.foregroundColor(.red)  // form: .foregroundColor(_:)
    view.foregroundStyle(.secondary)  // form: .foregroundStyle(_:)
    view.lineLimit(2)  // form: .lineLimit(_:)
    view.multilineTextAlignment(.center)  // form: .multilineTextAlignment(_:)
    view.dynamicTypeSize(.large)  // form: .dynamicTypeSize(_:)
    view.dynamicTypeSize(...DynamicTypeSize.large)  // form: .dynamicTypeSize(_:)
  }

  @ViewBuilder static var images: some View {
    Image("a").resizable()  // form: .resizable()
    Image("a").renderingMode(.original)  // form: .renderingMode(_:)
    Image("a").scaledToFit()  // form: .scaledToFit()
    Image("a").scaledToFill()  // form: .scaledToFill()
    Image("a").aspectRatio(contentMode: .fit)  // form: .aspectRatio(contentMode:)
    Image("a").aspectRatio(1.5, contentMode: .fill)  // form: .aspectRatio(_:contentMode:)
    Image(systemName: "a").imageScale(.large)  // form: .imageScale(_:)
  }

  @ViewBuilder static var boxes: some View {
    view.padding()  // form: .padding()
    view.padding(4)  // form: .padding(_:)
    view.padding(.top)  // form: .padding(_:)
    view.padding(.horizontal, 4)  // form: .padding(_:_:)
    view.frame(width: 4)  // form: .frame(width:)
    view.frame(height: 4)  // form: .frame(height:)
    view.frame(width: 4, height: 4)  // form: .frame(width:height:)
    view.frame(width: 4, height: 4, alignment: .top)  // form: .frame(width:height:alignment:)
    view.frame(minWidth: 4)  // form: .frame(minWidth:)
    view.frame(minHeight: 4)  // form: .frame(minHeight:)
    view.frame(maxWidth: .infinity)  // form: .frame(maxWidth:)
    view.frame(minWidth: 4, maxWidth: 8)  // form: .frame(minWidth:maxWidth:)
  }

  @ViewBuilder static var moreBoxes: some View {
    view.frame(minWidth: 4, minHeight: 4)  // form: .frame(minWidth:minHeight:)
    view.frame(maxWidth: 4, maxHeight: 4)  // form: .frame(maxWidth:maxHeight:)
    view.alignmentGuide(.leading) { $0[.trailing] }  // form: .alignmentGuide(_:){1}
    view.frame(maxWidth: 4, alignment: .leading)  // form: .frame(maxWidth:alignment:)
    view.frame(maxWidth: 4, maxHeight: 4, alignment: .top)  // form: .frame(maxWidth:maxHeight:alignment:)
    // form: .frame(minWidth:maxWidth:minHeight:maxHeight:)
    view.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    view.fixedSize(horizontal: false, vertical: true)  // form: .fixedSize(horizontal:vertical:)
    view.edgesIgnoringSafeArea(.all)  // form: .edgesIgnoringSafeArea(_:)
    view.ignoresSafeArea()  // form: .ignoresSafeArea()
    GeometryReader { Text("\($0.frame(in: .global).minX)") }  // form: .frame(in:)
  }

  @ViewBuilder static var layers: some View {
    view.background(Color.red)  // form: .background(_:)
    view.background(Circle().fill(.red))  // form: .background(_:)
    view.background(.red, in: Circle())  // form: .background(_:in:)
    view.overlay(Circle().stroke(.red))  // form: .overlay(_:)
    view.overlay { Circle() }  // form: .overlay(){}
    view.border(.red)  // form: .border(_:)
    view.border(.red, width: 2)  // form: .border(_:width:)
    view.cornerRadius(4)  // form: .cornerRadius(_:)
    view.clipped()  // form: .clipped()
    view.clipShape(Circle())  // form: .clipShape(_:)
    view.contentShape(Rectangle())  // form: .contentShape(_:)
  }

  @ViewBuilder static var effects: some View {
    view.opacity(0.5)  // form: .opacity(_:)
    view.shadow(radius: 4)  // form: .shadow(radius:)
    view.shadow(color: .red, radius: 4)  // form: .shadow(color:radius:)
    view.shadow(color: .red, radius: 4, x: 1, y: 1)  // form: .shadow(color:radius:x:y:)
    view.blur(radius: 4)  // form: .blur(radius:)
    view.mask { Text("a") }  // form: .mask(){}
    view.visualEffect { content, proxy in content.offset(y: proxy.size.height) }  // form: .visualEffect(){2}
    view.buttonBorderShape(.capsule)  // form: .buttonBorderShape(_:)
    view.grayscale(1)  // form: .grayscale(_:)
    view.saturation(0.5)  // form: .saturation(_:)
    view.hueRotation(.degrees(90))  // form: .hueRotation(_:)
    view.colorMultiply(.red)  // form: .colorMultiply(_:)
    view.blendMode(.screen)  // form: .blendMode(_:)
    view.drawingGroup()  // form: .drawingGroup()
  }

  @ViewBuilder static var transforms: some View {
    view.offset(x: 4)  // form: .offset(x:)
    view.offset(y: 4)  // form: .offset(y:)
    view.offset(x: 4, y: 4)  // form: .offset(x:y:)
    view.offset(CGSize(width: 4, height: 4))  // form: .offset(_:)
    view.position(x: 4, y: 4)  // form: .position(x:y:)
    view.zIndex(1)  // form: .zIndex(_:)
    view.scaleEffect(2)  // form: .scaleEffect(_:)
    view.scaleEffect(2, anchor: .top)  // form: .scaleEffect(_:anchor:)
    view.rotationEffect(.degrees(4))  // form: .rotationEffect(_:)
    view.rotationEffect(.degrees(4), anchor: .top)  // form: .rotationEffect(_:anchor:)
    view.rotation3DEffect(.degrees(4), axis: (x: 0, y: 1, z: 0))  // form: .rotation3DEffect(_:axis:)
  }

  @ViewBuilder static var shapes: some View {
    Circle().fill(.red)  // form: .fill(_:)
    Circle().fill(gradient)  // form: .fill(_:)
    Circle().fill(.red, style: FillStyle(eoFill: true))  // form: .fill(_:style:)
    Circle().stroke(.red)  // form: .stroke(_:)
    Circle().stroke(.red, lineWidth: 4)  // form: .stroke(_:lineWidth:)
    Circle().strokeBorder(.red, lineWidth: 4)  // form: .strokeBorder(_:lineWidth:)
  }

  @ViewBuilder static var schemes: some View {
    view.tint(.red)  // form: .tint(_:)
    view.preferredColorScheme(.dark)  // form: .preferredColorScheme(_:)
    view.allowsHitTesting(false)  // form: .allowsHitTesting(_:)
    view.previewDevice("iPhone 15")  // form: .previewDevice(_:)
    view.previewLayout(.sizeThatFits)  // form: .previewLayout(_:)
    view.previewLayout(.fixed(width: 4, height: 4))  // form: .previewLayout(_:)
    view.previewDisplayName("Apple")  // form: .previewDisplayName(_:)
  }

  // One of them is deprecated by SwiftUI, too.
  @available(*, deprecated) @ViewBuilder static var data: some View {
    view.onAppear {}  // form: .onAppear(){}
    view.onAppear(perform: {})  // form: .onAppear(perform:)
    view.onDisappear {}  // form: .onDisappear(){}
    view.onTapGesture {}  // form: .onTapGesture(){}
    view.onReceive(Just(1)) { _ in }  // form: .onReceive(_:){1}
    view.onChange(of: 1) { _ in }  // form: .onChange(of:){1}
    view.task {}  // form: .task(){}
    view.id(1)  // form: .id(_:)
    view.disabled(true)  // form: .disabled(_:)
    view.modifier(Plain())  // form: .modifier(_:)
    view.environment(\.colorScheme, .dark)  // form: .environment(_:_:)
  }

  @ViewBuilder static var others: some View {
    view.environment(Observed())  // form: .environment(_:)
    view.environmentObject(Model())  // form: .environmentObject(_:)
    view.buttonStyle(.plain)  // form: .buttonStyle(_:)
    view.textFieldStyle(.roundedBorder)  // form: .textFieldStyle(_:)
    view.accessibilityLabel("Apple")  // form: .accessibilityLabel(_:)
    view.onSubmit {}  // form: .onSubmit(_:)
  }
}
