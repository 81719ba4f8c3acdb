// Generated from include/abi.json by bindings/tools/generate.py: do not edit.
// The fields of queries, the app and the device, for the command.

/** What each field takes; `of` is the enumeration of a value or set, `help` a text on it. */
export const FIELDS = {
  transition: {
    from: {
      kind: 'value', of: 'state',
      help: 'the state before',
    },
    to: {
      kind: 'value', of: 'state',
      help: 'a state of the app if `from` is one, otherwise a state of the scene; without it, '
      + 'wherever the cause leads',
    },
    cause: {
      kind: 'value', of: 'cause',
      help: 'the cause',
    },
    lastCause: {
      kind: 'value', of: 'cause',
      help: 'why the app is in `from`; without it, any cause that fits',
    },
    trigger: {
      kind: 'value', of: 'trigger',
      help: 'the event for which the app is launched, woken or brought back; without it, no event',
    },
    interruption: {
      kind: 'value', of: 'interruption',
      help: 'the kind of interruption, if the cause is an interruption; without it, any kind that '
      + 'the rule choice.interruption lists',
    },
  },
  next: {
    from: {
      kind: 'value', of: 'state',
      help: 'the state before',
    },
    lastCause: {
      kind: 'value', of: 'cause',
      help: 'why the app is in `from`; without it, it is not known',
    },
  },
  path: {
    from: {
      kind: 'value', of: 'state',
      help: 'the state before',
    },
    to: {
      kind: 'value', of: 'state',
      help: 'a state of the app if `from` is one, otherwise a state of the scene',
    },
    lastCause: {
      kind: 'value', of: 'cause',
      help: 'why the app is in `from`; without it, any cause that fits',
    },
    trigger: {
      kind: 'value', of: 'trigger',
      help: 'the event for which the app is launched, woken or brought back on the way; without '
      + 'it, no event',
    },
    allowedCauses: {
      kind: 'set', of: 'cause',
      help: 'allowed causes; without it, the acts of the user and of the system that lead to `to`',
    },
  },
  deadline: {
    allowance: {
      kind: 'value', of: 'allowance',
      help: 'the allowance',
    },
  },
  relaunch: {
    after: {
      kind: 'value', of: 'termination',
      help: 'the termination; `none`: the app is suspended',
    },
    on: {
      kind: 'value', of: 'trigger',
      help: 'the trigger',
    },
    state: {
      kind: 'value', of: 'state',
      help: 'the state of the app; without it, suspended after `none`, else not running',
    },
    since: {
      kind: 'set', of: 'since',
      help: 'what happened after the termination; if the user launched the app, this launch came '
      + 'last',
    },
    forceQuit: {
      kind: 'fact',
      help: 'the user force quit the app and has not launched it since, even if it then ended in '
      + 'another way; no, or without it, the termination decides',
    },
  },
  conduct: {
    state: {
      kind: 'value', of: 'state',
      help: 'the state of the app',
    },
    activity: {
      kind: 'value', of: 'activity',
      help: 'the activity',
    },
  },
  duties: {
    callback: {
      kind: 'value', of: 'callback',
      help: 'the callback',
    },
  },
  call: {
    callback: {
      kind: 'value', of: 'callback',
      help: 'the callback',
    },
    trigger: {
      kind: 'value', of: 'trigger',
      help: 'the trigger for which the callback is called; without it, not given',
    },
  },
  delivery: {
    state: {
      kind: 'value', of: 'state',
      help: 'the state of the app',
    },
    event: {
      kind: 'value', of: 'event',
      help: 'the event',
    },
  },
  mode: {
    mode: {
      kind: 'value', of: 'mode',
      help: 'the background mode',
    },
  },
  quota: {
    quota: {
      kind: 'value', of: 'quota',
      help: 'the quota',
    },
  },
  manifest: {},
  termination: {
    namespace: {
      kind: 'value', of: 'namespace',
      help: 'the namespace; without it, the report names no namespace',
    },
    code: {
      kind: 'number',
      help: 'any number; with jetsam, it is the kernel\'s number',
    },
    errorDomain: {
      kind: 'value', of: 'error-domain',
      help: 'the error domain; without it, the code is that of a termination',
    },
  },
  suspension: {
    allowances: {
      kind: 'set', of: 'allowance',
      help: 'the allowances whose clocks run for the app, such as that of a background task or a '
      + 'wake-up',
    },
    activities: {
      kind: 'set', of: 'activity',
      help: 'what the app is doing',
    },
    begunInFront: {
      kind: 'set', of: 'activity',
      help: 'the activities that began while the app was in front',
    },
  },
  purge: {
    state: {
      kind: 'value', of: 'state',
      help: 'the state of the app',
    },
    activities: {
      kind: 'set', of: 'activity',
      help: 'what the app is doing',
    },
  },
  app: {
    exitsOnSuspend: {
      kind: 'fact',
      help: 'UIApplicationExitsOnSuspend',
    },
    backgroundModes: {
      kind: 'set', of: 'mode',
      help: 'UIBackgroundModes',
    },
    scenes: {
      kind: 'fact',
      help: 'the app adopts the scene life cycle, in the manifest or in code; without it, this '
      + 'counts as yes from 27.0 on, and as no before',
    },
    multipleScenes: {
      kind: 'fact',
      help: 'UIApplicationSupportsMultipleScenes',
    },
    linkedSdk: {
      kind: 'version',
      help: 'linked SDK; 2.0 or later; without it, the SDK that came with the OS',
    },
    minimumOs: {
      kind: 'version',
      help: 'MinimumOSVersion, 2.0 or later; without it, not given',
    },
    permittedIdentifiers: {
      kind: 'number',
      help: 'the number of BGTaskSchedulerPermittedIdentifiers',
    },
    locationAuthorization: {
      kind: 'value', of: 'authorization',
      help: 'the authorization that the user granted',
    },
    restorationIdentifier: {
      kind: 'fact',
      help: 'Core Bluetooth managers have a restoration identifier',
    },
    sessionSendsLaunchEvents: {
      kind: 'fact',
      help: 'sessionSendsLaunchEvents of URLSessionConfiguration',
    },
    stateRestoration: {
      kind: 'fact',
      help: 'the app preserves and restores its interface',
    },
    alwaysUsageText: {
      kind: 'fact',
      help: 'NSLocationAlwaysAndWhenInUseUsageDescription, or NSLocationAlwaysUsageDescription',
    },
    whenInUseUsageText: {
      kind: 'fact',
      help: 'NSLocationWhenInUseUsageDescription',
    },
    microphoneUsageText: {
      kind: 'fact',
      help: 'NSMicrophoneUsageDescription',
    },
    backgroundActivitySession: {
      kind: 'fact',
      help: 'the app held a CLBackgroundActivitySession when it last ran',
    },
    serviceSession: {
      kind: 'fact',
      help: 'the app held a CLServiceSession for Always authorization when it last ran',
    },
    unknownModes: {
      kind: 'number',
      help: 'the number of modes that are not on Apple\'s list',
    },
    placeholders: {
      kind: 'number',
      help: 'the number of keys with an unexpanded build variable',
    },
    interfaceKept: {
      kind: 'fact',
      help: 'UIKit kept a session of the scene, or the interface that the app saved: no at a '
      + 'first launch and for a new window; without it, this counts as yes',
    },
    multitaskingCamera: {
      kind: 'fact',
      help: 'the app may use the camera beside other apps',
    },
    kind: {
      kind: 'value', of: 'process-kind',
      help: 'the process kind; without it, `app`',
    },
  },
  facts: {
    idiom: {
      kind: 'value', of: 'idiom',
      help: 'the kind of device',
    },
    simulator: {
      kind: 'fact',
      help: 'it is the Simulator',
    },
    hardwareMultitasking: {
      kind: 'fact',
      help: 'hardware multitasking; no for iPhone 3G, iPod touch 2G and older',
    },
    cellular: {
      kind: 'fact',
      help: 'it has a cellular radio',
    },
    passcode: {
      kind: 'fact',
      help: 'a passcode is set',
    },
    firstUnlockDone: {
      kind: 'fact',
      help: 'the device was unlocked at least once since boot',
    },
    backgroundAppRefresh: {
      kind: 'fact',
      help: 'the user has Background App Refresh on in Settings; iOS 7.0 on',
    },
    lowPowerMode: {
      kind: 'fact',
      help: 'Low Power Mode; iOS 9.0 on',
    },
    charging: {
      kind: 'fact',
      help: 'it is charging',
    },
    debuggerAttached: {
      kind: 'fact',
      help: 'a debugger is attached to the app',
    },
    foregroundSlots: {
      kind: 'number',
      help: 'the number of apps that can be side by side, 1 to 8; without it, unknown',
    },
    bluetoothOff: {
      kind: 'fact',
      help: 'Bluetooth is turned off in Settings',
    },
    bluetoothOffInControlCenter: {
      kind: 'fact',
      help: 'turned off in Control Center',
    },
    airplaneMode: {
      kind: 'fact',
      help: 'airplane mode was toggled, with Bluetooth left on',
    },
    accessorySetupKit: {
      kind: 'fact',
      help: 'AccessorySetupKit set up accessories; iOS 26.0 on',
    },
    forceQuitSurvivesReboot: {
      kind: 'fact',
      help: 'force quit survives a reboot; an option for `observed`; without it, this counts as '
      + 'no',
    },
    regionsEndAtReboot: {
      kind: 'fact',
      help: 'regions end at a reboot; an option; without it, this counts as no',
    },
    deviceLocked: {
      kind: 'fact',
      help: 'the device is locked now',
    },
  },
};
