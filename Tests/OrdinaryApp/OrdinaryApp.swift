import SwiftUI

@main
struct OrdinaryApp: App {
  @StateObject private var store = ExpenseStore()
  var body: some Scene {
    WindowGroup {
      TabView {
        ExpensesView().tabItem { Label("Expenses", systemImage: "creditcard") }
        ChatListView().tabItem { Label("Chats", systemImage: "message") }.badge(3)
        PhotosView().tabItem { Label("Photos", systemImage: "photo.on.rectangle") }
        WorkoutView().tabItem { Label("Workout", systemImage: "figure.run") }
        ProfileView().tabItem { Label("Profile", systemImage: "person.crop.circle") }
      }
      .environmentObject(store)
      .tint(.indigo)
    }
  }
}
