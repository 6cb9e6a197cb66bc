import SwiftUI

@main
struct FruitStandApp: App {
  var body: some Scene {
    WindowGroup("Fruit Stand") {
      FruitStandView()
    }
  }
}
