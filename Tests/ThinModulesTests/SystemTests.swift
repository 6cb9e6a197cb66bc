import Foundation
import OrielBackgroundTasks
import OrielCoreLocation
import OrielCoreSpotlight
import OrielLocalAuthentication
import OrielNetwork
import SwiftUICore
import Synchronization
import Testing

/// What only a system of Apple's can tell or do: nothing here is let in, found or begun.
@MainActor
@Suite("LocalAuthentication, CoreLocation, CoreSpotlight, Network, BackgroundTasks")
struct SystemTests {
  @Test(
    "nobody is ever let in",
    arguments: [
      LAPolicy.deviceOwnerAuthentication, .deviceOwnerAuthenticationWithBiometrics, .deviceOwnerAuthenticationWithCompanion,
      .deviceOwnerAuthenticationWithBiometricsOrCompanion,
    ])
  func authentication(policy: LAPolicy) async {
    let context = LAContext()
    var problem: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &problem))
    #expect(problem != nil && context.biometryType == .none)
    await #expect(throws: LAError.self) { _ = try await context.evaluatePolicy(policy, localizedReason: "Open the notes") }
    let answers = Mutex<[Bool]>([])
    context.evaluatePolicy(policy, localizedReason: "Open the notes") { isIn, error in
      answers.withLock { $0.append(isIn || error == nil) }
    }
    #expect(answers.withLock { $0 } == [false])
  }

  private final class Asked: CLLocationManagerDelegate {
    var errors: [any Error] = []
    var statuses: [CLAuthorizationStatus] = []
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { errors.append(error) }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { statuses.append(manager.authorizationStatus) }
  }

  @Test("where a person is is not told, and who asks hears that")
  func location() async {
    let manager = CLLocationManager()
    let delegate = Asked()
    manager.delegate = delegate
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    for _ in 0..<1000 where delegate.errors.isEmpty || delegate.statuses.isEmpty { await Task.yield() }
    #expect(delegate.errors.count == 1 && delegate.statuses == [.denied] && manager.location == nil)
    #expect(!CLLocationManager.locationServicesEnabled())
  }

  @Test("how far places are apart")
  func distance() {
    let (berlin, paris) = (CLLocation(latitude: 52.52, longitude: 13.405), CLLocation(latitude: 48.8566, longitude: 2.3522))
    #expect(abs(berlin.distance(from: paris) - 878_000) < 5000)
    #expect(berlin.distance(from: berlin) == 0)
    #expect(
      abs(CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 180)) - 20_015_000) < 5000)
    #expect(CLLocationCoordinate2DIsValid(berlin.coordinate) && !CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("nothing is added to a search that is not there, and an error says so")
  func index() async throws {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "A"
    let item = CSSearchableItem(uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: attributes)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    await #expect(throws: CSIndexError.self) { try await CSSearchableIndex.default().indexSearchableItems([item]) }
    try await CSSearchableIndex.default().deleteAllSearchableItems()
  }

  @Test("a monitor of the network says once that the machine is connected, and nothing after its end")
  func path() async {
    let told = Mutex<[NWPath.Status]>([])
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { path in told.withLock { $0.append(path.status) } }
    let queue = DispatchQueue(label: "path")
    monitor.start(queue: queue)
    queue.sync {}
    #expect(told.withLock { $0 } == [.satisfied])
    let other = NWPathMonitor()
    other.pathUpdateHandler = { path in told.withLock { $0.append(path.status) } }
    other.cancel()
    other.start(queue: queue)
    queue.sync {}
    #expect(told.withLock { $0 }.count == 1)
    for await path in NWPathMonitor() {
      #expect(path.status == .satisfied)
      break
    }
  }

  @Test("work in the background is refused")
  func background() async {
    #expect(!BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in })
    #expect(throws: BGTaskScheduler.Error.self) { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) }
    #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
  }
}
