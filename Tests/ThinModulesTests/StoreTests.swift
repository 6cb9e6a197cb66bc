import OrielStoreKit
import OrielUserNotifications
import SwiftUITesting
import Testing

/// A store that sells nothing: nobody is ever entitled to anything.
@MainActor
@Suite("StoreKit and UserNotifications")
struct StoreTests {
  @Test("there are no products, no transactions and no subscriptions")
  func nothing() async throws {
    #expect(try await Product.products(for: ["a", "b"]).isEmpty)
    #expect(await Transaction.currentEntitlement(for: "a") == nil)
    for await _ in Transaction.currentEntitlements { Issue.record("somebody is entitled to something") }
    for await _ in Transaction.unfinished { Issue.record("there is a transaction") }
    #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
    #expect(!AppStore.canMakePayments)
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    let updates = Task { for await _ in Transaction.updates { Issue.record("a transaction came") } }
    updates.cancel()
    await updates.value
  }

  @Test("the store's views are boxes that say so, with what the app says beside them")
  func views() {
    let host = TestHost {
      VStack {
        ProductView(id: "seed") { Text("icon") }.productViewStyle(.large)
        SubscriptionStoreView(groupID: "pass", visibleRelationships: .upgrade) { Text("Join us") }
          .storeButton(.visible, for: .redeemCode)
      }
    }
    #expect(host.texts.contains("icon"))
    #expect(host.texts.contains("Join us"))
    #expect(host.texts.contains { $0.contains("Not sold here") })
    #expect(host.texts.contains { $0.contains("No subscriptions here") })
  }

  struct Status: View {
    @State private var state = EntitlementTaskState<Int>.loading

    var body: some View {
      Text(state.value.map { "\($0) subscriptions" } ?? "loading")
        .subscriptionStatusTask(for: "pass") { state in self.state = state.map(\.count) }
    }
  }

  @Test("whoever asks how a subscription stands hears that there is none")
  func status() async {
    let host = TestHost { Status() }
    for _ in 0..<1000 where !host.texts.contains("0 subscriptions") {
      await Task.yield()
      host.turn()
    }
    #expect(host.texts.contains("0 subscriptions"))
  }

  @Test("leave to notify is denied, and what is added fails")
  func notifications() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.userInfo = ["id": 1]
    let request = UNNotificationRequest(
      identifier: "tea", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    #expect(request.content.title == "Tea")
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }
}
