import Combine
import Foundation
import OrielAVFoundation
import OrielAVKit
import OrielAudioToolbox
import OrielLaunchAtLogin
import OrielSparkle
import OrielUIKit
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What pages cannot do: it says so once, and never that it was done.
@MainActor
@Suite("Sounds, films, updates and logging in")
struct SoundTests {
  @Test("a sound never plays, and one that is not there is an error")
  func sound() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "sound-\(UUID().uuidString).wav")
    try Data("RIFF".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let player = try AVAudioPlayer(contentsOf: file)
    player.numberOfLoops = -1
    #expect(!player.play() && !player.isPlaying && !player.prepareToPlay() && player.url == file)
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: file.appending(path: "none")) }
    var (one, other) = (SystemSoundID(0), SystemSoundID(0))
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &one) == kAudioServicesNoError)
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &other) == kAudioServicesNoError && one != other)
    #expect(AudioServicesCreateSystemSoundID(file.appending(path: "none"), &other) != kAudioServicesNoError)
    AudioServicesPlaySystemSound(one)
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
    let voice = AVSpeechSynthesizer()
    voice.speak(AVSpeechUtterance(string: "Hello"))
    #expect(!voice.isSpeaking && AVSpeechSynthesisVoice(language: "en-US") == nil)
  }

  @Test("a film is a box with a link to it")
  func film() throws {
    let host = TestHost { VideoPlayer(player: AVPlayer(url: URL(string: "https://example.com/a.mp4")!)) { Text("Over it") } }
    #expect(host.texts.contains("Films are not played here") && host.texts.contains("Over it"))
    #expect("\(host.findAll(.role(.link)).map { $0.element.content })".contains("https://example.com/a.mp4"))
    // What is on the machine of the app's program nobody else can open.
    let local = TestHost { VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))) }
    #expect(local.findAll(.role(.link)).isEmpty)
  }

  @Test("nothing is updated, and who watches whether it can be hears no, once")
  func updates() {
    let controller = SPUStandardUpdaterController(startingUpdater: true, updaterDelegate: nil, userDriverDelegate: nil)
    controller.updater.automaticallyChecksForUpdates = true
    #expect(!controller.updater.canCheckForUpdates && !controller.updater.automaticallyChecksForUpdates)
    var values: [Bool] = []
    var hasEnded = false
    let watch = controller.updater.publisher(for: \.canCheckForUpdates).sink { _ in
      hasEnded = true
    } receiveValue: {
      values.append($0)
    }
    controller.checkForUpdates(nil)
    #expect(values == [false] && !hasEnded)
    watch.cancel()
  }

  @Test("the switch for logging in is off and cannot be set")
  func login() throws {
    LaunchAtLogin.isEnabled = true
    #expect(!LaunchAtLogin.isEnabled)
    let host = TestHost { LaunchAtLogin.Toggle("Start at login") }
    #expect(try !host.find(.toggle("Start at login")).isEnabled)
  }

  private struct Wheel: UIViewRepresentable {
    let isTurning: Bool
    let style: UIActivityIndicatorView.Style

    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: style) }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
      isTurning ? uiView.startAnimating() : uiView.stopAnimating()
    }
  }

  @Test("without words of a language no word is called wrong, and a range outside of the text is no crash")
  func spelling() {
    let checker = UITextChecker()
    let nowhere = NSRange(location: NSNotFound, length: 0)
    func check(_ text: String, _ range: NSRange, from start: Int = 0, _ language: String = "en") -> NSRange {
      checker.rangeOfMisspelledWord(in: text, range: range, startingAt: start, wrap: false, language: language)
    }
    #expect(check("qqxz", NSRange(location: 0, length: 4), "tlh") == nowhere)
    #expect(
      check("word", NSRange(location: 3, length: 90), from: 70) == nowhere
        && check("", NSRange(location: 0, length: 0)) == nowhere)
    checker.ignoreWord("qqxz")
    #expect(check("qqxz", NSRange(location: 0, length: 4)) == nowhere)
    if UITextChecker.availableLanguages.contains("en") {
      #expect(check("the qqxy", NSRange(location: 0, length: 8)) == NSRange(location: 4, length: 4))
    }
  }

  @Test("a wheel of UIKit's is one of SwiftUI's while it turns, and is gone when it stands still")
  func wheel() {
    #expect(!TestHost { Wheel(isTurning: true, style: .large) }.findAll(.role(.progressView)).isEmpty)
    let still = TestHost { Wheel(isTurning: false, style: .medium) }
    #expect(still.findAll(.role(.progressView)).isEmpty && !still.texts.contains { $0.contains("not shown") })
  }
}
