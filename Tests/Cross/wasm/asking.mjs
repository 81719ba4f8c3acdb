// Makes an app and the facts of a device from keys. The keys are those of vectors.

import { Refusal } from './library.mjs';

/** The keys of an app or a device in a scenario. Every key must be used. */
export class Ask {
  #left;

  constructor(library, ask) {
    this.library = library;
    this.#left = { ...ask };
  }

  take(key) {
    const value = this.#left[key];
    delete this.#left[key];
    return value;
  }

  finish() {
    const [key] = Object.keys(this.#left);
    if (key !== undefined) throw new Refusal('unknown-key', key);
  }

  /** Returns the value that a key names. Returns 0 if the key is absent. */
  value(key, kind) {
    const text = this.take(key);
    if (text === undefined) return 0;
    return this.parse(text, kind, key);
  }

  parse(text, kind, key) {
    const value = this.library.valueOf(kind, text);
    if (value === null) throw new Refusal('unknown-value', key);
    return Number(value);
  }

  /** Returns the mask of the values that a list names. */
  mask(key, kind) {
    return (this.take(key) ?? []).reduce(
      (mask, text) => mask | 1n << BigInt(this.parse(text, kind, key) - 1), 0n);
  }

  version(key) {
    const text = this.take(key);
    if (text === undefined) return 0;
    const version = this.library.version(text);
    if (version === null) throw new Refusal('malformed', key);
    return version;
  }

  /** Returns a fact: yes for true, and no for false. Returns `usual` if the key is absent. */
  fact(key, usual) {
    const value = this.take(key);
    return value === undefined ? usual : this.#yesOrNo(value);
  }

  /** Returns a fact: yes for the word `yes`, no for the word `no`, and `usual` without a word. */
  word(key, yes, no, usual) {
    const text = this.take(key);
    if (text === undefined) return usual;
    if (text !== yes && text !== no) throw new Refusal('unknown-value', key);
    return this.#yesOrNo(text === yes);
  }

  #yesOrNo(value) {
    return this.library.constant(value ? 'LCP_FACT_YES' : 'LCP_FACT_NO');
  }
}

export function makeApp(ask) {
  return ask.library.create('lcp_app', {
    background_modes: ask.mask('mode', 'MODE'),
    exits_on_suspend: ask.fact('exits-on-suspend', 0),
    scenes: ask.fact('scenes', 0),
    multiple_scenes: ask.fact('multiple-scenes', 0),
    linked_sdk: ask.version('sdk'),
    minimum_os: ask.version('minimum-os'),
    permitted_identifiers: (ask.take('permitted-identifier') ?? []).length,
    location_authorization: ask.value('authorization', 'AUTHORIZATION'),
    restoration_identifier: ask.fact('restoration-identifier', 0),
    session_sends_launch_events: ask.word('session-sends-launch-events', 'yes', 'no', 0),
    background_activity_session: ask.word('background-activity-session', 'yes', 'no', 0),
    service_session: ask.word('service-session', 'yes', 'no', 0),
    interface_kept: ask.word('interface-kept', 'yes', 'no', 0),
    multitasking_camera: ask.word('multitasking-camera', 'yes', 'no', 0),
    state_restoration: ask.fact('state-restoration', 0),
    always_usage_text: ask.fact('always-usage-text', 0),
    when_in_use_usage_text: ask.fact('when-in-use-usage-text', 0),
    microphone_usage_text: ask.fact('microphone-usage-text', 0),
    unknown_modes: ask.take('unknown-modes') ?? 0,
  });
}

export function makeFacts(ask) {
  const { library } = ask;
  const [NO, YES, PHONE, PAD] = ['FACT_NO', 'FACT_YES', 'IDIOM_PHONE', 'IDIOM_PAD'].map((name) =>
    library.constant(`LCP_${name}`));
  const isOrdinary = ask.take('facts') !== 'unknown';
  const no = isOrdinary ? NO : 0;
  const yes = isOrdinary ? YES : 0;
  const without = (key) => (ask.take(key) ? NO : yes);
  const isLocked = ask.take('before-first-unlock');
  const passcode = ask.fact('passcode', no);
  return library.create('lcp_device_facts', {
    idiom: ask.take('ipad') ? PAD : isOrdinary ? PHONE : 0,
    simulator: ask.fact('simulator', no),
    hardware_multitasking: without('no-multitasking'),
    cellular: without('no-cellular'),
    passcode: isLocked ? YES : passcode,
    first_unlock_done: isLocked ? NO : yes,
    background_app_refresh: ask.word('background-refresh', 'on', 'off', yes),
    low_power_mode: ask.fact('low-power', no),
    charging: ask.fact('charging', 0),
    debugger_attached: ask.fact('debugger', no),
    foreground_slots: ask.take('foreground-slots') ?? (isOrdinary ? 1 : 0),
    bluetooth_off: ask.fact('bluetooth-off', no),
    bluetooth_off_in_control_center: ask.fact('bluetooth-off-in-control-center', no),
    airplane_mode: ask.fact('airplane-mode', no),
    accessory_setup_kit: ask.fact('accessory-setup-kit', no),
    force_quit_survives_reboot: ask.fact('force-quit-survives-reboot', no),
    regions_end_at_reboot: ask.fact('regions-end-at-reboot', no),
    device_locked: ask.fact('locked', no),
  });
}
