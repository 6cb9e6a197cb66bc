import Foundation

/// A page of Chromium's, of which pictures are taken.
package struct ChromiumPage: Sendable {
  package let browser: Chromium
  private let session: String
  private let context: String

  package struct Settings: Encodable, Sendable {
    package var width: Int
    package var height: Int
    package var deviceScaleFactor: Double
    private var mobile = false

    package init(width: Int, height: Int, scale: Int) {
      self.width = width
      self.height = height
      deviceScaleFactor = Double(scale)
    }
  }

  private struct Target: Decodable { let targetId: String }
  private struct Session: Decodable { let sessionId: String }

  package init(_ browser: Chromium) async throws {
    self.browser = browser
    // A context of its own: no cookie of another page says how large the window was.
    struct Context: Decodable { let browserContextId: String }
    context = try await browser.call("Target.createBrowserContext", [String: String](), as: Context.self).browserContextId
    let target = try await browser.call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context], as: Target.self)
    struct Attach: Encodable {
      let targetId: String
      let flatten = true
    }
    session = try await browser.call("Target.attachToTarget", Attach(targetId: target.targetId), as: Session.self).sessionId
    _ = try await browser.call("Page.enable", [String: String](), in: session)
  }

  package struct Feature: Encodable, Sendable {
    let name: String
    let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Closes it, and forgets what it has stored.
  package func close() async throws {
    _ = try await browser.call("Target.disposeBrowserContext", ["browserContextId": context])
  }

  /// Lets the page's media queries find what a person has chosen.
  package func emulate(_ features: [Feature]) async throws {
    _ = try await browser.call("Emulation.setEmulatedMedia", ["features": features], in: session)
  }

  package func resize(_ settings: Settings) async throws {
    _ = try await browser.call("Emulation.setDeviceMetricsOverride", settings, in: session)
  }

  package func open(_ url: String) async throws {
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
  package func run<Value: Decodable & Sendable>(_ script: String, as value: Value.Type) async throws -> Value {
    let answer = try await browser.call(
      "Runtime.evaluate", Expression(expression: script), in: session, as: ScriptAnswer<Value>.self)
    guard let result = answer.result else {
      throw PictureFailure(
        description:
          "A script of the pictures has failed: \(answer.exceptionDetails?.exception?.description ?? "it says nothing")")
    }
    return result.value
  }

  package struct Clip: Codable, Equatable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var scale = 1.0
  }

  /// A picture of the page, or of a part of it, as PNG.
  package func picture(of clip: Clip?) async throws -> Data {
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
