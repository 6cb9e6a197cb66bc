import SwiftUI

extension Screen {
  static let rows = Screen("Rows", .controls, words: "list link chevron background insets label menu edit settings mail shop") {
    RowsScreen()
  }
}

/// Rows as apps have them: each with modifiers that some people put around the content, and others inside of it.
struct RowsScreen: View {
  var body: some View {
    Sample("Settings") { NavigationStack { SettingsRows() }.frame(height: 900) }
    Sample("Mail") { NavigationStack { MailRows() }.frame(height: 720) }
    Sample("Shop") { NavigationStack { ShopRows() }.frame(height: 840) }
    Sample("Chat") { NavigationStack { ChatRows() }.frame(height: 640) }
    Sample("Places") { NavigationView { PlaceRows() }.navigationViewStyle(.stack).frame(height: 320) }
  }
}

private struct SettingsRows: View {
  @State private var isQuiet = true
  @State private var theme = 1
  @State private var size = 2
  @State private var sort = "Name"
  @State private var showsHidden = false

  var body: some View {
    List {
      Section {
        NavigationLink {
          Text("Account")
        } label: {
          HStack {
            Image(systemName: "person.crop.circle.fill").font(.largeTitle).foregroundStyle(.gray)
            VStack(alignment: .leading) {
              Text("Ada Lovelace").font(.headline)
              Text("Account, purchases").font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
        .padding(.vertical, 4)
      }
      Section("Connections") {
        Toggle(isOn: $isQuiet) { Label("Quiet", systemImage: "moon") }.tint(.purple)
        NavigationLink {
          Text("Wi-Fi")
        } label: {
          LabeledContent("Wi-Fi", value: "Home")
        }.swipeActions { Button("Forget") {} }
        NavigationLink {
          Text("Sound")
        } label: {
          Label("Sound", systemImage: "speaker.wave.2")
        }
        .badge(2).listRowSeparatorTint(.red)
        NavigationLink("Bare", destination: Text("Bare")).frame(minHeight: 30).opacity(0.8).listRowBackground(
          Color.yellow.opacity(0.4))
        HStack {
          Label("Length", systemImage: "clock")
          Spacer()
          Text("5 minutes").foregroundStyle(.secondary)
        }
        NavigationLink("Plain", destination: Text("Plain")).buttonStyle(.plain).padding(.leading, 8)
      }
      Section {
        Picker("Theme", selection: $theme) {
          ForEach(0..<3) { Label("Theme \($0)", systemImage: "paintpalette").tag($0) }
        }
        Picker("Size of the words", selection: $size) {
          ForEach(0..<4) { Text("A rather long name \($0)") }
        }
        .pickerStyle(.segmented)
        Button("Reset", role: .destructive) {}.frame(maxWidth: .infinity).padding(2)
        HStack {
          Button {
          } label: {
            Image(systemName: "plus")
          }.buttonStyle(.borderedProminent).buttonBorderShape(.circle)
          Button {
          } label: {
            Image(systemName: "trash")
          }.buttonStyle(.bordered).buttonBorderShape(.circle).controlSize(.large)
          Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
        }
      } header: {
        Label("Looks", systemImage: "paintbrush")
      } footer: {
        Text("These are on this device alone.")
      }
      .listRowBackground(Color.mint.opacity(0.25))
    }
    .navigationTitle("Settings")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu {
          Picker("Sort", selection: $sort) {
            Label("Name", systemImage: "textformat").tag("Name")
            Label("Date", systemImage: "calendar").tag("Date")
          }
          Toggle("Hidden Files", systemImage: "eye", isOn: $showsHidden)
          Section("Danger") { Button("Erase", systemImage: "trash", role: .destructive) {} }
          Menu("More") { Button("Deep") {} }
        } label: {
          Label("Options", systemImage: "ellipsis.circle")
        }
      }
    }
  }
}

private struct Letter: Identifiable, Hashable {
  let id: Int
  let sender: String
  let subject: String
  var isRead = false
}

private struct LetterRow: View {
  let letter: Letter

  var body: some View {
    NavigationLink(value: letter) {
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Circle().fill(letter.isRead ? .clear : .blue).frame(width: 8, height: 8)
          Text(letter.sender).font(.headline)
          Spacer()
          Text("9:41").font(.footnote).foregroundStyle(.secondary)
        }
        Text(letter.subject).lineLimit(1)
      }
      .padding(.vertical, 2)
    }
    .listRowInsets(EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 12))
    .tag(letter)
  }
}

private struct MailRows: View {
  @State private var letters = [
    Letter(id: 1, sender: "Grace", subject: "A moth was found in the machine this afternoon"),
    Letter(id: 2, sender: "Alan", subject: "On numbers", isRead: true), Letter(id: 3, sender: "Mary", subject: "Slides"),
    Letter(id: 4, sender: "Edsger", subject: "Considered harmful", isRead: true),
  ]
  @State private var chosen: Set<Letter> = []

  var body: some View {
    List(selection: $chosen) {
      ForEach(letters) { letter in
        LetterRow(letter: letter)
          .swipeActions { Button("Archive", systemImage: "archivebox") { letters.removeAll { $0 == letter } }.tint(.purple) }
          .contextMenu { Button("Flag", systemImage: "flag") {} }
      }
      .onDelete { letters.remove(atOffsets: $0) }
      .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
    }
    .listStyle(.plain)
    .navigationTitle(chosen.isEmpty ? "Inbox" : "\(chosen.count) chosen")
    .navigationDestination(for: Letter.self) { Text($0.subject) }
    .toolbar { EditButton() }
  }
}

private struct ShopRows: View {
  @State private var isOpen = true
  private let goods = [1, 2, 3]

  var body: some View {
    List {
      Section("Two views each") {
        ForEach(goods, id: \.self) { number in
          HStack {
            RoundedRectangle(cornerRadius: 6).fill(.orange).frame(width: 36, height: 36)
            Text("Thing \(number)")
            Spacer()
            Button("Buy") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
          }
          .listRowSeparator(.hidden).padding(.vertical, 2)
        }
      }
      Section("Cards") {
        VStack(alignment: .leading) {
          Text("A card").font(.headline)
          NavigationLink("More", destination: Text("More"))
        }
        .listRowInsets(EdgeInsets(top: 12, leading: 24, bottom: 12, trailing: 24))
        .listRowBackground(RoundedRectangle(cornerRadius: 12).fill(.blue.opacity(0.2)).padding(6))
        ZStack {
          NavigationLink("Leads on", destination: Text("Hidden")).opacity(0)
          HStack {
            Text("No chevron, and it leads on")
            Spacer()
          }
        }
        HStack {
          Text("Score")
          Spacer()
          Text("3")
        }
        .padding(10).background(.blue.opacity(0.3))
        .listRowInsets(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)).cornerRadius(10)
        Button {
        } label: {
          Label("Add Player", systemImage: "plus").font(.title.bold()).frame(maxWidth: .infinity, minHeight: 44)
        }
      }
      DisclosureGroup("Open", isExpanded: $isOpen) {
        NavigationLink("Inside", destination: Text("Inside")).padding(.vertical, 2)
        Label("Also inside", systemImage: "leaf")
      }
      .listRowBackground(Color.green.opacity(0.2))
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Shop")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct ChatRows: View {
  @State private var chosen: Int?
  private let names = [1: "Rasp", 2: "Blue", 3: "Black"]

  var body: some View {
    List(selection: $chosen) {
      Section("Chosen: \(chosen.map(String.init) ?? "none")") {
        ForEach(names.keys.sorted(), id: \.self) { id in
          Text(names[id] ?? "").frame(maxWidth: .infinity, alignment: .leading)
            .background(alignment: .trailing) { Image(systemName: "leaf").foregroundStyle(.green) }
        }
      }
      Section {
        Text("Hello!").padding(10).background(.blue, in: Capsule()).foregroundStyle(.white)
          .frame(maxWidth: .infinity, alignment: .trailing)
          .listRowSeparator(.hidden).listRowBackground(Color.clear)
        Text("How are you? This is a longer message, which takes some lines.")
          .padding(10).background(.gray.opacity(0.3), in: RoundedRectangle(cornerRadius: 16))
          .frame(maxWidth: 240, alignment: .leading)
          .listRowSeparator(.hidden).listRowBackground(Color.clear)
      }
      MoreRows()
    }
    .navigationTitle("Chat")
  }
}

/// Rows that come from a view of their own.
private struct MoreRows: View {
  var body: some View {
    Section("From a view") {
      Label("Theme", systemImage: "paintpalette")
      NavigationLink("Link", destination: Text("Link")).frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .trailing) { Text("new").font(.caption).foregroundStyle(.secondary) }.padding(.trailing, 4)
      NavigationLink("Disabled", destination: Text("Link")).disabled(true).listItemTint(.orange)
    }
  }
}

private struct PlaceRows: View {
  var body: some View {
    List {
      Text("Cork")
      Text("Ghent")
    }
    .listStyle(.sidebar)
    .navigationTitle("Places")
  }
}
