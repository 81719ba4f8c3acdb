// Who ended a process, in the words of a termination report.

/// The namespace of a termination reason; values are the numbers of the kernel's reason.h.
public enum TerminationNamespace: Int32, VocabularyEnum {
  case jetsam = 1
  case signal = 2
  case codesigning = 3
  case hangtracer = 4
  case test = 5
  case dyld = 6
  case libxpc = 7
  case objc = 8
  case exec = 9
  case springboard = 10
  case tcc = 11
  case reportcrash = 12
  case coreanimation = 13
  case aggregated = 14
  case runningboard = 15
  case skywalk = 16
  case settings = 17
  case libsystem = 18
  case foundation = 19
  case watchdog = 20
  case metal = 21
  case watchkit = 22
  case `guard` = 23
  case analytics = 24
  case sandbox = 25
  case security = 26
  case endpointsecurity = 27
  case pacException = 28
  case bluetoothChip = 29
  case portSpace = 30
  case webkit = 31

  public static var valueCount: Int { 31 }
  public static var names: Text {
    """
    jetsam\0\
    signal\0\
    codesigning\0\
    hangtracer\0\
    test\0\
    dyld\0\
    libxpc\0\
    objc\0\
    exec\0\
    springboard\0\
    tcc\0\
    reportcrash\0\
    coreanimation\0\
    aggregated\0\
    runningboard\0\
    skywalk\0\
    settings\0\
    libsystem\0\
    foundation\0\
    watchdog\0\
    metal\0\
    watchkit\0\
    guard\0\
    analytics\0\
    sandbox\0\
    security\0\
    endpointsecurity\0\
    pac-exception\0\
    bluetooth-chip\0\
    port-space\0\
    webkit
    """
  }

  public static var alternatives: Spellings {
    Spellings(
      Spelling(value: 10, text: "frontboard"),
      Spelling(value: 10, text: "carousel"),
      Spelling(value: 15, text: "assertiond"),
      Spelling(value: 28, text: "pac_exception"),
      Spelling(value: 30, text: "port_space"))
  }
}
