@_exported import Foundation
import SwiftUICore
import Synchronization

/// The number of a short sound.
public typealias SystemSoundID = UInt32
/// 0 where all is well.
public typealias OSStatus = Int32

/// A place, as C has it on Apple's platforms.
public typealias CFURL = URL

public let kAudioServicesNoError: OSStatus = 0
/// There is no such sound.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

private let lastSound = Mutex<SystemSoundID>(4096)

/// Gives a file's sound a number.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard FileManager.default.fileExists(atPath: inFileURL.path) else { return kAudioServicesSystemSoundUnspecifiedError }
  outSystemSoundID.pointee = lastSound.withLock { last in
    last += 1
    return last
  }
  return kAudioServicesNoError
}

/// Forgets a sound.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }

/// Would play a sound. Nothing is heard here, which the log says.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  StandIns.tell("AudioServicesPlaySystemSound", "plays nothing: pages have no sounds of the system here.")
}

/// Would play a sound, and vibrate. Nothing is heard here, which the log says.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { AudioServicesPlaySystemSound(inSystemSoundID) }

/// Would play a sound, and goes on at once: nothing is heard here, which the log says.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}
