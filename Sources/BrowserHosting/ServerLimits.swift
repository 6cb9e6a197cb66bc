import Dispatch
import NIOCore

/// How much a server takes on, and how long it waits.
struct ServerLimits: Sendable {
  /// Below the 1024 open files that a process usually may have.
  var connections = 900
  /// How long a connection may take to send a whole request, from its beginning or from the answer before.
  var requestTime = TimeAmount.seconds(60)
  /// A page that has not answered a ping when the next one is due is gone.
  var pingInterval = TimeAmount.seconds(25)
  var sessions = 1000
  /// How long a scene waits for the socket of its page, at first and after a drop.
  var firstWait = DispatchTimeInterval.seconds(30)
  var reconnectWait = DispatchTimeInterval.seconds(120)
  /// Events may come this fast for long, and this many at once.
  var eventsPerSecond = 200.0
  var eventBurst = 500.0
}
