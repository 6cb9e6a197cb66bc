import Foundation
import OrielActivityKit
import OrielAuthenticationServices
import OrielCoreHaptics
import OrielWatchConnectivity
import SwiftUICore
import SwiftUITesting
import Synchronization
import Testing

/// What belongs to Apple's devices and accounts: an app hears that it is not there, and goes on.
@MainActor
@Suite("AuthenticationServices, WatchConnectivity, CoreHaptics, ActivityKit")
struct DeviceTests {
  private final class Watch: WCSessionDelegate {
    let problems = Mutex<[String]>([])
    func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?) {
      problems.withLock { $0.append("\(state) \(error == nil)") }
    }
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {
      problems.withLock { $0.append("transfer \(error == nil)") }
    }
  }

  @Test("no watch is there, and who sends something hears so")
  func watch() async throws {
    let session = WCSession.default
    let delegate = Watch()
    #expect(!WCSession.isSupported() && !session.isReachable && !session.isPaired && session.receivedApplicationContext.isEmpty)
    session.delegate = delegate
    session.activate()
    session.transferUserInfo(["a": 1])
    for _ in 0..<1000 where delegate.problems.withLock({ $0.count }) < 2 { await Task.yield() }
    #expect(delegate.problems.withLock { $0 } == ["notActivated false", "transfer false"])
    #expect(throws: WCError.self) { try session.updateApplicationContext([:]) }
    var problem: (any Error)?
    session.sendMessage([:], replyHandler: nil) { problem = $0 }
    #expect((problem as? WCError)?.code == .sessionNotSupported)
  }

  @Test("no pattern is felt")
  func haptics() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError.self) { try CHHapticEngine() }
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [intensity], relativeTime: 1, duration: 2)
    #expect(try CHHapticPattern(events: [event], parameters: []).duration == 3)
  }

  private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var progress: Double }
    var name: String
  }

  @Test("no live activity begins")
  func activity() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Delivery>.activities.isEmpty)
    let content = ActivityContent(state: Delivery.ContentState(progress: 0.5), staleDate: nil)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: Delivery(name: "a"), content: content, pushType: .token)
    }
  }

  private final class SignIn: ASAuthorizationControllerDelegate {
    var errors: [any Error] = []
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      errors.append(error)
    }
  }

  @Test("nobody signs in with Apple: the button and the controller end with an error")
  func signIn() async throws {
    var results: [Result<ASAuthorization, any Error>] = []
    var scopes: [ASAuthorization.Scope]?
    let host = TestHost {
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.email]
        scopes = request.requestedScopes
      } onCompletion: {
        results.append($0)
      }
      .signInWithAppleButtonStyle(.whiteOutline)
    }
    try host.find(.button("Continue with Apple")).press()
    #expect(scopes == [.email] && results.count == 1)
    #expect(throws: ASAuthorizationError.self) { try results[0].get() }

    let delegate = SignIn()
    let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
    controller.delegate = delegate
    controller.performRequests()
    for _ in 0..<1000 where delegate.errors.isEmpty { await Task.yield() }
    #expect(delegate.errors.count == 1)
    #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "a") == .notFound)
  }
}
