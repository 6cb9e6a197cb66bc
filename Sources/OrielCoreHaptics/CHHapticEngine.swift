@_exported import Foundation
import SwiftUICore

/// What a device can do to be felt.
public protocol CHHapticDeviceCapability: Sendable {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoCapability: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// Why nothing is felt.
public struct CHHapticError: Error, LocalizedError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidEngineParameter = -4816
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case fileNotFound = -4851
    case insufficientPower = -4897
    case unknownError = -4898
    case memoryError = -4899
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? { "Patterns are not felt here: pages know short vibrations alone." }
}

/// Plays patterns that are felt. Pages cannot: no engine can be made, so that an app does without. Short vibrations are
/// `sensoryFeedback(_:trigger:)` and UIKit's feedback generators.
open class CHHapticEngine: @unchecked Sendable {
  /// Why an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }

  /// What happens when all players have finished.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }

  public typealias CompletionHandler = ((any Error)?) -> Void
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction
  public typealias ResetHandler = () -> Void
  public typealias StoppedHandler = (StoppedReason) -> Void

  /// Nothing is felt.
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// Throws: nothing is felt here.
  public init() throws {
    StandIns.tell("CHHapticEngine", "cannot be made: pages know short vibrations alone.")
    throw CHHapticError(.notSupported)
  }

  // Members of something that is never there.

  open var resetHandler: ResetHandler = {}
  open var stoppedHandler: StoppedHandler = { _ in }
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var isAutoShutdownEnabled = false
  open var currentTime: TimeInterval { 0 }

  open func start() throws { throw CHHapticError(.notSupported) }
  open func start() async throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError(.notSupported)) }
  open func stop() async throws { throw CHHapticError(.notSupported) }
  open func stop(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError(.notSupported)) }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
    _ = finishedHandler(CHHapticError(.notSupported))
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func cancel() throws
  var isMuted: Bool { get set }
}

/// Plays a pattern, from any place and again and again.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
}

/// What is to be felt, and when.
public final class CHHapticPattern: NSObject, @unchecked Sendable {
  /// How long it is, in seconds.
  public let duration: TimeInterval

  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = Self.duration(of: events)
  }

  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    duration = Self.duration(of: events)
  }

  private static func duration(of events: [CHHapticEvent]) -> TimeInterval {
    events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

/// One moment of a pattern, or one part.
public final class CHHapticEvent: NSObject, @unchecked Sendable {
  /// What is done.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What a number of an event says.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public var relativeTime: TimeInterval
  public var duration: TimeInterval

  /// Creates an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// A number of an event.
public final class CHHapticEventParameter: NSObject, @unchecked Sendable {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float

  /// Creates a number.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A number of a pattern that changes while it plays.
public final class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  /// What it says.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
  }

  public let parameterID: ID
  public var value: Float
  public var relativeTime: TimeInterval

  /// Creates a number.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// How a number of a pattern changes.
public final class CHHapticParameterCurve: NSObject, @unchecked Sendable {
  /// Where it is at a time.
  public final class ControlPoint: NSObject, @unchecked Sendable {
    public var relativeTime: TimeInterval
    public var value: Float

    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }

  public let parameterID: CHHapticDynamicParameter.ID
  public var relativeTime: TimeInterval
  public let controlPoints: [ControlPoint]

  /// Creates a curve.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
