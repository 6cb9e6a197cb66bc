import AppData
import DesktopWindow
import Dispatch
import Foundation
import SwiftUICore
import Synchronization

/// Shows an app in browsers until the process is interrupted.
@MainActor
package enum BrowserHost {
  /// Serves the app; each page that is opened is a window of it. Ends the process: with status 0 after an interrupt, with
  /// status 1 and one line if an option is wrong or the address cannot be had.
  ///
  /// It goes on in the app's container first, for which the program starts itself again.
  ///
  /// - Parameters:
  ///   - security: What encrypts connections; nil in an app that was built without.
  ///   - outerPage: A page that shows the windows in frames, for a tool.
  package static func run(
    name: String, arguments: [String], environment: [String: String], security: (any ConnectionSecurity.Type)?,
    outerPage: OuterPage? = nil, makeApp: () -> any AppRuntime
  ) -> Never {
    if WindowProgram.isWanted(environment) { WindowProgram.run(environment: environment) }
    do {
      let options = try HostOptions(arguments: arguments, environment: environment)
      if options.showsHelp {
        print(HostOptions.help(name: name))
        exit(0)
      }
      if options.showsVersion {
        print(AppVersion.text(name: name))
        exit(0)
      }
      let container =
        options.dataFolder.map { AppContainer(folder: $0) } ?? AppContainer(of: name, environment: environment)
      try container.enter(arguments: CommandLine.arguments, environment: environment)
      // What people see and write is not for whoever runs a server; it is for who makes the app.
      Diagnostics.showsValues.store(environment["ORIEL_RUN"] == "1", ordering: .relaxed)
      OwnFont.usesSystemFont = options.usesSystemFont
      try OwnResources.check()
      // As the app's own lines, once it has said where these go.
      let keepsData = keep(in: container, of: name) { ServerLog.current(.error, $0) }
      let certificate = try options.certificate.map { try Self.security(security, for: $0) }
      let sessions = SessionRegistry(
        app: makeApp(), limits: outerPage == nil ? ServerLimits(options) : ServerLimits(options).forTools,
        tellsLayout: options.tellsLayout,
        addresses: addressKey(in: keepsData ? container : nil, isOpen: options.opensAddresses), outerPage: outerPage,
        windowKey: options.opensWindow ? WindowKey() : nil)
      if let warning = certificate?.warning(at: .now) { sessions.log(.warning, warning) }
      options.imagePlaces.apply(container: container, environment: environment, sessions.log)
      sessions.certificate = certificate
      DispatchQueue.global(qos: .utility).async { ProcessNumbers.findBuild() }
      let server = try BrowserServer(options: options, sessions: sessions, security: certificate)
      let end: @MainActor @Sendable (Int32) -> Never = { status in
        sessions.end()
        server.stop()
        FilesRoot.remove()
        exit(status)
      }
      let window = sessions.windowKey.map {
        AppWindow(name: name, server, sessions, key: $0, hasInspector: options.hasInspector, end: end)
      }
      var signals = [SIGINT, SIGTERM].map { number in
        on(number) {
          let stop: @MainActor @Sendable () -> Void = {
            window?.end()
            end(0)
          }
          // Told twice, it ends.
          guard options.drainSeconds > 0, !sessions.isDraining, sessions.count > 0 else { return stop() }
          sessions.drain(for: .seconds(options.drainSeconds), then: stop)
        }
      }
      signals.append(
        on(SIGHUP) {
          if let certificate { return readAgain(certificate, sessions.log) }
          sessions.log(.info, "a SIGHUP changes nothing: there is no certificate to read again")
        })
      if let warning = options.place.openNamesWarning(host: options.host) { sessions.log(.warning, warning) }
      if let warning = options.place.openUsersWarning { sessions.log(.warning, warning) }
      if environment["ORIEL_RUN"] == "1" { followBuilds(of: sessions) }
      // Written at once, also where standard output is a file; and the app goes on where nobody reads it.
      let place = window == nil ? "is at \(server.url)" : "has a window of its own, for which it is at \(server.url)"
      try? FileHandle.standardOutput.write(contentsOf: Data("\(name) \(place)\n".utf8))
      if keepsData {
        try? FileHandle.standardOutput.write(contentsOf: Data("\(name) keeps its data in \(container.folder)\n".utf8))
      }
      // The URL is printed too: a browser that does not open is no reason to stop.
      let outside = AppContainer.outside(of: environment)
      if let window {
        window.open(environment: outside)
      } else if options.opensBrowser, LinkOpener.hasDesktop(outside) {
        LinkOpener.open(server.url, environment: outside)
      }
      // The run loop serves the main queue, which is the main actor's executor, some 30 µs after something is in it. Sockets have an event
      // loop of their own.
      while !signals.isEmpty { RunLoop.main.run() }
      exit(0)
    } catch {
      StandardError.write("\(name): \(error)")
      exit(1)
    }
  }

  /// Makes the container's folders, and keeps the values of `UserDefaults` there until the process ends, by whatever way.
  ///
  /// - Returns: False if there is no container: then a line says so, and the app goes on without.
  private static func keep(in container: AppContainer, of name: String, report: @escaping @Sendable (String) -> Void) -> Bool {
    var isThere = true
    do {
      try container.makeFolders()
    } catch {
      isThere = false
      report("there is no folder for what the app keeps: \(error). Let the app make it, or name another one with --data.")
    }
    StoredDefaults(in: container, of: name, report: report).begin(isInTrouble: !isThere)
    return isThere
  }

  /// The key of the app's addresses: the one in the container, or one for this process alone.
  private static func addressKey(in container: AppContainer?, isOpen: Bool) -> AddressKey {
    guard let container, !isOpen else { return AddressKey(isOpen: isOpen) }
    do {
      return AddressKey(SigningKey(try AddressKey.bytes(inFile: container.folder + "/Library/address-key")))
    } catch {
      ServerLog.current(.warning, "addresses of pages end with this process: \(error)")
      return AddressKey()
    }
  }

  /// Until it returns, the signal does what it does by default; from then on none is lost.
  private static func on(_ number: Int32, _ action: @escaping @MainActor @Sendable () -> Void) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { @Sendable in DispatchQueue.main.async { MainActor.assumeIsolated(action) } }
    let isReady = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { @Sendable in isReady.signal() }
    source.resume()
    isReady.wait()
    return source
  }

  private static func security(
    _ type: (any ConnectionSecurity.Type)?, for files: CertificateFiles
  ) throws -> any ConnectionSecurity {
    if let type { return try type.init(files) }
    throw HostOptions.InvalidOption(
      description: """
        --certificate needs TLS, and this app was built without it. Name the trait where the app depends on Oriel, as in \
        .package(path: "../Oriel", traits: ["TLS"]), and build it again; or let a proxy speak TLS.
        """)
  }

  private static func readAgain(_ certificate: any ConnectionSecurity, _ log: ServerLog) {
    do {
      try certificate.readAgain()
      log(.info, "read the certificate again: new connections have it")
      if let warning = certificate.warning(at: .now) { log(.warning, warning) }
    } catch {
      log(.warning, "kept the certificate as it was: \(error)")
    }
  }

  /// Reads from standard input what `oriel run` says of the app's builds: a JSON string on each line, which is shown over all pages. The
  /// app ends with the tool.
  private static func followBuilds(of sessions: SessionRegistry) {
    Thread.detachNewThread {
      while let line = readLine() {
        guard let notice = try? JSONDecoder().decode(String.self, from: Data(line.utf8)) else { continue }
        DispatchQueue.main.async { MainActor.assumeIsolated { sessions.notice = notice } }
      }
      kill(getpid(), SIGTERM)
    }
  }
}
