import Observation
import OrielAppKit
import OrielUIKit
import SwiftUICore
import SwiftUITesting
import Testing

/// Delegates of applications, which apps name and never make.
@MainActor
@Suite("Application delegates")
struct DelegateAdaptorTests {
  final class Launches: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 0
    let isMine: Bool

    override init() { isMine = true }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      count += 1
      return true
    }
  }

  class Responder: UIResponder, UIApplicationDelegate {
    var words = ["made"]
  }

  @Observable
  final class MacDelegate: NSObject, NSApplicationDelegate {
    var didLaunch = false

    func applicationDidFinishLaunching(_ notification: Notification) {
      didLaunch = notification.object as? NSApplication === NSApp
    }
  }

  struct Reader: View {
    @EnvironmentObject var delegate: Launches
    @Environment(MacDelegate.self) var mac

    var body: some View {
      Text("launches \(delegate.count), mac \(mac.didLaunch)")
      Button("More") { delegate.count += 1 }
    }
  }

  struct ClassicApp: App {
    @UIApplicationDelegateAdaptor(Launches.self) var delegate
    @UIApplicationDelegateAdaptor var other: Responder
    @NSApplicationDelegateAdaptor private var mac: MacDelegate

    var body: some Scene {
      WindowGroup { Reader() }
    }
  }

  @Test("the delegate is made by its own init(), is told of the launch once, and is there for all views")
  func adaptor() throws {
    let host = TestHost(app: ClassicApp.self)
    #expect(host.texts.contains("launches 1, mac true"))
    let app = ClassicApp()
    #expect(app.delegate.isMine)
    #expect(app.delegate.count == 1)
    #expect(app.other.words == ["made"])
    #expect(UIApplication.shared.delegate != nil)
    try host.find(.button("More")).press()
    host.turn()
    #expect(host.texts.contains("launches 2, mac true"))
    app.delegate.count = 1
  }

  @Test("an object is made by the init() of its class, also below other classes")
  func maker() {
    class Middle: NSObject {
      var order = ["property"]
      override init() {
        super.init()
        order.append("middle")
      }
    }
    final class Last: Middle {
      let number = 7
      override init() {
        super.init()
        order.append("last")
      }
    }
    let made = _DelegateMaker.make(Last.self)
    #expect(made.order == ["property", "middle", "last"])
    #expect(made.number == 7)
    #expect(_DelegateMaker.make(NSObject.self).isKind(of: NSObject.self))
  }
}
