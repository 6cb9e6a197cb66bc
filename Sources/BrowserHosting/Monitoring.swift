import Dispatch
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

/// What operators and their programs ask: whether the server lives, whether it takes pages, and how it is.
extension HTTPHandler {
  /// Answers at once, on the event loop: a server whose views are busy is alive.
  func sendHealth(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    respond(.text(.ok, "ok\n"), to: request, context)
  }

  /// Whether a page that is asked for now by the same browser would be made. Asks the main actor: one that hangs is not ready.
  func sendReadiness(_ request: HTTPRequestHead, _ caller: Caller, _ context: ChannelHandlerContext) {
    let browser = keys.browsers(inCookies: request.headers["Cookie"]).first ?? ""
    let visitor = Visitor(request, caller, browser: browser)
    answer(request, context) { sessions in
      sessions.isReady(for: visitor) ? .text(.ok, "ready\n") : .text(.serviceUnavailable, "not ready\n", [("Retry-After", "5")])
    }
  }

  /// Only for those whom `--monitor` names; and for this machine, as long as no proxy in front is known of, whose requests all come from
  /// here.
  func sendMetrics(_ request: HTTPRequestHead, _ caller: Caller, _ context: ChannelHandlerContext) {
    guard let address = caller.address, !hasPassedAnUnknownProxy(request, caller),
      isDirect && AddressRange.isOfThisMachine(address) || monitors.contains(where: { $0.contains(address) })
    else {
      respond(.text(.forbidden, "Metrics are for those whom --monitor names.\n"), to: request, context)
      return
    }
    let connections = connections.count
    answer(request, context) { sessions in
      var response = Response.text(.ok, sessions.metricsText(connections: connections))
      response.headers = [("Content-Type", "text/plain; version=0.0.4; charset=utf-8")]
      return response
    }
  }

  /// A proxy on this machine that nobody has named passes on the requests of everybody as if they were its own.
  private func hasPassedAnUnknownProxy(_ request: HTTPRequestHead, _ caller: Caller) -> Bool {
    !caller.isForwarded && ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"].contains { request.headers.contains(name: $0) }
  }

  /// Answers with what the main actor knows.
  func answer(
    _ request: HTTPRequestHead, _ context: ChannelHandlerContext,
    _ make: @escaping @MainActor @Sendable (SessionRegistry) -> Response
  ) {
    let channel = context.channel
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let sessions = sessions
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let response = make(sessions)
        channel.executeIfActive { _ in
          let (handler, context) = bound.value
          handler.respond(response, to: request, context)
        }
      }
    }
  }
}

extension SessionRegistry {
  /// What the server is at the moment.
  func metricsText(connections: Int) -> String {
    let connections = ServerMetrics.Gauge(name: "oriel_connections", help: "Open connections.", value: connections)
    return metrics.text(gauges + [connections])
  }

  /// What goes up and down.
  var gauges: [ServerMetrics.Gauge] {
    [
      .init(name: "oriel_scenes", help: "Scenes, whether a page shows them or not.", value: count),
      .init(name: "oriel_scenes_shown", help: "Scenes that a page shows.", value: sessionCount { $0.link != nil }),
      .init(name: "oriel_scenes_limit", help: "So many scenes there may be.", value: limits.sessions),
      .init(name: "oriel_connections_limit", help: "So many connections there may be.", value: limits.connections),
      .init(name: "oriel_ready", help: "1 if pages are made, 0 if they are refused.", value: isReady() ? 1 : 0),
      .init(name: "oriel_resident_memory_bytes", help: "Memory of the process.", value: ProcessNumbers.residentBytes),
    ] + ProcessNumbers.gauges
      + (certificateEnd.map { end in
        [
          .init(
            name: "oriel_certificate_end_seconds", help: "When the certificate ends, in seconds since 1970.",
            value: Int(end.timeIntervalSince1970))
        ]
      } ?? [])
  }
}

/// What the system says of the process, by the names that programs have for it.
enum ProcessNumbers {
  static var residentBytes: Int {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  private static let build = Mutex<ServerMetrics.Gauge?>(nil)

  /// Reads the whole program, which takes a while: not where others wait for it.
  static func findBuild() {
    let gauge = ServerMetrics.Gauge(
      name: "oriel_build_info", help: "Always 1; which version and build it is.", value: 1,
      labels: ["version": AppVersion.own() ?? "", "build": AppVersion.build() ?? "", "oriel": AppVersion.oriel])
    build.withLock { $0 = gauge }
  }

  /// Since 1970, in seconds.
  private static let start: Double = {
    let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
    // Behind the name, which may have anything in it; the 22nd of all.
    let fields = (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8))?.split(separator: ")").last?.split(
      separator: " ")
    let booted = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8))?.firstMatch(of: /\nbtime (\d+)/)?.1
    guard let fields, fields.count > 19, let begun = Double(fields[19]), let booted = booted.flatMap({ Double($0) }) else {
      return Date.now.timeIntervalSince1970
    }
    return booted + begun / ticks
  }()

  static var gauges: [ServerMetrics.Gauge] {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0
    return [
      .init(
        name: "process_cpu_seconds_total", help: "Time of processors, in seconds.",
        value: seconds(usage.ru_utime) + seconds(usage.ru_stime), isCounter: true),
      .init(name: "process_start_time_seconds", help: "When the process began, in seconds since 1970.", value: start),
      .init(name: "process_open_fds", help: "Open files and connections.", value: files),
    ] + (build.withLock(\.self).map { [$0] } ?? [])
  }
}
