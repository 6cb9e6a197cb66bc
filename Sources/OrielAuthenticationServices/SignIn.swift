@_exported import Foundation
import SwiftUICore

/// Why somebody has not signed in.
public struct ASAuthorizationError: Error, LocalizedError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
    case matchedExcludedCredential, credentialImport, credentialExport
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive

  public var errorDescription: String? { "Nobody signs in with Apple here: that is done by Apple's systems." }
}

/// What an app knows of somebody who has signed in. Nobody has here.
public protocol ASAuthorizationCredential: AnyObject {}

/// How an app asks somebody to sign in.
public protocol ASAuthorizationProvider: AnyObject {}

/// What an app wants to know.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// Who is asked.
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// What an app wants to know of somebody who signs in by an address.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var state: String?
  public var nonce: String?
}

/// What an app wants to know of somebody who signs in with Apple.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  public var user: String?
}

/// Signs in with Apple.
public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether somebody is still signed in.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  /// The notification that somebody is no longer signed in. Nobody posts it.
  public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")

  /// Creates a request.
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

  /// Not found: nobody has signed in.
  public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }

  /// Not found: nobody has signed in.
  public func getCredentialState(forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void) {
    completion(.notFound, nil)
  }
}

/// What Apple tells of somebody who has signed in. There is none.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let state: String?
  public let authorizedScopes: [ASAuthorization.Scope]
  public let authorizationCode: Data?
  public let identityToken: Data?
  public let email: String?
  public let fullName: PersonNameComponents?

  private init(_ none: Never) { switch none {} }
}

/// A password that the system keeps. There is none.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String

  private init(_ none: Never) { switch none {} }
}

/// Somebody has signed in. Nobody has here.
public final class ASAuthorization: NSObject, @unchecked Sendable {
  /// What may be asked.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  private init(_ none: Never) { switch none {} }
}

/// Hears how signing in has ended.
public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Asks somebody to sign in. It always ends with an error here.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?

  /// Creates a controller.
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

  /// Fails: the delegate hears of it later.
  open func performRequests() {
    SignInStandIn.tell()
    Task { @MainActor in
      self.delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
    }
  }

  /// Nothing is under way.
  open func cancel() {}
}

enum SignInStandIn {
  static func tell() {
    StandIns.tell("Sign in with Apple", "fails: that is done by Apple's systems.")
  }
}

/// A button that signs in with Apple. It looks like one, and pressing it ends with an error: nobody is let in.
public struct SignInWithAppleButton: View {
  /// What stands on it.
  public struct Label: Hashable, Sendable {
    fileprivate let title: String
    public static let signIn = Label(title: "Sign in with Apple")
    public static let `continue` = Label(title: "Continue with Apple")
    public static let signUp = Label(title: "Sign up with Apple")
  }

  /// Its colors.
  public struct Style: Hashable, Sendable {
    fileprivate let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInStyle) private var style

  /// Creates a button.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  public var body: some View {
    Button {
      SignInStandIn.tell()
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      Text(label.title)
        .fontWeight(.medium)
        .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
        .foregroundStyle(style == .black ? Color.white : .black)
        .background(style == .black ? Color.black : .white, in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.black, lineWidth: 1) }
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Says what colors buttons that sign in with Apple have.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}
