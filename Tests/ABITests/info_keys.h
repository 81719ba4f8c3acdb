/* The Info.plist keys that lcp_app_apply_info knows, in the order of the enumeration in info.c. */
#define INFO_KEYS                                                                                      \
  "UIBackgroundModes", "UIApplicationExitsOnSuspend", "UIApplicationSceneManifest",                    \
  "UIApplicationSupportsMultipleScenes", "BGTaskSchedulerPermittedIdentifiers", "MinimumOSVersion",    \
  "DTSDKName", "DTPlatformVersion", "NSLocationAlwaysAndWhenInUseUsageDescription",                    \
  "NSLocationAlwaysUsageDescription", "NSLocationWhenInUseUsageDescription", "NSMicrophoneUsageDescription"
