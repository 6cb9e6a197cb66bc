@_exported import Foundation
import SwiftUICore

/// What a live activity shows: what stays, and what changes.
public protocol ActivityAttributes: Codable {
  /// What changes.
  associatedtype ContentState: Codable & Hashable
}

/// What a live activity shows at a moment.
public struct ActivityContent<State: Codable & Hashable> {
  /// What it shows.
  public var state: State
  /// When that is out of date; nil for never.
  public var staleDate: Date?
  /// How important it is beside others.
  public var relevanceScore: Double

  /// Creates what is shown.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// Where a live activity is.
public enum ActivityState: Hashable, Codable, Sendable { case active, pending, ended, dismissed, stale }

/// By what else an activity changes.
public struct PushType: Hashable, Sendable {
  private let name: String
  /// By pushes to one activity.
  public static let token = PushType(name: "token")
  /// By pushes to all that listen to a channel.
  public static func channel(_ id: String) -> PushType { PushType(name: id) }
}

/// When an activity that has ended is gone.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// What a person is told of a change.
public struct AlertConfiguration: Sendable {
  /// What is heard.
  public struct AlertSound: Equatable, Sendable {
    private let name: String
    public static let `default` = AlertSound(name: "")
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  /// Creates what is told.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// Why an activity is not shown.
public enum ActivityAuthorizationError: Error, LocalizedError, Hashable, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
  case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility

  public var errorDescription: String? { "No system here shows live activities." }
}

/// Whether activities may be shown: they may not.
public final class ActivityAuthorizationInfo: Sendable {
  /// Asks.
  public init() {}
  /// False.
  public var areActivitiesEnabled: Bool { false }
  /// False.
  public var frequentPushesEnabled: Bool { false }
  /// False, and never anything else.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// What the system shows of an app while that is not seen. No system here does so: none is ever begun.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState

  /// Its number.
  public let id: String
  /// What stays.
  public let attributes: Attributes
  /// What it shows.
  public let content: ActivityContent<ContentState>

  // There is none.
  private init(_ none: Never) { switch none {} }

  /// Ended.
  public var activityState: ActivityState { .ended }
  /// What it shows.
  public var contentState: ContentState { content.state }
  /// Nil.
  public var pushToken: Data? { nil }
  /// Ends at once.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// Ends at once.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }

  /// None.
  public static var activities: [Activity<Attributes>] { [] }

  /// Throws: no system here shows activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw refusal() }

  /// Throws: no system here shows activities.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw refusal() }

  private static func refusal() -> ActivityAuthorizationError {
    StandIns.tell("Activity.request", "fails: no system here shows live activities.")
    return .unsupported
  }

  /// Nothing: there is none.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
  /// Nothing: there is none.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  /// Nothing: there is none.
  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
  /// Nothing: there is none.
  public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}

extension Activity: @unchecked Sendable where Attributes: Sendable {}
