// Generated from include/abi.json by bindings/tools/generate.py: do not edit.

use crate::values::values;

values! {
    /// Why a question could not be asked.
    pub enum Status: i32 = LCP_ENUM_STATUS {
        /// A pointer that must not be NULL is NULL.
        NullArgument = 10,
        /// struct_size is less than 4 or more than 4096.
        StructSize = 11,
        /// A field that this library does not know is not zero.
        NewerStruct = 12,
        /// The stride is less than struct_size, or not 4 to 4096.
        Stride = 13,
        /// This build of the library prepared no such policy.
        Policy = 14,
        /// This build of the library set up no such device.
        Device = 15,
        /// No memory is available, or what was given is too small.
        Memory = 16,
        /// The value does not belong to its enumeration or mask.
        UnknownValue = 20,
        /// The number is outside its range.
        OutOfRange = 21,
        /// A value that must be given is 0.
        MissingValue = 22,
        /// The text cannot be read.
        Malformed = 23,
        /// The OS, or this call, has no processes of this kind; `least` is the first version that
        /// has them, packed as by LCP_OS, and 0 if the call takes no processes of this kind.
        ProcessKind = 24,
        /// What was looked for is not there; a name, a rule, an app.
        NotFound = 30,
        /// At least one element failed, and its status says why.
        BatchElement = 40,
        /// Effects have to be taken from the device first; nothing was changed, except the time if
        /// the call advances the clock.
        QueueFull = 50,
        /// A table of the device has no room; nothing was changed.
        TableFull = 51,
        /// The process that reports has ended, or has another number.
        NoProcess = 52,
        /// The process that reports is suspended, and runs no code.
        Suspended = 53,
        /// The device is off, or going off.
        DeviceOff = 54,
        /// The device is on.
        DeviceOn = 55,
        /// The reply is late: the call timed out or was answered before; also a reply to an effect
        /// that needs none, or whose process or app is gone.
        Late = 56,
        /// No auditor that this build set up.
        Auditor = 57,
        /// No session of this auditor.
        Session = 58,
        /// This build of the library began no such day.
        Day = 59,
        /// The bytes are not a snapshot, or are cut off or damaged.
        Snapshot = 60,
        /// The snapshot is in a newer format.
        SnapshotNewer = 61,
        /// The snapshot is of a device of another version or profile.
        SnapshotForeign = 62,
    }
}

values! {
    /// State of the app process, or of one scene.
    pub enum State: i32 = LCP_ENUM_STATE {
        /// Not running; no process (or only a record of one).
        NotRunning = 1,
        /// Prewarmed; the process was started ahead of time, and has run no app code yet; iOS 15.0
        /// on.
        Prewarmed = 2,
        /// Inactive in the foreground; code runs, no UI events delivered.
        Inactive = 3,
        /// Active in the foreground; the app receives events.
        Active = 4,
        /// In the background; running code off screen; iOS 4.0 on.
        Background = 5,
        /// Suspended; in memory, running no code; iOS 4.0 on.
        Suspended = 6,
        /// A scene that is not connected; also a scene that was just made.
        Unattached = 7,
        /// A foreground scene that is inactive.
        ForegroundInactive = 8,
        /// A foreground scene that is active.
        ForegroundActive = 9,
        /// A scene in the background.
        SceneBackground = 10,
    }
}

values! {
    /// Whether a rule on a notification is about the app or a scene: the field `axes` of the rule.
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
        /// A life cycle without multitasking; iOS 2 and 3, an SDK before 4.0, or hardware without
        /// multitasking: leaving the app ends it.
        NoMultitasking = 1,
        /// A life cycle with the app delegate only; iOS 4.0 on.
        Standard = 2,
        /// A life cycle without the background; UIApplicationExitsOnSuspend on iOS 4.0 to 12.
        ExitsOnSuspend = 3,
        /// A life cycle with scenes; UIScene, iOS 13.0 on.
        Scenes = 4,
    }
}

values! {
    /// Why a transition happens. Every termination except `none` and `never-launched` is also a
    /// cause of the same name.
    pub enum Cause: i32 = LCP_ENUM_CAUSE {
        /// The user starts the app; by icon, notification, URL, ...
        LaunchByUser = 1,
        /// The system starts the app in the background; to handle an event.
        LaunchBySystem = 2,
        /// The system starts the process ahead of use; iOS 15.0 on.
        Prewarm = 3,
        /// The system drops a prewarmed process.
        PrewarmDiscarded = 4,
        /// The system delivers events to the app; the second half of a launch or return.
        Activation = 5,
        /// Something covers the app; see interruption kinds.
        InterruptionBegin = 6,
        /// The user dismisses the interruption.
        InterruptionIgnored = 7,
        /// The user accepts the interruption.
        InterruptionAccepted = 8,
        /// The user goes to the home screen; by home button, or swipe up.
        HomeButton = 9,
        /// Another app comes to the front.
        AppSwitch = 10,
        /// The user opens the app switcher.
        AppSwitcherOpen = 11,
        /// The user returns from the app switcher to the same app.
        AppSwitcherClosed = 12,
        /// The device is locked; by Sleep/Wake button, or auto-lock.
        DeviceLock = 13,
        /// The user unlocks the device.
        DeviceUnlock = 14,
        /// The user comes back to an app in memory.
        ReturnByUser = 15,
        /// The system runs a suspended app in the background.
        WakeBySystem = 16,
        /// No reason is left to keep the app running.
        ExecutionFinished = 17,
        /// The system needs memory.
        MemoryPressure = 18,
        /// The device turns off because its battery is empty.
        LowBatteryShutdown = 19,
        /// The user turns the device off.
        SystemShutdown = 20,
        /// The app requests a scene.
        SceneRequest = 21,
        /// The system activates a scene.
        SceneActivation = 22,
        /// The system disconnects a scene.
        SceneDisconnect = 23,
        /// The user closes one window; iPad.
        WindowClosed = 24,
        /// The system reclaims the memory of a suspended app; memory pressure.
        SystemReclaimed = 25,
        /// The system ends an app running in the background; memory pressure.
        SystemEndedBackground = 26,
        /// The app passes its own memory limit.
        MemoryLimit = 27,
        /// The app crashes.
        Crash = 28,
        /// A callback takes too long.
        Watchdog = 29,
        /// A background task is not ended in time.
        BackgroundTaskExpired = 30,
        /// A background fetch is not finished in time.
        BackgroundFetchExpired = 31,
        /// Events of a background URL session are not handled in time.
        UrlSessionExpired = 32,
        /// The app uses too much CPU time.
        CpuLimit = 33,
        /// The device is too hot.
        Thermal = 34,
        /// The system needs storage.
        DiskPressure = 35,
        /// The app holds a file or database lock at suspension.
        ResourceHeld = 36,
        /// The app reports no call after a VoIP push.
        VoipUnreported = 37,
        /// The VoIP app wakes too often.
        VoipWakeRate = 38,
        /// The user changes a privacy switch in Settings; iOS 6.0 on.
        PrivacyChanged = 39,
        /// The user swipes the app away in the app switcher; with the minus sign on iOS 4 to 6.
        UserForceQuit = 40,
        /// The user ends the app by holding the home button.
        UserForceQuitHeldButton = 41,
        /// The app exits; exit() or return from main.
        AppExit = 42,
        /// The app ends instead of entering the background.
        ExitsOnSuspend = 43,
        /// An update replaces the app.
        AppUpdate = 44,
        /// The user deletes the app.
        AppUninstall = 45,
        /// The debugger stops the app.
        DebuggerStop = 46,
        /// The device restarts.
        Reboot = 47,
        /// The app uses too much of key system resources.
        ResourceUse = 48,
        /// The app draws while the device is locked; up to iOS 12.
        InsecureDrawing = 49,
        /// The app uses the GPU in the background; up to iOS 12.
        BackgroundGraphics = 50,
    }
}

values! {
    /// How the process ended.
    pub enum Termination: i32 = LCP_ENUM_TERMINATION {
        /// The process did not end; still in memory, suspended.
        None = 1,
        /// The system needed memory; the state of the app is not known.
        MemoryPressure = 2,
        /// The system reclaimed the memory of the suspended app; memory pressure.
        SystemReclaimed = 3,
        /// The system ended the app in the background; memory pressure, while running.
        SystemEndedBackground = 4,
        /// The app passed its own memory limit.
        MemoryLimit = 5,
        /// The app crashed.
        Crash = 6,
        /// A callback took too long.
        Watchdog = 7,
        /// A background task was not ended in time.
        BackgroundTaskExpired = 8,
        /// A background fetch was not finished in time.
        BackgroundFetchExpired = 9,
        /// Events of a background URL session were not handled in time.
        UrlSessionExpired = 10,
        /// The app used too much CPU time.
        CpuLimit = 11,
        /// The device was too hot.
        Thermal = 12,
        /// The system needed storage.
        DiskPressure = 13,
        /// The app held a file or database lock at suspension.
        ResourceHeld = 14,
        /// The app reported no call after a VoIP push.
        VoipUnreported = 15,
        /// The VoIP app woke too often.
        VoipWakeRate = 16,
        /// The user changed a privacy switch in Settings; iOS 6.0 on.
        PrivacyChanged = 17,
        /// The user swiped the app away in the app switcher.
        UserForceQuit = 18,
        /// The user ended the app by holding the home button.
        UserForceQuitHeldButton = 19,
        /// The app exited; exit() or return from main.
        AppExit = 20,
        /// The app ended instead of entering the background.
        ExitsOnSuspend = 21,
        /// An update replaced the app.
        AppUpdate = 22,
        /// The user deleted the app.
        AppUninstall = 23,
        /// The debugger stopped the app.
        DebuggerStop = 24,
        /// The device restarted; or was turned off and on; an update of the OS restarts the device,
        /// too.
        Reboot = 25,
        /// The app was never opened; it is installed, and has the force-quit flag.
        NeverLaunched = 26,
        /// The app used too much of key system resources.
        ResourceUse = 27,
        /// The app drew while the device was locked; up to iOS 12.
        InsecureDrawing = 28,
        /// The app used the GPU in the background; up to iOS 12.
        BackgroundGraphics = 29,
    }
}

values! {
    /// What happened: the reason for a launch, a wake-up or a delivery.
    pub enum Trigger: i32 = LCP_ENUM_TRIGGER {
        /// The user opens the app.
        UserTap = 1,
        /// The user taps a notification of the app.
        NotificationTap = 2,
        /// The user taps a button of a notification; handled in the background.
        NotificationAction = 3,
        /// A URL is opened in the app.
        OpenUrl = 4,
        /// The user continues an activity from another device; Handoff.
        Handoff = 5,
        /// The user chooses a quick action of the app's icon.
        QuickAction = 6,
        /// An app intent runs.
        AppIntent = 7,
        /// CarPlay connects.
        CarplayConnect = 8,
        /// The location changes, with standard updates; startUpdatingLocation.
        StandardLocation = 9,
        /// The location changes significantly.
        SignificantLocationChange = 10,
        /// The device enters a monitored region.
        RegionEnter = 11,
        /// The device leaves a monitored region.
        RegionExit = 12,
        /// The device enters or leaves the region of a beacon; iBeacon.
        Beacon = 13,
        /// A condition of a location monitor changes; CLMonitor.
        MonitorCondition = 14,
        /// A visit begins or ends.
        Visit = 15,
        /// A location push arrives.
        LocationPush = 16,
        /// The system offers time for a background fetch; performFetch.
        BackgroundFetch = 17,
        /// A silent push arrives; content-available, no alert.
        SilentPush = 18,
        /// A silent push with an alert arrives; content-available and an alert.
        SilentPushWithAlert = 19,
        /// A visible push arrives; alert only.
        VisiblePush = 20,
        /// A background URL session finishes.
        UrlSessionFinished = 21,
        /// A background URL session asks for authentication.
        UrlSessionAuthentication = 22,
        /// A Newsstand push arrives.
        NewsstandPush = 23,
        /// A Newsstand download finishes.
        NewsstandDownloadFinished = 24,
        /// The device starts, for a VoIP app.
        VoipBoot = 25,
        /// Data arrives at a VoIP socket.
        VoipSocketData = 26,
        /// The process of a VoIP app ends.
        VoipRelaunchAfterExit = 27,
        /// A VoIP push arrives; PushKit.
        VoipPush = 28,
        /// A Push to Talk push arrives.
        PushToTalk = 29,
        /// Audio that plays needs more data.
        AudioDataNeeded = 30,
        /// A Bluetooth central gets data or an event.
        BluetoothCentral = 31,
        /// A Bluetooth peripheral gets a request; from a central.
        BluetoothPeripheral = 32,
        /// An accessory sends data; External Accessory.
        AccessoryData = 33,
        /// An accessory connects or disconnects; External Accessory.
        AccessoryConnection = 34,
        /// An app refresh task is due; BGAppRefreshTask.
        AppRefreshTask = 35,
        /// A processing task is due; BGProcessingTask.
        ProcessingTask = 36,
        /// A continued processing task starts; BGContinuedProcessingTask.
        ContinuedProcessingTask = 37,
        /// A health research task is due; BGHealthResearchTask.
        HealthResearchTask = 38,
        /// HealthKit has new data for the app.
        HealthkitDelivery = 39,
        /// The watch sends a message; WCSession sendMessage.
        WatchMessage = 40,
        /// The watch transfers user info; WCSession transferUserInfo.
        WatchTransfer = 41,
        /// A push arrives for a Live Activity.
        LiveActivity = 42,
        /// A local notification fires.
        LocalNotification = 43,
        /// The system starts the process ahead of use.
        Prewarm = 44,
        /// A push arrives that the app's extension may change.
        NotificationServiceExtension = 45,
        /// A live update of the location arrives; CLLocationUpdate.liveUpdates.
        LiveUpdates = 46,
        /// The keep-alive handler of a VoIP app is due; setKeepAliveTimeout:.
        VoipKeepAlive = 47,
        /// Mirroring of a workout on the watch begins.
        WorkoutMirroring = 48,
        /// A workout was still running when the app ended.
        WorkoutRecovery = 49,
        /// A guardian answers a request for permission; PermissionKit.
        PermissionResponse = 50,
        /// A collaboration asks for an action of the app; SWCollaborationCoordinator.
        Collaboration = 51,
        /// The user accepts a CloudKit share.
        CloudkitShare = 52,
        /// The user asks for the app's notification settings; from the system's.
        NotificationSettings = 53,
        /// SiriKit asks the app to handle an intent.
        SiriIntent = 54,
        /// A call comes by local push; NEAppPushProvider.
        LocalPushCall = 55,
        /// Crash Detection finds a car crash.
        CrashDetection = 56,
        /// Exposure Notification runs its app; iOS 12.5.
        ExposureNotification = 57,
        /// A group begins an activity of the app; SharePlay.
        Shareplay = 58,
        /// A network with a login is in reach; NEHotspotHelper.
        HotspotCommand = 59,
        /// A WatchKit extension asks the app; the first kind of watch app.
        WatchkitRequest = 60,
        /// The watch sends data of a mirrored workout.
        WorkoutData = 61,
        /// The user talks into a Push to Talk channel; a button of the system, or of an accessory.
        PushToTalkTransmit = 62,
        /// An app extension is asked for; by the user, the system or another app, depending on its
        /// kind.
        ExtensionRequest = 63,
    }
}

values! {
    /// What covers the app.
    pub enum Interruption: i32 = LCP_ENUM_INTERRUPTION {
        /// An incoming call that fills the screen.
        PhoneCall = 1,
        /// An incoming call as a banner; iOS 14.0 on.
        CallBanner = 2,
        /// An alert for a text message.
        SmsAlert = 3,
        /// A system alert; for a permission and the like.
        SystemAlert = 4,
        /// Notification Center.
        NotificationCenter = 5,
        /// Control Center.
        ControlCenter = 6,
        /// Siri.
        Siri = 7,
        /// A prompt for Touch ID or Face ID.
        BiometricPrompt = 8,
        /// The sheet of an in-app purchase.
        InAppPurchase = 9,
        /// An alert about a low battery.
        LowBatteryAlert = 10,
        /// An alarm.
        Alarm = 11,
        /// A share sheet.
        ShareSheet = 12,
        /// A notification banner; interrupts nothing.
        Banner = 13,
        /// The sheet of Apple Pay.
        ApplePay = 14,
        /// The sheet of Sign in with Apple.
        SignInWithApple = 15,
        /// The prompt of a web authentication; ASWebAuthenticationSession.
        WebAuthentication = 16,
        /// Another app that slides over; iPad.
        SlideOver = 17,
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
        /// Application:userDidAcceptCloudKitShareWithMetadata: (iOS 10.0).
        UserDidAcceptCloudkitShare = 64,
        /// windowScene:userDidAcceptCloudKitShareWithMetadata: (iOS 13.0).
        WindowSceneUserDidAcceptCloudkitShare = 65,
        /// userNotificationCenter:openSettingsForNotification: (iOS 12.0).
        OpenSettingsForNotification = 66,
        /// Application:handleIntent:completionHandler: (iOS 11.0).
        HandleIntent = 67,
        /// Application:handlerForIntent: (iOS 14.0).
        HandlerForIntent = 68,
        /// Application:handleWatchKitExtensionRequest:reply: (iOS 8.2).
        HandleWatchkitExtensionRequest = 69,
        /// channelManager:channelUUID:didBeginTransmittingFromSource: (iOS 16.0).
        DidBeginTransmitting = 70,
        /// Application:didConnectCarInterfaceController:toWindow: (iOS 12.0).
        DidConnectCarInterfaceController = 71,
        /// templateApplicationScene:didConnectInterfaceController: (iOS 14.0).
        TemplateSceneDidConnect = 72,
        /// pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler: (iOS
        /// 26.4).
        DidReceiveIncomingVoipPush = 73,
        /// Application:shouldSaveSecureApplicationState: (iOS 13.2).
        ShouldSaveSecureApplicationState = 74,
        /// Application:shouldRestoreSecureApplicationState: (iOS 13.2).
        ShouldRestoreSecureApplicationState = 75,
        /// Scene:willContinueUserActivityWithType: (iOS 13.0).
        SceneWillContinueUserActivity = 76,
    }
}

values! {
    /// A `UIBackgroundModes` value.
    pub enum BackgroundMode: i32 = LCP_ENUM_MODE {
        /// Playing or recording audio; iOS 4.0.
        Audio = 1,
        /// Location updates; iOS 4.0.
        Location = 2,
        /// Voice over IP; iOS 4.0.
        Voip = 3,
        /// Newsstand downloads; iOS 5.0.
        NewsstandContent = 4,
        /// Communication with external accessories; iOS 5.0.
        ExternalAccessory = 5,
        /// Use of Bluetooth LE accessories; iOS 5.0.
        BluetoothCentral = 6,
        /// Acting as a Bluetooth LE accessory; iOS 6.0.
        BluetoothPeripheral = 7,
        /// Background fetch; iOS 7.0.
        Fetch = 8,
        /// Remote notifications; iOS 7.0.
        RemoteNotification = 9,
        /// Processing in the background; iOS 13.0.
        Processing = 10,
        /// Push to Talk; iOS 16.0.
        PushToTalk = 11,
        /// Nearby Interaction; iOS 16.0.
        NearbyInteraction = 12,
        /// Network authentication; iOS 9.0.
        NetworkAuthentication = 13,
        /// Capture of the whole display; iOS 27.0.
        ScreenCapture = 14,
    }
}

values! {
    /// What an app may be doing.
    pub enum Activity: i32 = LCP_ENUM_ACTIVITY {
        /// Receiving touches.
        TouchDelivery = 1,
        /// Updating the user interface.
        UiUpdate = 2,
        /// Using the GPU with OpenGL ES.
        OpenglEs = 3,
        /// Having OpenGL ES commands in flight.
        GlCommandsInFlight = 4,
        /// Using the GPU with Metal.
        Metal = 5,
        /// Holding a shared resource of the system.
        SharedResource = 6,
        /// Holding a file or database lock.
        FileLock = 7,
        /// Accessing a protected file.
        ProtectedFileAccess = 8,
        /// Using the camera.
        Camera = 9,
        /// Offering a Bonjour service.
        BonjourService = 10,
        /// Listening on a socket.
        ListeningSocket = 11,
        /// Using a network socket.
        NetworkSocket = 12,
        /// Keeping a session with an accessory open.
        AccessorySession = 13,
        /// Running a timer.
        Timer = 14,
        /// Doing heavy work.
        HeavyWork = 15,
        /// Playing audio.
        AudioPlayback = 16,
        /// Going on to record audio.
        AudioRecording = 17,
        /// Beginning a background task.
        BeginBackgroundTask = 18,
        /// Starting location updates.
        StartLocationUpdates = 19,
        /// Showing sensitive content.
        SensitiveContentOnScreen = 20,
        /// Showing a sheet or an alert view; one of the app.
        AlertOnScreen = 21,
        /// A transfer of a background URL session.
        BackgroundTransfer = 22,
        /// Playing audio along with other apps.
        PlayAlongsideOthers = 23,
        /// Scheduling an app refresh task; submitting a BGAppRefreshTaskRequest.
        ScheduleAppRefresh = 24,
        /// Scheduling a processing task; submitting a BGProcessingTaskRequest.
        ScheduleProcessing = 25,
        /// Scheduling a continued processing task; submitting a BGContinuedProcessingTaskRequest.
        ScheduleContinuedProcessing = 26,
        /// Scheduling a health research task; submitting a BGHealthResearchTaskRequest.
        ScheduleHealthResearch = 27,
        /// Beginning to record audio; AUDIO_RECORDING: going on to record.
        StartAudioRecording = 28,
        /// Activating an audio session that does not mix with others.
        ActivateAudioSession = 29,
        /// Capturing the whole display; ScreenCaptureKit.
        ScreenCapture = 30,
        /// Using the Neural Engine.
        NeuralEngine = 31,
        /// Scanning for Bluetooth peripherals.
        BluetoothScan = 32,
        /// Advertising as a Bluetooth peripheral.
        BluetoothAdvertise = 33,
        /// Serving another app with audio; Inter-App Audio.
        InterAppAudio = 34,
    }
}

values! {
    /// A span of time, or a rate, that the system allows.
    pub enum Allowance: i32 = LCP_ENUM_ALLOWANCE {
        /// The launch of the process; from its start to the first frame, newer watchdog name.
        ProcessLaunch = 1,
        /// The first scene on screen.
        SceneCreate = 2,
        /// A UI update or the way to the background; a UI update while running, and entering the
        /// background.
        SceneUpdate = 3,
        /// The launch of the app; launch to ready, older watchdog name.
        Launch = 4,
        /// The return to the foreground.
        Resume = 5,
        /// Leaving the foreground.
        Suspend = 6,
        /// The return of applicationDidEnterBackground:; time until it returns.
        DidEnterBackground = 7,
        /// The return of applicationWillTerminate:; time until it returns.
        WillTerminate = 8,
        /// The end of the process; time to end when asked.
        ProcessExit = 9,
        /// The clean-up of an app that opted out of the background.
        ExitsOnSuspendCleanup = 10,
        /// A background task; beginBackgroundTask.
        BackgroundTask = 11,
        /// A background task begun after a fetch wake-up.
        BackgroundTaskInFetch = 12,
        /// The expiration handler; time to end the task.
        ExpirationHandler = 13,
        /// A background fetch; until the completion handler of performFetch.
        BackgroundFetch = 14,
        /// A silent push; until the fetchCompletionHandler of the push.
        SilentPush = 15,
        /// An app refresh task; BGAppRefreshTask.
        AppRefreshTask = 16,
        /// A processing task; BGProcessingTask.
        ProcessingTask = 17,
        /// A continued processing task; BGContinuedProcessingTask.
        ContinuedProcessingTask = 18,
        /// A health research task; BGHealthResearchTask.
        HealthResearchTask = 19,
        /// The events of a background URL session; handleEventsForBackgroundURLSession.
        UrlSessionEvents = 20,
        /// A wake-up by an accessory; External Accessory.
        AccessoryWake = 21,
        /// A wake-up by Bluetooth; Core Bluetooth.
        BluetoothWake = 22,
        /// A wake-up by location.
        LocationWake = 23,
        /// The interval between keep-alive handlers; the minimum for setKeepAliveTimeout:.
        VoipKeepAliveInterval = 24,
        /// A keep-alive handler; the handler of setKeepAliveTimeout:.
        VoipKeepAliveHandler = 25,
        /// The report of a call after a VoIP push; from the push to the reported call.
        VoipPushReport = 26,
        /// The wake-ups of a legacy VoIP app.
        VoipWakeRate = 27,
        /// CPU use in the background.
        CpuUsage = 28,
        /// A notification service extension; from didReceive to contentHandler.
        NotificationServiceExtension = 29,
        /// A Live Activity; from its start.
        LiveActivity = 30,
        /// Wi-Fi without UIRequiresPersistentWiFi; from the last use.
        PersistentWifi = 31,
        /// An app intent that runs in the background.
        AppIntent = 32,
        /// The start of a Live Activity for a mirrored workout.
        WorkoutMirroring = 33,
        /// A background transfer; from its start to its end.
        BackgroundTransfer = 34,
        /// A phase of a SiriKit intent; with the launch of its extension or app.
        SiriIntent = 35,
        /// The launch of an app extension.
        ExtensionLaunch = 36,
        /// A location push service extension at work.
        LocationPush = 37,
        /// An expiring activity; performExpiringActivity.
        ExpiringActivity = 38,
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
        /// The system stops launching the app for this; for the purpose of the allowance.
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
        /// allowed.
        Allowed = 1,
        /// forbidden.
        Forbidden = 2,
        /// It depends on a fact that was not given; see `requires_mask`.
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
        /// At once; when the event happens.
        Immediate = 1,
        /// When the system chooses; it may delay the launch.
        Eligible = 2,
        /// When the system chooses, if at all.
        Discretionary = 3,
    }
}

values! {
    /// The kind of source on which a rule is based.
    pub enum Evidence: i32 = LCP_ENUM_EVIDENCE {
        /// Documented by Apple; in public documentation.
        Documented = 1,
        /// Said by an Apple engineer.
        Engineer = 2,
        /// Measured by developers.
        Observed = 3,
        /// Said by published articles and books.
        Article = 4,
        /// Inferred by us; explained in a note.
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
        /// Documentation, Apple's engineers and measured behaviour; also published articles; if
        /// sources disagree, the better observed source wins.
        Observed = 2,
        /// The four founding documents as they stand; nothing else. Its name is "article".
        Founding = 3,
    }
}

values! {
    /// Kind of device.
    pub enum Idiom: i32 = LCP_ENUM_IDIOM {
        /// A phone.
        Phone = 1,
        /// An iPad.
        Pad = 2,
    }
}

values! {
    /// Location authorization granted at run time.
    pub enum LocationAuthorization: i32 = LCP_ENUM_AUTHORIZATION {
        /// No authorization for location.
        None = 1,
        /// When In Use authorization for location.
        WhenInUse = 2,
        /// Always authorization for location.
        Always = 3,
        /// Provisional Always authorization for location; events that need Always wait for the
        /// answer of the user.
        ProvisionalAlways = 4,
        /// When In Use authorization with reduced accuracy.
        WhenInUseReduced = 5,
        /// Always authorization with reduced accuracy.
        AlwaysReduced = 6,
    }
}

values! {
    /// Why the answer to `transition`, `next`, `path` or `call` has its verdict.
    pub enum Reason: i32 = LCP_ENUM_REASON {
        /// The transition takes several steps; legal, but see `via` and the steps.
        NotOneStep = 1,
        /// The cause leads from here to another state; `via`.
        LeadsElsewhere = 2,
        /// The cause cannot occur in this state; because of what the cause means.
        CauseOutOfPlace = 3,
        /// This life cycle has no such state.
        StateUnavailable = 4,
        /// This OS has no such cause, trigger or interruption.
        CauseUnavailable = 5,
        /// Seen on devices, but no source says that it is intended.
        Tolerated = 6,
        /// No chain of permitted causes leads to the state.
        NoPath = 7,
        /// The evidence profile says nothing about scenes.
        ScenesNotCovered = 8,
        /// This kind of interruption does not cover the app.
        InterruptsNothing = 9,
        /// This OS or life cycle has no such callback.
        CallbackUnavailable = 10,
        /// The trigger brings other callbacks.
        OtherCallbacks = 11,
        /// The trigger launches or wakes no app by this cause; or the callback comes only at a
        /// launch.
        LaunchesNothing = 12,
    }
}

values! {
    /// A fact that an answer can depend on.
    pub enum Condition: i32 = LCP_ENUM_CONDITION {
        /// A device with multitasking; else: a device without multitasking.
        HardwareMultitasking = 1,
        /// An app linked against an SDK of 4.0 or later; else: an app linked against an SDK before
        /// 4.0.
        MultitaskingSdk = 2,
        /// UIApplicationExitsOnSuspend; else: no UIApplicationExitsOnSuspend.
        ExitsOnSuspend = 3,
        /// An app with scenes; else: an app without scenes.
        ScenesAdopted = 4,
        /// Several scenes; else: one scene.
        MultipleScenes = 5,
        /// An app linked against an SDK of 13.0 or later; else: an app linked against an SDK before
        /// 13.0.
        CallkitSdk = 6,
        /// A phone; else: not a phone.
        Phone = 7,
        /// An iPad; else: not an iPad.
        Pad = 8,
        /// A real device; else: the Simulator.
        RealDevice = 9,
        /// A cellular radio; else: no cellular radio.
        Cellular = 10,
        /// A device that was unlocked since it started; else: a device that was not unlocked since
        /// it started; a device without a passcode counts as unlocked.
        FirstUnlockDone = 11,
        /// A passcode; else: no passcode.
        Passcode = 12,
        /// Background App Refresh on; else: Background App Refresh off.
        BackgroundAppRefresh = 13,
        /// Low Power Mode off; else: Low Power Mode on.
        LowPowerModeOff = 14,
        /// A charging device; else: no charging device.
        Charging = 15,
        /// No debugger; else: a debugger.
        DebuggerDetached = 16,
        /// Authorization for location; else: no authorization for location; when in use, or always.
        LocationAuthorizationGranted = 17,
        /// Always authorization for location; else: no Always authorization for location.
        LocationAuthorizationAlways = 18,
        /// Bluetooth state restoration; else: no Bluetooth state restoration; of the app's Core
        /// Bluetooth managers.
        RestorationIdentifier = 19,
        /// A URL session that sends launch events; else: a URL session that sends no launch events.
        SessionSendsLaunchEvents = 20,
        /// Bluetooth on; else: Bluetooth off; by the switch in Settings.
        BluetoothOn = 21,
        /// Bluetooth on in Control Center; else: Bluetooth off in Control Center.
        BluetoothOnInControlCenter = 22,
        /// Airplane mode off; else: airplane mode on.
        AirplaneModeOff = 23,
        /// Accessories of AccessorySetupKit; else: no accessories of AccessorySetupKit.
        AccessorySetupKit = 24,
        /// A force quit that outlasts a reboot; else: a force quit that ends with a reboot; an
        /// option of the device facts.
        ForceQuitSurvivesReboot = 25,
        /// Regions that end with a reboot; else: regions that outlast a reboot; an option of the
        /// device facts.
        RegionsEndAtReboot = 26,
        /// A reboot since; else: no reboot since.
        RebootedSince = 27,
        /// An unlock since; else: no unlock since.
        UnlockedSince = 28,
        /// A launch by the user since; else: no launch by the user since.
        UserLaunchedSince = 29,
        /// State restoration; else: no state restoration; the app preserves and restores its
        /// interface.
        StateRestoration = 30,
        /// Permitted task identifiers; else: no permitted task identifiers; the entries of
        /// BGTaskSchedulerPermittedIdentifiers.
        PermittedIdentifiers = 31,
        /// The background mode audio; else: no background mode audio.
        ModeAudio = 32,
        /// The background mode location; else: no background mode location.
        ModeLocation = 33,
        /// The background mode voip; else: no background mode voip.
        ModeVoip = 34,
        /// The background mode newsstand-content; else: no background mode newsstand-content.
        ModeNewsstandContent = 35,
        /// The background mode external-accessory; else: no background mode external-accessory.
        ModeExternalAccessory = 36,
        /// The background mode bluetooth-central; else: no background mode bluetooth-central.
        ModeBluetoothCentral = 37,
        /// The background mode bluetooth-peripheral; else: no background mode bluetooth-peripheral.
        ModeBluetoothPeripheral = 38,
        /// The background mode fetch; else: no background mode fetch.
        ModeFetch = 39,
        /// The background mode remote-notification; else: no background mode remote-notification.
        ModeRemoteNotification = 40,
        /// The background mode processing; else: no background mode processing.
        ModeProcessing = 41,
        /// The background mode push-to-talk; else: no background mode push-to-talk.
        ModePushToTalk = 42,
        /// The background mode nearby-interaction; else: no background mode nearby-interaction.
        ModeNearbyInteraction = 43,
        /// The background mode network-authentication; else: no background mode
        /// network-authentication.
        ModeNetworkAuthentication = 44,
        /// An app linked against an SDK of 27.0 or later; else: an app linked against an SDK before
        /// 27.0.
        SceneSdk = 45,
        /// An unlocked device; else: a locked device; a device without a passcode counts as
        /// unlocked.
        DeviceUnlocked = 46,
        /// A usage text for Always; else: no usage text for Always;
        /// NSLocationAlwaysAndWhenInUseUsageDescription, or its older form.
        AlwaysUsageText = 47,
        /// A usage text for When In Use; else: no usage text for When In Use;
        /// NSLocationWhenInUseUsageDescription.
        WhenInUseUsageText = 48,
        /// A usage text for the microphone; else: no usage text for the microphone;
        /// NSMicrophoneUsageDescription.
        MicrophoneUsageText = 49,
        /// An OS that is not older than MinimumOSVersion; else: an OS older than MinimumOSVersion;
        /// holds also if MinimumOSVersion is not given.
        MinimumOsMet = 50,
        /// Only modes that Apple lists; else: a mode that Apple does not list.
        ModesKnown = 51,
        /// No build variable in the Info.plist; else: a build variable in the Info.plist; an
        /// unexpanded one, in a key that was read.
        NoPlaceholders = 52,
        /// A background mode; else: no background mode.
        AnyMode = 53,
        /// The background mode fetch or processing; else: neither the background mode fetch nor
        /// processing.
        TaskModes = 54,
        /// An app linked against an SDK of 10.0 or later; else: an app linked against an SDK before
        /// 10.0.
        PushkitSdk = 55,
        /// A CLBackgroundActivitySession when it last ran; else: no CLBackgroundActivitySession
        /// when it last ran.
        BackgroundActivitySession = 56,
        /// A CLServiceSession for Always when it last ran; else: no CLServiceSession for Always
        /// when it last ran.
        ServiceSession = 57,
        /// Several apps in front; else: one app in front; holds if more than one app can be in
        /// front.
        SeveralForegroundSlots = 58,
        /// A scene session, or a saved interface, that UIKit kept; else: no scene session or saved
        /// interface that UIKit kept.
        InterfaceKept = 59,
        /// Permission to use the camera beside other apps; else: no permission to use the camera
        /// beside other apps.
        MultitaskingCamera = 60,
        /// A saved interface to restore; else: no saved interface to restore; the app restores its
        /// interface, and UIKit kept what it saved.
        StateToRestore = 61,
        /// An unlocked screen; else: a locked screen; with a passcode or without one.
        ScreenUnlocked = 62,
        /// The background mode screen-capture; else: no background mode screen-capture.
        ModeScreenCapture = 63,
        /// Full accuracy for location; else: reduced accuracy for location.
        FullAccuracy = 64,
    }
}

values! {
    /// How an app stands with the system when an event comes.
    pub enum Standing: i32 = LCP_ENUM_STANDING {
        /// Suspended in memory.
        InMemory = 1,
        /// Ended by anything but a force quit; the ends with a standing of their own are below.
        Ended = 2,
        /// Force quit by the user; has the force-quit flag (or was never launched).
        ForceQuit = 3,
        /// Not running since the device started.
        Rebooted = 4,
        /// Ended by UIApplicationExitsOnSuspend.
        OptedOut = 5,
        /// Ended by holding the home button.
        HeldButton = 6,
        /// Ended by an update of the app.
        Updated = 7,
        /// uninstalled.
        Uninstalled = 8,
        /// Running in the background.
        Running = 9,
        /// Running in front.
        InFront = 10,
    }
}

values! {
    /// What happened between a termination and an event.
    pub enum Since: i32 = LCP_ENUM_SINCE {
        /// The device restarted.
        Reboot = 1,
        /// The user unlocked the device; the first unlock after the boot.
        Unlock = 2,
        /// The user launched the app.
        UserLaunch = 3,
    }
}

values! {
    /// A family of rules.
    pub enum Family: i32 = LCP_ENUM_FAMILY {
        /// Which life cycle an app has.
        Lifecycle = 1,
        /// Which state follows on a cause.
        Transition = 2,
        /// In which states a cause can occur.
        Cause = 3,
        /// What a trigger delivers; and since which version it exists.
        Delivery = 4,
        /// How long an allowance lasts.
        Deadline = 5,
        /// What a termination leaves behind.
        Standing = 6,
        /// Whether a trigger wakes or launches an app.
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
        /// Since which version a callback exists; and which callback is called in its place.
        Callback = 16,
        /// What a question means if it leaves something open.
        Choice = 17,
        /// Where silence does not mean "no"; the subject on which the sources say nothing.
        Silence = 18,
        /// Which allowance limits a callback.
        Watchdog = 19,
        /// What becomes of a trigger that does not run the app.
        Disposition = 20,
        /// What keeps the system from suspending an app.
        Suspension = 21,
        /// In which order apps are ended when memory is short.
        Purge = 22,
        /// Who receives a callback, with which options; and what its return value changes.
        Call = 23,
    }
}

values! {
    /// A disagreement between sources. Each side has a rule.
    pub enum Conflict: i32 = LCP_ENUM_CONFLICT {
        /// How long background tasks may run; 150 s, or 600, 180 and 30 s by OS.
        BackgroundTaskBudget = 1,
        /// What a force quit sends to a running app; no message, or applicationWillTerminate:.
        ForceQuitCallback = 2,
        /// Whether a reboot clears the force-quit flag.
        ForceQuitAcrossReboot = 3,
        /// Since when location relaunches after a force quit; from iOS 8.0, or from 7.1.
        LocationAfterForceQuit = 4,
        /// Whether standard location updates relaunch an app.
        StandardLocationRelaunch = 5,
        /// Whether processing tasks run after a force quit.
        ProcessingAfterForceQuit = 6,
        /// What is launched before the first unlock; nothing, or named exceptions.
        BeforeFirstUnlock = 7,
        /// The limit of applicationDidEnterBackground:; 5 s, or the watchdog's 10 s.
        DidEnterBackgroundLimit = 8,
        /// The limit of a launch; 5 s of advice, or the watchdog's 20 s.
        LaunchLimit = 9,
        /// Whether regions relaunch an app after a reboot.
        RegionAfterReboot = 10,
        /// How the system ends an app in the background; applicationWillTerminate:, or SIGKILL.
        TerminateRunningBackground = 11,
        /// What is called at a background launch or wake-up; applicationDidEnterBackground:, or
        /// none.
        BackgroundLaunchCallback = 12,
        /// What a lock does on iOS 4, 5 and 7.
        LockByVersion = 13,
        /// Whether location relaunches after a force quit on iOS 26.
        LocationAfterForceQuit26 = 14,
        /// What a running app gets at shutdown; applicationWillTerminate:, or nothing.
        TerminateAtShutdown = 15,
        /// Whether visits relaunch an app after a force quit.
        VisitAfterForceQuit = 16,
        /// Whether pushes relaunch an app after a force quit.
        PushAfterForceQuit = 17,
        /// Whether HealthKit relaunches an app after a force quit.
        HealthkitAfterForceQuit = 18,
        /// What UIApplicationExitsOnSuspend calls first; applicationDidEnterBackground: before
        /// applicationWillTerminate:, or not.
        ExitsOnSuspendBackground = 19,
        /// When keep-alive handlers were deprecated; in iOS 9.0, or in 10.0.
        KeepAliveDeprecation = 20,
        /// What a force quit prevents before iOS 7.
        ForceQuitBefore7 = 21,
        /// Which apps get applicationWillTerminate:; those in the background alone, or others too.
        TerminateOnlyInBackground = 22,
        /// Whether a limit has a figure; none, or 5 s.
        UndocumentedLimit = 23,
        /// Whether the technote's fifth note applies literally.
        BluetoothToggles26 = 24,
        /// How many local notifications are kept; 64, or 128.
        LocalNotificationLimit = 25,
        /// What a force quit calls in a scene; sceneDidEnterBackground:, or sceneDidDisconnect:.
        SceneForceQuitOrder = 26,
        /// Which state the app reads in sceneDidBecomeActive:; active, or inactive.
        SceneActivationState = 27,
        /// When suspension closes accessory sessions; after iOS 4, or up to iOS 4 and without the
        /// mode.
        AccessorySessions = 28,
        /// Which transfers are discretionary; those begun in the foreground, or in the background.
        DiscretionaryTransfers = 29,
        /// Whether the location mode stops suspension; it does not, or keeps the app running.
        LocationSuspension = 30,
        /// Whether a force quit destroys the session of a scene; and what the scene saved.
        SessionAfterForceQuit = 31,
        /// Which regions need the location mode; beacon regions, or none.
        BeaconMode = 32,
        /// Whether When In Use permits monitoring in the background; while updates begun in front
        /// go on.
        LocationInUse = 33,
        /// When a suspended app learns of a time change; in the foreground, or when it runs.
        SignificantTimeChange = 34,
        /// Which launch methods must return NO to refuse a URL; either of them, or both.
        UrlRefusedAtLaunch = 35,
        /// Whether location events need Background App Refresh; from 8.0 on.
        LocationWithoutRefresh = 36,
    }
}

values! {
    /// Termination codes, as the 32-bit pattern.
    pub enum TerminationCode: u32 = LCP_ENUM_CODE {
        /// The app did not launch, respond or end in time.
        Watchdog = 0x8badf00d,
        /// A background task was not ended in time.
        BackgroundTask = 0x2182bad2,
        /// Events of a background URL session were not handled in time.
        BackgroundUrlSession = 0x2182bad3,
        /// A background fetch was not finished in time.
        BackgroundFetch = 0x2182bad4,
        /// The app held a file or database lock at suspension.
        ResourceHeld = 0xdead10cc,
        /// The device was too hot.
        Thermal = 0xc00010ff,
        /// The app reported no call after a VoIP push.
        CallNotReported = 0xbaadca11,
        /// The VoIP app was resumed too often.
        VoipWakeRate = 0xbad22222,
        /// Storage was short.
        DiskPressure = 0xbaddd15c,
        /// The app used too much of key system resources.
        ResourceUse = 0xd00d2bad,
        /// On watchOS, a background task used too much CPU time.
        WatchCpu = 0xc51bad01,
        /// On watchOS, a background task was not finished in time.
        WatchTime = 0xc51bad02,
        /// On watchOS, the system was too busy for a background task; it was not finished in time.
        WatchRuntime = 0xc51bad03,
        /// The app drew while the device was locked.
        InsecureDrawing = 0x2bad45ec,
        /// A stackshot of the whole system; nothing was ended.
        Stackshot = 0xbaaaaaad,
        /// The user force quit the app.
        UserForceQuit = 0xdeadfa11,
        /// The host of the Simulator ended the app.
        SimulatorHost = 0xfbfbfbfb,
        /// The app had too many background tasks at once.
        TaskAssertions = 0xbada5e47,
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
        /// The activity stops; and goes on when the app runs again.
        Stops = 5,
        /// Later grants are rarer or shorter; the process may be ended.
        Throttle = 6,
        /// The content is visible in the system's snapshot; in the picture for the app switcher.
        ExposedInSnapshot = 7,
        /// The activity has no effect; until the app is in the foreground.
        Wasted = 8,
        /// The request fails, because it is not declared; the manifest lacks its identifier or
        /// mode.
        NotPermitted = 9,
        /// The request fails, because no background work exists; in the Simulator, or with
        /// Background App Refresh off.
        Unavailable = 10,
        /// The request fails if it asks to run at once.
        IneligibleNow = 11,
    }
}

values! {
    /// What reaches an app, other than its triggers.
    pub enum Event: i32 = LCP_ENUM_EVENT {
        /// The user touches the screen.
        Touch = 1,
        /// An accessory is connected or disconnected.
        AccessoryConnection = 2,
        /// The orientation of the device changes.
        OrientationChange = 3,
        /// The time changes significantly; midnight, a carrier's time, daylight saving.
        SignificantTimeChange = 4,
        /// The level or state of the battery changes.
        BatteryChange = 5,
        /// The proximity sensor changes its state.
        ProximityChange = 6,
        /// Protected data becomes available or unavailable.
        ProtectedDataChange = 7,
        /// A screen is connected, disconnected or changes its mode.
        ScreenChange = 8,
        /// The user defaults change.
        DefaultsChange = 9,
        /// The locale changes.
        LocaleChange = 10,
        /// The iCloud identity changes.
        IcloudIdentityChange = 11,
        /// The system warns that memory is short.
        MemoryWarning = 12,
        /// A local notification fires.
        LocalNotification = 13,
        /// A view asks to be drawn.
        ViewRedraw = 14,
        /// A location update arrives.
        LocationUpdate = 15,
        /// A peer sends a request; over a socket of the app.
        NetworkRequest = 16,
        /// The system takes the picture for the app switcher.
        WindowSnapshot = 17,
        /// An app with accessory sessions goes to the background; the notice that it gets.
        AccessoryDisconnect = 18,
        /// A push is shown to the user; the part of a push that is shown.
        RemoteNotification = 19,
        /// The app's audio session is interrupted; by a call, an alert or another app.
        AudioInterruption = 20,
    }
}

values! {
    /// How an event reaches the app.
    pub enum Manner: i32 = LCP_ENUM_MANNER {
        /// When the event happens.
        AtOnce = 1,
        /// As one notice of the net change; when the app runs again.
        Coalesced = 2,
        /// Each event, when the app runs again.
        Queued = 3,
        /// never.
        Withheld = 4,
        /// Shown to the user, who decides.
        ToUser = 5,
        /// By the system, once a callback has returned.
        AfterCallback = 6,
    }
}

values! {
    /// A number that the system allows.
    pub enum Quota: i32 = LCP_ENUM_QUOTA {
        /// Scheduled local notifications.
        ScheduledLocalNotifications = 1,
        /// Monitored regions and conditions; of an app, all kinds together.
        MonitoredRegions = 2,
        /// Pending refresh tasks; BGAppRefreshTaskRequest.
        PendingRefreshTasks = 3,
        /// Pending processing tasks; BGProcessingTaskRequest.
        PendingProcessingTasks = 4,
        /// Silent pushes that are delivered; content-available.
        SilentPushes = 5,
        /// Pushes that launch a Newsstand app; content-available.
        NewsstandPushes = 6,
        /// Wakeups of the CPU from idle.
        Wakeups = 7,
        /// Wake-ups of a legacy VoIP app.
        VoipWakes = 8,
        /// HealthKit deliveries without an answer; whose completion handler was not called.
        UnansweredHealthDeliveries = 9,
        /// Significant location changes.
        LocationChangeUpdates = 10,
        /// The size of a launch screen; of all its images together.
        LaunchScreenSize = 11,
        /// Memory of a notification service extension.
        NotificationServiceMemory = 12,
        /// What an app writes to storage.
        DiskWrites = 13,
        /// Apps in front at the same time.
        ForegroundApps = 14,
        /// Pending requests with one identifier; of the task scheduler.
        RequestsPerIdentifier = 15,
        /// Background tasks of an app at the same time.
        BackgroundTaskAssertions = 16,
        /// Launches and wake-ups for background URL sessions.
        UrlSessionResumes = 17,
        /// Reloads of a widget; while its app is not in front.
        WidgetReloads = 18,
        /// Live Activities that a push starts.
        LiveActivityStarts = 19,
        /// Updates of Live Activities by urgent pushes; of priority 10.
        LiveActivityUpdates = 20,
        /// Device activities that an app monitors.
        DeviceActivities = 21,
        /// Push to Talk channels that are joined at once.
        PushToTalkChannels = 22,
        /// Live Activities at the same time; of the device.
        LiveActivities = 23,
        /// Service updates of high priority; Push to Talk.
        ServiceUpdates = 24,
        /// HealthKit deliveries to an app; by type and frequency.
        HealthDeliveries = 25,
        /// Memory of an app extension.
        ExtensionMemory = 26,
        /// Location pushes; of the device.
        LocationPushes = 27,
    }
}

values! {
    /// The domain of an error by which the system tells an app that it broke a rule of the life
    /// cycle. Each domain has its own error codes.
    pub enum ErrorDomain: i32 = LCP_ENUM_ERROR_DOMAIN {
        /// BGTaskSchedulerErrorDomain.
        BgTaskScheduler = 1,
        /// NSURLErrorDomain.
        Url = 2,
        /// NSURLErrorBackgroundTaskCancelledReasonKey; in the userInfo of NSURLErrorDomain -999.
        TaskCancelledReason = 3,
        /// NSOSStatusErrorDomain; also the codes of AVAudioSession.
        OsStatus = 4,
        /// NSPOSIXErrorDomain.
        Posix = 5,
        /// SQLite.
        Sqlite = 6,
        /// MTLCommandBufferErrorDomain.
        MetalCommandBuffer = 7,
        /// IOGPUCommandQueueErrorDomain.
        Iogpu = 8,
        /// com.apple.healthkit.
        Healthkit = 9,
        /// PTChannelErrorDomain.
        PushToTalkChannel = 10,
        /// Text of a framework; that it logs or raises; the codes are ours.
        Text = 11,
        /// com.apple.LocalAuthentication.
        LocalAuthentication = 12,
        /// NEProviderStopReason; of a network provider.
        ProviderStopReason = 13,
    }
}

values! {
    /// What a quota counts.
    pub enum Unit: i32 = LCP_ENUM_UNIT {
        /// A count.
        Count = 1,
        /// bytes.
        Bytes = 2,
        /// metres.
        Metres = 3,
    }
}

values! {
    /// How much a finding matters.
    pub enum Severity: i32 = LCP_ENUM_SEVERITY {
        /// Worth knowing.
        Note = 1,
        /// A declaration will not work; or lacks something that it needs; or a log is right only if
        /// records are missing.
        Warning = 2,
        /// The app does not run, or is ended; or a log breaks the rules.
        Error = 3,
    }
}

values! {
    /// The namespace of a termination reason; values are those of the kernel's reason.h.
    pub enum TerminationNamespace: i32 = LCP_ENUM_NAMESPACE {
        /// The kernel's memory management.
        Jetsam = 1,
        /// A signal.
        Signal = 2,
        /// Code signing.
        Codesigning = 3,
        /// The hang tracer.
        Hangtracer = 4,
        /// A test.
        Test = 5,
        /// The dynamic linker.
        Dyld = 6,
        /// The library of XPC.
        Libxpc = 7,
        /// The Objective-C runtime.
        Objc = 8,
        /// The start of a program.
        Exec = 9,
        /// SpringBoard; also FrontBoard and Carousel.
        Springboard = 10,
        /// Privacy controls; TCC.
        Tcc = 11,
        /// ReportCrash.
        Reportcrash = 12,
        /// Core Animation.
        Coreanimation = 13,
        /// Aggregated reasons.
        Aggregated = 14,
        /// RunningBoard; up to iOS 12, assertiond.
        Runningboard = 15,
        /// Skywalk.
        Skywalk = 16,
        /// Settings.
        Settings = 17,
        /// The system library.
        Libsystem = 18,
        /// Foundation.
        Foundation = 19,
        /// The watchdog.
        Watchdog = 20,
        /// Metal.
        Metal = 21,
        /// WatchKit.
        Watchkit = 22,
        /// A guarded resource.
        Guard = 23,
        /// analytics.
        Analytics = 24,
        /// The sandbox.
        Sandbox = 25,
        /// security.
        Security = 26,
        /// Endpoint Security.
        Endpointsecurity = 27,
        /// Pointer authentication.
        PacException = 28,
        /// The Bluetooth chip.
        BluetoothChip = 29,
        /// The space of Mach ports.
        PortSpace = 30,
        /// WebKit.
        Webkit = 31,
        /// Backlight services.
        Backlightservices = 32,
        /// Media services.
        Media = 33,
        /// Rosetta.
        Rosetta = 34,
        /// libignition.
        Libignition = 35,
        /// The mounting of volumes at the boot.
        Bootmount = 36,
        /// A namespace whose name is not public.
        Unnamed37 = 37,
        /// RealityKit.
        Realitykit = 38,
        /// Audio services.
        Audio = 39,
        /// WakeBoard.
        Wakeboard = 40,
        /// CoreRC.
        Corerc = 41,
        /// Restrictions that a process gave itself.
        SelfRestrict = 42,
        /// ARKit.
        Arkit = 43,
        /// Camera services.
        Camera = 44,
        /// BackBoard.
        Backboard = 45,
        /// Power exceptions.
        Powerexceptions = 46,
        /// The set-up of the sandbox.
        Secinit = 47,
    }
}

values! {
    /// The role of a rule in an answer.
    pub enum Role: i32 = LCP_ENUM_ROLE {
        /// The rule decides the answer.
        Decides = 1,
        /// The rule applies, but another rule decides; one of higher precedence, an earlier one of
        /// the same precedence, or one that refuses whatever the app declares.
        Outweighed = 2,
        /// The rule may apply; one of its conditions is not known.
        ConditionUnknown = 3,
        /// One of the rule's conditions is not met.
        ConditionFails = 4,
        /// The rule is in force on other versions.
        OtherVersion = 5,
        /// The evidence profile does not admit the rule.
        OtherProfile = 6,
        /// The rule applies as a second account; it never decides.
        Alternative = 7,
    }
}

values! {
    /// What `lcp_app_apply_info` reports about an entry. No notice is an error.
    pub enum NoticeKind: i32 = LCP_ENUM_NOTICE {
        /// A UIBackgroundModes value that Apple does not list.
        UnknownMode = 1,
        /// The wrong type for the key; the entry was not used.
        WrongType = 2,
        /// A key that was given before; the later entry counts.
        Duplicate = 3,
        /// An unexpanded build variable; the value was not used, but an identifier counts.
        Placeholder = 4,
        /// Neither a version nor an SDK name; the key requires one of them, so the entry was not
        /// used.
        Malformed = 5,
        /// An empty list.
        EmptyList = 6,
    }
}

values! {
    /// The part of a call that a status is about.
    pub enum Field: i32 = LCP_ENUM_FIELD {
        /// context.
        Context = 1,
        /// query.
        Query = 2,
        /// answer.
        Answer = 3,
        /// Size of a struct.
        StructSize = 4,
        /// OS version.
        Os = 5,
        /// Evidence profile.
        Profile = 6,
        /// app.
        App = 7,
        /// Facts of the device.
        Facts = 8,
        /// limits.
        Limits = 9,
        /// State before.
        From = 10,
        /// State after.
        To = 11,
        /// cause.
        Cause = 12,
        /// Last cause.
        LastCause = 13,
        /// Allowed causes.
        AllowedCauses = 14,
        /// trigger.
        Trigger = 15,
        /// interruption.
        Interruption = 16,
        /// allowance.
        Allowance = 17,
        /// termination.
        Termination = 18,
        /// Events since the termination.
        EventsSince = 19,
        /// Background modes.
        BackgroundModes = 20,
        /// Exits on suspend.
        ExitsOnSuspend = 21,
        /// scenes.
        Scenes = 22,
        /// Multiple scenes.
        MultipleScenes = 23,
        /// Linked SDK.
        LinkedSdk = 24,
        /// Minimum OS.
        MinimumOs = 25,
        /// Location authorization.
        LocationAuthorization = 26,
        /// Restoration identifier.
        RestorationIdentifier = 27,
        /// Session sends launch events.
        SessionSendsLaunchEvents = 28,
        /// State restoration.
        StateRestoration = 29,
        /// Kind of device.
        Idiom = 30,
        /// Simulator.
        Simulator = 31,
        /// Hardware multitasking.
        HardwareMultitasking = 32,
        /// Cellular radio.
        Cellular = 33,
        /// passcode.
        Passcode = 34,
        /// First unlock done.
        FirstUnlockDone = 35,
        /// Background App Refresh.
        BackgroundAppRefresh = 36,
        /// Low Power Mode.
        LowPowerMode = 37,
        /// charging.
        Charging = 38,
        /// Debugger attached.
        DebuggerAttached = 39,
        /// Apps that can be in front.
        ForegroundSlots = 40,
        /// Bluetooth off.
        BluetoothOff = 41,
        /// Bluetooth off in Control Center.
        BluetoothOffInControlCenter = 42,
        /// Airplane mode.
        AirplaneMode = 43,
        /// Accessories of AccessorySetupKit.
        AccessorySetupKit = 44,
        /// Force quit survives a reboot.
        ForceQuitSurvivesReboot = 45,
        /// Regions end at a reboot.
        RegionsEndAtReboot = 46,
        /// Number of limits.
        LimitCount = 47,
        /// limit.
        LimitNs = 48,
        /// stride.
        Stride = 49,
        /// count.
        Count = 50,
        /// statuses.
        Statuses = 51,
        /// index.
        Index = 52,
        /// text.
        Text = 53,
        /// key.
        Key = 54,
        /// value.
        Value = 55,
        /// notices.
        Notices = 56,
        /// Kind of enumeration.
        EnumKind = 57,
        /// state.
        State = 58,
        /// activity.
        Activity = 59,
        /// callback.
        Callback = 60,
        /// Background mode.
        Mode = 61,
        /// event.
        Event = 62,
        /// quota.
        Quota = 63,
        /// Namespace of the termination reason.
        ReasonNamespace = 64,
        /// Termination code.
        Code = 65,
        /// Device locked.
        DeviceLocked = 66,
        /// Usage text for Always.
        AlwaysUsageText = 67,
        /// Usage text for When In Use.
        WhenInUseUsageText = 68,
        /// Usage text for the microphone.
        MicrophoneUsageText = 69,
        /// CLBackgroundActivitySession.
        BackgroundActivitySession = 70,
        /// CLServiceSession.
        ServiceSession = 71,
        /// policy.
        Policy = 72,
        /// Size of a policy.
        PolicySize = 73,
        /// Form of a policy.
        Form = 74,
        /// question.
        Question = 75,
        /// condition.
        Condition = 76,
        /// items.
        Items = 77,
        /// rule.
        Rule = 78,
        /// Field of a rule.
        RuleField = 79,
        /// Error; the lcp_error itself: nothing could be written to it.
        Error = 80,
        /// Progress of an Info.plist.
        InfoProgress = 81,
        /// Force quit.
        ForceQuit = 82,
        /// allowances.
        Allowances = 83,
        /// activities.
        Activities = 84,
        /// Begun in front.
        BegunInFront = 85,
        /// device.
        Device = 86,
        /// options.
        Options = 87,
        /// Installation of an app.
        Install = 88,
        /// kind.
        Kind = 89,
        /// process.
        Process = 90,
        /// scene.
        Scene = 91,
        /// notice.
        Notice = 92,
        /// fact.
        Fact = 93,
        /// decision.
        Decision = 94,
        /// token.
        Token = 95,
        /// identifier.
        Identifier = 96,
        /// amount.
        Amount = 97,
        /// effect.
        Effect = 98,
        /// reply.
        Reply = 99,
        /// time.
        Now = 100,
        /// Missing callbacks.
        MissingCallbacks = 101,
        /// Launched before.
        WasLaunched = 102,
        /// Time of the reply.
        ReplyAfter = 103,
        /// Memory footprint.
        Footprint = 104,
        /// apps.
        Apps = 105,
        /// tasks.
        Tasks = 106,
        /// requests.
        Requests = 107,
        /// policies.
        Policies = 108,
        /// effects.
        Effects = 109,
        /// Treatment of silence.
        OnSilence = 110,
        /// Treatment of a conditional answer.
        OnConditional = 111,
        /// Replacement for an unknown limit.
        UnknownLimit = 112,
        /// memory.
        Memory = 113,
        /// Size of memory.
        MemorySize = 114,
        /// snapshot.
        Snapshot = 115,
        /// disposition.
        Disposition = 116,
        /// occasion.
        Occasion = 117,
        /// Interface kept.
        InterfaceKept = 118,
        /// Camera beside other apps.
        MultitaskingCamera = 119,
        /// Parts of the text.
        Parts = 120,
        /// Conditions assumed by the host.
        Assumed = 121,
        /// Time until wake-ups complete.
        CompleteAfter = 122,
        /// Time in the background before suspension.
        StayFor = 123,
        /// auditor.
        Auditor = 124,
        /// session.
        Session = 125,
        /// columns.
        Columns = 126,
        /// Kind of a record.
        Record = 127,
        /// clock.
        Clock = 128,
        /// Logged callbacks.
        LoggedCallbacks = 129,
        /// Logged notifications.
        LoggedNotifications = 130,
        /// Flags of a log.
        LogFlags = 131,
        /// finding.
        Finding = 132,
        /// strictness.
        Strictness = 133,
        /// Domain of the error.
        ErrorDomain = 134,
        /// day.
        Day = 135,
        /// habits.
        Habits = 136,
        /// Hour at which a day begins.
        StartHour = 137,
        /// Number of days.
        Days = 138,
        /// Hours of use.
        UsedHours = 139,
        /// Hours of charging.
        ChargingHours = 140,
        /// Hours without a network.
        OfflineHours = 141,
        /// Hours in Low Power Mode.
        LowPowerHours = 142,
        /// Hours off.
        OffHours = 143,
        /// Pickups a day.
        PickupsPerDay = 144,
        /// Seconds of a use.
        SecondsPerUse = 145,
        /// Memory pressures a day.
        MemoryPressuresPerDay = 146,
        /// Opens a day.
        OpensPerDay = 147,
        /// Force quits a week.
        ForceQuitsPerWeek = 148,
        /// Silent pushes a day.
        SilentPushesPerDay = 149,
        /// Visible pushes a day.
        VisiblePushesPerDay = 150,
        /// Region crossings a day.
        RegionCrossingsPerDay = 151,
        /// Background transfers a day.
        TransfersPerDay = 152,
        /// VoIP pushes a day.
        VoipPushesPerDay = 153,
        /// Bluetooth events a day.
        BluetoothEventsPerDay = 154,
    }
}

values! {
    /// A field that only rules of some families have, for lcp_rule_value and lcp_rule_text.
    pub enum RuleField: i32 = LCP_ENUM_RULE_FIELD {
        /// verdict.
        Verdict = 1,
        /// Life cycle.
        Lifecycle = 2,
        /// Life cycles.
        Lifecycles = 3,
        /// states.
        States = 4,
        /// State after.
        To = 5,
        /// causes.
        Causes = 6,
        /// Last causes.
        LastCauses = 7,
        /// interruptions.
        Interruptions = 8,
        /// reason.
        Reason = 9,
        /// State between.
        Via = 10,
        /// steps.
        Steps = 11,
        /// triggers.
        Triggers = 12,
        /// State at launch.
        LaunchState = 13,
        /// callback.
        Callback = 14,
        /// Second callback.
        SecondCallback = 15,
        /// Callback at launch.
        LaunchCallback = 16,
        /// Only at a launch.
        OnLaunchOnly = 17,
        /// guarantee.
        Guarantee = 18,
        /// terminations.
        Terminations = 19,
        /// standings.
        Standings = 20,
        /// standing.
        Standing = 21,
        /// allowances.
        Allowances = 22,
        /// allowance.
        Allowance = 23,
        /// At expiry.
        AtExpiry = 24,
        /// Termination code.
        Code = 25,
        /// extendable.
        Extendable = 26,
        /// advice.
        Advice = 27,
        /// limit.
        Limit = 28,
        /// warning.
        Warning = 29,
        /// axes.
        Axes = 30,
        /// notification.
        Notification = 31,
        /// Posted before the callback.
        PostedBefore = 32,
        /// Reads as in the method.
        ReadsAsMethod = 33,
        /// Background mode.
        Mode = 34,
        /// Deprecated since.
        Deprecated = 35,
        /// Permitted activities.
        Permits = 36,
        /// Activities that keep the app running.
        KeepsRunning = 37,
        /// events.
        Events = 38,
        /// manner.
        Manner = 39,
        /// quota.
        Quota = 40,
        /// unit.
        Unit = 41,
        /// activities.
        Activities = 42,
        /// activity.
        Activity = 43,
        /// price.
        Price = 44,
        /// Undone at.
        UndoneAt = 45,
        /// severity.
        Severity = 46,
        /// cause.
        Cause = 47,
        /// count.
        Count = 48,
        /// window.
        Window = 49,
        /// namespaces.
        Namespaces = 50,
        /// Lowest code.
        CodeLow = 51,
        /// Highest code.
        CodeHigh = 52,
        /// text.
        Text = 53,
        /// key.
        Key = 54,
        /// value.
        Value = 55,
        /// fallback.
        Fallback = 56,
        /// Fallback in front only.
        FallbackInFrontOnly = 57,
        /// Callback of the scene.
        SceneCallback = 58,
        /// Callback of the app.
        AppCallback = 59,
        /// About the interface.
        OfInterface = 60,
        /// companions.
        Companions = 61,
        /// Subject of silence.
        Silence = 62,
        /// termination.
        Termination = 63,
        /// Start of the clock.
        Starts = 64,
        /// Resets of the clock.
        Resets = 65,
        /// shared.
        Shared = 66,
        /// origin.
        Origin = 67,
        /// disposition.
        Disposition = 68,
        /// Occasion; until when an event is kept.
        Occasion = 69,
        /// rank.
        Rank = 70,
        /// warned.
        Warned = 71,
        /// merging.
        Merging = 72,
        /// trigger.
        Trigger = 73,
        /// Begun in front.
        BegunInFront = 74,
        /// callbacks.
        Callbacks = 75,
        /// receiver.
        Receiver = 76,
        /// Launch option.
        LaunchOption = 77,
        /// More launch options.
        MoreLaunchOptions = 78,
        /// Connection option.
        ConnectionOption = 79,
        /// More connection options.
        MoreConnectionOptions = 80,
        /// Return value.
        ReturnValue = 81,
        /// Domains of errors.
        ErrorDomains = 82,
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
        /// The condition holds.
        Holds = 1,
        /// The condition fails.
        Fails = 2,
        /// The condition was not given; an answer that depends on it is conditional.
        NotGiven = 3,
        /// The condition was not given, and a default is used; an app that declares nothing, the
        /// SDK of the OS, the ordinary device.
        Assumed = 4,
    }
}

values! {
    /// When the clock of an allowance starts, or is reset.
    pub enum Moment: i32 = LCP_ENUM_MOMENT {
        /// A callback is called; the clock ends when the callback returns.
        Callback = 1,
        /// The first callback of a transition is called; the clock ends with the last callback.
        Transition = 2,
        /// The process starts.
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
        /// Something outside; the user, a server, a place, another device.
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
        /// The event is lost.
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
        /// The app runs again; for whatever reason.
        NextRun = 1,
        /// The user launches the app.
        UserLaunch = 2,
        /// The device is unlocked for the first time; after its start.
        FirstUnlock = 3,
        /// The device is unlocked.
        Unlock = 4,
        /// Nothing holds the event back any more; power, a switch, the load, the state of the app.
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
        /// Changes that cancel out are not delivered; the app learns the current state.
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
        /// The battery is empty.
        BatteryEmpty = 3,
        /// The device is locked.
        Lock = 4,
        /// The user unlocks the device.
        Unlock = 5,
        /// The user goes to the home screen.
        Home = 6,
        /// The user opens the app switcher.
        OpenSwitcher = 7,
        /// The user closes the app switcher; the user returns to where the switcher was opened.
        CloseSwitcher = 8,
        /// The user opens an app; by its icon or by what the trigger says.
        OpenApp = 9,
        /// The user swipes an app away; the app may run or not.
        ForceQuit = 10,
        /// A call or another alert covers the screen.
        BeginInterruption = 11,
        /// The user dismisses the interruption.
        IgnoreInterruption = 12,
        /// The user accepts the interruption; the user goes to `app`, or to an app that is not on
        /// this device.
        AcceptInterruption = 13,
        /// The system needs memory; `amount` is the number of bytes.
        MemoryPressure = 14,
        /// A fact changes; `fact` is `value` from now on.
        FactChange = 15,
        /// Something happens that may launch or wake the app.
        Trigger = 16,
        /// Something happens that reaches running apps; `app`, or all of them if `app` is 0.
        Notice = 17,
        /// The process ends; `termination` says how, such as by an exit or a crash.
        End = 18,
        /// The app begins a background task; the outcome has its token.
        BeginTask = 19,
        /// The app ends a background task; the task with `token`.
        EndTask = 20,
        /// The app is done with a wake-up or task; the wake-up or task with `token`.
        Complete = 21,
        /// The app begins an activity.
        BeginActivity = 22,
        /// The app ends an activity.
        EndActivity = 23,
        /// The app requests a scheduled task; the task that `trigger` names, with `identifier`, to
        /// run after `amount` nanoseconds at the earliest.
        SubmitRequest = 24,
        /// The app cancels a request; the request with `identifier`.
        CancelRequest = 25,
        /// The memory that the app uses changes; the app uses `amount` bytes from now on.
        Footprint = 26,
        /// A scene is to connect; `scene`, in front if `value` is yes.
        RequestScene = 27,
        /// The user closes a window; the window of `scene`.
        CloseScene = 28,
        /// The system disconnects a scene; `scene`, to free memory.
        DisconnectScene = 29,
        /// The app sets a keep-alive handler; the device calls it every `amount` nanoseconds; 0: no
        /// handler.
        KeepAlive = 30,
    }
}

values! {
    /// What the host is to do.
    pub enum Effect: i32 = LCP_ENUM_EFFECT {
        /// The process starts.
        StartProcess = 1,
        /// A callback is called; call a method of the app, and reply when it has returned.
        DeliverCallback = 2,
        /// A notification is posted.
        PostNotification = 3,
        /// The state changes.
        StateChanged = 4,
        /// The process runs on; let a suspended or prewarmed process run.
        Resume = 5,
        /// The process is suspended.
        Suspend = 6,
        /// An expiration handler runs; run the handler of `token`; reply when it has returned, if
        /// `needs_reply` is yes.
        RunExpirationHandler = 7,
        /// A notice reaches the app; tell the app what has happened, if no method is named.
        DeliverNotice = 8,
        /// The system takes the picture for the app switcher.
        TakeSnapshot = 9,
        /// The system stops an activity; what the app was doing.
        StopActivity = 10,
        /// An event is shown to the user; show the event to the user, not to the app.
        ShowToUser = 11,
        /// An event is kept; the trigger does not run the app now, and is kept until `occasion`.
        KeepTrigger = 12,
        /// An event is dropped; the trigger does not run the app, and is not kept.
        DropTrigger = 13,
        /// The process is killed.
        Kill = 14,
    }
}

values! {
    /// A fact that can change while a device is on.
    pub enum Changing: i32 = LCP_ENUM_CHANGING {
        /// Background App Refresh.
        BackgroundAppRefresh = 1,
        /// Low Power Mode.
        LowPowerMode = 2,
        /// charging.
        Charging = 3,
        /// Bluetooth off.
        BluetoothOff = 4,
        /// Bluetooth off in Control Center.
        BluetoothOffInControlCenter = 5,
        /// Airplane mode.
        AirplaneMode = 6,
        /// Debugger attached.
        DebuggerAttached = 7,
        /// Accessories of AccessorySetupKit.
        AccessorySetupKit = 8,
    }
}

values! {
    /// The result of a call.
    pub enum Reply: i32 = LCP_ENUM_REPLY {
        /// The call returned.
        Returned = 1,
        /// The app does not implement the method; the fallback comes next.
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
        /// The host is asked; only about events that the host posts: what the device would do by
        /// itself is refused.
        Ask = 3,
    }
}

values! {
    /// What replaces a limit for which the profile has no figure.
    pub enum UnknownLimit: i32 = LCP_ENUM_UNKNOWN_LIMIT {
        /// There is no limit.
        None = 1,
        /// The observed figure; the limit under LCP_PROFILE_OBSERVED, which may have none either.
        Observed = 2,
    }
}

values! {
    /// Which object of the app receives a callback. The title is Apple's name for its protocol or
    /// class.
    pub enum Receiver: i32 = LCP_ENUM_RECEIVER {
        /// UIApplicationDelegate.
        AppDelegate = 1,
        /// UISceneDelegate.
        SceneDelegate = 2,
        /// UIWindowSceneDelegate; the same object as the scene delegate, if the scene has windows.
        WindowSceneDelegate = 3,
        /// CLLocationManagerDelegate.
        LocationManagerDelegate = 4,
        /// UNUserNotificationCenterDelegate.
        NotificationCenterDelegate = 5,
        /// PKPushRegistryDelegate.
        PushRegistryDelegate = 6,
        /// CBCentralManagerDelegate.
        CentralManagerDelegate = 7,
        /// CBPeripheralManagerDelegate.
        PeripheralManagerDelegate = 8,
        /// PTChannelManagerDelegate.
        ChannelManagerDelegate = 9,
        /// WCSessionDelegate.
        WatchSessionDelegate = 10,
        /// UNNotificationServiceExtension; in the process of the extension, not in that of the app.
        NotificationService = 11,
        /// A block of the app; the app gave the block to the system before.
        Handler = 12,
        /// CPTemplateApplicationSceneDelegate; up to iOS 12, CPApplicationDelegate.
        CarDelegate = 13,
    }
}

values! {
    /// A key of the launch options: the dictionary that application:willFinishLaunchingWithOptions:
    /// and application:didFinishLaunchingWithOptions: get. The title is Apple's name.
    pub enum LaunchOption: i32 = LCP_ENUM_LAUNCH_OPTION {
        /// No key; the dictionary is nil, or has no key for the trigger.
        None = 1,
        /// UIApplicationLaunchOptionsURLKey; an NSURL.
        Url = 2,
        /// UIApplicationLaunchOptionsSourceApplicationKey; the bundle ID of the app that asked, an
        /// NSString.
        SourceApplication = 3,
        /// UIApplicationLaunchOptionsAnnotationKey; a property list of the app that asked.
        Annotation = 4,
        /// UIApplicationLaunchOptionsRemoteNotificationKey; the payload, an NSDictionary.
        RemoteNotification = 5,
        /// UIApplicationLaunchOptionsLocalNotificationKey; a UILocalNotification.
        LocalNotification = 6,
        /// UIApplicationLaunchOptionsLocationKey; an NSNumber with a Boolean value.
        Location = 7,
        /// UIApplicationLaunchOptionsBluetoothCentralsKey; restoration identifiers, an NSArray.
        BluetoothCentrals = 8,
        /// UIApplicationLaunchOptionsBluetoothPeripheralsKey; restoration identifiers, an NSArray.
        BluetoothPeripherals = 9,
        /// UIApplicationLaunchOptionsNewsstandDownloadsKey; identifiers of downloads, an NSArray.
        NewsstandDownloads = 10,
        /// UIApplicationLaunchOptionsUserActivityDictionaryKey; an NSDictionary.
        UserActivityDictionary = 11,
        /// UIApplicationLaunchOptionsUserActivityTypeKey; an NSString inside the dictionary of the
        /// activity.
        UserActivityType = 12,
        /// UIApplicationLaunchOptionsShortcutItemKey; a UIApplicationShortcutItem.
        ShortcutItem = 13,
        /// UIApplicationLaunchOptionsCloudKitShareMetadataKey; a CKShareMetadata.
        CloudkitShareMetadata = 14,
        /// UIApplicationLaunchOptionsEventAttributionKey; beside the URL, if the sender measures
        /// clicks.
        EventAttribution = 15,
    }
}

values! {
    /// A property of UISceneConnectionOptions, which scene:willConnectToSession:options: gets. The
    /// title is Apple's name.
    pub enum ConnectionOption: i32 = LCP_ENUM_CONNECTION_OPTION {
        /// No property.
        None = 1,
        /// URLContexts; an NSSet of UIOpenURLContext.
        UrlContexts = 2,
        /// userActivities; an NSSet of NSUserActivity.
        UserActivities = 3,
        /// notificationResponse; a UNNotificationResponse.
        NotificationResponse = 4,
        /// shortcutItem; a UIApplicationShortcutItem.
        ShortcutItem = 5,
        /// sourceApplication; the bundle ID of the app that asked, nil if that app is of another
        /// team.
        SourceApplication = 6,
        /// handoffUserActivityType; an NSString.
        HandoffUserActivityType = 7,
        /// cloudKitShareMetadata; a CKShareMetadata.
        CloudkitShareMetadata = 8,
        /// shouldHandleActiveWorkoutRecovery; a BOOL.
        ActiveWorkoutRecovery = 9,
        /// nfcEvent; from iOS 17.4; no lcp_trigger_t brings it.
        NfcEvent = 10,
        /// credentialSessionEvent; from iOS 17.4; no lcp_trigger_t brings it.
        CredentialSessionEvent = 11,
        /// marketplaceDisplayOption; from iOS 17.4; no lcp_trigger_t brings it.
        MarketplaceDisplayOption = 12,
        /// gameControllerActivationContext; from iOS 18.0; no lcp_trigger_t brings it.
        GameControllerActivationContext = 13,
        /// appIntent; from iOS 26.0; an intent that opens the app.
        AppIntent = 14,
    }
}

values! {
    /// The effect of the return value of a callback.
    pub enum ReturnValue: i32 = LCP_ENUM_RETURN_VALUE {
        /// Nothing is returned.
        None = 1,
        /// The value is ignored.
        Ignored = 2,
        /// NO keeps the event from being delivered; the method for the event that launched the app
        /// is then not called.
        EventDelivery = 3,
        /// YES says that the app handled the event; NO: it could not.
        Handled = 4,
        /// NO makes the system look for a URL to open in the app.
        OpensUrl = 5,
        /// NO makes the system tell the user that the activity goes on.
        TellsUser = 6,
        /// NO keeps the interface from being saved.
        SavesState = 7,
        /// NO keeps the interface from being restored.
        RestoresState = 8,
        /// The activity is saved for the scene; nil: nothing is saved.
        SavedActivity = 9,
        /// The new scene is made from the configuration.
        SceneConfiguration = 10,
        /// The system carries out the result; it shows the participant who speaks, or leaves the
        /// channel.
        PushResult = 11,
    }
}

values! {
    /// What a record of a log says.
    pub enum RecordKind: i32 = LCP_ENUM_RECORD {
        /// A callback is called; `code` is the callback.
        Entered = 1,
        /// A callback has returned; `code` is the callback.
        Returned = 2,
        /// A notification is posted; `code` is the notification.
        Notification = 3,
        /// The app reads its state; `code` is the state, of the app or of `scene`.
        StateRead = 4,
        /// The state is read from outside; `code` is the state of the app; between two such records
        /// anything may have happened.
        StateSampled = 5,
        /// The process starts; `code` is the cause, or 0.
        Launch = 6,
        /// The process has ended; `code` is the termination, or 0; `token` is the namespace and
        /// `value` the code that a report gives, or 0.
        Ended = 7,
        /// Something happens; `code` is the occurrence.
        Event = 8,
        /// A background task begins; the task with `token`.
        TaskBegun = 9,
        /// A background task is ended; the task with `token`.
        TaskEnded = 10,
        /// A completion handler is called; `code` is the callback that got it, or 0; `token` is the
        /// number of the wake-up, or 0.
        Completed = 11,
        /// An activity is under way; `code` is the activity.
        Activity = 12,
        /// Records are missing here.
        Gap = 13,
        /// Something else; it is not judged.
        Note = 14,
    }
}

values! {
    /// The clock that gives the times of a log.
    pub enum LogClock: i32 = LCP_ENUM_CLOCK {
        /// The time of day; it may be set, and so run backwards.
        Wall = 1,
        /// A clock that never runs backwards.
        Monotonic = 2,
    }
}

values! {
    /// How an audit judges what the rules leave open.
    pub enum Strictness: i32 = LCP_ENUM_STRICTNESS {
        /// Records may be missing; that is then a warning.
        Lenient = 1,
        /// Every logged callback is in the log; a missing callback is an error.
        Usual = 2,
        /// Second accounts and tolerated rules explain nothing, either.
        Strict = 3,
    }
}

values! {
    /// What an audit finds.
    pub enum AuditKind: i32 = LCP_ENUM_AUDIT {
        /// A record that nothing explains.
        Order = 1,
        /// A record is missing; the log records every event of this kind.
        Missing = 2,
        /// A state that cannot be read there.
        Reads = 3,
        /// A callback or notification that the OS does not have.
        Unavailable = 4,
        /// Something that took longer than its limit.
        Overrun = 5,
        /// A background task that was never ended.
        NotEnded = 6,
        /// A background task that was ended twice.
        EndedTwice = 7,
        /// A background task that an expiration handler began.
        BegunInHandler = 8,
        /// The process has ended.
        End = 9,
        /// Records are missing here.
        Gap = 10,
        /// A time before that of an earlier record.
        Clock = 11,
        /// A record that only an inferred rule explains.
        Inferred = 12,
        /// A record that the rules only tolerate.
        Tolerated = 13,
        /// A record that only a second account explains.
        Account = 14,
        /// A record that cannot be read; one of its values is not in the header.
        Unread = 15,
    }
}

values! {
    /// The evidence for or against a possible end of a process.
    pub enum Ground: i32 = LCP_ENUM_GROUND {
        /// The code of a report says so.
        Reported = 1,
        /// applicationWillTerminate: was called.
        CleanExit = 2,
        /// There is a crash report.
        CrashReport = 3,
        /// The version of the app or the OS is another one.
        NewVersion = 4,
        /// The device has started again.
        Reboot = 5,
        /// An allowance was used up at the last record.
        UsedUp = 6,
        /// The app switcher was open at the last record.
        SwitcherSeen = 7,
        /// The battery was low.
        LowBattery = 8,
        /// Nothing speaks for another end.
        NothingElse = 9,
        /// The app could not be in a state in which this happens.
        Places = 10,
        /// There is no crash report.
        NoReport = 11,
        /// Nothing was open that could be used up.
        NothingOpen = 12,
        /// The code of a report says something else.
        OtherReported = 13,
    }
}

values! {
    /// What a process is: an app, an App Clip, or an app extension of some kind.
    pub enum ProcessKind: i32 = LCP_ENUM_PROCESS_KIND {
        /// app.
        App = 1,
        /// App Clip; its life cycle is that of an app; NSAppClip in the Info.plist.
        AppClip = 2,
        /// Other app extension; one of a kind that this list lacks.
        OtherExtension = 3,
        /// Notification service extension; com.apple.usernotifications.service.
        NotificationService = 4,
        /// Notification content extension; com.apple.usernotifications.content-extension.
        NotificationContent = 5,
        /// Widget extension; also of Live Activities; com.apple.widgetkit-extension.
        Widget = 6,
        /// Today widget extension; com.apple.widget-extension.
        TodayWidget = 7,
        /// Share extension; com.apple.share-services.
        Share = 8,
        /// Action extension; com.apple.ui-services, com.apple.services.
        Action = 9,
        /// Photo editing extension; com.apple.photo-editing.
        PhotoEditing = 10,
        /// Keyboard extension; com.apple.keyboard-service.
        Keyboard = 11,
        /// SiriKit intents extension; com.apple.intents-service.
        Intents = 12,
        /// Broadcast upload extension; com.apple.broadcast-services-upload.
        BroadcastUpload = 13,
        /// Packet tunnel provider; com.apple.networkextension.packet-tunnel.
        PacketTunnel = 14,
        /// Network provider; an app proxy, DNS proxy or content filter.
        NetworkProvider = 15,
        /// App push provider; local push connectivity; com.apple.networkextension.app-push.
        AppPush = 16,
        /// Location push service extension; com.apple.location.push.service.
        LocationPush = 17,
        /// Background download extension; Background Assets;
        /// com.apple.background-asset-downloader-extension.
        BackgroundDownload = 18,
        /// Device Activity monitor extension; com.apple.deviceactivity.monitor-extension.
        DeviceActivityMonitor = 19,
        /// Device Activity report extension; com.apple.deviceactivityui.report-extension.
        DeviceActivityReport = 20,
        /// Crash reporter extension.
        CrashReporter = 21,
    }
}
