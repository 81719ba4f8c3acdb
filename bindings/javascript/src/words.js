// Generated from words.json of the Python package by bindings/tools/generate.py: do not edit.

/**
 * The words for each kind of value, in rows. A row has the names of the meanings, with the most
 * common one first, and the words. A row with `choose` has no meaning that is the most common. The
 * rows of `ends` are for terminations, and for the causes of the same names.
 */
export const WORDS = {
  'state': [
    ['not-running',
      'killed, terminated, dead, closed, quit, ended, exited, not started, not launched, '
      + 'stopped, not open, not opened, force quit, force closed, swiped away, crashed, not in '
      + 'memory, terminated state, killed state, quit state'],
    ['prewarmed', 'prewarming, prewarm, warmed'],
    ['suspended',
      'sleeping, asleep, sleep, frozen, suspend, in memory, suspended in background, suspended '
      + 'in memory, suspended state'],
    ['background',
      'in background, in the background, backgrounded, running in background, minimized, '
      + 'minimised, background running, background state, off screen, not in front'],
    ['active', 'foreground active, in use, frontmost, on screen, resumed, active state'],
    ['inactive', 'foreground inactive, interrupted, inactive state, covered'],
    ['active inactive',
      'foreground, in front, in foreground, in the foreground, foregrounded, open, opened'],
    ['background suspended', 'paused, hidden'],
    ['active background', 'running, alive, launched, started, awake', 'choose'],
  ],
  'scene-state': [
    ['unattached', 'not connected, disconnected, detached, not attached'],
    ['foreground-active', 'in use, on screen, frontmost, foreground active state'],
    ['foreground-inactive', 'covered, interrupted'],
    ['scene-background', 'in background, in the background, backgrounded, minimized, minimised'],
    ['foreground-active foreground-inactive',
      'foreground, in front, in foreground, in the foreground, foregrounded'],
    ['foreground-active', 'active', 'choose'],
    ['foreground-inactive', 'inactive', 'choose'],
    ['unattached', 'not running', 'choose'],
  ],
  'axis': [
    ['app', 'process, application, app process'],
    ['scene', 'window, ui scene, one scene, window scene'],
  ],
  'termination': [
    ['none',
      'not ended, not terminated, not killed, still in memory, in memory, suspended, still '
      + 'suspended, still running'],
    ['never-launched',
      'never opened, never started, never run, not launched yet, fresh install, fresh '
      + 'installed, freshly installed, just installed, installed, new install, after install, '
      + 'first install, not opened yet'],
    ['user-force-quit', 'swiped, swipe, swipe up, swiped up, swiping, swiped up and away'],
    ['reboot',
      'shutdown, system shutdown, power off, powered off, turned off, switched off, low '
      + 'battery, low battery shutdown, battery died, battery empty'],
  ],
  'since': [
    ['reboot', 'restart, restarted, rebooted, device restarted, phone restarted, rebooting'],
    ['unlock', 'unlocked, first unlock, after first unlock, device unlocked, unlocking'],
    ['user-launch',
      'launch, launched, user launched, opened, opened by user, user opened, launched by user, '
      + 'app opened'],
  ],
  'cause': [
    ['launch-by-user',
      'user launch, user launched, launched by user, opened by user, user opens app, user '
      + 'opened app, icon tap, tap on icon, app icon, tap icon, tapped icon'],
    ['launch-by-system',
      'background launch, launched in background, system launch, launched by system, launched '
      + 'in the background, background launched, launch in background'],
    ['prewarm', 'prewarming, prewarmed, app prewarming'],
    ['activation',
      'activate, activated, become active, becomes active, became active, did become active'],
    ['interruption-ignored',
      'dismissed, call declined, declined call, alert dismissed, interruption dismissed'],
    ['interruption-accepted', 'call accepted, call answered, answered call, accepted call'],
    ['interruption-begin', 'interruption, interrupted, interrupt, begin interruption'],
    ['home-button',
      'home, home press, home button pressed, home button press, press home, pressed home, '
      + 'press home button, home gesture, swipe home, swipe up to home, swipe to home, go home, '
      + 'went home, home screen, home indicator, home swipe, swipe up from bottom'],
    ['app-switch',
      'app switched, switch app, switch apps, switched app, switched apps, switch to another '
      + 'app, another app, other app, opened another app, changed app'],
    ['app-switcher-open',
      'app switcher, task switcher, multitasking, multitasking view, open app switcher, opened '
      + 'app switcher, double home press, double press home, recents, multitasking bar'],
    ['device-lock',
      'lock, locked, lock screen, lock device, lock phone, device locked, phone locked, screen '
      + 'lock, screen locked, screen off, sleep button, power button, side button, auto lock, '
      + 'lock button, sleep wake button, locking'],
    ['device-unlock',
      'unlock, unlocked, device unlocked, phone unlocked, screen unlock, unlock device, unlock '
      + 'phone'],
    ['return-by-user',
      'return, returned, resume, resumed, reopen, reopened, come back, came back, back to app, '
      + 'warm start, warm launch, hot start, back to foreground, foregrounded, foreground, enter '
      + 'foreground, will enter foreground, return to app, bring to front'],
    ['wake-by-system',
      'wake, woken, wake up, woken up, background wake, woken by system, system wake, woken in '
      + 'background'],
    ['execution-finished',
      'suspend, suspended, suspension, suspended by system, sleep, finished, fall asleep, '
      + 'freeze, frozen'],
    ['low-battery-shutdown',
      'low battery, battery empty, battery died, battery dead, out of battery, dead battery'],
    ['system-shutdown',
      'shutdown, power off, powered off, turned off, turn off, switched off, device off'],
    ['scene-request',
      'new window, open window, new scene, open new window, request scene session activation'],
    ['scene-disconnect', 'scene disconnected, disconnect scene, disconnect, disconnected'],
    ['window-closed',
      'close window, closed window, window close, scene closed, close scene, window swiped away'],
    ['launch-by-user launch-by-system',
      'launch, launched, app launch, cold start, cold launch, start, started, startup'],
    ['launch-by-user return-by-user', 'open, opened, open app, app opened, tap, tapped'],
    ['home-button app-switch device-lock',
      'backgrounded, go to background, enter background, did enter background, going to '
      + 'background, minimize, minimized, minimise, minimised, send to background, sent to '
      + 'background'],
    ['interruption-ignored interruption-accepted',
      'interruption end, interruption ended, call ended, interruption over'],
    ['home-button user-force-quit', 'swipe, swiped, swiped up, swiping', 'choose'],
    ['launch-by-user wake-by-system launch-by-system',
      'push, notification, push notification, silent push', 'choose'],
  ],
  'trigger': [
    ['cloudkit-share',
      'cloudkit, icloud share, share invitation, ckshare, cloudkit sharing, accept share, '
      + 'shared record'],
    ['notification-settings',
      'open settings for notification, in app notification settings, notification settings of '
      + 'the app'],
    ['siri-intent',
      'sirikit, inintent, sirikit intent, intent handler, inplaymediaintent, handle intent'],
    ['local-push-call',
      'local push connectivity, neapppushprovider, app push provider, neapppushmanager'],
    ['crash-detection', 'car crash, safetykit, vehicular crash, sacrashdetectionmanager'],
    ['exposure-notification', 'enmanager, covid, contact tracing, exposure'],
    ['shareplay', 'group activities, group session, group activity, facetime activity'],
    ['hotspot-command',
      'hotspot, hotspot helper, nehotspothelper, captive portal, captive network'],
    ['watchkit-request', 'watchkit, open parent application, handle watchkit extension request'],
    ['workout-data', 'workout, hkworkoutsession, mirrored workout, remote workout data'],
    ['push-to-talk-transmit',
      'talk button, begin transmitting, ptt transmit, ptt button, transmission'],
    ['user-tap',
      'tap, tapped, icon, app icon, icon tap, tap icon, tap on icon, tapped icon, user launch, '
      + 'launched by user, user opens app, opened by user, open app, app opened, home screen '
      + 'icon, user launches app'],
    ['notification-tap',
      'notification tapped, tap on notification, tapped notification, tap notification, push '
      + 'tap, push tapped, notification opened, notification response, notification click, '
      + 'notification clicked'],
    ['notification-action',
      'notification button, action button, unnotificationaction, notification reply'],
    ['open-url',
      'url, deep link, url scheme, custom url, custom url scheme, opened url, url open'],
    ['handoff', 'user activity, nsuseractivity, continue user activity, continuity'],
    ['quick-action',
      'shortcut item, home screen quick action, 3d touch, force touch, '
      + 'uiapplicationshortcutitem, home screen action'],
    ['app-intent',
      'widget, widget button, interactive widget, control widget, intent, app intents, siri, '
      + 'siri shortcut, shortcuts, shortcuts app'],
    ['carplay-connect', 'carplay, carplay connected'],
    ['standard-location',
      'gps, location update, location updates, standard location service, standard location '
      + 'updates, continuous location, start updating location, did update locations, background '
      + 'location updates'],
    ['significant-location-change',
      'significant location, slc, slcs, significant change, significant changes, significant '
      + 'location changes, significant location change service, significant location update, '
      + 'significant location updates, start monitoring significant location changes, location '
      + 'change, cell tower change, significant location monitoring'],
    ['region-enter',
      'enter region, did enter region, region entry, region entered, entered region, geofence '
      + 'enter, geofence entry, geofence entered, enter geofence'],
    ['region-exit',
      'exit region, did exit region, region exited, exited region, leave region, region left, '
      + 'geofence exit, geofence exited, exit geofence, leave geofence'],
    ['beacon',
      'ibeacon, ibeacons, beacons, beacon region, ibeacon region, clbeaconregion, beacon '
      + 'monitoring'],
    ['monitor-condition', 'clmonitor, monitor, condition monitoring, clcondition'],
    ['visit', 'visits, clvisit, did visit, visit monitoring'],
    ['location-push', 'location push service extension, location push extension'],
    ['background-fetch',
      'fetch, perform fetch, perform fetch with completion handler, bg fetch, set minimum '
      + 'background fetch interval, background fetch event'],
    ['silent-push',
      'silent notification, silent push notification, silent remote notification, content '
      + 'available, content available push, background push, background notification, background '
      + 'push notification, background remote notification, silent apns, silent, content '
      + 'available 1, data push, data message, data only push, data notification, silent pushes, '
      + 'invisible push'],
    ['silent-push-with-alert',
      'content available with alert, alert with content available, visible push with content '
      + 'available, alert and content available, content available and alert'],
    ['visible-push',
      'alert push, visible notification, visible push notification, alert notification, alert '
      + 'push notification, loud push, user visible push, display notification, display message'],
    ['url-session-finished',
      'download, background download, background upload, upload, background transfer, url '
      + 'session, nsurlsession, background url session, background session, background '
      + 'nsurlsession, download finished, upload finished, transfer finished, url session events, '
      + 'handle events for background url session, background downloads, file download'],
    ['url-session-authentication',
      'authentication challenge, url session challenge, url session authentication challenge'],
    ['voip-push',
      'callkit, pushkit, pushkit push, pkpush, voip notification, voip push notification, voip '
      + 'remote notification, callkit push, pkpushregistry, pkpushtypevoip'],
    ['voip-socket-data', 'voip socket, socket data, voip data'],
    ['voip-keep-alive',
      'keep alive, keep alive timeout, set keep alive timeout, keep alive handler'],
    ['push-to-talk', 'ptt, push to talk push, ptt push, walkie talkie, ptchannelmanager'],
    ['accessory-connection',
      'accessory connected, accessory disconnected, accessory did connect, eaaccessory did '
      + 'connect'],
    ['bluetooth-central',
      'cbcentralmanager, ble central, core bluetooth central, bluetooth notification, ble '
      + 'notification, peripheral connected, peripheral connects, peripheral connect, bluetooth '
      + 'peripheral connects, bluetooth peripheral connected, bluetooth peripheral connect, '
      + 'cbperipheral'],
    ['bluetooth-peripheral', 'cbperipheralmanager, ble peripheral, core bluetooth peripheral'],
    ['app-refresh-task',
      'app refresh, bgapprefreshtask, bg app refresh, bgapprefreshtaskrequest, background app '
      + 'refresh task, refresh task, refresh'],
    ['processing-task',
      'bgprocessingtask, background processing, bg processing, bgprocessingtaskrequest, '
      + 'background processing task, processing'],
    ['continued-processing-task',
      'bgcontinuedprocessingtask, continued processing, bgcontinuedprocessingtaskrequest'],
    ['health-research-task', 'bghealthresearchtask, health research'],
    ['healthkit-delivery',
      'healthkit, hkobserverquery, healthkit background delivery, enable background delivery, '
      + 'healthkit update, health data'],
    ['watch-message', 'send message, wcsession message, wcsession send message'],
    ['watch-transfer',
      'transfer user info, transfer file, watch user info, update application context'],
    ['live-activity', 'activitykit, live activity push, push to start'],
    ['local-notification',
      'local push, local push notification, scheduled notification, uilocalnotification, local '
      + 'alert, local reminder'],
    ['prewarm', 'prewarming, prewarmed, app prewarming, active prewarm'],
    ['notification-service-extension',
      'notification service, service extension, notification extension, '
      + 'unnotificationserviceextension, mutable content, nse, rich push'],
    ['live-updates', 'cllocationupdate, location live updates, cllocationupdate live updates'],
    ['silent-push visible-push silent-push-with-alert voip-push',
      'push, pushes, push notification, push notifications, remote notification, apns push, '
      + 'remote notifications, remote push, apns, apple push, fcm, fcm message, remote push '
      + 'notification, push message, did receive remote notification'],
    ['region-enter region-exit',
      'region, geofence, geofencing, region monitoring, clregion, clcircularregion, regions, '
      + 'region change, geofence event, geofences'],
    ['bluetooth-central bluetooth-peripheral',
      'bluetooth, ble, core bluetooth, bluetooth le, bluetooth low energy, bluetooth event, ble '
      + 'event, bluetooth restoration, bluetooth state restoration, state restoration'],
    ['app-refresh-task background-fetch', 'background app refresh, background refresh'],
    ['app-refresh-task processing-task', 'bgtask, bgtaskscheduler'],
    ['handoff open-url', 'universal link, universal links'],
    ['accessory-data accessory-connection',
      'external accessory, accessory, mfi, mfi accessory, eaaccessory'],
    ['newsstand-push newsstand-download-finished', 'newsstand'],
    ['watch-message watch-transfer', 'watch, apple watch, watchconnectivity, wcsession'],
    ['voip-push voip-socket-data voip-boot voip-relaunch-after-exit voip-keep-alive',
      'voip, voip call, voice over ip', 'choose'],
    ['standard-location significant-location-change region-enter visit',
      'location, background location, core location, location services, location event, '
      + 'cllocationmanager', 'choose'],
    ['silent-push visible-push local-notification notification-tap',
      'notification, notifications, message', 'choose'],
    ['app-refresh-task processing-task url-session-finished background-fetch',
      'background task, background tasks, background, task', 'choose'],
    ['audio-data-needed', 'audio, music', 'choose'],
  ],
  'interruption': [
    ['apple-pay', 'pkpayment, passkit, apple pay sheet, pkpaymentauthorizationcontroller'],
    ['sign-in-with-apple', 'apple id sign in, siwa, asauthorizationcontroller, apple sign in'],
    ['web-authentication',
      'aswebauthenticationsession, web auth, oauth, oauth prompt, sfauthenticationsession'],
    ['slide-over', 'slide over app'],
    ['sms-alert', 'sms, text, text message, imessage, sms message, message'],
    ['system-alert',
      'alert, system dialog, permission alert, permission dialog, permission prompt, permission '
      + 'request, dialog, popup, location prompt, system prompt'],
    ['notification-center',
      'notification centre, notifications pulled down, notification shade, notification drawer, '
      + 'pull down notifications'],
    ['control-center', 'control centre, control panel, cc'],
    ['siri', 'hey siri, siri activated'],
    ['biometric-prompt',
      'face id, touch id, biometrics, biometric, face id prompt, touch id prompt, laconext'],
    ['in-app-purchase',
      'iap, purchase, storekit, in app purchase sheet, app store sheet, payment sheet'],
    ['low-battery-alert', 'low battery, battery alert, low battery warning, battery low'],
    ['alarm', 'alarm clock, timer alarm'],
    ['share-sheet',
      'share, uiactivityviewcontroller, activity sheet, activity view, share dialog'],
    ['banner', 'notification banner, banner notification, push banner'],
    ['phone-call', 'full screen call, incoming phone call, gsm call, cellular call'],
    ['call-banner', 'incoming call banner, phone call banner, compact call'],
    ['phone-call call-banner',
      'callkit, call, phone, incoming call, ringing, facetime, facetime call'],
    ['banner notification-center',
      'notification, push, push notification, notifications', 'choose'],
  ],
  'mode': [
    ['screen-capture', 'screencapturekit, screen recording, screen sharing, capture screen'],
    ['audio',
      'music, playback, background audio, audio playback, airplay, audio airplay and picture in '
      + 'picture, picture in picture, pip, audio and airplay'],
    ['location',
      'location updates, background location, gps, standard location, start updating location, '
      + 'location update'],
    ['voip',
      'voice over ip, voip push, pushkit, voip mode, voip socket, callkit, voip socket data, '
      + 'pkpush'],
    ['newsstand-content', 'newsstand, newsstand downloads, newsstand push'],
    ['external-accessory',
      'external accessory communication, accessory, mfi, accessory data, accessory connection, '
      + 'eaaccessory'],
    ['bluetooth-central', 'uses bluetooth le accessories, cbcentralmanager, ble central, central'],
    ['bluetooth-peripheral',
      'acts as a bluetooth le accessory, cbperipheralmanager, ble peripheral, peripheral'],
    ['fetch',
      'background fetch, bg fetch, app refresh, background app refresh, app refresh task, '
      + 'bgapprefreshtask, perform fetch'],
    ['remote-notification',
      'push, pushes, remote notifications, push notification, push notifications, silent push, '
      + 'silent pushes, silent notification, silent notifications, background push, apns, content '
      + 'available, background notification, background notifications, silent push with alert, '
      + 'silent push notification, silent push notifications'],
    ['processing', 'background processing, bgprocessingtask, processing task, bg processing'],
    ['push-to-talk', 'ptt, walkie talkie'],
    ['nearby-interaction', 'uwb, ultra wideband, nearby, uses nearby interaction'],
    ['bluetooth-central bluetooth-peripheral',
      'bluetooth, ble, core bluetooth, bluetooth le, bluetooth low energy'],
    ['fetch processing', 'background task, background tasks, bgtask, bgtaskscheduler', 'choose'],
  ],
  'activity': [
    ['screen-capture',
      'screencapturekit, screen recording, scstream, record screen, screen sharing'],
    ['neural-engine', 'ane, core ml, core ai, inference, npu, machine learning'],
    ['bluetooth-scan', 'scan, bluetooth scanning, ble scan, scan for peripherals, scanning'],
    ['bluetooth-advertise', 'advertise, advertising, ble advertising, start advertising'],
    ['inter-app-audio', 'iaa, audiobus'],
    ['touch-delivery', 'touch, touches'],
    ['ui-update', 'ui, update ui, ui updates, draw, drawing, user interface, redraw'],
    ['opengl-es', 'opengl, gl, gles, eagl, eaglcontext, draw with opengl'],
    ['metal', 'mtl, metal drawing, draw with metal'],
    ['file-lock',
      'sqlite, sqlite lock, database, database lock, file locks, lock file, core data'],
    ['protected-file-access',
      'keychain, read keychain, keychain access, protected files, protected file, data '
      + 'protection, protected data, read protected file'],
    ['camera', 'avcapturesession, video capture, take a picture'],
    ['bonjour-service', 'bonjour, nsnetservice, mdns'],
    ['listening-socket', 'server socket, listen, listen socket, http server, server'],
    ['network-socket', 'socket, sockets, tcp socket, web socket'],
    ['accessory-session', 'easession, external accessory session'],
    ['timer', 'nstimer, timers, scheduled timer, dispatch timer'],
    ['heavy-work', 'cpu, cpu work, computation, heavy computation, computing'],
    ['audio-playback',
      'music, play audio, play music, playing audio, playing music, playback, avaudioplayer, '
      + 'audio player'],
    ['audio-recording', 'record, recording, record audio, microphone, mic, avaudiorecorder'],
    ['begin-background-task',
      'background task, begin background task with expiration handler, uibackgroundtask, begin '
      + 'background task with name'],
    ['start-location-updates',
      'location, gps, location updates, start updating location, start location'],
    ['sensitive-content-on-screen',
      'sensitive content, password on screen, sensitive data on screen'],
    ['alert-on-screen', 'alert, alert view, uialertview, uialertcontroller, action sheet'],
    ['background-transfer',
      'download, upload, url session, nsurlsession, background download, background upload, '
      + 'background url session, file download'],
    ['play-alongside-others', 'mix with others, mixable audio, mixing audio'],
    ['schedule-app-refresh',
      'bgapprefreshtaskrequest, submit app refresh, schedule bgapprefreshtask'],
    ['schedule-processing',
      'bgprocessingtaskrequest, submit processing, schedule bgprocessingtask'],
    ['schedule-continued-processing',
      'bgcontinuedprocessingtaskrequest, schedule bgcontinuedprocessingtask'],
    ['schedule-health-research', 'bghealthresearchtaskrequest'],
    ['metal opengl-es', 'gpu, graphics, gpu work'],
    ['network-socket background-transfer',
      'network, networking, http, http request, network request, request'],
    ['audio-playback audio-recording', 'audio, sound, avaudiosession', 'choose'],
  ],
  'allowance': [
    ['siri-intent', 'sirikit, inintent, intent handler'],
    ['background-transfer url-session-events', 'upload, background upload', 'choose'],
    ['did-enter-background',
      'application did enter background, enter background, entering background, going to '
      + 'background, go to background, scene did enter background'],
    ['will-terminate', 'application will terminate'],
    ['background-task',
      'begin background task, background time, background time remaining, begin background task '
      + 'with expiration handler, begin background task with name, uibackgroundtask, background '
      + 'execution time, finite length task, background tasks, background task time, background '
      + 'task assertion'],
    ['expiration-handler', 'background task expiration handler, expiration, expiry handler'],
    ['background-fetch',
      'fetch, perform fetch, perform fetch with completion handler, bg fetch, application '
      + 'perform fetch with completion handler'],
    ['app-refresh-task',
      'app refresh, bgapprefreshtask, refresh task, bg app refresh, background app refresh task'],
    ['processing-task',
      'bgprocessingtask, background processing, bg processing, processing, background '
      + 'processing task'],
    ['continued-processing-task', 'bgcontinuedprocessingtask, continued processing'],
    ['health-research-task', 'bghealthresearchtask, health research'],
    ['silent-push',
      'silent notification, silent push notification, background push, content available, '
      + 'background notification, remote notification fetch, did receive remote notification, '
      + 'silent remote notification, application did receive remote notification fetch completion '
      + 'handler'],
    ['url-session-events',
      'url session, nsurlsession, background url session, download, background download, handle '
      + 'events for background url session, url session finished, application handle events for '
      + 'background url session completion handler'],
    ['accessory-wake', 'accessory, external accessory, mfi, accessory data'],
    ['bluetooth-wake', 'bluetooth, ble, core bluetooth, bluetooth central, bluetooth peripheral'],
    ['location-wake',
      'location, region, geofence, beacon, ibeacon, region enter, region exit, significant '
      + 'location change, significant location, slc, visit, region monitoring, location update, '
      + 'location updates'],
    ['voip-push-report',
      'callkit, voip push, pushkit, report call, report incoming call, report new incoming call'],
    ['voip-keep-alive-handler', 'keep alive handler'],
    ['voip-keep-alive-interval',
      'keep alive interval, set keep alive timeout, keep alive timeout, keep alive'],
    ['cpu-usage', 'cpu, cpu limit, cpu time, background cpu'],
    ['notification-service-extension',
      'notification service, service extension, notification extension, '
      + 'unnotificationserviceextension, nse, mutable content'],
    ['resume',
      'return to foreground, enter foreground, will enter foreground, application will enter '
      + 'foreground, resume time'],
    ['app-intent', 'intent, app intents, siri, shortcuts, siri shortcut'],
    ['persistent-wifi', 'wifi'],
    ['launch process-launch scene-create',
      'launch time, launch timeout, startup, startup time, app launch, launching, did finish '
      + 'launching, did finish launching with options, cold start, cold launch, application did '
      + 'finish launching with options'],
    ['silent-push voip-push-report notification-service-extension',
      'push, push notification, remote notification, remote notifications, push notifications'],
    ['launch scene-create scene-update resume suspend',
      'watchdog, watchdog timeout, watchdog time, 0x8badf00d, 8badf00d', 'choose'],
    ['voip-push-report voip-keep-alive-handler voip-wake-rate', 'voip', 'choose'],
    ['background-task app-refresh-task processing-task',
      'background, bgtask, background execution', 'choose'],
  ],
  'event': [
    ['audio-interruption',
      'audio session interruption, avaudiosession interruption, audio interrupted'],
    ['touch', 'touches, tap, taps'],
    ['orientation-change', 'rotation, rotate, orientation, device rotation'],
    ['significant-time-change',
      'midnight, time change, day change, time zone change, daylight saving'],
    ['battery-change', 'battery, battery level, battery state, battery level change'],
    ['proximity-change', 'proximity, proximity sensor'],
    ['protected-data-change', 'protected data, data protection'],
    ['screen-change', 'external screen, external display, screen connected'],
    ['defaults-change', 'defaults, user defaults, nsuserdefaults, userdefaults change'],
    ['locale-change', 'locale, language, language change, region format change'],
    ['icloud-identity-change', 'icloud, icloud account, icloud account change'],
    ['memory-warning', 'low memory, low memory warning, did receive memory warning'],
    ['local-notification', 'local push, scheduled notification, uilocalnotification'],
    ['view-redraw', 'redraw, set needs display, drawing, draw rect'],
    ['location-update', 'location, gps, location updates, location change'],
    ['network-request', 'network, incoming request, incoming connection, socket'],
    ['window-snapshot', 'snapshot, app switcher snapshot, app snapshot'],
    ['remote-notification',
      'push, push notification, remote push, visible push, alert push, apns'],
    ['accessory-connection', 'accessory, accessory connected, accessory disconnected'],
    ['remote-notification local-notification', 'notification, notifications', 'choose'],
  ],
  'occurrence': [
    ['begin-interruption', 'interruption begin'],
  ],
  'quota': [
    ['live-activities', 'live activity, activitykit, live activities at once'],
    ['service-updates', 'service update, ptt service updates'],
    ['location-pushes', 'location push, location push service'],
    ['health-deliveries',
      'healthkit, healthkit frequency, hkupdatefrequency, enable background delivery'],
    ['widget-reloads', 'widget, widgets, widgetkit, widget refresh, timeline reload'],
    ['live-activity-updates', 'activity updates'],
    ['scheduled-local-notifications',
      'local notifications, local notification, notifications, scheduled notifications, pending '
      + 'notifications, pending local notifications'],
    ['monitored-regions',
      'region, regions, geofence, geofences, beacon, beacons, ibeacon, ibeacons, beacon '
      + 'regions, monitored region, region monitoring, clmonitor conditions'],
    ['pending-refresh-tasks',
      'refresh tasks, app refresh tasks, bgapprefreshtask, app refresh, app refresh task, '
      + 'bgapprefreshtaskrequest'],
    ['pending-processing-tasks',
      'processing tasks, bgprocessingtask, background processing, processing task, '
      + 'bgprocessingtaskrequest'],
    ['silent-pushes',
      'push, pushes, silent push, silent notifications, background pushes, content available, '
      + 'background push, silent notification'],
    ['newsstand-pushes', 'newsstand, newsstand push'],
    ['wakeups', 'cpu wakeups, wakes, idle wakeups'],
    ['voip-wakes', 'voip, voip wake, voip wakeups'],
    ['location-change-updates',
      'significant location changes, significant location change, slc, significant location'],
    ['launch-screen-size', 'launch screen, launch image, launch images, splash screen'],
    ['notification-service-memory',
      'notification service extension, service extension memory, notification service, nse '
      + 'memory, nse, notification service extension memory'],
    ['disk-writes', 'disk, disk write, writes, disk writing'],
    ['foreground-apps', 'apps in front, split view, foreground slots'],
  ],
  'process-kind': [
    ['app', 'application, main app, containing app, host app'],
    ['app-clip', 'clip, app clips'],
    ['notification-service',
      'notification service extension, nse, service extension, push extension'],
    ['notification-content', 'notification content extension, content extension'],
    ['widget',
      'widget extension, widgetkit, widgets, home screen widget, lock screen widget, live '
      + 'activity, widgetkit extension'],
    ['today-widget', 'today extension, today, today widget extension'],
    ['share', 'share extension, share sheet'],
    ['action', 'action extension'],
    ['photo-editing', 'photo editing extension, photo extension'],
    ['keyboard', 'keyboard extension, custom keyboard'],
    ['intents', 'intents extension, siri extension, sirikit, siri, siri intents'],
    ['broadcast-upload', 'broadcast extension, broadcast, replaykit, broadcast upload extension'],
    ['packet-tunnel', 'vpn, packet tunnel provider, vpn extension, tunnel'],
    ['network-provider', 'content filter, network filter, dns proxy, app proxy'],
    ['packet-tunnel network-provider app-push', 'network extension', 'choose'],
    ['app-push', 'local push, local push connectivity, app push provider'],
    ['location-push', 'location push service extension, location push extension'],
    ['background-download',
      'background assets, background download extension, background assets extension'],
    ['device-activity-monitor device-activity-report', 'device activity, screen time', 'choose'],
    ['crash-reporter', 'crash reporter extension, crash extension'],
    ['other-extension', 'extension, app extension, appex'],
  ],
  'authorization': [
    ['provisional-always', 'provisional, provisionally always'],
    ['always-reduced', 'always with reduced accuracy, approximate always'],
    ['when-in-use-reduced',
      'reduced accuracy, approximate, approximate location, precise location off, when in use '
      + 'with reduced accuracy'],
    ['always',
      'authorized always, CLAuthorizationStatus.authorizedAlways, always allow, allow always, '
      + 'always authorization, always permission'],
    ['when-in-use',
      'authorized when in use, CLAuthorizationStatus.authorizedWhenInUse, while in use, in use, '
      + 'while using, while using the app, while using app, when using, in use only, allow once, '
      + 'foreground only, only while using the app'],
    ['none',
      'never, no, not authorized, unauthorized, not granted, not determined, restricted, '
      + 'CLAuthorizationStatus.denied, CLAuthorizationStatus.notDetermined, '
      + 'CLAuthorizationStatus.restricted, kCLAuthorizationStatusNotDetermined, '
      + 'kCLAuthorizationStatusRestricted, do not allow, don\'t allow, off, ask next time'],
  ],
  'profile': [
    ['documented', 'apple, docs, documentation, official, apple docs'],
    ['observed', 'measured, devices, real devices, real'],
    ['article', 'articles, founding articles, founding documents'],
  ],
  'idiom': [
    ['phone', 'iphone, ipod, ipod touch'],
    ['pad', 'ipad, tablet'],
  ],
  'code': [
    ['0x8badf00d', '8badf00d, ate bad food, bad food'],
    ['0x2182bad2', '2182bad2'],
    ['0x2182bad3', '2182bad3'],
    ['0x2182bad4', '2182bad4'],
    ['0xdead10cc', 'dead10cc, dead lock'],
    ['0xc00010ff', 'c00010ff, cool off'],
    ['0xbaadca11', 'baadca11, bad call'],
    ['0xbad22222', 'bad22222'],
    ['0xbaddd15c', 'baddd15c, bad disk'],
    ['0xd00d2bad', 'd00d2bad, dude too bad'],
    ['0xc51bad01', 'c51bad01'],
    ['0xc51bad02', 'c51bad02'],
    ['0xc51bad03', 'c51bad03'],
    ['0x2bad45ec', '2bad45ec, too bad for security'],
    ['0xbaaaaaad', 'baaaaaad, bad'],
    ['0xdeadfa11', 'deadfa11, dead fall'],
    ['0xfbfbfbfb', 'fbfbfbfb'],
  ],
  'callback': [
    ['application:didFinishLaunchingWithOptions:', 'didFinishLaunchingWithOptions'],
    ['application:willFinishLaunchingWithOptions:',
      'willFinishLaunchingWithOptions, willFinishLaunching'],
    ['applicationDidBecomeActive:', 'didBecomeActive'],
    ['applicationWillResignActive:', 'willResignActive'],
    ['applicationDidEnterBackground:', 'didEnterBackground'],
    ['applicationWillEnterForeground:', 'willEnterForeground'],
    ['applicationWillTerminate:', 'willTerminate'],
    ['applicationDidReceiveMemoryWarning:', 'didReceiveMemoryWarning, memory warning'],
    ['applicationSignificantTimeChange:', 'significantTimeChange'],
    ['applicationProtectedDataWillBecomeUnavailable:', 'protectedDataWillBecomeUnavailable'],
    ['applicationProtectedDataDidBecomeAvailable:', 'protectedDataDidBecomeAvailable'],
    ['application:handleOpenURL:', 'application(_:handleOpen:), handleOpenURL'],
    ['application:openURL:sourceApplication:annotation:',
      'application(_:open:sourceApplication:annotation:)'],
    ['application:openURL:options:', 'application(_:open:options:)'],
    ['application:didReceiveRemoteNotification:fetchCompletionHandler:',
      'didReceiveRemoteNotification:fetchCompletionHandler:'],
    ['application:didReceiveLocalNotification:',
      'application(_:didReceive:), didReceiveLocalNotification'],
    ['application:handleActionWithIdentifier:forRemoteNotification:completionHandler:',
      'handleActionWithIdentifier:forRemoteNotification:completionHandler:'],
    ['userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:',
      'userNotificationCenter(_:didReceive:withCompletionHandler:), '
      + 'didReceiveNotificationResponse'],
    ['application:continueUserActivity:restorationHandler:',
      'application(_:continue:restorationHandler:)'],
    ['application:performActionForShortcutItem:completionHandler:',
      'application(_:performActionFor:completionHandler:)'],
    ['application:performFetchWithCompletionHandler:',
      'performFetchWithCompletionHandler, performFetch'],
    ['application:handleEventsForBackgroundURLSession:completionHandler:',
      'handleEventsForBackgroundURLSession, '
      + 'handleEventsForBackgroundURLSession:completionHandler:'],
    ['application:shouldRestoreApplicationState:', 'shouldRestoreApplicationState'],
    ['application:didDecodeRestorableStateWithCoder:',
      'application(_:didDecodeRestorableStateWith:)'],
    ['application:shouldSaveApplicationState:', 'shouldSaveApplicationState'],
    ['application:willEncodeRestorableStateWithCoder:',
      'application(_:willEncodeRestorableStateWith:)'],
    ['application:configurationForConnectingSceneSession:options:',
      'application(_:configurationForConnecting:options:), configurationForConnecting, '
      + 'configurationForConnectingSceneSession'],
    ['application:didDiscardSceneSessions:', 'didDiscardSceneSessions'],
    ['scene:willConnectToSession:options:',
      'scene(_:willConnectTo:options:), willConnectTo, willConnectToSession, scene will '
      + 'connect, sceneWillConnectTo'],
    ['scene:openURLContexts:', 'openURLContexts'],
    ['scene:continueUserActivity:', 'scene(_:continue:)'],
    ['windowScene:performActionForShortcutItem:completionHandler:',
      'windowScene(_:performActionFor:completionHandler:)'],
    ['locationManager:didUpdateToLocation:fromLocation:', 'locationManager(_:didUpdateTo:from:)'],
    ['locationManager:didUpdateLocations:', 'didUpdateLocations'],
    ['locationManager:didEnterRegion:', 'didEnterRegion'],
    ['locationManager:didExitRegion:', 'didExitRegion'],
    ['locationManager:didDetermineState:forRegion:',
      'locationManager(_:didDetermineState:for:), didDetermineState'],
    ['locationManager:didVisit:', 'didVisit'],
    ['pushRegistry:didReceiveIncomingPushWithPayload:forType:',
      'pushRegistry(_:didReceiveIncomingPushWith:for:)'],
    ['pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:',
      'pushRegistry(_:didReceiveIncomingPushWith:for:completion:)'],
    ['incomingPushResultForChannelManager:channelUUID:pushPayload:',
      'incomingPushResult(channelManager:channelUUID:pushPayload:)'],
    ['session:didReceiveMessage:', 'didReceiveMessage'],
    ['session:didReceiveUserInfo:', 'didReceiveUserInfo'],
    ['didReceiveNotificationRequest:withContentHandler:',
      'didReceive(_:withContentHandler:), didReceiveNotificationRequest'],
    ['background-task-expiration-handler',
      'beginBackgroundTask(expirationHandler:), '
      + 'beginBackgroundTask(withName:expirationHandler:), '
      + 'beginBackgroundTaskWithExpirationHandler:'],
    ['bgtask-launch-handler',
      'register(forTaskWithIdentifier:using:launchHandler:), '
      + 'registerForTaskWithIdentifier:usingQueue:launchHandler:, launch handler'],
    ['bgtask-expiration-handler',
      'BGAppRefreshTask.expirationHandler, BGProcessingTask.expirationHandler'],
    ['keep-alive-handler', 'setKeepAliveTimeout(_:handler:)'],
    ['healthkit-update-handler', 'HKObserverQuery.updateHandler, updateHandler'],
    ['userNotificationCenter:willPresentNotification:withCompletionHandler:',
      'userNotificationCenter(_:willPresent:withCompletionHandler:), willPresentNotification, '
      + 'willPresent'],
    ['stateRestorationActivityForScene:',
      'stateRestorationActivity(for:), stateRestorationActivity'],
    ['scene:restoreInteractionStateWithUserActivity:',
      'scene(_:restoreInteractionStateWith:), restoreInteractionState'],
    ['application:didReceiveRemoteNotification:fetchCompletionHandler: application:didReceiveRemoteNotification:',
      'didReceiveRemoteNotification'],
    ['application:didFinishLaunchingWithOptions: applicationDidFinishLaunching:',
      'didFinishLaunching'],
    ['centralManager:willRestoreState: peripheralManager:willRestoreState:', 'willRestoreState'],
    ['application:continueUserActivity:restorationHandler: scene:continueUserActivity:',
      'continueUserActivity'],
    ['pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler: pushRegistry:didReceiveIncomingPushWithPayload:forType:',
      'didReceiveIncomingPush, didReceiveIncomingPushWith, didReceiveIncomingPushWithPayload'],
    ['application:performActionForShortcutItem:completionHandler: windowScene:performActionForShortcutItem:completionHandler:',
      'performActionForShortcutItem, performActionFor'],
    ['application:openURL:options: scene:openURLContexts: application:openURL:sourceApplication:annotation: application:handleOpenURL:',
      'openURL, open', 'choose'],
    ['background-task-expiration-handler bgtask-expiration-handler',
      'expirationHandler', 'choose'],
  ],
  'notification': [
    ['UIApplicationDidFinishLaunchingNotification', 'UIApplicationDidFinishLaunching'],
    ['UIApplicationDidBecomeActiveNotification', 'UIApplicationDidBecomeActive'],
    ['UIApplicationWillResignActiveNotification', 'UIApplicationWillResignActive'],
    ['UIApplicationDidEnterBackgroundNotification', 'UIApplicationDidEnterBackground'],
    ['UIApplicationWillEnterForegroundNotification', 'UIApplicationWillEnterForeground'],
    ['UIApplicationWillTerminateNotification', 'UIApplicationWillTerminate'],
    ['UIApplicationDidReceiveMemoryWarningNotification', 'UIApplicationDidReceiveMemoryWarning'],
    ['UIApplicationSignificantTimeChangeNotification', 'UIApplicationSignificantTimeChange'],
    ['UIApplicationProtectedDataWillBecomeUnavailable',
      'UIApplication.protectedDataWillBecomeUnavailableNotification'],
    ['UIApplicationProtectedDataDidBecomeAvailable',
      'UIApplication.protectedDataDidBecomeAvailableNotification'],
  ],
  'ends': [
    ['user-force-quit',
      'force quit, force quitted, force quitting, force quit by user, force close, force '
      + 'closed, force closing, force kill, force killed, force stop, force stopped, force '
      + 'terminated, swiped away, swipe away, swiped away by user, swiped off, swiped out, swipe '
      + 'kill, swipe to kill, swipe to close, swipe off, removed from app switcher, swiped from '
      + 'app switcher, swiped up in app switcher, swiped away in app switcher, closed from app '
      + 'switcher, cleared from app switcher, killed from app switcher, killed in app switcher, '
      + 'killed from recents, force quit from app switcher, removed from recents, cleared from '
      + 'recents, removed from multitasking, closed in app switcher, user kill, user killed, user '
      + 'quit, user closed, user terminated, killed by user, killed by the user, closed by user, '
      + 'closed by the user, terminated by user, terminated by the user, quit by user, quit by '
      + 'the user, manually killed, manually closed, killed manually, closed manually, deadfa11, '
      + '0xdeadfa11'],
    ['user-force-quit-held-button',
      'held home button, hold home button, holding home button, held the home button, home '
      + 'button held'],
    ['system-reclaimed',
      'evicted, purged, reclaimed, purged from memory, evicted from memory, reclaimed by '
      + 'system, killed while suspended, jetsam while suspended, killed in suspended state, '
      + 'terminated while suspended'],
    ['system-ended-background',
      'killed in background, killed in the background, terminated in background, terminated in '
      + 'the background, jetsam in background, killed while in background'],
    ['memory-pressure',
      'low memory, memory kill, low memory kill, killed for memory, memory pressure kill, '
      + 'killed due to memory pressure'],
    ['memory-limit',
      'foom, too much memory, memory limit exceeded, per process limit, exceeded memory limit, '
      + 'highwater, jetsam limit'],
    ['crash',
      'crashed, app crash, app crashed, exception, uncaught exception, unhandled exception, '
      + 'fatal error, segfault, segmentation fault, abort, aborted, sigabrt, sigsegv, sigtrap, '
      + 'sigbus, sigill, exc bad access, exc crash, exc breakpoint'],
    ['watchdog',
      'watchdog kill, watchdog timeout, watchdog termination, killed by watchdog, killed by the '
      + 'watchdog, terminated by watchdog, watchdogged, launch timeout, 8badf00d, 0x8badf00d, ate '
      + 'bad food, bad food'],
    ['background-task-expired',
      'background task timeout, background task timed out, background time expired, background '
      + 'task leaked, background task not ended, 2182bad2, 0x2182bad2'],
    ['background-fetch-expired',
      'background fetch timeout, background fetch timed out, 2182bad4, 0x2182bad4'],
    ['url-session-expired',
      'url session timeout, background url session expired, 2182bad3, 0x2182bad3'],
    ['cpu-limit',
      'cpu, too much cpu, cpu usage, cpu resource limit, cpu limit exceeded, excessive cpu'],
    ['thermal',
      'overheated, overheating, too hot, heat, thermal pressure, c00010ff, 0xc00010ff, cool off'],
    ['disk-pressure',
      'disk full, storage full, no disk space, low disk space, low storage, out of disk space, '
      + 'baddd15c, 0xbaddd15c, bad disk'],
    ['resource-held',
      'dead10cc, 0xdead10cc, dead lock, file lock held, sqlite lock, database lock held, held '
      + 'file lock'],
    ['voip-unreported',
      'call not reported, baadca11, 0xbaadca11, bad call, voip push not reported, did not '
      + 'report call'],
    ['voip-wake-rate', 'bad22222, 0xbad22222, too many voip wakes, voip resumed too often'],
    ['privacy-changed',
      'privacy change, privacy switch, privacy setting changed, permission changed, permissions '
      + 'changed, permission revoked, settings changed, privacy settings changed'],
    ['app-exit',
      'exit, exited, exit(0), exited itself, self exit, quit itself, called exit, returned from '
      + 'main'],
    ['exits-on-suspend', 'UIApplicationExitsOnSuspend, opted out of background, no background'],
    ['app-update',
      'update, updated, app updated, upgrade, upgraded, app upgrade, app upgraded, app store '
      + 'update, updated app, reinstalled, reinstall'],
    ['app-uninstall',
      'uninstall, uninstalled, app uninstalled, delete, deleted, app deleted, deleted app, app '
      + 'removed, app delete, removed from device'],
    ['debugger-stop',
      'debugger, xcode, xcode stop, stop button, stopped in xcode, stopped by xcode, killed by '
      + 'xcode, stopped by debugger, killed by debugger, xcode stop button'],
    ['reboot',
      'restart, restarted, rebooted, device restart, device restarted, phone restart, phone '
      + 'restarted, device reboot, device rebooted, phone reboot, phone rebooted, power cycle, '
      + 'power cycled, turned off and on, os update, ios update, ios updated, system restart'],
    ['resource-use', 'excessive resource use, too many resources, d00d2bad, 0xd00d2bad'],
    ['insecure-drawing', '2bad45ec, 0x2bad45ec, too bad for security, drew while locked'],
    ['background-graphics',
      'opengl in background, opengl es in background, gpu in background, drew in background'],
    ['memory-pressure system-reclaimed system-ended-background memory-limit',
      'jetsam, jetsammed, jetsamed, jetsam event, killed by jetsam, jetsam kill, oom, out of '
      + 'memory, oom kill, oom killed, killed by oom, memory, memory warning, oom crash, no '
      + 'memory'],
    ['system-reclaimed system-ended-background memory-limit watchdog',
      'sigkill, signal 9, killed by system, killed by the system, killed by os, killed by the '
      + 'os, killed by ios, terminated by system, terminated by the system, terminated by os, '
      + 'terminated by the os, terminated by ios, system kill, system killed, system terminated, '
      + 'system termination, os kill, os killed, closed by system, closed by the system'],
    ['user-force-quit system-reclaimed system-ended-background crash',
      'killed, kill, terminated, terminate, closed, close, dead, died, quit, ended, not '
      + 'running, app killed, app closed, app terminated, stopped, killed app, closed app, '
      + 'termination, killed state, terminated state, quit state, removed, destroyed, kill app, '
      + 'close app, quit app', 'choose'],
  ],
};
