import SwiftUI

struct ProfileView: View {
  @AppStorage("name") private var name = "Jo"
  @AppStorage("dark") private var isDark = false
  @State private var plan = "Free"
  @State private var quality = 1
  @State private var color = Color.teal
  @State private var password = ""
  @State private var birthday = Date(timeIntervalSinceReferenceDate: 0)
  @State private var showsAlert = false
  @State private var isExpanded = true
  @State private var volume = 40.0
  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 16) {
            Image(systemName: "person.crop.circle.fill").resizable().scaledToFit().frame(width: 60).foregroundStyle(.tint)
            VStack(alignment: .leading) {
              Text(name).font(.title2)
              Text("Apple ID, iCloud, Media & Purchases").font(.footnote).foregroundStyle(.secondary)
            }
          }
          NavigationLink("Family Sharing") { List(0..<30) { Text("Row \($0)") }.navigationTitle("Family") }
        }
        Section("Account") {
          TextField("Name", text: $name)
          SecureField("Password", text: $password)
          DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: [.date])
          Picker("Plan", selection: $plan) { ForEach(["Free", "Plus", "Pro"], id: \.self, content: Text.init) }
          LabeledContent("Version", value: "2.4.1")
        }
        Section {
          Toggle(isOn: $isDark) { Label("Dark Mode", systemImage: "moon.fill") }
          Picker("Quality", selection: $quality) {
            Text("Low").tag(0)
            Text("Medium").tag(1)
            Text("High").tag(2)
          }.pickerStyle(.segmented)
          ColorPicker("Accent", selection: $color)
          HStack {
            Image(systemName: "speaker.fill")
            Slider(value: $volume, in: 0...100)
            Image(systemName: "speaker.wave.3.fill")
          }.foregroundStyle(.secondary)
          Picker("Mode", selection: $quality) {
            Text("Never").tag(0)
            Text("While using").tag(1)
            Text("Always").tag(2)
          }.pickerStyle(.inline)
        } header: {
          Text("Appearance")
        } footer: {
          Text("Dark Mode applies to this app only. See [our help](https://example.com) for **more**.")
        }
        DisclosureGroup("Advanced", isExpanded: $isExpanded) {
          Toggle("Beta features", isOn: .constant(true))
          Text("Cache: 24 MB")
        }
        Section("Screens") { BackgroundLinks() }
        Section { Button("Sign Out", role: .destructive) { showsAlert = true } }
      }
      .navigationTitle("Profile")
      .preferredColorScheme(isDark ? .dark : nil)
      .alert("Sign out?", isPresented: $showsAlert) {
        Button("Sign Out", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("You will have to sign in again.")
      }
    }
  }
}
