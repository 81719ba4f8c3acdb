// The apps that a phone may have, as scenarios write them.

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

/** The events that any app may get from the page. */
export const COMMON = [
  'silent-push', 'region-enter', 'significant-location-change', 'app-refresh-task',
  'url-session-finished', 'open-url', 'notification-tap', 'bluetooth-central', 'voip-push',
];

/** The keys of scenarios for fields of an app that have another word there. */
const WORDS = { backgroundModes: 'modes', locationAuthorization: 'authorization' };
/** The fields of an app that scenarios have. */
const TAKEN = new Set([
  'backgroundModes', 'scenes', 'multipleScenes', 'exitsOnSuspend', 'linkedSdk', 'minimumOs',
  'locationAuthorization', 'permittedIdentifiers', 'sessionSendsLaunchEvents',
  'restorationIdentifier', 'stateRestoration',
]);
const snake = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the keys of a scenario for an app that was read from an Info.plist. */
export function keysOf(app) {
  const told = Object.entries(app).filter(([key, value]) =>
    TAKEN.has(key) && value !== null && value !== 0
      && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries([
    ...told.map(([key, value]) => [WORDS[key] ?? snake(key), value]),
    ['returns_after', 0.05], ['completes_after', 2],
  ]);
}

/** Returns a name that no other app has, from a text that may be any. */
export function freeName(text, taken) {
  const plain = text.replace(/[\p{C}]/gu, '').trim().slice(0, 24) || 'App';
  for (let i = 1; ; i++) {
    const name = i === 1 ? plain : `${plain} ${i}`;
    if (!taken.includes(name)) return name;
  }
}
