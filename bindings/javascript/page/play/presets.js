// The apps that a phone can have. `keys` has the keys that the app has in a scenario.

export const PRESETS = [
  {
    name: 'Music', sign: 'M',
    said: 'plays audio in the background',
    keys: { modes: ['audio'], scenes: true, returns_after: 0.05, footprint: 90_000_000 },
    acts: ['audio-playback'],
    events: [],
  },
  {
    name: 'Tracker', sign: 'T',
    said: 'follows regions, with Always authorization',
    keys: {
      modes: ['location'], authorization: 'always', scenes: true, returns_after: 0.05,
      completes_after: 3, footprint: 40_000_000,
    },
    acts: ['start-location-updates'],
    events: ['region-enter', 'significant-location-change'],
  },
  {
    name: 'Chat', sign: 'C',
    said: 'gets silent pushes',
    keys: {
      modes: ['remote-notification'], scenes: true, returns_after: 0.05, completes_after: 2,
      footprint: 120_000_000,
    },
    acts: [],
    events: ['silent-push', 'visible-push'],
  },
  {
    name: 'Reader', sign: 'R',
    said: 'refreshes in the background',
    keys: {
      modes: ['fetch', 'processing'], permitted_identifiers: 1, scenes: true, returns_after: 0.05,
      completes_after: 5, footprint: 60_000_000,
    },
    acts: [],
    events: ['app-refresh-task', 'url-session-finished'],
  },
  {
    name: 'Dialer', sign: 'D',
    said: 'gets VoIP pushes, and reports no call',
    keys: { modes: ['voip'], scenes: true, returns_after: 0.05, footprint: 70_000_000 },
    acts: [],
    events: ['voip-push'],
  },
  {
    name: 'Classic', sign: 'K',
    said: 'has no scenes',
    keys: { scenes: false, returns_after: 0.05, completes_after: 2, footprint: 50_000_000 },
    acts: [],
    events: ['url-session-finished'],
  },
];

/** The triggers that the page offers for every app. */
export const COMMON = [
  'silent-push', 'region-enter', 'significant-location-change', 'app-refresh-task',
  'url-session-finished', 'open-url', 'notification-tap', 'bluetooth-central', 'voip-push',
];

/** The fields of an app that have another name in scenarios. */
const WORDS = { backgroundModes: 'modes', locationAuthorization: 'authorization' };
/** The fields of an app that `keysOf` takes into a scenario. */
const TAKEN = new Set([
  'backgroundModes', 'scenes', 'multipleScenes', 'exitsOnSuspend', 'linkedSdk', 'minimumOs',
  'locationAuthorization', 'permittedIdentifiers', 'sessionSendsLaunchEvents',
  'restorationIdentifier', 'stateRestoration',
]);
const snake = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Converts an app from an Info.plist to the keys of a scenario. */
export function keysOf(app) {
  const told = Object.entries(app).filter(([key, value]) =>
    TAKEN.has(key) && value !== null && value !== 0
      && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries([
    ...told.map(([key, value]) => [WORDS[key] ?? snake(key), value]),
    ['returns_after', 0.05], ['completes_after', 2],
  ]);
}

/** Makes a unique name for an app from any text. */
export function freeName(text, taken) {
  const plain = text.replace(/[\p{C}]/gu, '').trim().slice(0, 24) || 'App';
  for (let i = 1; ; i++) {
    const name = i === 1 ? plain : `${plain} ${i}`;
    if (!taken.includes(name)) return name;
  }
}
