import Foundation

/// A page of Chromium's, of which pictures are taken.
struct ChromiumPage: Sendable {
  let browser: Chromium
  let session: String

  struct Settings: Encodable, Sendable {
    var width: Int
    var height: Int
    var deviceScaleFactor: Double
    var mobile = false
  }

  private struct Target: Decodable { let targetId: String }
  private struct Session: Decodable { let sessionId: String }

  init(_ browser: Chromium) async throws {
    self.browser = browser
    // A context of its own: no cookie of another page says how large the window was.
    struct Context: Decodable { let browserContextId: String }
    let context = try await browser.call("Target.createBrowserContext", [String: String](), as: Context.self)
    let target = try await browser.call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context.browserContextId], as: Target.self)
    struct Attach: Encodable {
      let targetId: String
      let flatten = true
    }
    session = try await browser.call("Target.attachToTarget", Attach(targetId: target.targetId), as: Session.self).sessionId
    _ = try await browser.call("Page.enable", [String: String](), in: session)
  }

  struct Feature: Encodable {
    let name: String
    let value: String
  }

  /// Lets the page's media queries find what a person has chosen.
  func emulate(_ features: [Feature]) async throws {
    _ = try await browser.call("Emulation.setEmulatedMedia", ["features": features], in: session)
  }

  func resize(_ settings: Settings) async throws {
    _ = try await browser.call("Emulation.setDeviceMetricsOverride", settings, in: session)
  }

  func open(_ url: String) async throws {
    struct Answer: Decodable { let errorText: String? }
    let answer = try await browser.call("Page.navigate", ["url": url], in: session, as: Answer.self)
    if let problem = answer.errorText { throw PictureFailure(description: "Chromium could not open \(url): \(problem)") }
  }

  private struct Expression: Encodable {
    let expression: String
    let awaitPromise = true
    let returnByValue = true
  }

  /// Runs a script, which may end with a promise, and gives its value.
  func run<Value: Decodable & Sendable>(_ script: String, as value: Value.Type) async throws -> Value {
    let answer = try await browser.call(
      "Runtime.evaluate", Expression(expression: script), in: session, as: ScriptAnswer<Value>.self)
    guard let result = answer.result else {
      throw PictureFailure(
        description:
          "A script of the pictures has failed: \(answer.exceptionDetails?.exception?.description ?? "it says nothing")")
    }
    return result.value
  }

  struct Clip: Codable, Equatable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var scale = 1.0
  }

  /// A picture of the page, or of a part of it, as PNG.
  func picture(of clip: Clip?) async throws -> Data {
    struct Parameters: Encodable {
      let format = "png"
      let clip: Clip?
    }
    struct Answer: Decodable { let data: Data }
    return try await browser.call("Page.captureScreenshot", Parameters(clip: clip), in: session, as: Answer.self).data
  }
}

/// What a script has given, or what it has thrown.
private struct ScriptAnswer<Value: Decodable & Sendable>: Decodable, Sendable {
  struct Result: Decodable {
    let value: Value
  }

  struct Exception: Decodable {
    struct Object: Decodable {
      let description: String?
    }

    let exception: Object?
  }

  let result: Result?
  let exceptionDetails: Exception?

  private enum Key: CodingKey {
    case result
    case exceptionDetails
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    exceptionDetails = try values.decodeIfPresent(Exception.self, forKey: .exceptionDetails)
    result = exceptionDetails == nil ? try values.decode(Result.self, forKey: .result) : nil
  }
}
