// What an app may be doing.

/// What an app may be doing.
public enum Activity: Int32, VocabularyEnum {
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
  /// A sheet or an alert view of the app.
  case alertOnScreen = 21
  /// A transfer of a background URL session.
  case backgroundTransfer = 22
  /// Audio beside that of other apps.
  case playAlongsideOthers = 23
  /// Submitting a BGAppRefreshTaskRequest.
  case scheduleAppRefresh = 24
  /// Submitting a BGProcessingTaskRequest.
  case scheduleProcessing = 25
  /// Submitting a BGContinuedProcessingTaskRequest.
  case scheduleContinuedProcessing = 26
  /// Submitting a BGHealthResearchTaskRequest.
  case scheduleHealthResearch = 27
  /// Beginning to record; `audioRecording` goes on.
  case startAudioRecording = 28
  /// Making an audio session active that does not mix with others.
  case activateAudioSession = 29

  public static var valueCount: Int { 29 }
  public static var names: Text {
    """
    touch-delivery\0\
    ui-update\0\
    opengl-es\0\
    gl-commands-in-flight\0\
    metal\0\
    shared-resource\0\
    file-lock\0\
    protected-file-access\0\
    camera\0\
    bonjour-service\0\
    listening-socket\0\
    network-socket\0\
    accessory-session\0\
    timer\0\
    heavy-work\0\
    audio-playback\0\
    audio-recording\0\
    begin-background-task\0\
    start-location-updates\0\
    sensitive-content-on-screen\0\
    alert-on-screen\0\
    background-transfer\0\
    play-alongside-others\0\
    schedule-app-refresh\0\
    schedule-processing\0\
    schedule-continued-processing\0\
    schedule-health-research\0\
    start-audio-recording\0\
    activate-audio-session
    """
  }
}
