@_exported import Foundation
import SwiftUICore

/// How a person is to show that the device is theirs.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
  case deviceOwnerAuthenticationWithCompanion = 3
  case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4
}

/// By what a device knows its owner.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// Why somebody has not shown that the device is theirs.
public struct LAError: Error, LocalizedError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel

  public var errorDescription: String? {
    "Nothing here can tell whether somebody is the owner of the device: a page knows no passcode, no finger and no face."
  }
}

/// Asks whether somebody is the owner of the device. Nothing here can tell, so the answer is always no: nobody is let in.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false

  override public init() {}

  /// None.
  open var biometryType: LABiometryType { .none }
  /// Nil: nobody has ever been let in.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Never.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    tell()
    error?.pointee = Self.refusal as NSError
    return false
  }

  /// Throws: nobody is let in.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    tell()
    throw Self.refusal
  }

  /// Answers no: nobody is let in.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    tell()
    reply(false, Self.refusal)
  }

  /// Nothing is asked any more.
  open func invalidate() {}

  private static var refusal: LAError { LAError(.biometryNotAvailable) }

  private func tell() { StandIns.tell("LAContext", "nobody can show here that a device is theirs, so the answer is no.") }
}
