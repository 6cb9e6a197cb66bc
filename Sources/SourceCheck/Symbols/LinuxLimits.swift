/// What source for Apple's platforms may use and Linux cannot have, with the reasons.
enum LinuxLimits {
  /// Symbols and modules that are missing for one reason.
  struct Family: Sendable {
    /// Why, as a sentence.
    let reason: String
    /// Modules that cannot be imported.
    var modules: Set<String> = []
    /// Symbols of SwiftUI and of other modules, without a path.
    var symbols: Set<String> = []
    /// How names of types of those modules begin. Only names that nothing declares are looked up here.
    var prefixes: [String] = []
  }

  static let families: [Family] = [
    Family(
      reason: "UIKit's views exist on Apple's platforms alone, so they cannot be embedded.",
      modules: ["UIKit", "UIKitCore", "PencilKit", "ContactsUI", "EventKitUI", "MessageUI", "SafariServices", "CarPlay"],
      symbols: [
        "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
        "UIHostingController", "UIHostingConfiguration", "UIHostingOrnament", "UIOrnament",
        "UIGestureRecognizerRepresentable", "onPencilDoubleTap", "onPencilSqueeze", "pencilHoverPose",
      ],
      prefixes: ["UI", "SFSafari", "MFMail", "MFMessage", "PK", "CN", "EK"]),
    Family(
      reason: "AppKit's views exist on macOS alone, so they cannot be embedded.",
      modules: ["AppKit", "Cocoa", "Carbon", "ServiceManagement", "Quartz"],
      symbols: [
        "NSViewRepresentable", "NSViewControllerRepresentable", "NSViewRepresentableContext",
        "NSViewControllerRepresentableContext",
        "NSHostingController", "NSHostingView", "NSHostingMenu", "NSHostingSceneRepresentation",
        "NSGestureRecognizerRepresentable", "touchBar", "touchBarItemPrincipal", "touchBarCustomizationLabel",
        "touchBarItemPresence", "TouchBar", "TouchBarItemPresence",
      ],
      prefixes: ["NSView", "NSWindow", "NSColor", "NSImage", "NSApp", "NSFont", "NSEvent", "NSScreen", "NSMenu", "NSWorkspace"]),
    Family(
      reason: "WatchKit exists on watchOS alone.",
      modules: ["WatchKit", "WatchConnectivity", "ClockKit"],
      symbols: [
        "WKInterfaceObjectRepresentable", "WKHostingController", "WKUserNotificationHostingController", "WKNotificationScene",
        "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor", "digitalCrownRotation", "digitalCrownAccessory",
      ],
      prefixes: ["WKInterface", "WKExtension", "WKApplication", "WC"]),
    Family(
      reason: "Core Data is closed and exists on Apple's platforms alone.",
      modules: ["CoreData", "CloudKit"],
      symbols: ["FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults", "managedObjectContext"],
      prefixes: [
        "NSManagedObject", "NSPersistent", "NSFetch", "NSEntityDescription", "NSMergePolicy", "NSAttributeDescription", "CK",
      ]),
    Family(
      reason: "MapKit and Core Location show and find places with Apple's services.",
      modules: ["MapKit", "CoreLocation", "CoreLocationUI"],
      symbols: [
        "Map", "MapMarker", "MapAnnotation", "MapPin", "Marker", "MapCameraPosition", "MapReader", "MapPolyline", "mapStyle",
      ],
      prefixes: ["MK", "CL"]),
    Family(
      reason: "WebKit's views are views of UIKit and AppKit.",
      modules: ["WebKit"], symbols: ["WebView", "WebPage"], prefixes: ["WKWeb", "WKNavigation", "WKUser", "WKScript"]),
    Family(
      reason: "SceneKit, SpriteKit, RealityKit and ARKit draw with Apple's graphics.",
      modules: [
        "SceneKit", "SpriteKit", "GameplayKit", "GameKit", "RealityKit", "ARKit", "RealityKitContent", "CompositorServices",
      ],
      symbols: ["SceneView", "SpriteView", "RealityView", "Model3D", "ImmersiveSpace"],
      prefixes: ["SCN", "SK", "GK", "AR"]),
    Family(
      reason: "StoreKit sells in Apple's App Store.",
      modules: ["StoreKit", "PassKit", "AdServices", "AdSupport", "AppTrackingTransparency"],
      symbols: [
        "ProductView", "StoreView", "SubscriptionStoreView", "requestReview", "appStoreOverlay", "PayWithApplePayButton",
        "AddPassToWalletButton", "addPassToWalletButtonStyle", "payWithApplePayButtonStyle",
      ]),
    Family(
      reason: "The library of photos and the camera belong to Apple's systems.",
      modules: ["PhotosUI", "Photos", "VisionKit", "Vision", "ImageIO"],
      symbols: ["PhotosPicker", "PhotosPickerItem", "photosPicker"], prefixes: ["PH", "VN", "CGImageSource"]),
    Family(
      reason: "AVKit and AVFoundation play and record on Apple's platforms alone.",
      modules: [
        "AVKit", "AVFoundation", "AVFAudio", "AudioToolbox", "MediaPlayer", "CoreAudio", "CoreMedia", "CoreVideo", "Speech",
      ],
      symbols: ["VideoPlayer"], prefixes: ["AV", "MP", "AudioServices", "SFSpeech"]),
    Family(
      reason: "Metal, Core Image and Core Animation run on Apple's graphics.",
      modules: ["Metal", "MetalKit", "CoreImage", "QuartzCore", "MetalPerformanceShaders"],
      symbols: ["Shader", "ShaderFunction", "ShaderLibrary", "colorEffect", "distortionEffect", "layerEffect"],
      prefixes: ["MTL", "MTK", "CIFilter", "CIImage", "CIContext", "CA"]),
    Family(
      reason: "Core Graphics itself is not there; points, sizes, rectangles and affine transforms are.",
      modules: ["CoreGraphics", "CoreText"],
      symbols: ["cgPath", "cgImage"],
      prefixes: ["CGContext", "CGImage", "CGPath", "CGGradient", "CGMutablePath", "CTFont", "CGFont"]),
    Family(
      reason: "Widgets, live activities and complications are shown by Apple's systems.",
      modules: ["WidgetKit", "ActivityKit", "AppIntents", "Intents", "IntentsUI", "TipKit"],
      symbols: [
        "Widget", "WidgetBundle", "WidgetConfiguration", "StaticConfiguration", "AppIntentConfiguration", "TimelineEntry",
      ],
      prefixes: ["IN"]),
    Family(
      reason: "Signing in with Apple, and what else asks for the owner of the device, is done by Apple's systems.",
      modules: ["AuthenticationServices", "LocalAuthentication", "DeviceCheck", "Security"],
      symbols: ["SignInWithAppleButton", "signInWithAppleButtonStyle"],
      prefixes: ["ASAuthorization", "LAContext", "LAPolicy", "LAError", "Sec"]),
    Family(
      reason: "CryptoKit has digests, HMAC and HKDF here. Ciphers, curves and signatures are in the package swift-crypto.",
      modules: ["CryptoKit"],
      symbols: [
        "AES", "ChaChaPoly", "Curve25519", "P256", "P384", "P521", "SecureEnclave", "SharedSecret", "HPKE", "MLKEM768", "MLDSA65",
      ]),
    Family(
      reason: "Sensors, health, home, radio and haptics belong to Apple's devices.",
      modules: [
        "CoreMotion", "HealthKit", "HealthKitUI", "HomeKit", "CoreBluetooth", "CoreHaptics", "CoreNFC", "MultipeerConnectivity",
        "EventKit",
        "Contacts", "UserNotifications", "UserNotificationsUI", "BackgroundTasks", "NaturalLanguage", "CoreML", "CreateML",
        "GameController",
        "CryptoTokenKit", "GroupActivities", "NearbyInteraction", "FamilyControls", "WeatherKit", "MusicKit", "ShazamKit",
        "SensorKit",
        "NetworkExtension", "SystemConfiguration", "CoreTelephony", "FoundationModels", "Translation",
      ],
      prefixes: ["CM", "HK", "HM", "CB", "CH", "UN", "MC", "ML", "NL", "BG"]),
    Family(
      reason: "The module is part of Apple's systems.",
      modules: [
        "Accelerate", "Accessibility", "CoreFoundation", "CoreServices", "CoreSpotlight", "CoreTransferable", "Darwin",
        "JavaScriptCore",
        "LinkPresentation", "MobileCoreServices", "Network", "ObjectiveC", "PDFKit", "PlaygroundSupport",
        "QuickLook",
        "QuickLookThumbnailing", "XPC", "simd", "CommonCrypto", "DeveloperToolsSupport",
      ],
      symbols: ["quickLookPreview"], prefixes: ["PDF", "QL", "NW", "JS"]),
    Family(
      reason: "Immersive spaces and volumes exist on visionOS alone.",
      symbols: [
        "openImmersiveSpace", "dismissImmersiveSpace", "immersionStyle", "upperLimbVisibility", "ornament",
        "glassBackgroundEffect",
        "rotation3DLayout", "SpatialTapGesture", "RotateGesture3D", "GeometryReader3D", "offset3D", "padding3D", "rotation3D",
        "frame3D",
      ]),
  ]

  /// Why a module cannot be imported; nil if nothing is known of it.
  static func reason(forModule module: String) -> String? { families.first { $0.modules.contains(module) }?.reason }

  /// Why a symbol cannot be there; nil if it could.
  static func reason(forSymbol name: String) -> String? { families.first { $0.symbols.contains(name) }?.reason }

  /// Why a type or function that nothing declares cannot be there, by how its name begins.
  static func reason(forForeignName name: String) -> String? { families.first { $0.begins(name) }?.reason }

  /// What a type of Apple's that cannot be there belongs to; nil if nothing is known of it.
  static func family(of name: String) -> Family? {
    families.first { $0.symbols.contains(name) } ?? families.first { $0.begins(name) }
  }
}

extension LinuxLimits.Family {
  /// Whether a name begins as those of its types.
  fileprivate func begins(_ name: String) -> Bool {
    prefixes.contains { prefix in
      // `UIColor`, but not `UIState2` of an app's own prefix `UIS`: after the prefix a word begins.
      if name == prefix { return prefix.count > 3 }
      guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else { return false }
      return prefix.count > 3 || next.isUppercase
    }
  }
}
