// Generated from include/abi.json by bindings/tools/generate.py: do not edit.

use crate::values::values;

values! {
    /// Why a question could not be asked.
    pub enum Status: i32 = LCP_ENUM_STATUS {
        /// A pointer that must not be NULL.
        NullArgument = 10,
        /// struct_size under 4 or over 4096.
        StructSize = 11,
        /// A field that this library does not know is not zero.
        NewerStruct = 12,
        /// Stride under 4 or over 4096, or less than struct_size.
        Stride = 13,
        /// Not a policy that this build prepared.
        Policy = 14,
        /// Not a device that this build set up.
        Device = 15,
        /// No memory is available, or the memory given is too small.
        Memory = 16,
        /// Not a value of the enumeration or mask.
        UnknownValue = 20,
        /// A number outside its range.
        OutOfRange = 21,
        /// A value that must be given is 0.
        MissingValue = 22,
        /// A text that cannot be read.
        Malformed = 23,
        /// What was looked for is not there: a name, a rule, an app.
        NotFound = 30,
        /// At least one element failed: see the statuses.
        BatchElement = 40,
        /// Effects have to be taken first: nothing was changed.
        QueueFull = 50,
        /// A table of the device has no room: nothing was changed.
        TableFull = 51,
        /// The process that reports has ended, or runs under another number.
        NoProcess = 52,
        /// The process that reports is suspended, and runs no code.
        Suspended = 53,
        /// The device is off, or going off.
        DeviceOff = 54,
        /// The device is on.
        DeviceOn = 55,
        /// Not a snapshot, or cut off, or damaged.
        Snapshot = 60,
        /// A snapshot in a newer format.
        SnapshotNewer = 61,
        /// A snapshot of a device of another version or profile.
        SnapshotForeign = 62,
    }
}

values! {
    /// State of the app process, or of one scene.
    pub enum State: i32 = LCP_ENUM_STATE {
        /// No process (or only a record of one).
        NotRunning = 1,
        /// Process started ahead of time, no app code run yet; iOS 15.0 on.
        Prewarmed = 2,
        /// Foreground, code runs, no UI events delivered.
        Inactive = 3,
        /// Foreground and receiving events.
        Active = 4,
        /// Running code off screen; iOS 4.0 on.
        Background = 5,
        /// In memory, running no code; iOS 4.0 on.
        Suspended = 6,
        /// A scene that is not connected, or has just been made.
        Unattached = 7,
        /// `foreground-inactive`.
        ForegroundInactive = 8,
        /// `foreground-active`.
        ForegroundActive = 9,
        /// `scene-background`.
        SceneBackground = 10,
    }
}

values! {
    /// What a rule is about: the field `axes` of rules about notifications.
    pub enum Axis: i32 = LCP_ENUM_AXIS {
        /// The app process.
        App = 1,
        /// One scene of the app.
        Scene = 2,
    }
}

values! {
    /// The life cycle that an app has on an OS: it follows from OS, linked SDK, hardware and
    /// manifest.
    pub enum Lifecycle: i32 = LCP_ENUM_LIFECYCLE {
        /// iOS 2 and 3, an SDK before 4.0, or hardware without multitasking: leaving the app ends
        /// it.
        NoMultitasking = 1,
        /// iOS 4.0 on, app delegate only.
        Standard = 2,
        /// UIApplicationExitsOnSuspend on iOS 4.0 to 12.
        ExitsOnSuspend = 3,
        /// UIScene life cycle, iOS 13.0 on.
        Scenes = 4,
    }
}

values! {
    /// Why a transition happens. Every termination except `none` and `never-launched` is also a
    /// cause of the same name.
    pub enum Cause: i32 = LCP_ENUM_CAUSE {
        /// The user starts the app (icon, notification, URL, ...).
        LaunchByUser = 1,
        /// The system starts the app in the background to handle an event.
        LaunchBySystem = 2,
        /// The system starts the process ahead of use; iOS 15.0 on.
        Prewarm = 3,
        /// The system drops a prewarmed process.
        PrewarmDiscarded = 4,
        /// The system delivers events to the app: the second half of a launch or return.
        Activation = 5,
        /// Something covers the app: see interruption kinds.
        InterruptionBegin = 6,
        /// The user dismisses the interruption.
        InterruptionIgnored = 7,
        /// The user accepts the interruption.
        InterruptionAccepted = 8,
        /// Home button, or swipe up.
        HomeButton = 9,
        /// Another app comes to the front.
        AppSwitch = 10,
        /// App switcher shown.
        AppSwitcherOpen = 11,
        /// The user returns from the app switcher to the same app.
        AppSwitcherClosed = 12,
        /// Sleep/Wake button, or auto-lock.
        DeviceLock = 13,
        /// `device-unlock`.
        DeviceUnlock = 14,
        /// The user comes back to an app in memory.
        ReturnByUser = 15,
        /// The system runs a suspended app in the background.
        WakeBySystem = 16,
        /// No reason left to keep the app running.
        ExecutionFinished = 17,
        /// The system needs memory.
        MemoryPressure = 18,
        /// `low-battery-shutdown`.
        LowBatteryShutdown = 19,
        /// The user turns the device off.
        SystemShutdown = 20,
        /// `scene-request`.
        SceneRequest = 21,
        /// `scene-activation`.
        SceneActivation = 22,
        /// `scene-disconnect`.
        SceneDisconnect = 23,
        /// The user closes one window; iPad.
        WindowClosed = 24,
        /// Memory pressure on a suspended app.
        SystemReclaimed = 25,
        /// Memory pressure on an app running in the background.
        SystemEndedBackground = 26,
        /// The app passed its own limit.
        MemoryLimit = 27,
        /// `crash`.
        Crash = 28,
        /// A callback took too long.
        Watchdog = 29,
        /// `background-task-expired`.
        BackgroundTaskExpired = 30,
        /// `background-fetch-expired`.
        BackgroundFetchExpired = 31,
        /// `url-session-expired`.
        UrlSessionExpired = 32,
        /// `cpu-limit`.
        CpuLimit = 33,
        /// `thermal`.
        Thermal = 34,
        /// `disk-pressure`.
        DiskPressure = 35,
        /// File or database lock held at suspension.
        ResourceHeld = 36,
        /// VoIP push without a reported call.
        VoipUnreported = 37,
        /// `voip-wake-rate`.
        VoipWakeRate = 38,
        /// The user changed a privacy switch in Settings; iOS 6.0 on.
        PrivacyChanged = 39,
        /// Swiped away in the app switcher (minus sign on iOS 4 to 6).
        UserForceQuit = 40,
        /// Ended by holding the home button.
        UserForceQuitHeldButton = 41,
        /// exit() or return from main.
        AppExit = 42,
        /// Ended instead of entering the background.
        ExitsOnSuspend = 43,
        /// `app-update`.
        AppUpdate = 44,
        /// `app-uninstall`.
        AppUninstall = 45,
        /// `debugger-stop`.
        DebuggerStop = 46,
        /// `reboot`.
        Reboot = 47,
        /// Excessive use of key system resources.
        ResourceUse = 48,
        /// Drawing while the device is locked; up to iOS 12.
        InsecureDrawing = 49,
        /// Work of the GPU in the background; up to iOS 12.
        BackgroundGraphics = 50,
    }
}

values! {
    /// How the process ended.
    pub enum Termination: i32 = LCP_ENUM_TERMINATION {
        /// The process did not end: still in memory, suspended.
        None = 1,
        /// The system needed memory (the state of the app is not known).
        MemoryPressure = 2,
        /// Memory pressure, while suspended.
        SystemReclaimed = 3,
        /// Memory pressure, while running in the background.
        SystemEndedBackground = 4,
        /// The app passed its own limit.
        MemoryLimit = 5,
        /// `crash`.
        Crash = 6,
        /// A callback took too long.
        Watchdog = 7,
        /// `background-task-expired`.
        BackgroundTaskExpired = 8,
        /// `background-fetch-expired`.
        BackgroundFetchExpired = 9,
        /// `url-session-expired`.
        UrlSessionExpired = 10,
        /// `cpu-limit`.
        CpuLimit = 11,
        /// `thermal`.
        Thermal = 12,
        /// `disk-pressure`.
        DiskPressure = 13,
        /// File or database lock held at suspension.
        ResourceHeld = 14,
        /// VoIP push without a reported call.
        VoipUnreported = 15,
        /// `voip-wake-rate`.
        VoipWakeRate = 16,
        /// Privacy switch changed; iOS 6.0 on.
        PrivacyChanged = 17,
        /// Swiped away in the app switcher.
        UserForceQuit = 18,
        /// Ended by holding the home button.
        UserForceQuitHeldButton = 19,
        /// exit() or return from main.
        AppExit = 20,
        /// Ended instead of entering the background.
        ExitsOnSuspend = 21,
        /// `app-update`.
        AppUpdate = 22,
        /// `app-uninstall`.
        AppUninstall = 23,
        /// `debugger-stop`.
        DebuggerStop = 24,
        /// The device restarted, or was turned off and on; an update of the OS does that, too.
        Reboot = 25,
        /// Installed and never opened; a force quit brings this state back.
        NeverLaunched = 26,
        /// Excessive use of key system resources.
        ResourceUse = 27,
        /// Drawing while the device is locked; up to iOS 12.
        InsecureDrawing = 28,
        /// Work of the GPU in the background; up to iOS 12.
        BackgroundGraphics = 29,
    }
}

values! {
    /// What happened: the reason for a launch, a wake-up or a delivery.
    pub enum Trigger: i32 = LCP_ENUM_TRIGGER {
        /// `user-tap`.
        UserTap = 1,
        /// `notification-tap`.
        NotificationTap = 2,
        /// A button of a notification, handled in the background.
        NotificationAction = 3,
        /// `open-url`.
        OpenUrl = 4,
        /// `handoff`.
        Handoff = 5,
        /// `quick-action`.
        QuickAction = 6,
        /// `app-intent`.
        AppIntent = 7,
        /// `carplay-connect`.
        CarplayConnect = 8,
        /// startUpdatingLocation.
        StandardLocation = 9,
        /// `significant-location-change`.
        SignificantLocationChange = 10,
        /// `region-enter`.
        RegionEnter = 11,
        /// `region-exit`.
        RegionExit = 12,
        /// iBeacon region.
        Beacon = 13,
        /// CLMonitor.
        MonitorCondition = 14,
        /// `visit`.
        Visit = 15,
        /// `location-push`.
        LocationPush = 16,
        /// performFetch.
        BackgroundFetch = 17,
        /// Content-available, no alert.
        SilentPush = 18,
        /// Content-available and an alert.
        SilentPushWithAlert = 19,
        /// Alert only.
        VisiblePush = 20,
        /// `url-session-finished`.
        UrlSessionFinished = 21,
        /// `url-session-authentication`.
        UrlSessionAuthentication = 22,
        /// `newsstand-push`.
        NewsstandPush = 23,
        /// `newsstand-download-finished`.
        NewsstandDownloadFinished = 24,
        /// `voip-boot`.
        VoipBoot = 25,
        /// `voip-socket-data`.
        VoipSocketData = 26,
        /// `voip-relaunch-after-exit`.
        VoipRelaunchAfterExit = 27,
        /// PushKit.
        VoipPush = 28,
        /// `push-to-talk`.
        PushToTalk = 29,
        /// `audio-data-needed`.
        AudioDataNeeded = 30,
        /// Data or an event for a central.
        BluetoothCentral = 31,
        /// A request from a central.
        BluetoothPeripheral = 32,
        /// External Accessory.
        AccessoryData = 33,
        /// External Accessory, connect or disconnect.
        AccessoryConnection = 34,
        /// BGAppRefreshTask.
        AppRefreshTask = 35,
        /// BGProcessingTask.
        ProcessingTask = 36,
        /// BGContinuedProcessingTask.
        ContinuedProcessingTask = 37,
        /// BGHealthResearchTask.
        HealthResearchTask = 38,
        /// `healthkit-delivery`.
        HealthkitDelivery = 39,
        /// WCSession sendMessage.
        WatchMessage = 40,
        /// WCSession transferUserInfo.
        WatchTransfer = 41,
        /// `live-activity`.
        LiveActivity = 42,
        /// `local-notification`.
        LocalNotification = 43,
        /// The system starts the process ahead of use.
        Prewarm = 44,
        /// A push that the app's extension may change.
        NotificationServiceExtension = 45,
        /// CLLocationUpdate.liveUpdates.
        LiveUpdates = 46,
        /// The handler of setKeepAliveTimeout: is due.
        VoipKeepAlive = 47,
        /// Mirroring of a workout on the watch begins.
        WorkoutMirroring = 48,
        /// A workout was still running when the app ended.
        WorkoutRecovery = 49,
        /// PermissionKit: a guardian answered.
        PermissionResponse = 50,
        /// SWCollaborationCoordinator.
        Collaboration = 51,
    }
}

values! {
    /// What covers the app.
    pub enum Interruption: i32 = LCP_ENUM_INTERRUPTION {
        /// Full-screen incoming call.
        PhoneCall = 1,
        /// Incoming call as a banner; iOS 14.0 on.
        CallBanner = 2,
        /// `sms-alert`.
        SmsAlert = 3,
        /// Permission and other system alerts.
        SystemAlert = 4,
        /// `notification-center`.
        NotificationCenter = 5,
        /// `control-center`.
        ControlCenter = 6,
        /// `siri`.
        Siri = 7,
        /// Touch ID, Face ID.
        BiometricPrompt = 8,
        /// `in-app-purchase`.
        InAppPurchase = 9,
        /// `low-battery-alert`.
        LowBatteryAlert = 10,
        /// `alarm`.
        Alarm = 11,
        /// `share-sheet`.
        ShareSheet = 12,
        /// Notification banner: interrupts nothing.
        Banner = 13,
    }
}

values! {
    /// Delegate methods and handlers; the name is the Objective-C selector.
    pub enum Callback: i32 = LCP_ENUM_CALLBACK {
        /// applicationDidFinishLaunching: (iOS 2.0).
        DidFinishLaunchingLegacy = 1,
        /// Application:didFinishLaunchingWithOptions: (iOS 3.0).
        DidFinishLaunching = 2,
        /// Application:willFinishLaunchingWithOptions: (iOS 6.0).
        WillFinishLaunching = 3,
        /// applicationDidBecomeActive: (iOS 2.0).
        DidBecomeActive = 4,
        /// applicationWillResignActive: (iOS 2.0).
        WillResignActive = 5,
        /// applicationDidEnterBackground: (iOS 4.0).
        DidEnterBackground = 6,
        /// applicationWillEnterForeground: (iOS 4.0).
        WillEnterForeground = 7,
        /// applicationWillTerminate: (iOS 2.0).
        WillTerminate = 8,
        /// applicationDidReceiveMemoryWarning: (iOS 2.0).
        DidReceiveMemoryWarning = 9,
        /// applicationSignificantTimeChange: (iOS 2.0).
        SignificantTimeChange = 10,
        /// applicationProtectedDataWillBecomeUnavailable: (iOS 4.0).
        ProtectedDataWillBecomeUnavailable = 11,
        /// applicationProtectedDataDidBecomeAvailable: (iOS 4.0).
        ProtectedDataDidBecomeAvailable = 12,
        /// Application:handleOpenURL: (iOS 2.0).
        HandleOpenUrl = 13,
        /// Application:openURL:sourceApplication:annotation: (iOS 4.2).
        OpenUrlSourceApplication = 14,
        /// Application:openURL:options: (iOS 9.0).
        OpenUrl = 15,
        /// Application:didReceiveRemoteNotification: (iOS 3.0).
        DidReceiveRemoteNotification = 16,
        /// Application:didReceiveRemoteNotification:fetchCompletionHandler: (iOS 7.0).
        DidReceiveRemoteNotificationFetch = 17,
        /// Application:didReceiveLocalNotification: (iOS 4.0).
        DidReceiveLocalNotification = 18,
        /// Application:handleActionWithIdentifier:forRemoteNotification:completionHandler: (iOS
        /// 8.0).
        HandleNotificationAction = 19,
        /// userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: (iOS 10.0).
        DidReceiveNotificationResponse = 20,
        /// Application:willContinueUserActivityWithType: (iOS 8.0).
        WillContinueUserActivity = 21,
        /// Application:continueUserActivity:restorationHandler: (iOS 8.0).
        ContinueUserActivity = 22,
        /// Application:performActionForShortcutItem:completionHandler: (iOS 9.0).
        PerformShortcutAction = 23,
        /// Application:performFetchWithCompletionHandler: (iOS 7.0).
        PerformFetch = 24,
        /// Application:handleEventsForBackgroundURLSession:completionHandler: (iOS 7.0).
        HandleEventsForBackgroundUrlSession = 25,
        /// Application:shouldRestoreApplicationState: (iOS 6.0).
        ShouldRestoreApplicationState = 26,
        /// Application:didDecodeRestorableStateWithCoder: (iOS 6.0).
        DidDecodeRestorableState = 27,
        /// Application:shouldSaveApplicationState: (iOS 6.0).
        ShouldSaveApplicationState = 28,
        /// Application:willEncodeRestorableStateWithCoder: (iOS 6.0).
        WillEncodeRestorableState = 29,
        /// Application:configurationForConnectingSceneSession:options: (iOS 13.0).
        ConfigurationForConnectingScene = 30,
        /// Application:didDiscardSceneSessions: (iOS 13.0).
        DidDiscardSceneSessions = 31,
        /// Scene:willConnectToSession:options: (iOS 13.0).
        SceneWillConnect = 32,
        /// sceneDidDisconnect: (iOS 13.0).
        SceneDidDisconnect = 33,
        /// sceneWillEnterForeground: (iOS 13.0).
        SceneWillEnterForeground = 34,
        /// sceneDidBecomeActive: (iOS 13.0).
        SceneDidBecomeActive = 35,
        /// sceneWillResignActive: (iOS 13.0).
        SceneWillResignActive = 36,
        /// sceneDidEnterBackground: (iOS 13.0).
        SceneDidEnterBackground = 37,
        /// Scene:openURLContexts: (iOS 13.0).
        SceneOpenUrlContexts = 38,
        /// Scene:continueUserActivity: (iOS 13.0).
        SceneContinueUserActivity = 39,
        /// windowScene:performActionForShortcutItem:completionHandler: (iOS 13.0).
        WindowScenePerformShortcutAction = 40,
        /// locationManager:didUpdateToLocation:fromLocation: (iOS 2.0).
        DidUpdateToLocation = 41,
        /// locationManager:didUpdateLocations: (iOS 6.0).
        DidUpdateLocations = 42,
        /// locationManager:didEnterRegion: (iOS 4.0).
        DidEnterRegion = 43,
        /// locationManager:didExitRegion: (iOS 4.0).
        DidExitRegion = 44,
        /// locationManager:didDetermineState:forRegion: (iOS 7.0).
        DidDetermineRegionState = 45,
        /// locationManager:didVisit: (iOS 8.0).
        DidVisit = 46,
        /// centralManager:willRestoreState: (iOS 7.0).
        CentralWillRestoreState = 47,
        /// peripheralManager:willRestoreState: (iOS 7.0).
        PeripheralWillRestoreState = 48,
        /// pushRegistry:didReceiveIncomingPushWithPayload:forType: (iOS 8.0).
        DidReceiveIncomingPushLegacy = 49,
        /// pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler: (iOS
        /// 11.0).
        DidReceiveIncomingPush = 50,
        /// incomingPushResultForChannelManager:channelUUID:pushPayload: (iOS 16.0).
        IncomingPushToTalk = 51,
        /// Session:didReceiveMessage: (iOS 9.0).
        DidReceiveWatchMessage = 52,
        /// Session:didReceiveUserInfo: (iOS 9.0).
        DidReceiveWatchUserInfo = 53,
        /// didReceiveNotificationRequest:withContentHandler: (iOS 10.0; notification service
        /// extension).
        DidReceiveNotificationRequest = 54,
        /// serviceExtensionTimeWillExpire (iOS 10.0; notification service extension).
        ServiceExtensionTimeWillExpire = 55,
        /// Background-task-expiration-handler (block given to beginBackgroundTask; iOS 4.0).
        BackgroundTaskExpirationHandler = 56,
        /// Bgtask-launch-handler (block given to BGTaskScheduler; iOS 13.0).
        BgtaskLaunchHandler = 57,
        /// Bgtask-expiration-handler (BGTask.expirationHandler; iOS 13.0).
        BgtaskExpirationHandler = 58,
        /// Keep-alive-handler (setKeepAliveTimeout:handler:; iOS 4.0).
        KeepAliveHandler = 59,
        /// Healthkit-update-handler (HKObserverQuery; iOS 8.0).
        HealthkitUpdateHandler = 60,
        /// userNotificationCenter:willPresentNotification:withCompletionHandler: (iOS 10.0).
        WillPresentNotification = 61,
        /// stateRestorationActivityForScene: (iOS 13.0).
        StateRestorationActivityForScene = 62,
        /// Scene:restoreInteractionStateWithUserActivity: (iOS 15.0).
        SceneRestoreInteractionState = 63,
    }
}

values! {
    /// A `UIBackgroundModes` value.
    pub enum BackgroundMode: i32 = LCP_ENUM_MODE {
        /// iOS 4.0.
        Audio = 1,
        /// iOS 4.0.
        Location = 2,
        /// iOS 4.0.
        Voip = 3,
        /// iOS 5.0.
        NewsstandContent = 4,
        /// iOS 5.0.
        ExternalAccessory = 5,
        /// iOS 5.0.
        BluetoothCentral = 6,
        /// iOS 6.0.
        BluetoothPeripheral = 7,
        /// iOS 7.0.
        Fetch = 8,
        /// iOS 7.0.
        RemoteNotification = 9,
        /// iOS 13.0.
        Processing = 10,
        /// iOS 16.0.
        PushToTalk = 11,
        /// iOS 16.0.
        NearbyInteraction = 12,
        /// First version not known.
        NetworkAuthentication = 13,
    }
}

values! {
    /// What an app may be doing.
    pub enum Activity: i32 = LCP_ENUM_ACTIVITY {
        /// `touch-delivery`.
        TouchDelivery = 1,
        /// `ui-update`.
        UiUpdate = 2,
        /// `opengl-es`.
        OpenglEs = 3,
        /// `gl-commands-in-flight`.
        GlCommandsInFlight = 4,
        /// `metal`.
        Metal = 5,
        /// `shared-resource`.
        SharedResource = 6,
        /// `file-lock`.
        FileLock = 7,
        /// `protected-file-access`.
        ProtectedFileAccess = 8,
        /// `camera`.
        Camera = 9,
        /// `bonjour-service`.
        BonjourService = 10,
        /// `listening-socket`.
        ListeningSocket = 11,
        /// `network-socket`.
        NetworkSocket = 12,
        /// `accessory-session`.
        AccessorySession = 13,
        /// `timer`.
        Timer = 14,
        /// `heavy-work`.
        HeavyWork = 15,
        /// `audio-playback`.
        AudioPlayback = 16,
        /// `audio-recording`.
        AudioRecording = 17,
        /// `begin-background-task`.
        BeginBackgroundTask = 18,
        /// `start-location-updates`.
        StartLocationUpdates = 19,
        /// `sensitive-content-on-screen`.
        SensitiveContentOnScreen = 20,
        /// A sheet or an alert view of the app.
        AlertOnScreen = 21,
        /// A transfer of a background URL session.
        BackgroundTransfer = 22,
        /// Audio that plays along with audio of other apps.
        PlayAlongsideOthers = 23,
        /// Submitting a BGAppRefreshTaskRequest.
        ScheduleAppRefresh = 24,
        /// Submitting a BGProcessingTaskRequest.
        ScheduleProcessing = 25,
        /// Submitting a BGContinuedProcessingTaskRequest.
        ScheduleContinuedProcessing = 26,
        /// Submitting a BGHealthResearchTaskRequest.
        ScheduleHealthResearch = 27,
        /// Beginning to record (AUDIO_RECORDING: going on to record).
        StartAudioRecording = 28,
        /// Making an audio session active that does not mix with others.
        ActivateAudioSession = 29,
    }
}

values! {
    /// A span of time, or a rate, that the system allows.
    pub enum Allowance: i32 = LCP_ENUM_ALLOWANCE {
        /// Process start to first frame, newer watchdog name.
        ProcessLaunch = 1,
        /// First scene on screen.
        SceneCreate = 2,
        /// UI update while running, and entering the background.
        SceneUpdate = 3,
        /// Launch to ready, older watchdog name.
        Launch = 4,
        /// Return to the foreground.
        Resume = 5,
        /// Leaving the foreground.
        Suspend = 6,
        /// Time for applicationDidEnterBackground: to return.
        DidEnterBackground = 7,
        /// Time for applicationWillTerminate: to return.
        WillTerminate = 8,
        /// Time for the process to end when asked.
        ProcessExit = 9,
        /// Clean-up of an app that opted out of the background.
        ExitsOnSuspendCleanup = 10,
        /// beginBackgroundTask.
        BackgroundTask = 11,
        /// Background task begun after a fetch wake-up.
        BackgroundTaskInFetch = 12,
        /// Time for the expiration handler to end the task.
        ExpirationHandler = 13,
        /// performFetch completion handler.
        BackgroundFetch = 14,
        /// fetchCompletionHandler of a push.
        SilentPush = 15,
        /// BGAppRefreshTask.
        AppRefreshTask = 16,
        /// BGProcessingTask.
        ProcessingTask = 17,
        /// BGContinuedProcessingTask.
        ContinuedProcessingTask = 18,
        /// BGHealthResearchTask.
        HealthResearchTask = 19,
        /// handleEventsForBackgroundURLSession.
        UrlSessionEvents = 20,
        /// External Accessory wake-up.
        AccessoryWake = 21,
        /// Core Bluetooth wake-up.
        BluetoothWake = 22,
        /// Location wake-up.
        LocationWake = 23,
        /// Minimum interval of setKeepAliveTimeout:.
        VoipKeepAliveInterval = 24,
        /// The handler of setKeepAliveTimeout:.
        VoipKeepAliveHandler = 25,
        /// From the VoIP push to the reported call.
        VoipPushReport = 26,
        /// Wake-ups of a legacy VoIP app.
        VoipWakeRate = 27,
        /// CPU in the background.
        CpuUsage = 28,
        /// From didReceive to contentHandler.
        NotificationServiceExtension = 29,
        /// A Live Activity, from its start.
        LiveActivity = 30,
        /// Wi-Fi without UIRequiresPersistentWiFi, from the last use.
        PersistentWifi = 31,
        /// An app intent that runs in the background.
        AppIntent = 32,
        /// Time to start a Live Activity for a mirrored workout.
        WorkoutMirroring = 33,
    }
}

values! {
    /// What happens when an allowance is used up.
    pub enum Expiry: i32 = LCP_ENUM_EXPIRY {
        /// The process is ended.
        Terminate = 1,
        /// The app is suspended.
        Suspend = 2,
        /// The task counts as failed.
        MarkFailed = 3,
        /// The task is cancelled.
        Cancel = 4,
        /// Later grants are rarer or shorter.
        Throttle = 5,
        /// A report is written, nothing else.
        ReportOnly = 6,
        /// The system delivers the original content.
        DeliverFallback = 7,
        /// The system no longer launches the app for this purpose.
        StopLaunching = 8,
        /// Nothing is known to happen.
        Nothing = 9,
        /// Anything over the limit is dropped without notice.
        Drop = 10,
        /// The request fails with an error.
        Refuse = 11,
        /// The newer request replaces the older.
        Replace = 12,
    }
}

values! {
    /// The answer. If no source says, it is `unspecified`, never `forbidden`.
    pub enum Verdict: i32 = LCP_ENUM_VERDICT {
        /// `allowed`.
        Allowed = 1,
        /// `forbidden`.
        Forbidden = 2,
        /// It depends on a fact that was not given: see `requires_mask`.
        Conditional = 3,
        /// The thing does not exist on that OS, or for that life cycle.
        NotApplicable = 4,
        /// No source says.
        Unspecified = 5,
        /// The OS is newer than the rule set; the rest of the answer is for the newest known OS.
        UnknownOs = 6,
    }
}

values! {
    /// How firmly the system promises a launch.
    pub enum Guarantee: i32 = LCP_ENUM_GUARANTEE {
        /// When the event happens.
        Immediate = 1,
        /// The system may delay it.
        Eligible = 2,
        /// The system picks when, if at all.
        Discretionary = 3,
    }
}

values! {
    /// The kind of source on which a rule is based.
    pub enum Evidence: i32 = LCP_ENUM_EVIDENCE {
        /// Apple says so in public documentation.
        Documented = 1,
        /// An Apple engineer says so.
        Engineer = 2,
        /// Developers measured it.
        Observed = 3,
        /// Published articles and books.
        Article = 4,
        /// Our own inference, explained in a note.
        Inferred = 5,
        /// The caller's own figure.
        Overridden = 6,
    }
}

values! {
    /// The evidence profile: which rules may decide.
    pub enum EvidenceProfile: i32 = LCP_ENUM_PROFILE {
        /// Apple's documentation alone.
        Documented = 1,
        /// Documentation, Apple's engineers and measured behaviour; if sources disagree, the better
        /// observed source wins.
        Observed = 2,
        /// The four founding documents as they stand; nothing else. Its name is "article".
        Founding = 3,
    }
}

values! {
    /// Kind of device.
    pub enum Idiom: i32 = LCP_ENUM_IDIOM {
        /// `phone`.
        Phone = 1,
        /// `pad`.
        Pad = 2,
    }
}

values! {
    /// Location authorization granted at run time.
    pub enum LocationAuthorization: i32 = LCP_ENUM_AUTHORIZATION {
        /// `none`.
        None = 1,
        /// `when-in-use`.
        WhenInUse = 2,
        /// `always`.
        Always = 3,
    }
}

values! {
    /// Why a transition, next or path has its verdict.
    pub enum Reason: i32 = LCP_ENUM_REASON {
        /// Legal, but in several steps: see `via` and the steps.
        NotOneStep = 1,
        /// The cause leads from here to another state, `via`.
        LeadsElsewhere = 2,
        /// Because of its meaning, the cause cannot occur in this state.
        CauseOutOfPlace = 3,
        /// No such state in this life cycle.
        StateUnavailable = 4,
        /// No such cause, trigger or interruption on this OS.
        CauseUnavailable = 5,
        /// Seen on devices; no source says that it is intended.
        Tolerated = 6,
        /// No chain of permitted causes leads to the state.
        NoPath = 7,
        /// The evidence profile says nothing about scenes.
        ScenesNotCovered = 8,
        /// This kind of interruption does not cover the app.
        InterruptsNothing = 9,
    }
}

values! {
    /// A fact that an answer can depend on.
    pub enum Condition: i32 = LCP_ENUM_CONDITION {
        /// `hardware-multitasking`.
        HardwareMultitasking = 1,
        /// Linked against an SDK of iOS 4.0 or later.
        MultitaskingSdk = 2,
        /// UIApplicationExitsOnSuspend.
        ExitsOnSuspend = 3,
        /// `scenes-adopted`.
        ScenesAdopted = 4,
        /// `multiple-scenes`.
        MultipleScenes = 5,
        /// Linked against an SDK of iOS 13.0 or later.
        CallkitSdk = 6,
        /// `phone`.
        Phone = 7,
        /// `pad`.
        Pad = 8,
        /// Not the Simulator.
        RealDevice = 9,
        /// `cellular`.
        Cellular = 10,
        /// Unlocked since boot, or no passcode is set.
        FirstUnlockDone = 11,
        /// `passcode`.
        Passcode = 12,
        /// `background-app-refresh`.
        BackgroundAppRefresh = 13,
        /// `low-power-mode-off`.
        LowPowerModeOff = 14,
        /// `charging`.
        Charging = 15,
        /// `debugger-detached`.
        DebuggerDetached = 16,
        /// When in use, or always.
        LocationAuthorizationGranted = 17,
        /// `location-authorization-always`.
        LocationAuthorizationAlways = 18,
        /// Core Bluetooth state restoration.
        RestorationIdentifier = 19,
        /// `session-sends-launch-events`.
        SessionSendsLaunchEvents = 20,
        /// Not turned off in Settings.
        BluetoothOn = 21,
        /// `bluetooth-on-in-control-center`.
        BluetoothOnInControlCenter = 22,
        /// `airplane-mode-off`.
        AirplaneModeOff = 23,
        /// Accessories set up by AccessorySetupKit.
        AccessorySetupKit = 24,
        /// An option of the device facts.
        ForceQuitSurvivesReboot = 25,
        /// An option of the device facts.
        RegionsEndAtReboot = 26,
        /// `rebooted-since`.
        RebootedSince = 27,
        /// `unlocked-since`.
        UnlockedSince = 28,
        /// `user-launched-since`.
        UserLaunchedSince = 29,
        /// The app preserves and restores its interface.
        StateRestoration = 30,
        /// BGTaskSchedulerPermittedIdentifiers has an entry.
        PermittedIdentifiers = 31,
        /// `mode-audio`.
        ModeAudio = 32,
        /// `mode-location`.
        ModeLocation = 33,
        /// `mode-voip`.
        ModeVoip = 34,
        /// `mode-newsstand-content`.
        ModeNewsstandContent = 35,
        /// `mode-external-accessory`.
        ModeExternalAccessory = 36,
        /// `mode-bluetooth-central`.
        ModeBluetoothCentral = 37,
        /// `mode-bluetooth-peripheral`.
        ModeBluetoothPeripheral = 38,
        /// `mode-fetch`.
        ModeFetch = 39,
        /// `mode-remote-notification`.
        ModeRemoteNotification = 40,
        /// `mode-processing`.
        ModeProcessing = 41,
        /// `mode-push-to-talk`.
        ModePushToTalk = 42,
        /// `mode-nearby-interaction`.
        ModeNearbyInteraction = 43,
        /// `mode-network-authentication`.
        ModeNetworkAuthentication = 44,
        /// Linked against an SDK of iOS 27.0 or later.
        SceneSdk = 45,
        /// Not locked now, or no passcode is set.
        DeviceUnlocked = 46,
        /// NSLocationAlwaysAndWhenInUseUsageDescription, or its older form.
        AlwaysUsageText = 47,
        /// NSLocationWhenInUseUsageDescription.
        WhenInUseUsageText = 48,
        /// NSMicrophoneUsageDescription.
        MicrophoneUsageText = 49,
        /// MinimumOSVersion is not above the OS, or not given.
        MinimumOsMet = 50,
        /// Every declared mode is one that Apple lists.
        ModesKnown = 51,
        /// No key that was read has an unexpanded build variable.
        NoPlaceholders = 52,
        /// Some background mode is declared.
        AnyMode = 53,
        /// `fetch` or `processing` is declared.
        TaskModes = 54,
        /// Linked against an SDK of iOS 10.0 or later.
        PushkitSdk = 55,
        /// A CLBackgroundActivitySession was held.
        BackgroundActivitySession = 56,
        /// A CLServiceSession for Always was held.
        ServiceSession = 57,
        /// More than one app can be in front.
        SeveralForegroundSlots = 58,
        /// UIKit kept a session of the scene, or the saved interface.
        InterfaceKept = 59,
        /// The app may use the camera beside other apps.
        MultitaskingCamera = 60,
        /// The app restores its interface, and UIKit kept what it saved.
        StateToRestore = 61,
        /// Not locked now, with a passcode or without one.
        ScreenUnlocked = 62,
    }
}

values! {
    /// How an app stands with the system when an event comes.
    pub enum Standing: i32 = LCP_ENUM_STANDING {
        /// suspended.
        InMemory = 1,
        /// Ended by anything but the user's force quit.
        Ended = 2,
        /// Has the force-quit flag (or was never launched).
        ForceQuit = 3,
        /// Not running since the device started.
        Rebooted = 4,
        /// Ended by exits-on-suspend.
        OptedOut = 5,
        /// Ended by holding the home button.
        HeldButton = 6,
        /// `updated`.
        Updated = 7,
        /// `uninstalled`.
        Uninstalled = 8,
        /// Running, in the background.
        Running = 9,
        /// Running, in front.
        InFront = 10,
    }
}

values! {
    /// What happened between a termination and an event.
    pub enum Since: i32 = LCP_ENUM_SINCE {
        /// `reboot`.
        Reboot = 1,
        /// First unlock after the boot.
        Unlock = 2,
        /// `user-launch`.
        UserLaunch = 3,
    }
}

values! {
    /// A family of rules.
    pub enum Family: i32 = LCP_ENUM_FAMILY {
        /// Which life cycle an app has.
        Lifecycle = 1,
        /// `transition`.
        Transition = 2,
        /// In which states a cause can occur.
        Cause = 3,
        /// What a trigger delivers, and since which version it exists.
        Delivery = 4,
        /// `deadline`.
        Deadline = 5,
        /// What a termination leaves behind.
        Standing = 6,
        /// `relaunch`.
        Relaunch = 7,
        /// Which notification accompanies a callback.
        Notification = 8,
        /// What a background mode permits.
        Mode = 9,
        /// How an event reaches an app in a state.
        Event = 10,
        /// How many of something the system allows.
        Quota = 11,
        /// What an app may do in a state.
        Conduct = 12,
        /// What an app owes in a callback.
        Duty = 13,
        /// Which parts of a manifest will not work.
        Manifest = 14,
        /// What a termination code means.
        Termination = 15,
        /// Since which version a callback exists, and which callback is called in its place.
        Callback = 16,
        /// What a question means if it leaves something open.
        Choice = 17,
        /// On which subjects the silence of the sources does not mean "no".
        Silence = 18,
        /// Which allowance limits a callback.
        Watchdog = 19,
        /// What becomes of a trigger that does not run the app.
        Disposition = 20,
        /// What keeps the system from suspending an app.
        Suspension = 21,
        /// In which order apps are ended when memory is short.
        Purge = 22,
    }
}

values! {
    /// A disagreement between sources. Each side has a rule.
    pub enum Conflict: i32 = LCP_ENUM_CONFLICT {
        /// 150 s, or 600, 180 and 30 s by OS.
        BackgroundTaskBudget = 1,
        /// No message, or applicationWillTerminate: while running.
        ForceQuitCallback = 2,
        /// A reboot clears the flag, or does not.
        ForceQuitAcrossReboot = 3,
        /// From iOS 8.0, or from 7.1.
        LocationAfterForceQuit = 4,
        /// `standard-location-relaunch`.
        StandardLocationRelaunch = 5,
        /// `processing-after-force-quit`.
        ProcessingAfterForceQuit = 6,
        /// Nothing is launched, or named exceptions are.
        BeforeFirstUnlock = 7,
        /// 5 s, or the watchdog's 10 s.
        DidEnterBackgroundLimit = 8,
        /// 5 s of advice, or the watchdog's 20 s.
        LaunchLimit = 9,
        /// `region-after-reboot`.
        RegionAfterReboot = 10,
        /// applicationWillTerminate:, or SIGKILL.
        TerminateRunningBackground = 11,
        /// applicationDidEnterBackground: at a background launch or wake-up, or none.
        BackgroundLaunchCallback = 12,
        /// What a lock does on iOS 4, 5 and 7.
        LockByVersion = 13,
        /// `location-after-force-quit-26`.
        LocationAfterForceQuit26 = 14,
        /// `terminate-at-shutdown`.
        TerminateAtShutdown = 15,
        /// `visit-after-force-quit`.
        VisitAfterForceQuit = 16,
        /// `push-after-force-quit`.
        PushAfterForceQuit = 17,
        /// `healthkit-after-force-quit`.
        HealthkitAfterForceQuit = 18,
        /// applicationDidEnterBackground: before applicationWillTerminate:, or not.
        ExitsOnSuspendBackground = 19,
        /// Deprecated in iOS 9.0, or in 10.0.
        KeepAliveDeprecation = 20,
        /// `force-quit-before-7`.
        ForceQuitBefore7 = 21,
        /// applicationWillTerminate: only to an app in the background, or to others too.
        TerminateOnlyInBackground = 22,
        /// The limit has no figure, or 5 s.
        UndocumentedLimit = 23,
        /// Whether the technote's fifth note applies literally.
        BluetoothToggles26 = 24,
        /// 64 local notifications, or 128.
        LocalNotificationLimit = 25,
        /// sceneDidEnterBackground:, or sceneDidDisconnect:.
        SceneForceQuitOrder = 26,
        /// Inside sceneDidBecomeActive: the app reads active, or inactive.
        SceneActivationState = 27,
        /// Sessions close at suspension after iOS 4, or up to iOS 4 and without the mode.
        AccessorySessions = 28,
        /// Transfers begun in the foreground, or in the background.
        DiscretionaryTransfers = 29,
        /// The location mode does not stop suspension, or keeps the app running.
        LocationSuspension = 30,
        /// A force quit destroys the session of a scene and what it saved, or keeps them.
        SessionAfterForceQuit = 31,
        /// Beacon regions need the location mode, or no region needs it.
        BeaconMode = 32,
        /// Monitoring in the background with when-in-use, while updates begun in front go on.
        LocationInUse = 33,
        /// The notice to a suspended app waits for the foreground, or until the app runs.
        SignificantTimeChange = 34,
    }
}

values! {
    /// Termination codes, as the 32-bit pattern.
    pub enum TerminationCode: u32 = LCP_ENUM_CODE {
        /// `0x8badf00d`.
        Watchdog = 0x8badf00d,
        /// `0x2182bad2`.
        BackgroundTask = 0x2182bad2,
        /// `0x2182bad3`.
        BackgroundUrlSession = 0x2182bad3,
        /// `0x2182bad4`.
        BackgroundFetch = 0x2182bad4,
        /// `0xdead10cc`.
        ResourceHeld = 0xdead10cc,
        /// `0xc00010ff`.
        Thermal = 0xc00010ff,
        /// `0xbaadca11`.
        CallNotReported = 0xbaadca11,
        /// `0xbad22222`.
        VoipWakeRate = 0xbad22222,
        /// `0xbaddd15c`.
        DiskPressure = 0xbaddd15c,
        /// `0xd00d2bad`.
        ResourceUse = 0xd00d2bad,
        /// `0xc51bad01`.
        WatchCpu = 0xc51bad01,
        /// `0xc51bad02`.
        WatchTime = 0xc51bad02,
        /// `0xc51bad03`.
        WatchRuntime = 0xc51bad03,
        /// `0x2bad45ec`.
        InsecureDrawing = 0x2bad45ec,
        /// `0xbaaaaaad`.
        Stackshot = 0xbaaaaaad,
        /// `0xdeadfa11`.
        UserForceQuit = 0xdeadfa11,
        /// `0xfbfbfbfb`.
        SimulatorHost = 0xfbfbfbfb,
    }
}

values! {
    /// Notifications that are posted along with callbacks; the name is Apple's constant.
    pub enum Notification: i32 = LCP_ENUM_NOTIFICATION {
        /// UIApplicationDidFinishLaunchingNotification.
        DidFinishLaunching = 1,
        /// UIApplicationDidBecomeActiveNotification.
        DidBecomeActive = 2,
        /// UIApplicationWillResignActiveNotification.
        WillResignActive = 3,
        /// UIApplicationDidEnterBackgroundNotification.
        DidEnterBackground = 4,
        /// UIApplicationWillEnterForegroundNotification.
        WillEnterForeground = 5,
        /// UIApplicationWillTerminateNotification.
        WillTerminate = 6,
        /// UIApplicationDidReceiveMemoryWarningNotification.
        DidReceiveMemoryWarning = 7,
        /// UIApplicationSignificantTimeChangeNotification.
        SignificantTimeChange = 8,
        /// UIApplicationProtectedDataWillBecomeUnavailable.
        ProtectedDataWillBecomeUnavailable = 9,
        /// UIApplicationProtectedDataDidBecomeAvailable.
        ProtectedDataDidBecomeAvailable = 10,
        /// UISceneWillConnectNotification.
        SceneWillConnect = 11,
        /// UISceneDidDisconnectNotification.
        SceneDidDisconnect = 12,
        /// UISceneWillEnterForegroundNotification.
        SceneWillEnterForeground = 13,
        /// UISceneDidActivateNotification.
        SceneDidActivate = 14,
        /// UISceneWillDeactivateNotification.
        SceneWillDeactivate = 15,
        /// UISceneDidEnterBackgroundNotification.
        SceneDidEnterBackground = 16,
    }
}

values! {
    /// What breaking a rule of conduct costs.
    pub enum Price: i32 = LCP_ENUM_PRICE {
        /// The process is ended.
        Terminate = 1,
        /// The operation fails with an error.
        OperationFails = 2,
        /// The system closes the socket, service or session.
        ClosedBySystem = 3,
        /// Nothing arrives.
        NotDelivered = 4,
        /// The activity stops, and goes on when the app runs again.
        Stops = 5,
        /// Later grants are rarer or shorter; the process may be ended.
        Throttle = 6,
        /// The content is visible in the snapshot that the system takes.
        ExposedInSnapshot = 7,
        /// The activity has no effect until the app is in the foreground.
        Wasted = 8,
        /// The request fails: its identifier or mode is not declared.
        NotPermitted = 9,
        /// The request fails: there is no background work here.
        Unavailable = 10,
        /// The request fails if it asks to run at once.
        IneligibleNow = 11,
    }
}

values! {
    /// What reaches an app, other than its triggers.
    pub enum Event: i32 = LCP_ENUM_EVENT {
        /// `touch`.
        Touch = 1,
        /// An accessory was connected or disconnected.
        AccessoryConnection = 2,
        /// `orientation-change`.
        OrientationChange = 3,
        /// Midnight, a carrier's time, daylight saving.
        SignificantTimeChange = 4,
        /// Level or state.
        BatteryChange = 5,
        /// `proximity-change`.
        ProximityChange = 6,
        /// `protected-data-change`.
        ProtectedDataChange = 7,
        /// A screen was connected or disconnected, or changed its mode.
        ScreenChange = 8,
        /// `defaults-change`.
        DefaultsChange = 9,
        /// `locale-change`.
        LocaleChange = 10,
        /// `icloud-identity-change`.
        IcloudIdentityChange = 11,
        /// `memory-warning`.
        MemoryWarning = 12,
        /// A local notification fires.
        LocalNotification = 13,
        /// A view asks to be drawn.
        ViewRedraw = 14,
        /// `location-update`.
        LocationUpdate = 15,
        /// A request from a peer over a socket of the app.
        NetworkRequest = 16,
        /// The system takes the picture for the app switcher.
        WindowSnapshot = 17,
        /// The notice that an app with accessory sessions gets when it goes to the background.
        AccessoryDisconnect = 18,
        /// The part of a push that is shown to the user.
        RemoteNotification = 19,
    }
}

values! {
    /// How an event reaches the app.
    pub enum Manner: i32 = LCP_ENUM_MANNER {
        /// When the event happens.
        AtOnce = 1,
        /// One notice of the net change, when the app runs again.
        Coalesced = 2,
        /// Each event is delivered when the app runs again.
        Queued = 3,
        /// The app never gets the event.
        Withheld = 4,
        /// Shown to the user, who decides.
        ToUser = 5,
        /// The system acts once a callback has returned.
        AfterCallback = 6,
    }
}

values! {
    /// A number that the system allows.
    pub enum Quota: i32 = LCP_ENUM_QUOTA {
        /// `scheduled-local-notifications`.
        ScheduledLocalNotifications = 1,
        /// Regions and conditions of an app, all kinds together.
        MonitoredRegions = 2,
        /// BGAppRefreshTaskRequest.
        PendingRefreshTasks = 3,
        /// BGProcessingTaskRequest.
        PendingProcessingTasks = 4,
        /// Content-available pushes that are delivered.
        SilentPushes = 5,
        /// Content-available pushes that launch a Newsstand app.
        NewsstandPushes = 6,
        /// Wakeups of the CPU from idle.
        Wakeups = 7,
        /// Wake-ups of a legacy VoIP app.
        VoipWakes = 8,
        /// HealthKit deliveries whose completion handler was not called.
        UnansweredHealthDeliveries = 9,
        /// Significant location changes.
        LocationChangeUpdates = 10,
        /// All images of a launch screen.
        LaunchScreenSize = 11,
        /// Memory of a notification service extension.
        NotificationServiceMemory = 12,
        /// What an app writes to storage.
        DiskWrites = 13,
        /// Apps in front at the same time.
        ForegroundApps = 14,
        /// Pending requests of the task scheduler with one identifier.
        RequestsPerIdentifier = 15,
    }
}

values! {
    /// What a quota counts.
    pub enum Unit: i32 = LCP_ENUM_UNIT {
        /// `count`.
        Count = 1,
        /// `bytes`.
        Bytes = 2,
        /// `metres`.
        Metres = 3,
    }
}

values! {
    /// How much a finding matters.
    pub enum Severity: i32 = LCP_ENUM_SEVERITY {
        /// Worth knowing.
        Note = 1,
        /// A declaration will not work, or lacks something that it needs.
        Warning = 2,
        /// The app does not run, or is ended.
        Error = 3,
    }
}

values! {
    /// The namespace of a termination reason; values are those of the kernel's reason.h.
    pub enum TerminationNamespace: i32 = LCP_ENUM_NAMESPACE {
        /// `jetsam`.
        Jetsam = 1,
        /// `signal`.
        Signal = 2,
        /// `codesigning`.
        Codesigning = 3,
        /// `hangtracer`.
        Hangtracer = 4,
        /// `test`.
        Test = 5,
        /// `dyld`.
        Dyld = 6,
        /// `libxpc`.
        Libxpc = 7,
        /// `objc`.
        Objc = 8,
        /// `exec`.
        Exec = 9,
        /// `springboard`.
        Springboard = 10,
        /// `tcc`.
        Tcc = 11,
        /// `reportcrash`.
        Reportcrash = 12,
        /// `coreanimation`.
        Coreanimation = 13,
        /// `aggregated`.
        Aggregated = 14,
        /// `runningboard`.
        Runningboard = 15,
        /// `skywalk`.
        Skywalk = 16,
        /// `settings`.
        Settings = 17,
        /// `libsystem`.
        Libsystem = 18,
        /// `foundation`.
        Foundation = 19,
        /// `watchdog`.
        Watchdog = 20,
        /// `metal`.
        Metal = 21,
        /// `watchkit`.
        Watchkit = 22,
        /// `guard`.
        Guard = 23,
        /// `analytics`.
        Analytics = 24,
        /// `sandbox`.
        Sandbox = 25,
        /// `security`.
        Security = 26,
        /// `endpointsecurity`.
        Endpointsecurity = 27,
        /// `pac-exception`.
        PacException = 28,
        /// `bluetooth-chip`.
        BluetoothChip = 29,
        /// `port-space`.
        PortSpace = 30,
        /// `webkit`.
        Webkit = 31,
    }
}

values! {
    /// The role of a rule in an answer.
    pub enum Role: i32 = LCP_ENUM_ROLE {
        /// This rule decides the answer.
        Decides = 1,
        /// The rule applies, but another rule decides: one of higher precedence, or an earlier one
        /// of the same precedence.
        Outweighed = 2,
        /// The rule may apply: one of its conditions is not known.
        ConditionUnknown = 3,
        /// One of its conditions is not met.
        ConditionFails = 4,
        /// The rule is in force on other versions.
        OtherVersion = 5,
        /// The evidence profile does not admit the rule.
        OtherProfile = 6,
    }
}

values! {
    /// What `lcp_app_apply_info` reports about an entry. No notice is an error.
    pub enum NoticeKind: i32 = LCP_ENUM_NOTICE {
        /// A UIBackgroundModes value that Apple does not list.
        UnknownMode = 1,
        /// The wrong type for the key: the entry was not used.
        WrongType = 2,
        /// The key was given before: the later entry counts.
        Duplicate = 3,
        /// An unexpanded build variable: the value was not used, but an identifier counts.
        Placeholder = 4,
        /// Not a version, or not an SDK name: the entry was not used.
        Malformed = 5,
        /// `empty-list`.
        EmptyList = 6,
    }
}

values! {
    /// The part of a call that a status is about.
    pub enum Field: i32 = LCP_ENUM_FIELD {
        /// `context`.
        Context = 1,
        /// `query`.
        Query = 2,
        /// `answer`.
        Answer = 3,
        /// `struct-size`.
        StructSize = 4,
        /// `os`.
        Os = 5,
        /// `profile`.
        Profile = 6,
        /// `app`.
        App = 7,
        /// `facts`.
        Facts = 8,
        /// `limits`.
        Limits = 9,
        /// `from`.
        From = 10,
        /// `to`.
        To = 11,
        /// `cause`.
        Cause = 12,
        /// `last-cause`.
        LastCause = 13,
        /// `allowed-causes`.
        AllowedCauses = 14,
        /// `trigger`.
        Trigger = 15,
        /// `interruption`.
        Interruption = 16,
        /// `allowance`.
        Allowance = 17,
        /// `termination`.
        Termination = 18,
        /// `events-since`.
        EventsSince = 19,
        /// `background-modes`.
        BackgroundModes = 20,
        /// `exits-on-suspend`.
        ExitsOnSuspend = 21,
        /// `scenes`.
        Scenes = 22,
        /// `multiple-scenes`.
        MultipleScenes = 23,
        /// `linked-sdk`.
        LinkedSdk = 24,
        /// `minimum-os`.
        MinimumOs = 25,
        /// `location-authorization`.
        LocationAuthorization = 26,
        /// `restoration-identifier`.
        RestorationIdentifier = 27,
        /// `session-sends-launch-events`.
        SessionSendsLaunchEvents = 28,
        /// `state-restoration`.
        StateRestoration = 29,
        /// `idiom`.
        Idiom = 30,
        /// `simulator`.
        Simulator = 31,
        /// `hardware-multitasking`.
        HardwareMultitasking = 32,
        /// `cellular`.
        Cellular = 33,
        /// `passcode`.
        Passcode = 34,
        /// `first-unlock-done`.
        FirstUnlockDone = 35,
        /// `background-app-refresh`.
        BackgroundAppRefresh = 36,
        /// `low-power-mode`.
        LowPowerMode = 37,
        /// `charging`.
        Charging = 38,
        /// `debugger-attached`.
        DebuggerAttached = 39,
        /// `foreground-slots`.
        ForegroundSlots = 40,
        /// `bluetooth-off`.
        BluetoothOff = 41,
        /// `bluetooth-off-in-control-center`.
        BluetoothOffInControlCenter = 42,
        /// `airplane-mode`.
        AirplaneMode = 43,
        /// `accessory-setup-kit`.
        AccessorySetupKit = 44,
        /// `force-quit-survives-reboot`.
        ForceQuitSurvivesReboot = 45,
        /// `regions-end-at-reboot`.
        RegionsEndAtReboot = 46,
        /// `limit-count`.
        LimitCount = 47,
        /// `limit-ns`.
        LimitNs = 48,
        /// `stride`.
        Stride = 49,
        /// `count`.
        Count = 50,
        /// `statuses`.
        Statuses = 51,
        /// `index`.
        Index = 52,
        /// `text`.
        Text = 53,
        /// `key`.
        Key = 54,
        /// `value`.
        Value = 55,
        /// `notices`.
        Notices = 56,
        /// `enum-kind`.
        EnumKind = 57,
        /// `state`.
        State = 58,
        /// `activity`.
        Activity = 59,
        /// `callback`.
        Callback = 60,
        /// `mode`.
        Mode = 61,
        /// `event`.
        Event = 62,
        /// `quota`.
        Quota = 63,
        /// `reason-namespace`.
        ReasonNamespace = 64,
        /// `code`.
        Code = 65,
        /// `device-locked`.
        DeviceLocked = 66,
        /// `always-usage-text`.
        AlwaysUsageText = 67,
        /// `when-in-use-usage-text`.
        WhenInUseUsageText = 68,
        /// `microphone-usage-text`.
        MicrophoneUsageText = 69,
        /// `background-activity-session`.
        BackgroundActivitySession = 70,
        /// `service-session`.
        ServiceSession = 71,
        /// `policy`.
        Policy = 72,
        /// `policy-size`.
        PolicySize = 73,
        /// `form`.
        Form = 74,
        /// `question`.
        Question = 75,
        /// `condition`.
        Condition = 76,
        /// `items`.
        Items = 77,
        /// `rule`.
        Rule = 78,
        /// `rule-field`.
        RuleField = 79,
        /// The lcp_error itself: nothing could be written to it.
        Error = 80,
        /// `info-progress`.
        InfoProgress = 81,
        /// `force-quit`.
        ForceQuit = 82,
        /// `allowances`.
        Allowances = 83,
        /// `activities`.
        Activities = 84,
        /// `begun-in-front`.
        BegunInFront = 85,
        /// `device`.
        Device = 86,
        /// `options`.
        Options = 87,
        /// `install`.
        Install = 88,
        /// `kind`.
        Kind = 89,
        /// `process`.
        Process = 90,
        /// `scene`.
        Scene = 91,
        /// `notice`.
        Notice = 92,
        /// `fact`.
        Fact = 93,
        /// `decision`.
        Decision = 94,
        /// `token`.
        Token = 95,
        /// `identifier`.
        Identifier = 96,
        /// `amount`.
        Amount = 97,
        /// `effect`.
        Effect = 98,
        /// `reply`.
        Reply = 99,
        /// `now`.
        Now = 100,
        /// `missing-callbacks`.
        MissingCallbacks = 101,
        /// `was-launched`.
        WasLaunched = 102,
        /// `reply-after`.
        ReplyAfter = 103,
        /// `footprint`.
        Footprint = 104,
        /// `apps`.
        Apps = 105,
        /// `tasks`.
        Tasks = 106,
        /// `requests`.
        Requests = 107,
        /// `policies`.
        Policies = 108,
        /// `effects`.
        Effects = 109,
        /// `on-silence`.
        OnSilence = 110,
        /// `on-conditional`.
        OnConditional = 111,
        /// `unknown-limit`.
        UnknownLimit = 112,
        /// `memory`.
        Memory = 113,
        /// `memory-size`.
        MemorySize = 114,
        /// `snapshot`.
        Snapshot = 115,
        /// `disposition`.
        Disposition = 116,
        /// `occasion`.
        Occasion = 117,
        /// `interface-kept`.
        InterfaceKept = 118,
        /// `multitasking-camera`.
        MultitaskingCamera = 119,
    }
}

values! {
    /// A field that only rules of some families have, for lcp_rule_value and lcp_rule_text.
    pub enum RuleField: i32 = LCP_ENUM_RULE_FIELD {
        /// `verdict`.
        Verdict = 1,
        /// `lifecycle`.
        Lifecycle = 2,
        /// `lifecycles`.
        Lifecycles = 3,
        /// `states`.
        States = 4,
        /// `to`.
        To = 5,
        /// `causes`.
        Causes = 6,
        /// `last-causes`.
        LastCauses = 7,
        /// `interruptions`.
        Interruptions = 8,
        /// `reason`.
        Reason = 9,
        /// `via`.
        Via = 10,
        /// `steps`.
        Steps = 11,
        /// `triggers`.
        Triggers = 12,
        /// `launch-state`.
        LaunchState = 13,
        /// `callback`.
        Callback = 14,
        /// `second-callback`.
        SecondCallback = 15,
        /// `launch-callback`.
        LaunchCallback = 16,
        /// `on-launch-only`.
        OnLaunchOnly = 17,
        /// `guarantee`.
        Guarantee = 18,
        /// `terminations`.
        Terminations = 19,
        /// `standings`.
        Standings = 20,
        /// `standing`.
        Standing = 21,
        /// `allowances`.
        Allowances = 22,
        /// `allowance`.
        Allowance = 23,
        /// `at-expiry`.
        AtExpiry = 24,
        /// `code`.
        Code = 25,
        /// `extendable`.
        Extendable = 26,
        /// `advice`.
        Advice = 27,
        /// `limit`.
        Limit = 28,
        /// `warning`.
        Warning = 29,
        /// `axes`.
        Axes = 30,
        /// `notification`.
        Notification = 31,
        /// `posted-before`.
        PostedBefore = 32,
        /// `reads-as-method`.
        ReadsAsMethod = 33,
        /// `mode`.
        Mode = 34,
        /// `deprecated`.
        Deprecated = 35,
        /// `permits`.
        Permits = 36,
        /// `keeps-running`.
        KeepsRunning = 37,
        /// `events`.
        Events = 38,
        /// `manner`.
        Manner = 39,
        /// `quota`.
        Quota = 40,
        /// `unit`.
        Unit = 41,
        /// `activities`.
        Activities = 42,
        /// `activity`.
        Activity = 43,
        /// `price`.
        Price = 44,
        /// `undone-at`.
        UndoneAt = 45,
        /// `severity`.
        Severity = 46,
        /// `cause`.
        Cause = 47,
        /// `count`.
        Count = 48,
        /// `window`.
        Window = 49,
        /// `namespaces`.
        Namespaces = 50,
        /// `code-low`.
        CodeLow = 51,
        /// `code-high`.
        CodeHigh = 52,
        /// `text`.
        Text = 53,
        /// `key`.
        Key = 54,
        /// `value`.
        Value = 55,
        /// `fallback`.
        Fallback = 56,
        /// `fallback-in-front-only`.
        FallbackInFrontOnly = 57,
        /// `scene-callback`.
        SceneCallback = 58,
        /// `app-callback`.
        AppCallback = 59,
        /// `of-interface`.
        OfInterface = 60,
        /// `companions`.
        Companions = 61,
        /// `silence`.
        Silence = 62,
        /// `termination`.
        Termination = 63,
        /// `starts`.
        Starts = 64,
        /// `resets`.
        Resets = 65,
        /// `shared`.
        Shared = 66,
        /// `origin`.
        Origin = 67,
        /// `disposition`.
        Disposition = 68,
        /// Until when an event is kept.
        Occasion = 69,
        /// `rank`.
        Rank = 70,
        /// `warned`.
        Warned = 71,
        /// `merging`.
        Merging = 72,
        /// `trigger`.
        Trigger = 73,
        /// `begun-in-front`.
        BegunInFront = 74,
    }
}

values! {
    /// What the sources of an evidence profile can be silent about.
    pub enum Silence: i32 = LCP_ENUM_SILENCE {
        /// Apps with scenes.
        Scenes = 1,
        /// What may follow a state, and which paths lead elsewhere.
        Ways = 2,
        /// Which callbacks an app gets.
        Callbacks = 3,
    }
}

values! {
    /// What is known of a condition.
    pub enum Knowledge: i32 = LCP_ENUM_KNOWLEDGE {
        /// `holds`.
        Holds = 1,
        /// `fails`.
        Fails = 2,
        /// An answer that depends on the condition is conditional.
        NotGiven = 3,
        /// The condition was not given, and a default is used: an app that declares nothing, the
        /// SDK of the OS, the ordinary device.
        Assumed = 4,
    }
}

values! {
    /// When the clock of an allowance starts, or is reset.
    pub enum Moment: i32 = LCP_ENUM_MOMENT {
        /// The callback is called; the clock ends when the callback returns.
        Callback = 1,
        /// The first callback of a transition; the clock ends with the last callback.
        Transition = 2,
        /// `process-start`.
        ProcessStart = 3,
        /// The app enters the background.
        EnteringBackground = 4,
        /// The app returns to the foreground.
        EnteringForeground = 5,
        /// The system launches or wakes the app for an event.
        Wake = 6,
        /// The app asks for the time.
        Request = 7,
    }
}

values! {
    /// Who raises a trigger.
    pub enum Origin: i32 = LCP_ENUM_ORIGIN {
        /// Something outside: the user, a server, a place, another device.
        Outside = 1,
        /// The system, at a time that it picks.
        Schedule = 2,
        /// The start of the device.
        Boot = 3,
        /// The end of the app's process.
        ProcessEnd = 4,
        /// The end of an interval that the app set.
        Interval = 5,
    }
}

values! {
    /// What becomes of an event that does not run the app.
    pub enum Disposition: i32 = LCP_ENUM_DISPOSITION {
        /// `lost`.
        Lost = 1,
        /// The newest event of its kind is kept.
        NewestHeld = 2,
        /// Each event is kept.
        Queued = 3,
        /// The system tries again.
        Retried = 4,
    }
}

values! {
    /// Until when an event is kept.
    pub enum Occasion: i32 = LCP_ENUM_OCCASION {
        /// The app runs again, for whatever reason.
        NextRun = 1,
        /// `user-launch`.
        UserLaunch = 2,
        /// The first unlock after the start of the device.
        FirstUnlock = 3,
        /// `unlock`.
        Unlock = 4,
        /// Nothing holds the event back any more: power, a switch, the load, the state of the app.
        ConditionsMet = 5,
    }
}

values! {
    /// How several notices of one kind become one.
    pub enum Merging: i32 = LCP_ENUM_MERGING {
        /// The notices stay separate.
        Each = 1,
        /// The newest one is delivered.
        Newest = 2,
        /// Changes that cancel out are not delivered: the app learns the current state.
        Net = 3,
    }
}

values! {
    /// What happens to a device: what the user, the system, an app or the host does.
    pub enum Occurrence: i32 = LCP_ENUM_OCCURRENCE {
        /// The device starts; it is locked if a passcode is set.
        Boot = 1,
        /// The user turns the device off.
        Shutdown = 2,
        /// `battery-empty`.
        BatteryEmpty = 3,
        /// `lock`.
        Lock = 4,
        /// `unlock`.
        Unlock = 5,
        /// The user goes to the home screen.
        Home = 6,
        /// `open-switcher`.
        OpenSwitcher = 7,
        /// The user returns to where the switcher was opened.
        CloseSwitcher = 8,
        /// The user opens an app, by its icon or by what the trigger says.
        OpenApp = 9,
        /// The user swipes an app away, whether it runs or not.
        ForceQuit = 10,
        /// A call or another alert covers the screen.
        BeginInterruption = 11,
        /// `ignore-interruption`.
        IgnoreInterruption = 12,
        /// The user goes to `app`, or to an app that is not on this device.
        AcceptInterruption = 13,
        /// The system needs `amount` bytes.
        MemoryPressure = 14,
        /// `fact` is `value` from now on.
        FactChange = 15,
        /// Something happens that may launch or wake the app.
        Trigger = 16,
        /// Something happens that reaches running apps: `app`, or all of them if `app` is 0.
        Notice = 17,
        /// The process ends as `termination` says: it exits, crashes, is lost.
        End = 18,
        /// The app begins a background task; the outcome has its token.
        BeginTask = 19,
        /// The app ends the background task of `token`.
        EndTask = 20,
        /// The app is done with the wake-up or task of `token`.
        Complete = 21,
        /// `begin-activity`.
        BeginActivity = 22,
        /// `end-activity`.
        EndActivity = 23,
        /// The app requests the scheduled task `trigger` under `identifier`, in `amount`
        /// nanoseconds at the earliest.
        SubmitRequest = 24,
        /// The app cancels the request with `identifier`.
        CancelRequest = 25,
        /// The app uses `amount` bytes of memory from now on.
        Footprint = 26,
        /// `scene` is to connect, in front if `value` is yes.
        RequestScene = 27,
        /// The user closes the window of `scene`.
        CloseScene = 28,
        /// The system disconnects `scene`, to free memory.
        DisconnectScene = 29,
        /// The app sets a keep-alive handler to be called every `amount` nanoseconds; 0: no
        /// handler.
        KeepAlive = 30,
    }
}

values! {
    /// What the host is to do.
    pub enum Effect: i32 = LCP_ENUM_EFFECT {
        /// `start-process`.
        StartProcess = 1,
        /// Call a method of the app, and reply when it has returned.
        DeliverCallback = 2,
        /// `post-notification`.
        PostNotification = 3,
        /// `state-changed`.
        StateChanged = 4,
        /// Let a suspended process run, or a prewarmed one go on.
        Resume = 5,
        /// `suspend`.
        Suspend = 6,
        /// Run the handler of `token`; reply when it has returned, if `needs_reply` is yes.
        RunExpirationHandler = 7,
        /// Tell the app what has happened, if no method is named.
        DeliverNotice = 8,
        /// Take the picture for the app switcher.
        TakeSnapshot = 9,
        /// The system stops what the app was doing.
        StopActivity = 10,
        /// Show the event to the user, not to the app.
        ShowToUser = 11,
        /// The trigger does not run the app now, and is kept until `occasion`.
        KeepTrigger = 12,
        /// The trigger does not run the app, and is not kept.
        DropTrigger = 13,
        /// `kill`.
        Kill = 14,
    }
}

values! {
    /// A fact that can change while a device is on.
    pub enum Changing: i32 = LCP_ENUM_CHANGING {
        /// `background-app-refresh`.
        BackgroundAppRefresh = 1,
        /// `low-power-mode`.
        LowPowerMode = 2,
        /// `charging`.
        Charging = 3,
        /// `bluetooth-off`.
        BluetoothOff = 4,
        /// `bluetooth-off-in-control-center`.
        BluetoothOffInControlCenter = 5,
        /// `airplane-mode`.
        AirplaneMode = 6,
        /// `debugger-attached`.
        DebuggerAttached = 7,
        /// `accessory-setup-kit`.
        AccessorySetupKit = 8,
    }
}

values! {
    /// The result of a call.
    pub enum Reply: i32 = LCP_ENUM_REPLY {
        /// `returned`.
        Returned = 1,
        /// The app does not implement the method: the fallback comes next.
        NotImplemented = 2,
    }
}

values! {
    /// What a device does if the rules leave open whether something happens.
    pub enum Treatment: i32 = LCP_ENUM_TREATMENT {
        /// It does not happen.
        Refuse = 1,
        /// It happens.
        Allow = 2,
        /// The host is asked about events that it posts; what the device would do by itself is
        /// refused.
        Ask = 3,
    }
}

values! {
    /// What replaces a limit for which the profile has no figure.
    pub enum UnknownLimit: i32 = LCP_ENUM_UNKNOWN_LIMIT {
        /// There is no limit.
        None = 1,
        /// The figure of LCP_PROFILE_OBSERVED, if it has one.
        Observed = 2,
    }
}
