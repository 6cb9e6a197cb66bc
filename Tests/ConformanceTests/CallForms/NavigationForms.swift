// swift-format-ignore-file: EndOfLineComment, OnlyOneTrailingClosureArgument

import SwiftUI

// Each line ends with the call form that it shows. That it compiles is the proof.

@MainActor
private struct NavigationForms {
  @State var path = NavigationPath()
  @State var numbers: [Int] = []
  @State var isActive = false
  @State var selection: Int? = 1
  @State var tab = 1
  let view = Text("Apple")
  let title = "Apple"

  @ViewBuilder var containers: some View {
    NavigationView { view }  // form: NavigationView(){}
    NavigationStack { view }  // form: NavigationStack(){}
    NavigationStack(path: $path) { view }  // form: NavigationStack(path:){}
    NavigationStack(path: $numbers) { view }  // form: NavigationStack(path:){}
    NavigationSplitView {
      view
    } detail: {
      view
    }  // form: NavigationSplitView(){}{detail:}
    NavigationSplitView {
      view
    } content: {
      view
    } detail: {
      view
    }  // form: NavigationSplitView(){}{content:}{detail:}
    TabView { view.tabItem { Label("One", systemImage: "1.circle") } }  // form: TabView(){}
    TabView(selection: $tab) { view.tabItem { Text("One") }.tag(1) }  // form: TabView(selection:){}
    TabView { Tab("One", systemImage: "1.circle") { view } }  // form: Tab(_:systemImage:){}
    TabView(selection: $tab) { Tab("One", systemImage: "1.circle", value: 1) { view } }  // form: Tab(_:systemImage:value:){}
  }

  @ViewBuilder var links: some View {
    NavigationLink(destination: view) { Text("Go") }  // form: NavigationLink(destination:){}
    NavigationLink(destination: view, label: { Text("Go") })  // form: NavigationLink(destination:label:)
    NavigationLink {
      view
    } label: {
      Text("Go")
    }  // form: NavigationLink(){}{label:}
    NavigationLink(value: 1) { Text("Go") }  // form: NavigationLink(value:){}
    NavigationLink("Go") { view }  // form: NavigationLink(_:){}
    NavigationLink("Go", destination: view)  // form: NavigationLink(_:destination:)
    NavigationLink("Go", value: 1)  // form: NavigationLink(_:value:)
    NavigationLink(title, value: selection)  // form: NavigationLink(_:value:)
    // form: NavigationLink(destination:isActive:){}
    NavigationLink(destination: view, isActive: $isActive) { Text("Go") }
    // form: NavigationLink(destination:tag:selection:){}
    NavigationLink(destination: view, tag: 1, selection: $selection) { Text("Go") }
  }

  @ViewBuilder var titles: some View {
    view.navigationTitle("Apples")  // form: .navigationTitle(_:)
    view.navigationTitle(title)  // form: .navigationTitle(_:)
    view.navigationTitle(Text("Apples"))  // form: .navigationTitle(_:)
    view.navigationBarTitle("Apples")  // form: .navigationBarTitle(_:)
    view.navigationBarTitle(Text("Apples"), displayMode: .inline)  // form: .navigationBarTitle(_:displayMode:)
    view.navigationBarTitle("Apples", displayMode: .large)  // form: .navigationBarTitle(_:displayMode:)
    view.navigationBarTitleDisplayMode(.inline)  // form: .navigationBarTitleDisplayMode(_:)
    view.navigationBarHidden(true)  // form: .navigationBarHidden(_:)
    view.navigationBarBackButtonHidden(true)  // form: .navigationBarBackButtonHidden(_:)
    view.navigationViewStyle(.stack)  // form: .navigationViewStyle(_:)
    view.navigationViewStyle(StackNavigationViewStyle())  // form: .navigationViewStyle(_:)
    view.tabViewStyle(.page(indexDisplayMode: .never))  // form: .tabViewStyle(_:)
  }

  @ViewBuilder var bars: some View {
    view.navigationBarItems(trailing: Button("Add") {})  // form: .navigationBarItems(trailing:)
    view.navigationBarItems(leading: Button("Edit") {})  // form: .navigationBarItems(leading:)
    // form: .navigationBarItems(leading:trailing:)
    view.navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
    view.toolbar { Button("Add") {} }  // form: .toolbar(){}
    view.toolbar {
      ToolbarItem { Button("Sort") {} }  // form: ToolbarItem(){}
      ToolbarItem(placement: .navigationBarTrailing) { Button("Add") {} }  // form: ToolbarItem(placement:){}
      ToolbarItem(placement: .topBarLeading) { Button("Close") {} }  // form: ToolbarItem(placement:){}
      ToolbarItemGroup(placement: .bottomBar) {  // form: ToolbarItemGroup(placement:){}
        Button("One") {}
        Spacer()
        Button("Two") {}
      }
      if isActive { ToolbarItem(placement: .principal) { Text("Title") } }
    }
    view.toolbar(.hidden, for: .navigationBar)  // form: .toolbar(_:for:)
    view.toolbarBackground(.visible, for: .navigationBar)  // form: .toolbarBackground(_:for:)
  }

  @ViewBuilder var destinations: some View {
    view.navigationDestination(for: Int.self) { Text("\($0)") }  // form: .navigationDestination(for:){1}
    view.navigationDestination(isPresented: $isActive) { view }  // form: .navigationDestination(isPresented:){}
    view.navigationDestination(item: $selection) { Text("\($0)") }  // form: .navigationDestination(item:){1}
    view.tabItem { Image(systemName: "star") }  // form: .tabItem(){}
    // form: .tabItem(_:)
    view.tabItem({ Image(systemName: "star") })
  }
}
