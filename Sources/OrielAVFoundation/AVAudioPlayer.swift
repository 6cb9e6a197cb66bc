@_exported import Foundation
import SwiftUICore

/// Would play a sound. Nothing is heard here, which the log says: it never plays, and its delegate hears of nothing.
open class AVAudioPlayer: NSObject {
  /// Where the sound is; nil for one of bytes.
  public let url: URL?
  /// Its bytes; nil for one of a file.
  public let data: Data?
  /// From 0 to 1.
  open var volume: Float = 1
  /// From -1, on the left, to 1, on the right.
  open var pan: Float = 0
  /// How often it is repeated; below 0 for without an end.
  open var numberOfLoops = 0
  /// How fast it is.
  open var rate: Float = 1
  open var enableRate = false
  open var isMeteringEnabled = false
  /// Seconds from its beginning.
  open var currentTime: TimeInterval = 0
  /// Who hears of its end, which does not come here.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Takes a sound from a file.
  ///
  /// - Throws: What the file system says of a file that cannot be read.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url, options: .alwaysMapped)
    self.url = url
    data = nil
    super.init()
  }

  /// Takes a sound from a file of a kind.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }

  /// Takes a sound from bytes.
  public init(data: Data) throws {
    url = nil
    self.data = data
    super.init()
  }

  /// Takes a sound from bytes of a kind.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  /// False: it never plays.
  public final var isPlaying: Bool { false }
  /// 0: nobody reads how long it is.
  public final var duration: TimeInterval { 0 }

  /// False: nothing can be heard.
  @discardableResult open func prepareToPlay() -> Bool { false }

  /// Would play, and returns false: nothing is heard, which the log says.
  @discardableResult open func play() -> Bool {
    StandIns.tell("AVAudioPlayer.play", "plays nothing: pages have no sounds here.")
    return false
  }

  /// The same.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Nothing plays that could stop.
  open func pause() {}
  /// The same; the next time it would begin at its beginning.
  open func stop() {}
  /// Sets how loud it is.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// What would hear of the end of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// What an app says of its sounds. Here none are heard, so that it changes nothing.
public final class AVAudioSession: NSObject, Sendable {
  /// What the sounds are for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
  }
  /// The same, more exactly.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    public static let measurement = Mode(rawValue: "measurement")
  }
  /// How the sounds go together with those of others.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// What goes with the begin and the end.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()

  /// The only one.
  public static func sharedInstance() -> AVAudioSession { shared }

  /// Changes nothing here, which the log says.
  public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws { tell() }
  /// Changes nothing here, which the log says.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws { tell() }

  private func tell() { StandIns.tell("AVAudioSession", "changes nothing: pages have no sounds here.") }
}

/// What is to be said aloud.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  /// Who says it; nil for whom the system has.
  open var voice: AVSpeechSynthesisVoice?

  /// Creates one.
  public init(string: String) { speechString = string }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice. None are here.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Nil: no voice of a language is here.
  public init?(language languageCode: String?) { nil }
  /// Nil: no voice of a name is here.
  public init?(identifier: String) { nil }
  /// None.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  public final var language: String { "" }
  public final var identifier: String { "" }
  public final var name: String { "" }
}

/// When speech stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// Would say words aloud. Nothing is heard here, which the log says.
open class AVSpeechSynthesizer: NSObject {
  /// False: nothing is said.
  public final var isSpeaking: Bool { false }
  public final var isPaused: Bool { false }
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  /// Would say it. Nothing is heard here, which the log says.
  open func speak(_ utterance: AVSpeechUtterance) {
    StandIns.tell("AVSpeechSynthesizer.speak", "says nothing: pages do not speak here.")
  }

  /// False: nothing is said that could stop.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// What would hear of speech.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}
