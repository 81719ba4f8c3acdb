// The texts of all rules. Made by `make pack`; do not edit.
// swift-format-ignore-file

#if !UNPACKED

/// The first is empty.
let packedTexts: Text = """
\0\
lifecycle.no-multitasking.os\0\
lifecycle.no-multitasking.sdk\0\
It has no scenes either, whatever it declares.\0\
lifecycle.no-multitasking.hardware\0\
iPhone 3G and iPod touch 2G end with 4.2.1 and have no multitasking; no source was read for it, and 4.3 does not run on them.\0\
lifecycle.standard\0\
lifecycle.standard.prewarming\0\
lifecycle.exits-on-suspend\0\
No longer supported from 13.0 on: such an app is treated like any other.\0\
lifecycle.scenes\0\
The manifest or the code decides; no source asks for an SDK of 13.0 or later.\0\
lifecycle.scenes.prewarming\0\
lifecycle.founding.os\0\
lifecycle.founding.sdk\0\
lifecycle.founding.standard\0\
The articles name five states, and say nothing of prewarming.\0\
lifecycle.founding.exits-on-suspend\0\
transition.launch.no-multitasking\0\
transition.activate.no-multitasking\0\
transition.resign.interruption.no-multitasking\0\
transition.resign.lock.no-multitasking\0\
transition.reactivate.ignored.no-multitasking\0\
transition.reactivate.unlock.no-multitasking\0\
transition.accepted.no-multitasking\0\
transition.quit.no-multitasking.documented\0\
Apple names applicationWillTerminate: alone.\0\
transition.quit.no-multitasking\0\
applicationWillTerminate: is documented; that applicationWillResignActive: comes first is inferred from every later version.\0\
transition.quit.interrupted.no-multitasking\0\
Quitting always ends with applicationWillTerminate: here; that it does so from inactive too is inferred.\0\
transition.memory.no-multitasking\0\
transition.watchdog.no-multitasking\0\
transition.held-button.no-multitasking\0\
transition.exit.no-multitasking\0\
The process ends itself, or is ended from outside: UIKit is not asked. No source says more.\0\
transition.shutdown.no-multitasking\0\
The process ends; no source for iOS 2 and 3 says with which callback.\0\
transition.one-step.no-multitasking\0\
transition.one-step.accepted.no-multitasking\0\
transition.launch.foreground\0\
applicationWillEnterForeground: does not come at a launch. That a URL, activity or push comes before applicationDidBecomeActive: is measured.\0\
transition.launch.without-scenes\0\
UIKit ends an app at launch that is linked against an SDK of 27.0 or later and has not adopted the scene life cycle. Linked against an older one it launches.\0\
transition.launch.background.without-scenes\0\
As for a launch by the user.\0\
transition.launch.foreground.prewarmed\0\
On 15.x static initialisers, and rarely more, were seen to run before the launch itself.\0\
transition.activate.launch\0\
transition.resign.home-button\0\
That the app still reads active inside is measured.\0\
transition.resign.app-switch\0\
transition.resign.lock\0\
transition.resign.interruption\0\
transition.resign.panel\0\
Apple says it of system alerts and panels; that these are among them is taken for granted and said by no source.\0\
transition.resign.app-switcher\0\
transition.resign.banner\0\
A banner interrupts nothing: the app goes on getting events.\0\
transition.resign.call-banner\0\
A call shown as a banner is taken to be a banner like any other; no source was found.\0\
transition.reactivate.ignored\0\
transition.reactivate.app-switcher\0\
transition.reactivate.unlock.4\0\
On 4.x a locked app stays inactive; from 5.0 on it goes to the background and returns.\0\
transition.reactivate.unlock.exits-on-suspend\0\
The app goes on running locked; that unlocking activates it is inferred.\0\
transition.flicker.notification-center\0\
Seen while Notification Center is drawn down; not on iOS 9 or 10.\0\
transition.return.user\0\
That the app still reads background inside, and inactive when the URL, activity or push comes, is measured.\0\
transition.return.unlock\0\
When the protected-data call comes among the others no source says.\0\
transition.resume.user\0\
The first half of a return: the app runs again, without callback. Read off Apple's figure.\0\
transition.resume.unlock\0\
As for a return by the user.\0\
transition.one-step.launch\0\
transition.one-step.prewarmed\0\
A prewarmed process launches as any other.\0\
transition.one-step.leave\0\
transition.one-step.return\0\
transition.one-step.resume\0\
transition.one-step.resume-inactive\0\
Apple's figure leads from suspended through background.\0\
transition.one-step.suspend\0\
Apple's figure leads to suspended through background alone.\0\
transition.one-step.launch-suspended\0\
transition.one-step.suspend-inactive\0\
With the screen off an app of 4.x stays inactive: suspension comes from the background alone.\0\
transition.enter-background.leave\0\
The interface is preserved shortly after the callback has returned.\0\
transition.enter-background.accepted\0\
transition.enter-background.before-active\0\
Left before it was ever active: applicationWillResignActive: is not promised.\0\
transition.enter-background.return-cancelled\0\
Apple says that applicationDidBecomeActive: always follows applicationWillEnterForeground:.\0\
transition.enter-background.twice\0\
Seen when an app was ended with a background task open, and without known reason.\0\
transition.lock.4\0\
A locked app stays inactive on 4.x. From 5.0 on, and in Apple's text, it goes to the background.\0\
transition.lock.5\0\
The app reads inactive inside; from 7.0 on background.\0\
transition.lock\0\
The app reads background inside; on 5.x and 6.x inactive.\0\
transition.lock.exits-on-suspend\0\
An app that opted out of the background stays inactive and goes on running locked.\0\
transition.launch.background.documented\0\
Measured on iOS 7 and 10, applicationDidEnterBackground: does not come at such a launch.\0\
transition.launch.background\0\
Apple's account has applicationDidEnterBackground: before the event; measured, it does not come.\0\
transition.launch.background.prewarmed.documented\0\
Inferred: a prewarmed process launches to the background as any other, by Apple's account.\0\
transition.launch.background.prewarmed\0\
Inferred: a prewarmed process launches to the background as any other, as measured.\0\
transition.launch.background.exits-on-suspend\0\
Apple says that such an app cycles between not running, inactive and active; what becomes of a launch by the system no source says.\0\
transition.suspend\0\
Without any callback.\0\
transition.suspend.debugger\0\
An app with a debugger attached is never suspended.\0\
transition.wake.documented\0\
Measured, applicationDidEnterBackground: does not come again at a wake-up.\0\
transition.wake\0\
transition.prewarm\0\
No code of the app is meant to run; on 15.x some was seen to.\0\
transition.end.suspended.memory\0\
transition.end.suspended.force-quit\0\
transition.end.suspended.shutdown\0\
transition.end.suspended.resources\0\
transition.end.app-update\0\
The process ends with the version of the app that it ran, as crash reporters count it. No source tells of a callback; none is assumed.\0\
transition.end.background.memory.documented\0\
The kernel ends processes for memory with SIGKILL, without any callback.\0\
transition.end.background.memory\0\
Apple's guide has a memory warning and applicationWillTerminate: first.\0\
transition.end.background.force-quit.documented\0\
Measured, applicationWillTerminate: does come while the process is running.\0\
transition.end.background.force-quit\0\
Apple's guide promises no message after a force quit.\0\
transition.end.inactive.force-quit.documented\0\
Measured, applicationDidEnterBackground: and applicationWillTerminate: come.\0\
transition.end.inactive.force-quit\0\
transition.end.inactive.force-quit.before-7\0\
The frontmost app is not in the multitasking bar of iOS 4 to 6.\0\
transition.end.exits-on-suspend.force-quit\0\
The process ends; whether an app that opted out of the background is told no source says.\0\
transition.end.held-button\0\
No message is promised.\0\
transition.one-step.force-quit\0\
The app switcher makes the app inactive first.\0\
transition.end.crash\0\
transition.end.killed\0\
transition.end.insecure-drawing\0\
Apple's newer list of codes does not have it.\0\
transition.end.foreground.memory\0\
transition.end.resource-held\0\
transition.end.background-task\0\
The handler comes about 5 s before the end. applicationWillTerminate: does not come.\0\
transition.end.background-fetch\0\
transition.end.url-session\0\
transition.end.voip-unreported\0\
transition.end.voip-wake-rate\0\
transition.end.privacy.background\0\
The handler comes where a background task was begun with one; applicationWillTerminate: does not.\0\
transition.end.privacy.suspended\0\
An expiration handler was seen to run where one was registered.\0\
transition.end.foreground.shutdown.documented\0\
On 4.0 applicationWillTerminate: was measured.\0\
transition.end.foreground.shutdown\0\
Measured on 4.0, without applicationWillResignActive: before it; Apple's guide says that no message comes.\0\
transition.end.foreground.shutdown.5\0\
An article has applicationWillTerminate: come, which was measured on 4.0 alone.\0\
transition.end.foreground.shutdown.article\0\
Apple's guide says that no message comes.\0\
transition.end.background.shutdown\0\
transition.end.app-exit\0\
exit() runs atexit handlers alone; no source says that UIKit sends anything.\0\
transition.end.debugger\0\
The debugger ends the process from outside; no source says that anything is sent.\0\
transition.one-step.resume-watchdog\0\
The watchdog of a return finds an app that has already been resumed.\0\
transition.quit.exits-on-suspend.documented\0\
A book on iOS 4.2 has applicationDidEnterBackground: before it.\0\
transition.quit.exits-on-suspend\0\
Apple's guide names applicationWillTerminate: alone.\0\
transition.one-step.exits-on-suspend\0\
transition.end.prewarmed\0\
transition.scenes.launch.user\0\
The app reads background inside even where it is launched to the front; a URL, activity or quick action comes with the connection options of the scene.\0\
transition.scenes.launch.system\0\
No scene need connect; Apple gives no order for the event.\0\
transition.scenes.launch.prewarmed\0\
Inferred: a prewarmed process goes on as any other launch.\0\
transition.scenes.return.user\0\
The states read inside follow those of an app without scenes.\0\
transition.scenes.return.unlock\0\
transition.scenes.connect\0\
sceneWillEnterForeground: comes at a launch too; what the app reads inside it then no source says. The configuration method comes only where the app implements it.\0\
transition.scenes.connect.after-background-launch\0\
Launched in the background and then brought to the front: the order is inferred.\0\
transition.scenes.activate-existing\0\
A scene that is there is brought to the front as by the user.\0\
transition.scenes.connect.background\0\
A scene that the system asks for usually goes to the background; one was seen to connect at a launch for a scheduled task. Whether sceneDidEnterBackground: comes no source says.\0\
transition.scenes.activate.documented\0\
By Apple's text the app has the state of its most active scene; measured, it lags.\0\
transition.scenes.activate\0\
Measured where UISceneDidActivate is posted: the app still reads inactive. That the method reads the same is inferred. By Apple's text it would read active.\0\
transition.scenes.reactivate.ignored.documented\0\
transition.scenes.reactivate.ignored\0\
transition.scenes.reactivate.app-switcher.documented\0\
transition.scenes.reactivate.app-switcher\0\
transition.scenes.resign\0\
Measured where UISceneWillDeactivate is posted: the app still reads active.\0\
transition.scenes.resign.interruption\0\
transition.scenes.resign.panel\0\
transition.scenes.enter-background\0\
Where it is the last scene in front; applicationDidEnterBackground: stays silent, its notification does not.\0\
transition.scenes.enter-background.accepted\0\
transition.scenes.lock\0\
transition.scenes.suspend\0\
transition.scenes.suspend.launched-by-user\0\
A launch by the user goes to the front: the app is in the background only until its scene connects. No source says it in words.\0\
transition.scenes.wake\0\
applicationDidEnterBackground:, which Apple's account of a wake-up has, is silent with scenes.\0\
transition.scenes.disconnect\0\
The process lives on.\0\
transition.scenes.disconnect.active\0\
Another scene keeps the app active.\0\
transition.scenes.disconnect.inactive\0\
Another scene keeps the app in front.\0\
transition.scenes.window-closed.active\0\
One of several windows: the process lives on. Whether sceneDidDisconnect: comes before is not known.\0\
transition.scenes.window-closed.inactive\0\
transition.scenes.window-closed.background\0\
transition.scenes.window-closed.last\0\
Ended instead of being told of the discarded session; no callback is reported.\0\
transition.scenes.force-quit.documented\0\
Apple: a scene that the user closes is disconnected. Measured, other callbacks come, too.\0\
transition.scenes.force-quit.phone\0\
applicationWillTerminate: does not always come. A log of 2023 has sceneDidDisconnect: in its place, and another one a new scene after that; Apple's guide promises no message.\0\
transition.scenes.force-quit.phone.disconnect\0\
The other order that was measured, also without the second callback: both are legal.\0\
transition.scenes.force-quit.phone.reconnect\0\
Seen as well: after the disconnection a new scene object comes and goes.\0\
transition.scenes.force-quit.pad\0\
Without sceneDidEnterBackground:. Apple's guide promises no message after a force quit.\0\
transition.scenes.force-quit.pad.multiple\0\
applicationWillTerminate: does not always come. Apple's guide promises no message after a force quit.\0\
transition.scenes.force-quit.suspended\0\
application:didDiscardSceneSessions: was seen to come at the next launch.\0\
transition.one-step.launch-inactive\0\
An app with scenes is launched to the background, and comes to the front as its scene does.\0\
transition.scene.connect\0\
A scene begins unattached, and reads so inside; that is inferred from Apple's order. The configuration method comes only where the app implements it.\0\
transition.scene.connect.another\0\
What the app reads follows from its other scenes.\0\
transition.scene.connect.front\0\
A scene that the user asks for goes to the foreground.\0\
transition.scene.connect.front.another\0\
transition.scene.reconnect\0\
A session whose scene was disconnected gets a new one when it is activated.\0\
transition.scene.external-display\0\
On an external display no sceneDidBecomeActive: follows.\0\
transition.scene.connect.background\0\
A scene that the system asks for usually goes to the background; whether sceneDidEnterBackground: comes no source says.\0\
transition.scene.connect.background.another\0\
transition.scene.activate.documented\0\
transition.scene.activate\0\
transition.scene.activate.another\0\
What the app reads follows from its other scenes, too; by Apple's text it is active.\0\
transition.scene.reactivate.ignored.documented\0\
transition.scene.reactivate.ignored\0\
transition.scene.reactivate.ignored.another\0\
transition.scene.reactivate.app-switcher.documented\0\
transition.scene.reactivate.app-switcher\0\
transition.scene.reactivate.app-switcher.another\0\
transition.scene.resign\0\
transition.scene.resign.interruption\0\
transition.scene.resign.panel\0\
transition.scene.banner\0\
transition.scene.call-banner\0\
transition.scene.enter-background\0\
transition.scene.enter-background.another\0\
While another scene is in front the app goes on reading that one's state.\0\
transition.scene.enter-background.accepted\0\
transition.scene.enter-background.accepted.another\0\
transition.scene.lock\0\
Every scene of the app goes to the background.\0\
transition.scene.return\0\
transition.scene.return.another\0\
transition.scene.return.activation\0\
Activated by the app or the system, it comes to the front as by the user.\0\
transition.scene.return.unlock\0\
transition.scene.disconnect\0\
The system may do it at any time to free memory; the process lives on.\0\
transition.scene.disconnect.another\0\
transition.scene.window-closed\0\
Apple: a scene that the user closes is disconnected. The process lives on while it has another window.\0\
transition.scene.force-quit.background\0\
One of the two orders that were measured on phones: both are legal.\0\
transition.scene.force-quit\0\
On phones one of the two orders that were measured, and there application:didDiscardSceneSessions: does not always come.\0\
transition.scene.force-quit.gone\0\
The app is suspended: application:didDiscardSceneSessions: comes at the next launch.\0\
transition.scene.process-ended\0\
The process is gone, and its scenes with it; no source says that they are told.\0\
transition.scene.one-step.leave\0\
transition.scene.one-step.return\0\
transition.scene.one-step.force-quit\0\
transition.founding.interruption\0\
transition.founding.ignored\0\
transition.founding.leave\0\
transition.founding.enter-background\0\
transition.founding.one-step\0\
applicationDidEnterBackground: comes only after a recent applicationWillResignActive:.\0\
transition.founding.one-step.return\0\
applicationWillEnterForeground: comes first, then applicationDidBecomeActive:.\0\
transition.founding.suspend\0\
transition.founding.return\0\
transition.founding.resume\0\
transition.founding.activate\0\
transition.founding.wake\0\
transition.founding.launch-background\0\
transition.founding.purge\0\
transition.founding.terminate-background\0\
The Russian chapter says that applicationWillTerminate: comes here only; the others name apps without multitasking and apps that opted out as well.\0\
transition.founding.force-quit\0\
transition.founding.deadline\0\
transition.founding.background-task\0\
transition.founding.exits-on-suspend\0\
The Russian chapter has applicationWillTerminate: come to apps in the background only.\0\
transition.founding.one-step.exits-on-suspend\0\
transition.founding.exits-on-suspend.cycle\0\
transition.founding.exits-on-suspend.activate\0\
transition.founding.no-multitasking.interruption\0\
transition.founding.no-multitasking.leave\0\
transition.founding.no-multitasking.ignored\0\
transition.founding.no-multitasking.quit\0\
transition.founding.no-multitasking.one-step\0\
cause.launch\0\
Only an app that is not running can be launched.\0\
cause.launch-by-system\0\
Only an app that is not running can be launched; background execution begins with 4.0.\0\
cause.prewarm\0\
Only a process that does not exist can be started ahead of use.\0\
cause.prewarm-discarded\0\
Only a prewarmed process can be discarded as such.\0\
cause.activation\0\
Activation is the step from inactive to active.\0\
cause.interruption\0\
Only what is in front can be covered.\0\
cause.interruption-over\0\
An interrupted app is inactive.\0\
cause.leave\0\
The home button leaves the app in front.\0\
cause.app-switch\0\
Another app can take the place of the app in front.\0\
cause.app-switcher\0\
The multitasking bar came with 4.0.\0\
cause.app-switcher-closed\0\
While the switcher is shown the app is inactive.\0\
cause.lock\0\
Locking concerns the app in front; the others do not change.\0\
cause.unlock\0\
Unlocking concerns the app that was in front when the device was locked.\0\
cause.return\0\
Only an app in memory that is not in front can come back.\0\
cause.wake\0\
Only a suspended app can be woken.\0\
cause.execution-finished\0\
In the foreground an app needs no reason to run.\0\
cause.scenes\0\
Scenes came with 13.0, and are there where an app adopts them.\0\
cause.end.resource-use\0\
Apple lists the code; its first version is not known.\0\
cause.end.insecure-drawing\0\
Apple's list of 2018 has the code, the current one does not.\0\
cause.end\0\
Only a process that exists can end.\0\
cause.end.running\0\
A suspended app runs no code that could do it.\0\
cause.end.held-button\0\
The button ends the app in front.\0\
cause.end.suspended\0\
The name says that the app was suspended.\0\
cause.end.background\0\
The name says that the app was running in the background.\0\
cause.end.wake-up\0\
These wake-ups came with 7.0.\0\
cause.end.voip-unreported\0\
The duty to report a call came with 13.0.\0\
cause.end.privacy\0\
Privacy switches came with 6.0; the user is in Settings when they change.\0\
cause.end.force-quit\0\
cause.end.exits-on-suspend\0\
Only an app that opted out ends this way.\0\
cause.interruption.banner\0\
cause.interruption.siri\0\
Siri came with 5.0; no source was read for it.\0\
cause.interruption.control-center\0\
Control Center came with 7.0; no source was read for it.\0\
cause.interruption.biometric\0\
Touch ID in apps came with 8.0; no source was read for it.\0\
cause.interruption.in-app-purchase\0\
Purchases in apps came with 3.0; no source was read for it.\0\
cause.interruption.call-banner\0\
Calls as banners came with 14.0; no source was read for it.\0\
delivery.user-tap\0\
delivery.notification-tap.3\0\
delivery.notification-tap\0\
delivery.notification-action.8\0\
delivery.notification-action\0\
delivery.open-url\0\
delivery.handoff\0\
The first version is common knowledge; no source was read for it.\0\
delivery.quick-action\0\
delivery.standard-location\0\
delivery.significant-location-change\0\
Apple gives updates at 500 m and 5 minutes at the least; its guide also says every 15 minutes, which an engineer called wrong and yet seen: a wake without movement is possible.\0\
delivery.region-enter\0\
delivery.region-exit\0\
delivery.beacon\0\
delivery.monitor-condition\0\
delivery.visit\0\
delivery.location-push\0\
The system runs the location push service extension, not the app.\0\
delivery.background-fetch\0\
Deprecated in 13.0.\0\
delivery.silent-push\0\
delivery.visible-push\0\
The user sees it; the app runs only if the user taps it.\0\
delivery.url-session\0\
delivery.newsstand-push\0\
One launch in 24 hours is guaranteed.\0\
delivery.newsstand-download\0\
delivery.voip-legacy\0\
Apple's page says deprecated in 9.0 and in 10.0. From 10.0 on it is for older SDKs alone.\0\
delivery.voip-legacy.old-sdk\0\
Kept for apps linked against an SDK before 10.0; which version ends it no source says.\0\
delivery.voip-push\0\
delivery.push-to-talk\0\
delivery.audio-data\0\
delivery.bluetooth-central\0\
The callback restores the manager after a launch; an app in memory gets its events directly.\0\
delivery.bluetooth-peripheral\0\
delivery.accessory\0\
delivery.app-refresh-task\0\
delivery.processing-task\0\
delivery.continued-processing-task\0\
delivery.health-research-task\0\
delivery.healthkit\0\
From 15.0 on the app needs the background delivery entitlement.\0\
delivery.watch-message\0\
delivery.watch-transfer\0\
Queued, and delivered when the app runs.\0\
delivery.live-activity\0\
delivery.local-notification\0\
The callback comes to an active app; otherwise the user sees it and decides.\0\
delivery.prewarm\0\
The process is started and stops before any code of the app.\0\
delivery.notification-service-extension\0\
The system runs the notification service extension, not the app.\0\
delivery.scenes.open-url\0\
Goes to the scene, at a launch with its connection options.\0\
delivery.scenes.handoff\0\
delivery.scenes.quick-action\0\
delivery.scenes.notification-tap\0\
At a launch the response stands among the connection options.\0\
delivery.founding.url-session\0\
delivery.founding.accessory\0\
delivery.founding.bluetooth-central\0\
delivery.founding.bluetooth-peripheral\0\
delivery.founding.fetch\0\
delivery.founding.silent-push\0\
delivery.founding.background\0\
delivery.founding.user\0\
deadline.did-enter-background.documented\0\
About five seconds by Apple's text; the German and the French article call the limit undocumented. More time is asked for with a background task.\0\
deadline.did-enter-background.documented.13\0\
The watchdog was measured at 10 s.\0\
deadline.did-enter-background\0\
Apple's text has about five seconds, which is the advice; the kill was measured at 10 s.\0\
deadline.will-terminate\0\
About five seconds.\0\
deadline.process-exit\0\
First seen on 11.0.3; whether older versions have it is not known.\0\
deadline.process-exit.4\0\
deadline.exits-on-suspend-cleanup\0\
deadline.launch\0\
Five seconds are Apple's guidance; 19.81 s of 20.00 s stand in its example of a watchdog report, which is no promise.\0\
deadline.launch.13\0\
The time in Apple's example of a report, 19.97 s, is no promise; the guide's five seconds are for older versions.\0\
deadline.resume\0\
deadline.suspend\0\
deadline.scene-create\0\
The first frame was not drawn. 19.97 s is the time in Apple's example, no promise.\0\
deadline.process-launch\0\
Read off a report of iOS 12; the first version is not known.\0\
deadline.scene-update.documented\0\
Apple names the event without a figure.\0\
deadline.scene-update\0\
The first version with this limit is not known.\0\
deadline.debugger\0\
There is no watchdog while a debugger is attached, and no suspension.\0\
deadline.simulator\0\
The Simulator has no watchdog.\0\
deadline.simulator.launch\0\
deadline.simulator.launch.26.documented\0\
Apple said so in 2018. A newer Simulator was seen to end an app after 30 s.\0\
deadline.simulator.launch.26\0\
Read off a report of a Simulator; the first version is not known. In 2018 Apple said that the Simulator has no watchdog.\0\
deadline.absent.before-4\0\
There is no background before 4.0.\0\
deadline.absent.before-5\0\
deadline.absent.before-7\0\
deadline.absent.sdk\0\
An app linked against an SDK before 4.0 has no background.\0\
deadline.absent.hardware\0\
Devices without multitasking; no source was read for them.\0\
deadline.absent.exits-on-suspend\0\
An app that opted out never runs in the background.\0\
deadline.absent.voip-push-report\0\
The duty to report a call begins with 13.0.\0\
deadline.absent.voip-push-report.sdk\0\
The duty is that of apps linked against an SDK of 13.0 or later.\0\
deadline.absent.before-10\0\
deadline.absent.keep-alive\0\
Without effect in apps linked against an SDK of 10.0 or later. Apple's page says deprecated in 9.0 and in 10.0.\0\
deadline.absent.before-13\0\
deadline.absent.before-16-1\0\
deadline.absent.before-17\0\
deadline.absent.before-26\0\
deadline.background-task.4\0\
All tasks share one count that starts when the app enters the background. Apple states no figure; a founding article has about 150 s.\0\
deadline.background-task.7\0\
All tasks share one count that starts when the app enters the background. Apple states no figure; a founding article has about 150 s. The warning was measured on iOS 11 or 12, for a URL session.\0\
deadline.background-task\0\
About 30 s, and no guarantee: the task may expire at once. Apple's documentation states no figure; a founding article has about 150 s. The warning lead was measured on iOS 11 or 12 for a URL session, the first version with this code is not known.\0\
deadline.background-task.documented\0\
Apple states no figure; 600 s to 6.x and 180 s from 7.0 on were measured.\0\
deadline.background-task.documented.13\0\
Apple states no figure, an engineer about 30 s. The first version with this code is not known.\0\
deadline.background-task-in-fetch\0\
Measured on 7.0.\0\
deadline.expiration-handler\0\
The handler runs on the main thread, shortly before the limit; Apple states no figure.\0\
deadline.expiration-handler.observed\0\
On the main thread; warned 5 s before the end, on iOS 11 or 12. A task begun in the handler gets the app terminated.\0\
deadline.background-fetch\0\
Wall clock, to the completion handler. It does not keep the app from being suspended sooner.\0\
deadline.background-fetch.13\0\
Wall clock, to the completion handler. It does not keep the app from being suspended sooner. The code is Apple's; its first version is not known.\0\
deadline.silent-push\0\
deadline.app-refresh-task\0\
That this code goes with it is inferred. Without an expiration handler the task is marked failed.\0\
deadline.processing-task\0\
Several minutes, while the device is idle; ended when the user takes it up. Marked failed without an expiration handler; one that is not completed may get the app ended.\0\
deadline.health-research-task\0\
Minutes; no figure is stated.\0\
deadline.continued-processing-task\0\
Minutes or more; tasks with little progress are expired first, and the user can cancel.\0\
deadline.url-session-events.7\0\
Measured on iOS 11 or 12.\0\
deadline.url-session-events\0\
The figure was measured on iOS 11 or 12; the code is Apple's, its first version is not known.\0\
deadline.url-session-events.documented\0\
Apple names the code without a figure; its first version is not known.\0\
deadline.accessory-wake\0\
About ten seconds; more is asked for with a background task.\0\
deadline.bluetooth-wake\0\
deadline.location-wake\0\
About ten seconds by what developers say; Apple states no figure.\0\
deadline.voip-keep-alive-interval\0\
The least interval, not the longest. Apple's page says deprecated in 9.0 and in 10.0. From 10.0 on for apps linked against an older SDK alone, and seen up to betas of 12.\0\
deadline.voip-keep-alive-handler\0\
Apple's page says deprecated in 9.0 and in 10.0. From 10.0 on for apps linked against an older SDK alone, and seen up to betas of 12.\0\
deadline.voip-push-report.documented\0\
The call must be reported before the delegate method returns. From 26.4 on mustReport tells of exemptions.\0\
deadline.voip-push-report\0\
The call must be reported before the delegate method returns; a second check about 7 s later ends the app. After repeated failures the system stops launching it. From 26.4 on mustReport tells of exemptions.\0\
deadline.voip-wake-rate.documented\0\
Apple names the code without a figure.\0\
deadline.voip-wake-rate\0\
15 wake-ups within 300 s, read off one report: the figure here is the span.\0\
deadline.cpu-usage.documented\0\
Apple names the kind of report without a figure.\0\
deadline.cpu-usage\0\
48 s of CPU time within 60 s, that is 80 percent, while not in front. A processing task that requires external power is exempt. The first version is not known.\0\
deadline.notification-service-extension\0\
serviceExtensionTimeWillExpire comes first; then the original content is shown.\0\
deadline.live-activity\0\
The system ends the activity, not the app; it may stay on the Lock Screen for four hours more.\0\
deadline.persistent-wifi\0\
The system then closes the Wi-Fi connection, unless UIRequiresPersistentWiFi is set; nothing becomes of the app.\0\
deadline.founding.did-enter-background\0\
The German and the French article call the limit undocumented; the Russian chapter says five seconds.\0\
deadline.founding.will-terminate\0\
There is a limit; no figure is stated.\0\
deadline.founding.will-terminate.exits-on-suspend\0\
deadline.founding.exits-on-suspend-cleanup\0\
deadline.founding.background-task\0\
About 150 s, as the system decides, in a remark of the translator; measured it was 600, 180 and 30 s. A task never ended gets the app terminated.\0\
deadline.founding.expiration-handler\0\
Very close to the limit; no figure is stated.\0\
deadline.founding.accessory-wake\0\
deadline.founding.bluetooth-wake\0\
deadline.founding.background-fetch\0\
The wake-up ends with the completion handler; how long it took weighs on later grants.\0\
deadline.founding.voip-keep-alive-handler\0\
Called periodically; no figure is stated.\0\
deadline.founding.voip-keep-alive-interval\0\
standing.in-memory\0\
standing.ended\0\
Any reason other than the user's force quit, by Apple's words.\0\
standing.force-quit\0\
A flag, which is set even where the app was not running.\0\
standing.never-launched\0\
By what an engineer and developers say it is the same flag, "the user has launched this app", which a force quit clears.\0\
standing.held-button\0\
No source says whether ending an app by the held button sets the force-quit flag.\0\
standing.opted-out\0\
standing.updated\0\
No source says which background triggers survive an update.\0\
standing.uninstalled\0\
There is nothing left to launch.\0\
standing.rebooted\0\
standing.rebooted.since\0\
standing.force-quit.reboot\0\
Apple: not until the user launches the app or restarts the device. An engineer said in 2015 that the flag persists across restarts: the option force-quit-survives-reboot follows him.\0\
standing.force-quit.survives-reboot\0\
Chosen by the option force-quit-survives-reboot; Apple's documentation says that a restart clears it.\0\
standing.user-launch\0\
A launch by the user ends the force-quit state; the app is taken to have ended since by other means.\0\
standing.user-launch.rebooted\0\
The restart ended the app; the launch by the user is taken to have come after it.\0\
standing.user-launch.opted-out\0\
An app that opted out ends as before when the user leaves it again; the launch is taken to have come after the restart.\0\
standing.founding.in-memory\0\
standing.founding.ended\0\
standing.founding.force-quit\0\
standing.founding.rebooted\0\
standing.founding.rebooted.since\0\
standing.founding.force-quit.reboot\0\
An engineer said in 2015 that the flag persists across restarts.\0\
standing.founding.user-launch\0\
standing.founding.user-launch.rebooted\0\
relaunch.user\0\
A launch by the user also ends the force-quit state.\0\
relaunch.user.before-first-unlock\0\
A locked device shows no app to tap; no source says it in words.\0\
relaunch.uninstalled\0\
relaunch.no-multitasking.os\0\
Before 4.0 there is no background to be launched into.\0\
relaunch.no-multitasking.sdk\0\
An app linked against an SDK before 4.0 is ended where others go to the background: it has no background to be launched into.\0\
relaunch.no-multitasking.hardware\0\
Devices without multitasking have no background; no source was read for them.\0\
relaunch.held-button\0\
No source says whether ending an app by the held button counts as a force quit.\0\
relaunch.updated\0\
relaunch.opts-out\0\
Apple says that an app that opted out cycles between not running, inactive and active; whether the system launches it no source says.\0\
relaunch.never-launched\0\
An app that was never opened has asked for nothing; no source says it in words.\0\
relaunch.without-scenes\0\
UIKit ends an app at launch that is linked against an SDK of 27.0 or later and has not adopted the scene life cycle.\0\
relaunch.before-first-unlock\0\
With a passcode set nothing is launched in the background before the first unlock.\0\
relaunch.before-first-unlock.excepted.8\0\
relaunch.before-first-unlock.excepted\0\
With a passcode set nothing is launched in the background before the first unlock. An engineer named this as an exception, or it was seen to be one.\0\
relaunch.before-first-unlock.voip-push\0\
Given by an engineer as an example of a deliberate launch; Apple's guide says that nothing is launched.\0\
relaunch.before-first-unlock.live-activity\0\
Apps with Live Activities were seen running before the first unlock; Apple's guide says that nothing is launched.\0\
relaunch.before-first-unlock.notification-action\0\
An action can be chosen on the lock screen; no source says what becomes of it then.\0\
relaunch.force-quit.before-7.documented\0\
An engineer: meant so from the start, but inconsistent before 7.0.\0\
relaunch.force-quit.before-7\0\
Never to relaunch was meant, but before 7.0 it was inconsistent. Apple's guide says that a force quit app is not relaunched.\0\
relaunch.force-quit\0\
Background transfers are cancelled. The rules on standing say what ends it.\0\
relaunch.force-quit.silent-push-with-alert.7\0\
relaunch.force-quit.silent-push-with-alert.13.documented\0\
On 13.x a push that carried an alert as well was seen to relaunch the app.\0\
relaunch.force-quit.silent-push-with-alert\0\
relaunch.force-quit.silent-push-with-alert.13\0\
Seen on iOS 13, not on 12.2; Apple's documentation says that a force quit app is not launched.\0\
relaunch.never.seen-by-user\0\
The user sees it and decides; no code of the app runs.\0\
relaunch.never.watch-transfer\0\
Queued, and delivered when the app next runs.\0\
relaunch.never.location-push\0\
The system runs the app's extension, not the app.\0\
relaunch.location.wake\0\
relaunch.location.ended\0\
relaunch.location.rebooted\0\
relaunch.visit.rebooted\0\
Taken to be as for significant changes, with which Apple's table names visits; no source says it.\0\
relaunch.region.rebooted\0\
Apple's page says that monitoring occurs only after the first unlock, and also that it lasts until the reboot: the option regions-end-at-reboot follows that.\0\
relaunch.region.rebooted.ends\0\
Chosen by the option regions-end-at-reboot; the same page says that monitoring occurs after the first unlock.\0\
relaunch.location.force-quit.7.1.documented\0\
Apple excepts location apps from 8.0 on; on 7.1 relaunches were measured.\0\
relaunch.location.force-quit.7.0\0\
relaunch.location.force-quit.7.1\0\
Measured; Apple excepts location apps from 8.0 on.\0\
relaunch.location.force-quit\0\
Apple's guide excepts location apps from the rule on force quits.\0\
relaunch.location.force-quit.15.3\0\
On 15.3 and 15.3.1 such apps were launched again at once.\0\
relaunch.location.force-quit.26\0\
A log of September 2026 agrees; on 26.4.2 a developer saw no relaunch.\0\
relaunch.location.force-quit.26.4.2\0\
One developer's report; Apple's guide and a later log on 26 say the opposite.\0\
relaunch.visit.force-quit.documented\0\
Apple's guide excepts location apps; developers saw visits not relaunch.\0\
relaunch.visit.force-quit\0\
A developer's report of 2018; Apple's guide excepts location apps.\0\
relaunch.location.not-always\0\
relaunch.condition.not-authorized\0\
relaunch.condition.when-in-use\0\
With authorization when in use a background activity session must have been held.\0\
relaunch.condition.no-service-session\0\
Always authorization counts for a monitor while a service session for it is held.\0\
relaunch.location.not-authorized\0\
relaunch.location.no-refresh\0\
With the switch off the user must launch the app to resume all location events; a public copy of Apple's guide.\0\
relaunch.condition.no-refresh\0\
No source says what the switch does here.\0\
relaunch.location.low-power\0\
No source says what Low Power Mode does to location events.\0\
relaunch.beacon.no-mode\0\
relaunch.significant-location.no-cellular\0\
Apple's guide has the service on devices with a cellular radio; the newer page does not repeat it.\0\
relaunch.standard-location.wake\0\
With the mode, and updates begun in the foreground.\0\
relaunch.standard-location.no-mode\0\
Without the mode, delivery stops when the app is suspended.\0\
relaunch.standard-location.ended\0\
Apple's guide, and the founding articles after it, list an update that meets the criteria among what relaunches an app.\0\
relaunch.url-session\0\
relaunch.url-session.rebooted\0\
Transfers are the system's, and a restart is no force quit; no source says it in words.\0\
relaunch.url-session.no-launch-events\0\
The property is about being resumed as well as about being launched.\0\
relaunch.url-session.no-refresh\0\
There is a cancel reason for it; when it is applied no source says.\0\
relaunch.url-session.low-power\0\
Said to be delayed; no source was found.\0\
relaunch.silent-push\0\
Two or three an hour at the most; of held pushes the newest is kept.\0\
relaunch.silent-push.no-mode\0\
relaunch.silent-push.no-refresh\0\
Vendors say that it is not delivered; no page of Apple's that was read says it.\0\
relaunch.newsstand-download\0\
relaunch.newsstand-push\0\
relaunch.newsstand.no-mode\0\
relaunch.fetch\0\
relaunch.fetch.no-mode\0\
relaunch.fetch.no-refresh\0\
relaunch.fetch.low-power\0\
Low Power Mode turns Background App Refresh off.\0\
relaunch.tasks.no-identifier\0\
relaunch.tasks.simulator\0\
Requests are refused on the Simulator.\0\
relaunch.processing-task\0\
relaunch.processing-task.no-mode\0\
relaunch.processing-task.low-power\0\
Low Power Mode turns Background App Refresh off, without which such tasks are refused; no source joins the two.\0\
relaunch.processing-task.force-quit.documented\0\
Apple's staff said so too in 2019; on 18.3 and later such tasks run, by intention.\0\
relaunch.processing-task.force-quit.13\0\
By design, in 2019; on 18.3 and later such tasks run.\0\
relaunch.processing-task.force-quit.18\0\
No to 17, yes from 18.3: between them no source says.\0\
relaunch.processing-task.force-quit\0\
Seen from 18.3 on, and called intended; in 2019 it was ruled out.\0\
relaunch.continued-processing.running\0\
Begun by the user's action in the foreground; the app keeps running.\0\
relaunch.continued-processing.no-refresh\0\
relaunch.continued-processing.low-power\0\
No source says what Low Power Mode does here.\0\
relaunch.continued-processing.ended\0\
A force quit cancels it without callback.\0\
relaunch.voip-push\0\
relaunch.voip-push.force-quit\0\
Taken to be launched: Apple says that the app is launched as needed, and says nothing of force quits.\0\
relaunch.voip-push.no-refresh\0\
Taken to be launched: a call is no background refresh. No source says it.\0\
relaunch.voip-push.low-power\0\
relaunch.voip-push.unreported\0\
After repeated failures to report a call the system stops launching the app; how many, Apple does not say.\0\
relaunch.voip-push.no-mode\0\
relaunch.voip-boot\0\
Launched right after boot.\0\
relaunch.voip-boot.not-booted\0\
There was no boot: the other launches of such an app have their own triggers.\0\
relaunch.voip-after-exit\0\
After any exit with a nonzero code, being ended for memory included.\0\
relaunch.voip-after-exit.code-unknown\0\
A nonzero exit code relaunches the app; this one is not known.\0\
relaunch.voip-after-exit.in-memory\0\
The app has not ended.\0\
relaunch.voip-socket.wake\0\
From 10.0 on for apps linked against an older SDK alone. Wake-ups were last seen on betas of 12; from 13.0 on no source tells of them.\0\
relaunch.voip-socket.ended\0\
Sockets and handlers do not outlive the process.\0\
relaunch.voip-legacy.no-mode\0\
relaunch.push-to-talk\0\
While a channel is joined; it is restored after a launch.\0\
relaunch.push-to-talk.no-mode\0\
relaunch.push-to-talk.no-refresh\0\
relaunch.push-to-talk.low-power\0\
relaunch.audio.wake\0\
While its audio session is active.\0\
relaunch.audio.ended\0\
Listed in Apple's guide; no report of it was found.\0\
relaunch.audio.rebooted\0\
Taken to be so, since no audio session outlives a restart; Apple's list does not say.\0\
relaunch.audio.no-mode\0\
relaunch.bluetooth.wake\0\
relaunch.bluetooth.ended.5\0\
Only managers with a restoration identifier are relaunched, and these came with 7.0.\0\
relaunch.bluetooth.ended\0\
With a request pending.\0\
relaunch.bluetooth.rebooted.7\0\
relaunch.bluetooth.rebooted\0\
After the first unlock.\0\
relaunch.bluetooth.force-quit.7\0\
relaunch.bluetooth.force-quit\0\
For apps whose accessories were set up by AccessorySetupKit.\0\
relaunch.bluetooth.force-quit.no-accessory-setup\0\
relaunch.bluetooth.no-restoration\0\
Apple says that managers with an identifier are restored; that others are not is inferred.\0\
relaunch.bluetooth.off\0\
relaunch.bluetooth.off-in-control-center.26\0\
By the letter of the technote's fifth note, for accessories of AccessorySetupKit alone. An Apple engineer says that the note takes nothing away.\0\
relaunch.bluetooth.airplane-mode.26\0\
relaunch.bluetooth.toggled.26\0\
Turned off in Control Center. By its letter the technote has it for accessories of AccessorySetupKit alone.\0\
relaunch.bluetooth.airplane-mode\0\
Airplane mode toggled with Bluetooth left on. An engineer says that the technote's fifth note takes nothing away; that this holds for airplane mode too is inferred. By its letter the technote has it for accessories of AccessorySetupKit alone.\0\
relaunch.bluetooth.airplane-mode.7\0\
relaunch.bluetooth.off-in-control-center.7\0\
The table for iOS 10 does not speak of Control Center.\0\
relaunch.bluetooth-central.no-mode\0\
relaunch.bluetooth-peripheral.no-mode\0\
relaunch.bluetooth.no-refresh\0\
relaunch.bluetooth.low-power\0\
relaunch.accessory.wake\0\
relaunch.accessory.no-mode\0\
relaunch.healthkit\0\
Stops after three deliveries without answer. From 15.0 on with the background delivery entitlement.\0\
relaunch.healthkit.rebooted\0\
A restart is no force quit; no source says it in words.\0\
relaunch.healthkit.force-quit.documented\0\
In 2014 and 2015 developers saw such launches.\0\
relaunch.healthkit.force-quit.8\0\
Seen in 2014 and 2015; an Apple engineer said later that it is no exception.\0\
relaunch.healthkit.force-quit\0\
relaunch.healthkit.no-refresh\0\
relaunch.healthkit.low-power\0\
relaunch.watch-message\0\
relaunch.notification-action\0\
relaunch.prewarm\0\
The process is started and stops before any code of the app; after a restart of the device, and from time to time.\0\
relaunch.prewarm.in-memory\0\
An app in memory has its process already.\0\
relaunch.prewarm.before-first-unlock.documented\0\
By Apple's guide nothing is launched before the first unlock; whether that means a process without code of the app it does not say. Prewarmed processes were seen then.\0\
relaunch.prewarm.before-first-unlock\0\
Seen to run before the first unlock, with protected data unavailable; Apple's guide says that nothing is launched.\0\
relaunch.never.notification-service-extension\0\
relaunch.founding.ended\0\
An app that ended for any reason other than a force quit.\0\
relaunch.founding.fetch\0\
relaunch.founding.standard-location\0\
An update that meets its criteria; Apple's reference pages say that standard updates do not relaunch.\0\
relaunch.founding.newsstand-push\0\
relaunch.founding.standard-location.no-mode\0\
relaunch.founding.push.no-mode\0\
relaunch.founding.fetch.no-mode\0\
relaunch.founding.bluetooth-central.no-mode\0\
relaunch.founding.bluetooth-peripheral.no-mode\0\
relaunch.founding.accessory.no-mode\0\
relaunch.founding.newsstand.no-mode\0\
relaunch.founding.audio.no-mode\0\
relaunch.founding.voip.no-mode\0\
relaunch.founding.url-authentication\0\
relaunch.founding.url-session.no-launch-events\0\
relaunch.founding.rebooted\0\
A restart of the device ends the force-quit state.\0\
relaunch.founding.voip-boot\0\
relaunch.founding.wake\0\
relaunch.founding.wake.transfers\0\
relaunch.founding.fetch.wake\0\
relaunch.founding.force-quit\0\
Pending background transfers are cancelled. The user must launch the app, or restart the device.\0\
relaunch.founding.force-quit.location\0\
The exception from 8.0 on; measured it was 7.1.\0\
relaunch.founding.before-first-unlock\0\
relaunch.founding.significant-location.no-cellular\0\
relaunch.founding.user\0\
notification.did-finish-launching\0\
That it comes after the method is taken over from the others; no source says it.\0\
notification.did-become-active\0\
notification.will-resign-active\0\
notification.did-enter-background\0\
notification.will-enter-foreground\0\
Shortly before the method. Without scenes it is not posted at a launch.\0\
notification.will-terminate\0\
notification.memory-warning\0\
notification.protected-data-unavailable\0\
notification.protected-data-available\0\
notification.scenes.will-enter-foreground\0\
Posted with scenes too, and then at a cold launch as well.\0\
notification.scene.will-enter-foreground.of-app\0\
The only scene of an app moves the app with it.\0\
notification.scene.will-enter-foreground\0\
Before the scene moves to the foreground.\0\
notification.scene.will-connect\0\
Apple names it beside the method; that it comes after it is taken over from the app's.\0\
notification.scene.did-disconnect\0\
notification.scene.did-become-active\0\
notification.scenes.did-become-active\0\
Apple: still posted with scenes. That it comes on the side of the silent method is inferred.\0\
notification.scene.did-become-active.of-app\0\
notification.scene.will-resign-active\0\
notification.scenes.will-resign-active\0\
notification.scene.will-resign-active.of-app\0\
notification.scene.did-enter-background\0\
notification.scenes.did-enter-background\0\
notification.scene.did-enter-background.of-app\0\
mode.audio\0\
Suspended when playing and recording stop.\0\
mode.location.4\0\
Apple's guide: the mode does not stop suspension, but updates wake the app. The newer page has updates begun in the foreground keep it running.\0\
mode.location.7\0\
Apple's guide: the mode does not stop suspension, but updates wake the app. The newer page, on a property of 9.0, has updates begun in the foreground keep it running.\0\
mode.location\0\
With allowsBackgroundLocationUpdates, and updates begun in the foreground. Apple's guide, for versions to 12, says that the mode does not stop suspension.\0\
mode.voip.4\0\
The system watches the one socket that is configured for it while the app is suspended.\0\
mode.voip.8\0\
Sockets watched by the system are deprecated in 9.0; PushKit takes their place.\0\
mode.voip.old-sdk\0\
Sockets watched by the system go on working in apps linked against an SDK before 10.0; seen up to betas of 12.\0\
mode.voip\0\
Sockets watched by the system do not work in apps linked against an SDK of 10.0 or later; until when they do in older ones no source says. PJSIP reports that an app that still uses them is ended from 16 on.\0\
mode.newsstand-content\0\
The system downloads issues on while the app is suspended or ended. That the Newsstand app ended with 9 and its framework was deprecated in 13.0 is common knowledge.\0\
mode.newsstand-content.gone\0\
Apple still lists the value; that it has no effect from 13.0 on follows from the deprecation of its framework.\0\
mode.external-accessory\0\
The app must let the user start and stop the updates.\0\
mode.bluetooth-central\0\
Sessions with peripherals stay open; the app must let the user start and stop the updates. Relaunched only with state restoration, from 7.0 on. That it came with 5.0 is common knowledge.\0\
mode.bluetooth-peripheral\0\
Relaunched only with state restoration, from 7.0 on.\0\
mode.fetch.7\0\
At moments that the system picks; no fetch comes before an interval is set.\0\
mode.fetch\0\
The method of 7.0 is deprecated in 13.0, the value is not.\0\
mode.remote-notification\0\
mode.processing\0\
Within a processing task, while the device is idle.\0\
mode.push-to-talk\0\
While a channel is joined, and the system has activated the audio session.\0\
mode.nearby-interaction\0\
Apple lists the mode for ranging in the background; that it came with 16.0 is common knowledge, and what it wakes no source says.\0\
mode.network-authentication.before-4\0\
The key of background modes is from 4.0 on.\0\
mode.network-authentication\0\
Apple lists the value; since when, and what it enables, no source says.\0\
mode.founding.audio\0\
mode.founding.location\0\
Does not stop suspension, but updates wake the app; Apple's newer page has updates begun in the foreground keep it running.\0\
mode.founding.voip\0\
The system watches its one socket; to sound in the background it needs audio too.\0\
mode.founding.newsstand-content\0\
mode.founding.external-accessory\0\
mode.founding.bluetooth-central\0\
mode.founding.bluetooth-peripheral\0\
mode.founding.fetch\0\
At moments that the system picks; not guaranteed.\0\
mode.founding.remote-notification\0\
event.touch.active\0\
event.touch.elsewhere\0\
Covered or out of sight, an app gets no events of the user.\0\
event.coalesced.running\0\
event.coalesced.suspended\0\
One notice of each kind, with the net change, as soon as the app runs again, in front or not, and before any touch.\0\
event.significant-time-change.running\0\
event.significant-time-change.suspended\0\
However many there were, one is delivered when the app runs again.\0\
event.protected-data-change.suspended\0\
The archived guide has it in its list of coalesced notices; the newer page does not.\0\
event.icloud-identity-change.before-6\0\
There is no such notice before 6.0.\0\
event.icloud-identity-change.running\0\
event.icloud-identity-change.suspended\0\
event.accessory-connection.mode\0\
With the mode external-accessory the system may wake the app for it.\0\
event.accessory-disconnect.mode\0\
With the mode, sessions stay open.\0\
event.accessory-disconnect\0\
Sent as the app moves to the background; the app closes its session at it.\0\
event.memory-warning.running\0\
event.memory-warning.suspended\0\
A suspended app runs no code, and is ended without notice where memory is short.\0\
event.local-notification.before-4\0\
There are none before 4.0.\0\
event.local-notification.active\0\
The callback is deprecated in 10.0; since then a delegate of the notification center gets what is scheduled there. What an inactive app gets the guide leaves open.\0\
event.local-notification.elsewhere\0\
The user decides whether the app comes to the front.\0\
event.remote-notification.before-3\0\
There are none before 3.0.\0\
event.remote-notification.active\0\
Not shown by itself; from 10.0 on a delegate of the notification center may have it shown.\0\
event.remote-notification.elsewhere\0\
The visible part alone; content-available in it may wake the app as well.\0\
event.view-redraw\0\
Views are drawn once when the app comes to the front.\0\
event.window-snapshot\0\
From 7.0 on another one is taken after work in the background.\0\
event.location-update.foreground\0\
event.location-update.background.mode\0\
From 9.0 on the app sets allowsBackgroundLocationUpdates as well.\0\
event.location-update.suspended.4\0\
Delivery stops with the suspension, and goes on when the app runs again.\0\
event.location-update.suspended.mode.4\0\
The mode lets the system wake the app for new data.\0\
event.location-update.suspended\0\
Delivered when the app next runs, in front or not. The page is of 17.0; whether it was so before it does not say.\0\
event.network-request.suspended\0\
The system may also take the sockets down.\0\
event.network-request.suspended.voip\0\
Over the one socket that is set up for VoIP: the system watches it and wakes the app.\0\
event.network-request.suspended.voip.old-sdk\0\
Over the one socket that is set up for VoIP, in an app linked against an older SDK.\0\
event.founding.touch.active\0\
event.founding.notices.active\0\
Touch and other events resume on activation.\0\
event.founding.touch.elsewhere\0\
event.founding.coalesced\0\
The articles do not list the events; these are Apple's.\0\
event.founding.coalesced.icloud-identity-change\0\
event.founding.accessory-connection.mode\0\
event.founding.network-request\0\
event.founding.network-request.voip\0\
Over the one configured socket, which the system watches.\0\
event.founding.local-notification.active\0\
event.founding.local-notification.elsewhere\0\
event.founding.remote-notification\0\
An app that the push wakes runs at about the time when the user sees it.\0\
event.founding.accessory-disconnect\0\
event.founding.window-snapshot\0\
event.founding.memory-warning.background\0\
event.founding.memory-warning.suspended\0\
event.founding.location-update.suspended\0\
event.founding.location-update.suspended.mode\0\
quota.scheduled-local-notifications.before-4\0\
quota.scheduled-local-notifications.4\0\
The 64 that fire soonest are kept, a repeating one counts once. Apple's guide and a founding article say 128.\0\
quota.scheduled-local-notifications.guide\0\
The guide of 2014 to 2017; Apple's reference page says 64, and so it was observed.\0\
quota.scheduled-local-notifications\0\
Still observed with the notification center, for which Apple states no number; its guide had 128.\0\
quota.monitored-regions.before-4\0\
quota.monitored-regions\0\
Of one app, all kinds together; from 17.0 on with the conditions of CLMonitor.\0\
quota.pending-refresh-tasks.before-13\0\
quota.pending-refresh-tasks\0\
A request with the identifier of a pending one takes its place.\0\
quota.pending-processing-tasks.before-13\0\
quota.pending-processing-tasks\0\
quota.silent-pushes.before-7\0\
quota.silent-pushes\0\
Two or three an hour are Apple's advice; how many are delivered depends on the conditions. Of those held back the newest one is kept.\0\
quota.newsstand-pushes.before-5\0\
quota.newsstand-pushes\0\
One launch in 24 hours is guaranteed; more may come, or not.\0\
quota.newsstand-pushes.13\0\
NewsstandKit is deprecated in 13.0; no source says in words that the pushes ended.\0\
quota.wakeups.documented\0\
quota.wakeups\0\
150 a second over 300 s. The reports seen say that no action was taken; the first version is not known.\0\
quota.voip-wakes.before-4\0\
quota.voip-wakes.documented\0\
quota.voip-wakes\0\
Read off one report of iOS 5 or 6; more than that and the app was ended.\0\
quota.unanswered-health-deliveries.before-8\0\
quota.unanswered-health-deliveries\0\
Between them the system waits longer each time; after the third it gives up.\0\
quota.location-change-updates.before-4\0\
quota.location-change-updates\0\
Both are the least: an update comes no sooner, and not for less.\0\
quota.launch-screen-size\0\
25 MB; what becomes of a larger one Apple does not say.\0\
quota.notification-service-memory.before-10\0\
quota.notification-service-memory\0\
24 MB, as the kernel counts them. Of recent versions, second-hand; the first one with this figure is not known.\0\
quota.founding.scheduled-local-notifications\0\
Apple's reference page says 64, and so it was observed.\0\
conduct.foreground\0\
An app in front runs code in either state and comes first; Apple's limits are for the background. When it resigns being active it should pause what can wait.\0\
conduct.pausable.active\0\
Timers and work that can wait pause while the app is not active.\0\
conduct.pausable.inactive\0\
Nothing stops them; the app should have paused them.\0\
conduct.alert.foreground\0\
The system does not dismiss sheets and alerts on the way to the background.\0\
conduct.foreground.before-4\0\
There is no background before which it must be over.\0\
conduct.background\0\
As long as it runs; the suspension is not announced.\0\
conduct.suspended\0\
A suspended app runs no code.\0\
conduct.not-running\0\
There is no process.\0\
conduct.prewarmed\0\
The process stops before it runs code of the app; on 15 developers saw some of it run all the same.\0\
conduct.absent.before-4\0\
Both came with 4.0.\0\
conduct.absent.before-7\0\
Background URL sessions came with 7.0.\0\
conduct.absent.before-8\0\
That Metal came with 8.0 is common knowledge; no source was read for it.\0\
conduct.background-task\0\
At any time, also in front; each task must be ended, or the app is. It is granted a little later: asked for at the end of applicationDidEnterBackground: it may come too late.\0\
conduct.background-task.sdk\0\
The request is refused where there can be no background, and there is none for an app linked against an SDK before 4.0.\0\
conduct.background-task.hardware\0\
The request is refused where there can be no background; no source was read for devices without multitasking.\0\
conduct.background-task.opted-out\0\
The request is refused where there can be no background, and an app that opted out never enters it.\0\
conduct.touch\0\
conduct.touch.not-active\0\
conduct.ui-update.background\0\
Requests are gathered, and views drawn when the app is in front again. Changes for the snapshot are excepted.\0\
conduct.ui-update.locked\0\
Drawing on the screen while it is locked. In Apple's list of 2018, not in the newer one; the first version is not known.\0\
conduct.opengl-es.foreground\0\
What was submitted must have finished. Frame rates should be lower while inactive; the newer page asks for no new commands from applicationWillResignActive: on.\0\
conduct.opengl-es.background.4\0\
At once, for any drawing command and for a new context.\0\
conduct.opengl-es.background\0\
That the app is ended at once Apple says in a guide for versions to 12; of later ones no source says what follows, only that it must not be done.\0\
conduct.gl-commands.background.4\0\
What was submitted must have finished before the app enters the background.\0\
conduct.gl-commands.background\0\
Apple still asks that what was submitted has finished by then; of versions after 12 no source says what follows if it has not.\0\
conduct.metal.foreground\0\
What was committed must be scheduled by then; new work should stop at applicationWillResignActive:.\0\
conduct.metal.background\0\
Command buffers fail with an error, on which some apps end themselves.\0\
conduct.metal.background.26\0\
Only in a continued processing task that asked for the GPU, with the entitlement and on a device that supports it; else command buffers fail.\0\
conduct.sensitive-content.foreground\0\
The system takes its picture of the windows when the method has returned.\0\
conduct.sensitive-content.background\0\
The picture shows in the app switcher and on the way back; another is taken after work in the background.\0\
conduct.alert.background\0\
The system does not dismiss it; the app should have, or should be able to show it again.\0\
conduct.shared-resource.foreground\0\
The app in front comes first.\0\
conduct.shared-resource.background\0\
Ended when it goes on using it in the background; the guide says, when it is suspended with it.\0\
conduct.camera.background.4\0\
The capture session reports an error where it is started there. Apple's page on the way to the background asks to release the camera before.\0\
conduct.camera.background\0\
The capture session is interrupted, and goes on when the app is in front again. Apple's page on the way to the background asks to release the camera before.\0\
conduct.file-lock.foreground\0\
Of a file or a database; suspension follows the method, unless a background task runs.\0\
conduct.file-lock.background\0\
Until the suspension, which is not announced: only a background task holds it off, not a completion handler that is still due.\0\
conduct.file-lock.suspended\0\
Strict for containers that apps share. The first version is not known.\0\
conduct.protected-file.active\0\
Files with complete protection: a locked device cannot read them.\0\
conduct.protected-file.active.no-passcode\0\
Without a passcode nothing is locked away.\0\
conduct.protected-file.unlocked\0\
conduct.protected-file.locked\0\
Files with complete protection, and those that are not open yet with the next level.\0\
conduct.protected-file.before-first-unlock\0\
A device that was not unlocked since it started is locked.\0\
conduct.bonjour.foreground\0\
An app that goes on running in the background may close them later.\0\
conduct.bonjour.background\0\
Until the suspension, which is not announced.\0\
conduct.bonjour.suspended\0\
The system withdraws the service.\0\
conduct.socket.suspended\0\
Requests are not answered, and the system may tear the connection down; the app must be ready to connect again. An engineer: today that begins with the suspension.\0\
conduct.socket.suspended.voip.old-sdk\0\
The one socket that is configured for it, in an app linked against an older SDK.\0\
conduct.socket.suspended.voip\0\
The one socket that is configured for it: the system watches it, and wakes the app.\0\
conduct.accessory.foreground.4\0\
The system sends a disconnect notice on the way.\0\
conduct.accessory.foreground.no-mode\0\
conduct.accessory.foreground\0\
conduct.accessory.background\0\
Without the mode the session is closed when the app is suspended.\0\
conduct.accessory.suspended.4\0\
On iOS 4 always; a founding article has it the other way round, after iOS 4.\0\
conduct.accessory.suspended.no-mode\0\
conduct.accessory.suspended\0\
The session stays open; data, connects and disconnects wake the app.\0\
conduct.accessory.suspended.bluetooth\0\
Sessions of Core Bluetooth stay open, those of External Accessory do not.\0\
conduct.heavy-work.background.ended\0\
Ended for more than 80 percent of a processor over 60 s, as reports have it; the first version is not known. Apple: slowed down or ended.\0\
conduct.heavy-work.background.8.documented\0\
As little as possible: an app that does much is slowed down or ended.\0\
conduct.heavy-work.background\0\
As little as possible: an app that does much is slowed down or ended. How much processor time it has is a deadline of its own.\0\
conduct.heavy-work.processing\0\
Within a processing task, which the system runs while the device is idle.\0\
conduct.heavy-work.continued\0\
Within a continued processing task, begun by the user in the foreground.\0\
conduct.audio.background\0\
The app is not suspended while it plays or records, and does only what that needs. Beside other apps as its audio session is configured; the app in front comes first.\0\
conduct.audio.background.no-mode\0\
conduct.audio.background.push-to-talk\0\
In a channel, while the system has activated the audio session.\0\
conduct.location.background\0\
From 9.0 on allowsBackgroundLocationUpdates must be set too; only updates begun in the foreground then keep the app running.\0\
conduct.location.background.no-mode.4\0\
As long as the app runs; delivery stops when it is suspended.\0\
conduct.location.background.no-mode\0\
Updates may go on or not, as other things keep the app running. To set allowsBackgroundLocationUpdates without the mode ends the app.\0\
conduct.location.suspended.no-mode\0\
conduct.location.suspended\0\
The service goes on, and its updates wake the app.\0\
conduct.background-transfer.foreground\0\
conduct.background-transfer.background\0\
One that is begun here is treated as discretionary, and later; a founding article recommends discretionary for those begun in the foreground.\0\
conduct.background-transfer.suspended\0\
The transfer goes on in another process.\0\
conduct.background-transfer.not-running\0\
The system goes on with it if it ended the app; a force quit by the user cancels it.\0\
conduct.founding.touch\0\
conduct.founding.touch.not-active\0\
Touches resume when the app is active again.\0\
conduct.founding.foreground\0\
The app in front comes first for hardware.\0\
conduct.founding.opengl-es.foreground\0\
What was submitted must have finished.\0\
conduct.founding.opengl-es.background\0\
At once.\0\
conduct.founding.shared-resource.foreground\0\
It must be released before the suspension.\0\
conduct.founding.shared-resource.background\0\
Until the suspension; the app in front comes first.\0\
conduct.founding.shared-resource.suspended\0\
conduct.founding.bonjour.foreground\0\
They must be closed before the suspension.\0\
conduct.founding.bonjour.background\0\
Until the suspension.\0\
conduct.founding.bonjour.suspended\0\
conduct.founding.socket.suspended\0\
Requests are not answered, and the system may tear the connection down.\0\
conduct.founding.socket.suspended.voip\0\
conduct.founding.accessory.foreground.no-mode\0\
The session is closed at the disconnect notice.\0\
conduct.founding.accessory\0\
conduct.founding.accessory.suspended.no-mode\0\
After iOS 4, says the article; Apple's guide has it of iOS 4 and earlier.\0\
conduct.founding.heavy-work.background\0\
As little as possible: an app that spends too much may be throttled or ended.\0\
conduct.founding.ui-update.background\0\
Nothing of it is seen; changes for the snapshot are excepted.\0\
conduct.founding.audio.background\0\
The app is not suspended while it plays or records. Several may, as their audio sessions are configured; the system decides.\0\
conduct.founding.audio.background.no-mode\0\
conduct.founding.background-task\0\
At any time, also in front; each task must be ended, or the app is.\0\
conduct.founding.location\0\
Without the mode delivery stops when the app is suspended.\0\
conduct.founding.location.suspended.no-mode\0\
conduct.founding.location.suspended\0\
New data wakes the app.\0\
conduct.founding.sensitive-content.foreground\0\
conduct.founding.sensitive-content.background\0\
The snapshot is shown briefly on the way back.\0\
conduct.founding.alert\0\
The system does not dismiss it.\0\
conduct.founding.alert.foreground\0\
The system does not dismiss it on the way to the background.\0\
conduct.founding.pausable.active\0\
Tasks are paused and timers stopped when the app resigns.\0\
conduct.founding.background-transfer.foreground\0\
Discretionary is recommended here; Apple's page has transfers begun in the background treated so.\0\
conduct.founding.background-transfer\0\
conduct.founding.background-transfer.not-running\0\
It goes on if the system ended the app; a force quit by the user cancels it.\0\
duty.did-finish-launching.set-up\0\
duty.did-finish-launching.be-quick\0\
duty.did-finish-launching.register-tasks\0\
A second registration of one identifier ends the app.\0\
duty.did-finish-launching.location-manager\0\
With scenes the launch options did not name the event (seen on 17.4); their key is deprecated in 26.0.\0\
duty.did-finish-launching.condition-monitor\0\
duty.did-finish-launching.bluetooth-managers\0\
duty.will-finish-launching.window\0\
duty.scene-will-connect.set-up\0\
duty.scene-did-disconnect.free-resources\0\
duty.scene-did-disconnect.save-data\0\
duty.should-save-state.allow\0\
duty.will-resign-active.pause-tasks\0\
duty.will-resign-active.stop-timers\0\
duty.will-resign-active.throttle-frame-rate\0\
duty.will-resign-active.pause-game\0\
It stays paused until the player goes on.\0\
duty.will-resign-active.save-data\0\
A save should not wait for this, and needs no undoing.\0\
duty.will-resign-active.suspend-queues\0\
duty.will-resign-active.pause-movies\0\
duty.will-resign-active.close-protected-files\0\
An engineer: they are safe to use between activation and this call alone.\0\
duty.will-resign-active.no-new-metal\0\
duty.did-become-active.restart\0\
duty.did-become-active.refresh-interface\0\
duty.did-become-active.keep-game-paused\0\
duty.did-become-active.open-protected-files\0\
duty.did-enter-background.save-data\0\
duty.did-enter-background.save-position\0\
duty.did-enter-background.preserve-interface\0\
duty.did-enter-background.free-memory\0\
duty.did-enter-background.drop-caches\0\
duty.did-enter-background.hide-sensitive-views\0\
duty.did-enter-background.cancel-sheets\0\
duty.did-enter-background.prepare-snapshot\0\
duty.did-enter-background.stop-drawing\0\
duty.did-enter-background.finish-gpu-work\0\
duty.did-enter-background.release-shared-resources\0\
duty.did-enter-background.stop-bonjour\0\
duty.did-enter-background.drop-connections\0\
Apple asks to be ready for lost connections; that they are dropped here first is ours, as founding articles have it.\0\
duty.did-enter-background.close-accessory-sessions\0\
A connect notice comes on the way back.\0\
duty.did-enter-background.keep-alive-handler\0\
duty.did-enter-background.keep-alive-handler.old-sdk\0\
duty.did-enter-background.ask-for-time\0\
duty.did-enter-background.return-quickly\0\
duty.did-enter-background.expect-the-end\0\
duty.will-enter-foreground.undo\0\
duty.will-enter-foreground.reconnect\0\
duty.will-enter-foreground.take-up-changes\0\
duty.will-terminate.save-data\0\
duty.will-terminate.free-resources\0\
duty.will-terminate.stop-timers\0\
duty.will-terminate.return-quickly\0\
duty.memory-warning.free-memory\0\
duty.protected-data-unavailable.close-files\0\
duty.protected-data-available.open-files\0\
duty.expiration-handler.supply\0\
duty.expiration-handler.end-task\0\
duty.expiration-handler.be-quick\0\
duty.expiration-handler.no-new-task\0\
Reported by developers; the first version is not known.\0\
duty.fetch.complete\0\
duty.fetch.be-honest\0\
duty.remote-notification.complete\0\
duty.url-session-events.recreate-session\0\
duty.url-session-events.complete\0\
duty.task-handler.set-expiration-handler\0\
duty.task-handler.complete\0\
duty.task-expiration.stop\0\
duty.task-expiration.complete\0\
duty.keep-alive.keep-connection\0\
From 10.0 on for apps linked against an older SDK alone.\0\
duty.voip-push.report-call\0\
From 26.4 on mustReport tells of exemptions.\0\
duty.voip-push-legacy.report-call\0\
duty.healthkit.complete\0\
duty.notification-response.complete\0\
duty.service-extension.deliver\0\
duty.service-extension.deliver-best\0\
duty.founding.will-resign-active.pause-tasks\0\
duty.founding.will-resign-active.stop-timers\0\
duty.founding.will-resign-active.throttle-frame-rate\0\
duty.founding.did-become-active.restart\0\
duty.founding.did-become-active.refresh-interface\0\
duty.founding.did-enter-background.save-data\0\
duty.founding.did-enter-background.save-position\0\
duty.founding.did-enter-background.preserve-interface\0\
duty.founding.did-enter-background.free-memory\0\
duty.founding.did-enter-background.drop-caches\0\
duty.founding.did-enter-background.drop-connections\0\
duty.founding.did-enter-background.hide-sensitive-views\0\
duty.founding.did-enter-background.cancel-sheets\0\
duty.founding.did-enter-background.close-accessory-sessions\0\
duty.founding.did-enter-background.keep-alive-handler\0\
duty.founding.did-enter-background.finish-gl\0\
duty.founding.did-enter-background.release-shared-resources\0\
duty.founding.did-enter-background.close-listening\0\
duty.founding.did-enter-background.become-quiet\0\
duty.founding.did-enter-background.expect-the-end\0\
duty.founding.will-enter-foreground.reload\0\
duty.founding.will-enter-foreground.reconnect\0\
duty.founding.will-terminate.as-background\0\
duty.founding.should-save-state.allow\0\
duty.founding.expiration-handler.supply\0\
duty.founding.expiration-handler.end-task\0\
duty.founding.expiration-handler.be-quick\0\
duty.founding.fetch.complete\0\
duty.founding.fetch.be-honest\0\
duty.founding.url-session-events.recreate-session\0\
duty.founding.keep-alive.keep-connection\0\
Set up the data structures and, without scenes, the interface.\0\
Do only what the start needs, and return quickly: a launch that takes too long ends the app.\0\
Register the handlers of all background tasks before the launch ends, each identifier once.\0\
Launched for a location or region event: create the location manager, set its delegate, start the services again.\0\
Launched for a location condition: create its monitor again, under the same name.\0\
Launched for Bluetooth: create the managers again with their restoration identifiers.\0\
Set up the window: the interface is restored after this.\0\
Set up the interface of the scene, and load the data that it needs.\0\
Free what the scene shares with others; it may connect again.\0\
Save what is needed to make the scene again.\0\
Have the interface saved, so that it can be restored after an end without notice.\0\
Pause tasks that are under way, and begin no new ones.\0\
Stop timers and other periodic work.\0\
Throttle the frame rates of OpenGL ES.\0\
Pause the game.\0\
Save user data and state.\0\
Suspend the queues that run work which can wait.\0\
Pause movies, unless they play over AirPlay.\0\
Close protected files: once the device is locked they cannot be read.\0\
Commit no new Metal work.\0\
Restart what was paused or stopped on resigning: tasks, timers, queues, frame rates.\0\
Refresh the interface, above all if the app comes from the background.\0\
Leave a paused game paused until the player goes on.\0\
Open protected files again.\0\
Save user data that is not saved yet.\0\
Save where the user was, so that the app can be restored if it is ended.\0\
Have the interface preserved (state restoration): an end in the background comes without notice.\0\
Free memory: images, media and large objects that can be loaded or made again.\0\
Drop strong references to caches.\0\
Hide sensitive views, such as passwords, before this returns: the system then takes its snapshot.\0\
Cancel sheets and alerts, or save enough to show them again: the system does not dismiss them.\0\
Leave an interface that users recognise in the snapshot; views added now must be drawn at once.\0\
Stop updating windows and views, the snapshot aside.\0\
Let OpenGL ES commands that were submitted finish, and Metal buffers that were committed be scheduled.\0\
Release shared resources: the camera, and databases of the system.\0\
Withdraw Bonjour services, and close the sockets that listen for them.\0\
Drop network connections that need not go on; others may be lost while the app is suspended.\0\
Close accessory sessions at the disconnect notice that comes on the way here.\0\
Have a keep-alive handler installed before this (setKeepAliveTimeout:handler:).\0\
Begin a background task, with an expiration handler, for work that must finish; not at the very end.\0\
Become quiet, and return as quickly as possible.\0\
Count on no stay in the background: be ready to be restored after an end without notice.\0\
Undo what entering the background did: load data again, show what was hidden, take up resources.\0\
Connect again where connections or accessory sessions were closed or lost.\0\
Be ready for queued notices: settings, locale, iCloud account and more may have changed.\0\
Save user data: there is no way back.\0\
Stop all work at once, and free shared resources.\0\
Stop timers.\0\
Return within about five seconds.\0\
Free memory: drop caches and what can be made again.\0\
Close protected files, and let go of what was read from them.\0\
Open protected files again where they are needed.\0\
Supply this handler with every background task.\0\
End the task, each with its own identifier: a task that is not ended ends the app.\0\
Clean up as little as possible: the limit is very near.\0\
Begin no new background task here: the app is ended.\0\
Call the completion handler as soon as the new content is there.\0\
Report honestly whether there was new content, and be quick: both weigh on later fetches.\0\
Call the completion handler within 30 seconds, with an honest result.\0\
Create configuration and session again with the same identifier: the system attaches its tasks to it.\0\
Keep the completion handler, and call it when all events of the session have been handled.\0\
Set the task's expiration handler: without one the task counts as failed.\0\
Mark the task as completed (setTaskCompleted): if it is not, the app may be ended.\0\
Stop the work and clean up quickly: the time is shared by all such handlers.\0\
Mark the task as completed, without success.\0\
Keep the connection to the service up, and return within ten seconds.\0\
Report the call to CallKit before this returns: else the app is ended.\0\
Call the completion handler: after three deliveries without answer they stop.\0\
Call the completion handler when the response has been handled.\0\
Call the content handler within 30 seconds.\0\
Call the content handler with the best content so far: else the original is shown.\0\
Pause tasks that are under way.\0\
Undo what resigning did: restart tasks and timers.\0\
Refresh the interface if the app comes from the background.\0\
Save where the user was (view, options) to a cache file or the preferences.\0\
Have the interface preserved (state restoration): a purge comes without notice.\0\
Free what can be made again.\0\
Drop network connections.\0\
Hide sensitive views before this returns: the system then takes its snapshot.\0\
Cancel sheets and alerts: the system does not dismiss them.\0\
Have every OpenGL ES command finished, and submit no more.\0\
Release resources shared with the system, such as the photo album or the calendar.\0\
Close Bonjour services and listening sockets.\0\
Become quiet as fast as possible.\0\
Count on no stay in the background: be ready to be restored after a purge.\0\
Load again what entering the background let go.\0\
Reconnect what was dropped or lost.\0\
Do what entering the background asks for, saving data first: there is no way back.\0\
Have the interface saved: a purge comes without notice.\0\
Supply this expiration handler with every background task.\0\
End the task, each with its own token: a task that is not ended ends the app.\0\
Be quick: the limit is very close.\0\
Call the completion handler: the wake-up ends with it.\0\
Report honestly whether there was new content, and be quick: both weigh on later grants.\0\
Create configuration and session again with the same identifier: the system attaches the tasks to it.\0\
Keep the connection to the service up.\0\
manifest.mode.unknown\0\
Values must be spelled to the letter; some modes are those of watchOS.\0\
manifest.mode.audio.too-early\0\
manifest.mode.location.too-early\0\
manifest.mode.voip.too-early\0\
manifest.mode.newsstand-content.too-early\0\
manifest.mode.external-accessory.too-early\0\
manifest.mode.bluetooth-central.too-early\0\
Its first version is common knowledge; no source was read for it.\0\
manifest.mode.bluetooth-peripheral.too-early\0\
manifest.mode.bluetooth-peripheral.too-early.founding\0\
manifest.mode.fetch.too-early\0\
manifest.mode.remote-notification.too-early\0\
manifest.mode.processing.too-early\0\
manifest.mode.push-to-talk.too-early\0\
manifest.mode.nearby-interaction.too-early\0\
manifest.mode.newsstand-content.removed\0\
Apple still lists the value; no source gives the version that ended it.\0\
manifest.voip.no-audio\0\
For calls by way of CallKit, from 10.0 on, no source asks for it.\0\
manifest.voip.no-audio.founding\0\
manifest.processing.no-identifiers\0\
manifest.identifiers.no-mode\0\
From 26.0 on they may serve continued processing tasks, which ask for no mode.\0\
manifest.push-to-talk.no-microphone-text\0\
manifest.location.no-text\0\
manifest.location.no-always-text.8\0\
manifest.location.no-always-text\0\
manifest.minimum-os\0\
The key is from 3.0 on; older versions do not run an app for later ones either.\0\
manifest.placeholder\0\
Ours: the value is filled in by the build, and cannot be judged before.\0\
manifest.exits-on-suspend.defeats-modes\0\
manifest.exits-on-suspend.defeats-modes.founding\0\
manifest.exits-on-suspend.no-effect\0\
manifest.exits-on-suspend.beside-modes\0\
What the two do together from 13.0 on no source says.\0\
manifest.scenes.absent.aborts\0\
Adopted in code means application:configurationForConnectingSceneSession:options:. Without an SDK in the manifest that of the OS is taken.\0\
manifest.scenes.absent.deprecated.18\0\
UIKit logs a warning at launch from 18.4 on, with stronger words from 26.0 on.\0\
manifest.scenes.absent.deprecated\0\
manifest.scenes.too-early\0\
manifest.multiple-scenes.no-manifest\0\
UIBackgroundModes\0\
BGTaskSchedulerPermittedIdentifiers\0\
NSMicrophoneUsageDescription\0\
NSLocationWhenInUseUsageDescription\0\
NSLocationAlwaysUsageDescription\0\
NSLocationAlwaysAndWhenInUseUsageDescription\0\
MinimumOSVersion\0\
UIApplicationExitsOnSuspend\0\
UIApplicationSceneManifest\0\
UIApplicationSupportsMultipleScenes\0\
audio\0\
location\0\
voip\0\
newsstand-content\0\
external-accessory\0\
bluetooth-central\0\
bluetooth-peripheral\0\
fetch\0\
remote-notification\0\
processing\0\
push-to-talk\0\
nearby-interaction\0\
A background mode is declared that Apple does not list for iOS: it will do nothing.\0\
The mode has no effect before iOS 4.0: there is no background.\0\
The mode has no effect before iOS 5.0: there is no Newsstand.\0\
The mode has no effect before iOS 5.0: sessions with accessories end at suspension.\0\
The mode has no effect before iOS 5.0.\0\
The mode has no effect before iOS 6.0.\0\
The mode has no effect before iOS 7.0.\0\
The mode has no effect before iOS 7.0: pushes wake no app there.\0\
The mode has no effect before iOS 13.0: there is no BGTaskScheduler.\0\
The mode has no effect before iOS 16.0: there is no Push to Talk framework.\0\
The mode has no effect before iOS 16.0.\0\
NewsstandKit is deprecated in iOS 13.0, and Newsstand is gone: the mode does nothing more.\0\
Without the mode audio beside it a VoIP app cannot play or record in the background.\0\
The mode processing is declared, but no task identifier: no request will be accepted.\0\
Task identifiers without the mode fetch or processing: requests will be refused.\0\
The mode push-to-talk is declared, but no text that says why the app uses the microphone.\0\
The mode location is declared, but no usage text: the user cannot be asked for location.\0\
When-in-use with the mode location is a valid design; launches by region, visit or significant change need Always.\0\
The app is built for later versions: it does not install or run on this one.\0\
A build variable is left in a key that was read: look at the file in the built app.\0\
The app is ended where it would enter the background, so its background modes do nothing.\0\
The key is no longer supported from iOS 13.0 on: the app is suspended like any other.\0\
The key asks for no background at all, the background modes for the opposite.\0\
Linked against an SDK of 27.0 or later the app is ended at launch, unless it adopts scenes in code.\0\
Apps without scenes still run; linked against SDK 27.0 they end at launch on iOS 27.0.\0\
Runs as it is linked now; linked against SDK 27.0 it ends at launch without scenes.\0\
There are no scenes before iOS 13.0: the app delegate gets the calls there.\0\
The key belongs into UIApplicationSceneManifest, which is not there: it has no effect.\0\
termination.watchdog.2\0\
To 12 also a background task that was not ended in time. Which event it was stands in the report.\0\
termination.watchdog.assertion\0\
The assertion daemon, number 15, ended apps with this code before 13.0.\0\
termination.watchdog\0\
Which event it was stands in the report.\0\
termination.background-task\0\
The first version with this code is not known.\0\
termination.url-session\0\
termination.background-fetch\0\
Apple names the background fetch; that an app refresh task has this code too is inferred. The first version with it is not known.\0\
termination.resource-held\0\
In older text any resource of the system, such as the Address Book; the first version is not known.\0\
termination.thermal\0\
termination.voip-unreported\0\
termination.voip-wake-rate\0\
termination.disk-pressure\0\
No crash report is written. The first version with this code is not known.\0\
termination.resource-use\0\
termination.watch-cpu\0\
From watchOS 3.1 on; versions here are those of iOS.\0\
termination.watch-time\0\
termination.watch-runtime\0\
The app need not have done anything wrong. From watchOS 3.1 on; versions here are those of iOS.\0\
termination.insecure-drawing\0\
In Apple's text of 2018; the newer page does not have the code.\0\
termination.stackshot\0\
termination.user-force-quit\0\
From lists of codes, the last version is not known; Apple's text of 2018 has none for it. Some say that it was the held button.\0\
termination.simulator-host\0\
Read off one log of the Simulator; the first version is not known.\0\
termination.jetsam.generic\0\
Apple: for some other reason; that memory was short is what a jetsam event means.\0\
termination.jetsam.highwater\0\
By Apple's page a daemon of the system.\0\
termination.jetsam.vnode-limit\0\
termination.jetsam.page-shortage\0\
termination.jetsam.thrashing\0\
termination.jetsam.per-process-limit\0\
termination.jetsam.disk-space\0\
Before 12.0 the number stood for diagnostics.\0\
termination.jetsam.idle-exit\0\
termination.jetsam.kernel-memory\0\
termination.jetsam.low-swap\0\
On iPads with app swap, from 16.0 on: suspended apps first, then running ones.\0\
termination.jetsam.sustained-pressure\0\
termination.jetsam.conclave-limit\0\
termination.jetsam.long-idle\0\
termination.jetsam.cpu-limit\0\
termination.namespace.signal\0\
The code is the number of the signal.\0\
termination.namespace.signal.quit\0\
SIGQUIT: the app need not have crashed, and no reason of the life cycle is given.\0\
termination.namespace.signal.kill\0\
SIGKILL: the app did not crash by itself, and no reason of the life cycle is given.\0\
termination.namespace.signal.terminate\0\
SIGTERM: the app did not crash by itself, and no reason of the life cycle is given.\0\
termination.namespace.codesigning\0\
termination.namespace.exec\0\
termination.namespace.dyld\0\
termination.namespace.libraries\0\
termination.namespace.tcc\0\
No code tells the case apart in which the user changed a privacy switch.\0\
termination.namespace.sandbox\0\
termination.namespace.guard\0\
termination.namespace.pac-exception\0\
termination.namespace.port-space\0\
The app did not launch, resume, suspend, end or update in time.\0\
A background task was not ended in time.\0\
The app did not launch, update its scene or end in time.\0\
A background task was not ended before its time was up.\0\
The app did not finish with the events of a background URL session in time.\0\
A background fetch, or an app refresh task, was not finished in time.\0\
The app held a file or SQLite lock when it was suspended.\0\
The device was too hot.\0\
A VoIP push came, and the app did not report a call to CallKit.\0\
A VoIP app was resumed too often.\0\
Storage was short, and the system deleted caches of the app.\0\
The app used too much of key resources of the system.\0\
On watchOS: a background task used too much CPU time.\0\
On watchOS: a background task was not finished in time.\0\
On watchOS: a background task was not finished in time, as the system was busy.\0\
The app drew to the screen while the device was locked.\0\
The report is a stackshot of the whole system: nothing was ended.\0\
The user force quit the app.\0\
The host of the Simulator ended the app.\0\
The system needed room, for a reason that it does not tell.\0\
Memory was short, and the process was above its soft limit.\0\
Too many files were open in the whole system.\0\
The system was short of memory.\0\
The system was busy with paging, or with processes that come back at once.\0\
The process passed its own memory limit.\0\
Storage was short, and all frozen processes were ended.\0\
The process was idle, and the system took its memory back.\0\
The kernel was short of room for its own memory, or for compressed memory.\0\
Swap space was short.\0\
Memory had been short for long, or could not be paged out.\0\
The process passed the memory limit of its conclave.\0\
The process had been idle for long.\0\
The process used too much CPU time.\0\
The app crashed.\0\
Another process ended the app with a signal.\0\
The code signature of the app is not valid, or a page of it does not match.\0\
The kernel could not start the program.\0\
The dynamic linker could not load the app or a library of it.\0\
A system library found a mistake of the app and ended it.\0\
The app reached for private data without a text that says why.\0\
The app did something that its sandbox does not allow.\0\
The app misused a guarded file, port or piece of memory.\0\
The authentication of a pointer failed.\0\
The app used up its names for Mach ports.\0\
\0
"""

#endif
