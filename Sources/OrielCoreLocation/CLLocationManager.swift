import SwiftUICore

/// Whether an app may know where a person is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = -3
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Why there is no place.
public struct CLError: Error, LocalizedError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable { case locationUnknown, denied, network, headingFailure }
  /// The reason.
  public let code: Code
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? { "The app is not told where the person is: browsers are not asked." }
}

/// Hears where a person is.
@preconcurrency
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Asks where a person is. Browsers are not asked: it is denied, the delegate hears so, and the log says it, once.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false

  override public init() {}

  /// Denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// None.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Never.
  open class func locationServicesEnabled() -> Bool { false }
  /// Nil: it is not told.
  open var location: CLLocation? { nil }

  private func refuse() {
    StandIns.tell("CLLocationManager", "denied: browsers are not asked where a person is.")
    Task { @MainActor in delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
  }

  private func deny() {
    StandIns.tell("CLLocationManager", "denied: browsers are not asked where a person is.")
    Task { @MainActor in delegate?.locationManagerDidChangeAuthorization(self) }
  }

  /// Is denied.
  open func requestWhenInUseAuthorization() { deny() }
  /// Is denied.
  open func requestAlwaysAuthorization() { deny() }
  /// Fails.
  open func requestLocation() { refuse() }
  /// Fails.
  open func startUpdatingLocation() { refuse() }
  /// Nothing is under way.
  open func stopUpdatingLocation() {}
  /// Fails.
  open func startMonitoringSignificantLocationChanges() { refuse() }
  /// Nothing is under way.
  open func stopMonitoringSignificantLocationChanges() {}
}
