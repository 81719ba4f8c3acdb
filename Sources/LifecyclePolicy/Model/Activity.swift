// What an app may be doing.

/// What an app may be doing.
public enum Activity: Int32, Noun {
  case touchDelivery = 1
  case uiUpdate = 2
  case openglEs = 3
  case glCommandsInFlight = 4
  case metal = 5
  case sharedResource = 6
  case fileLock = 7
  case protectedFileAccess = 8
  case camera = 9
  case bonjourService = 10
  case listeningSocket = 11
  case networkSocket = 12
  case accessorySession = 13
  case timer = 14
  case heavyWork = 15
  case audioPlayback = 16
  case audioRecording = 17
  case beginBackgroundTask = 18
  case startLocationUpdates = 19
  case sensitiveContentOnScreen = 20

  public static let names: [Text] = [
    "touch-delivery",
    "ui-update",
    "opengl-es",
    "gl-commands-in-flight",
    "metal",
    "shared-resource",
    "file-lock",
    "protected-file-access",
    "camera",
    "bonjour-service",
    "listening-socket",
    "network-socket",
    "accessory-session",
    "timer",
    "heavy-work",
    "audio-playback",
    "audio-recording",
    "begin-background-task",
    "start-location-updates",
    "sensitive-content-on-screen",
  ]
}
