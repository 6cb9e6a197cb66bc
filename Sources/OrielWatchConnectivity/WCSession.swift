@_exported import Foundation
import SwiftUICore

/// How far a session has come.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// Why nothing goes to a watch.
public struct WCError: Error, LocalizedError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
    case invalidParameter = 7008
    case payloadTooLarge = 7009
    case payloadUnsupportedTypes = 7010
    case messageReplyFailed = 7011
    case messageReplyTimedOut = 7012
    case fileAccessDenied = 7013
    case deliveryFailed = 7014
    case insufficientSpace = 7015
    case sessionInactive = 7016
    case transferTimedOut = 7017
    case companionAppNotInstalled = 7018
    case watchOnlyApp = 7019
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static let sessionNotSupported = Code.sessionNotSupported
  public static let sessionNotActivated = Code.sessionNotActivated
  public static let deviceNotPaired = Code.deviceNotPaired
  public static let notReachable = Code.notReachable

  public var errorDescription: String? { "No watch belongs to the device: sessions with one are not supported here." }
}

/// What goes to a watch behind the app's back, and is never on its way here.
public final class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// What is to go there.
  public let userInfo: [String: Any]
  /// Never.
  public var isTransferring: Bool { false }
  /// Nothing is on its way.
  public func cancel() {}

  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
}

/// Hears of a session with a watch. Nothing here calls its methods but the first one, with an error.
public protocol WCSessionDelegate: AnyObject {
  func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {}
}

/// Exchanges values with the app on a watch. No watch belongs to a page: it is not supported, and who sends something hears that.
open class WCSession: NSObject, @unchecked Sendable {
  /// The one session.
  public static let `default` = WCSession()

  /// Never.
  open class func isSupported() -> Bool { false }

  /// Who hears of the session.
  open weak var delegate: (any WCSessionDelegate)?

  /// Fails: the delegate hears of it later.
  open func activate() {
    tell("activate()")
    Task { @MainActor in
      self.delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isCompanionAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var hasContentPending: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Empty: nothing has gone to a watch.
  open var applicationContext: [String: Any] { [:] }
  /// Empty: nothing has come from one.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Nothing is on its way.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

  /// Fails.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    tell("sendMessage")
    errorHandler?(WCError(.sessionNotSupported))
  }

  /// Fails.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    tell("sendMessageData")
    errorHandler?(WCError(.sessionNotSupported))
  }

  /// Throws.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    tell("updateApplicationContext")
    throw WCError(.sessionNotSupported)
  }

  /// Fails: the delegate hears of it later.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { fail(userInfo, "transferUserInfo") }

  /// Fails: the delegate hears of it later.
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    fail(userInfo, "transferCurrentComplicationUserInfo")
  }

  private func fail(_ userInfo: [String: Any], _ name: String) -> WCSessionUserInfoTransfer {
    tell(name)
    let transfer = WCSessionUserInfoTransfer(userInfo)
    Task { @MainActor in self.delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported)) }
    return transfer
  }

  private func tell(_ name: String) {
    StandIns.tell("WCSession.\(name)", "fails: no watch belongs to the device.")
  }
}
