import type {
  Activity, Allowance, App, AppFields, AppState, AppStatus, AuditEnd, AuditFinding, AuditStep,
  AuditorOptions, BackgroundMode, CallAnswer, CallQuery, Callback, Cause, Citation, Condition,
  ConductAnswer, ConductQuery, DayAct, DeadlineAnswer, DeliveryAnswer, DeliveryQuery, DeviceEffect,
  DeviceEventFields, DeviceFacts, DeviceOptions, DeviceOutcome, DeviceStatus, DutiesAnswer,
  Evidence, EvidenceProfile, Explanation, Family, Field, Install, Knowledge, Limit, LogClock,
  ManifestAnswer, ModeAnswer, NextAnswer, NextQuery, NoticeKind, Notification, Occurrence,
  PathAnswer, PathQuery, PurgeAnswer, PurgeQuery, Quota, QuotaAnswer, RecordKind, RelaunchAnswer,
  RelaunchQuery, Reply, RuleField, RuleFields, RuleStep, SceneState, State, Status,
  SuspensionAnswer, SuspensionQuery, Termination, TerminationAnswer, TerminationNamespace,
  TerminationQuery, TextOptions, TransitionAnswer, TransitionQuery,
} from './generated.js';

export * from './generated.js';

/**
 * A question that could not be asked, or a file that could not be read. An answer is never an
 * error.
 */
export class LifecyclePolicyError extends Error {
  /**
   * A status of the library, or null. The package also uses these statuses for what it refuses
   * without a call of the library.
   */
  readonly status: Status | null;
  /** The part of the question that was at fault, or null. */
  readonly field: Field | string | null;
  /** The value that was given for that part, or null. */
  readonly value: unknown;
}

/** The facts for which a policy is prepared, except the version of iOS. */
export interface Context {
  /** The app. By default, an app that declares nothing. */
  app?: App | null;
  /** Facts that differ from those of the ordinary device. */
  facts?: DeviceFacts | null;
  evidence?: EvidenceProfile | null;
  /** The host's own figures. If several concern one allowance, the first one counts. */
  limits?: readonly Limit[] | null;
}

/** The questions that can be explained, each with the type of its query. */
export interface Queries {
  transition: TransitionQuery;
  deadline: Allowance;
  relaunch: RelaunchQuery;
  conduct: ConductQuery;
  call: CallQuery;
  delivery: DeliveryQuery;
  mode: BackgroundMode;
  quota: Quota;
  termination: TerminationQuery;
  suspension: SuspensionQuery;
  purge: PurgeQuery;
}

/** The questions whose answers can be written as text, each with the type of its query. */
export interface TextQueries extends Queries {
  next: NextQuery;
  path: PathQuery;
  duties: Callback;
}

/**
 * The rule book as it applies to one app, on one version of iOS, on one device. Prepare a
 * policy once, and ask it many times. A policy needs no clean-up.
 */
export class Policy {
  constructor(os: string, context?: Context);
  /**
   * Returns the versions from `first` to `last` on which an answer can change, including `first`.
   */
  static edges(first: string, last: string, context?: Context): string[];
  /** Asks whether a transition is legal, and which callbacks and notifications come with it. */
  transition(query: TransitionQuery): TransitionAnswer;
  /** Asks where a cause leads, and which callbacks and notifications come with it. */
  step(query: Omit<TransitionQuery, 'to'>): TransitionAnswer;
  /** Asks which causes may follow, and where each leads. */
  next(query: NextQuery): NextAnswer;
  /** Asks for the shortest legal chain of steps. */
  path(query: PathQuery): PathAnswer;
  /** Asks for the advice, limit, warning and expiry of an allowance. */
  deadline(allowance: Allowance): DeadlineAnswer;
  /** Asks whether an event wakes or relaunches the app. */
  relaunch(query: RelaunchQuery): RelaunchAnswer;
  /** Asks whether an app may do something in a state, and the price if the app may not. */
  conduct(query: ConductQuery): ConductAnswer;
  /** Asks what an app must do in a callback. */
  duties(callback: Callback): DutiesAnswer;
  /** Asks who receives a callback, with which options, and what its return value changes. */
  call(query: CallQuery): CallAnswer;
  /** Asks how an event reaches an app in a state. */
  delivery(query: DeliveryQuery): DeliveryAnswer;
  /**
   * Asks what a background mode permits, which triggers it enables, and what keeps the app running.
   */
  mode(mode: BackgroundMode): ModeAnswer;
  /** Asks how many things of a kind the system allows. */
  quota(quota: Quota): QuotaAnswer;
  /** Asks what will not work in the manifest of the policy's app. */
  manifest(): ManifestAnswer;
  /** Asks what a termination code means. */
  termination(query: TerminationQuery): TerminationAnswer;
  /** Asks whether anything keeps an app in the background from being suspended. */
  suspension(query?: SuspensionQuery): SuspensionAnswer;
  /** Asks in which order the system ends apps when memory is short. */
  purge(query: PurgeQuery): PurgeAnswer;
  /** Lists every rule about a question, and its role in the answer. */
  explain<Q extends keyof Queries>(question: Q, query: Queries[Q]): readonly Explanation[];
  /**
   * Writes the answer to a question as English text: the headline, the fields, and the grounds.
   * If the options have `parts`, writes only these parts.
   */
  text<Q extends keyof TextQueries>(
    question: Q, query: TextQueries[Q], options?: TextOptions,
  ): string;
  text(question: 'manifest', query?: null, options?: TextOptions): string;
  /** Tells what is known about a condition: it holds, fails, was not given, or is assumed. */
  condition(condition: Condition): Knowledge;
}

/**
 * Many apps on one virtual clock: the host posts events, and takes effects to carry out. A new
 * device is off. Times are in seconds.
 */
export class Device {
  constructor(os: string, options?: DeviceOptions);
  /** Frees the device. Afterwards, every method except this one throws. */
  close(): void;
  /** Returns an independent copy of the device. */
  fork(): Device;
  /**
   * Installs an app, and returns its number. Without `returnsAfter`, the host replies to each
   * callback.
   */
  install(app?: App | null, options?: Install): number;
  /** Changes the facts about an app from now on. */
  updateApp(number: number, app: App | null, options?: Install): void;
  /** Removes an app with its scenes, tasks and requests. */
  uninstall(app: number): void;
  /** Installs another version of iOS on a device that is off. */
  updateOs(os: string): void;
  /** Posts an event. Its amount is either `bytesWanted` or `delay`. */
  post(kind: Occurrence, app?: number, fields?: DeviceEventFields): DeviceOutcome;
  /** Takes the waiting effects, the oldest first. */
  effects(): Generator<DeviceEffect, void, void>;
  /** Replies to a call. */
  reply(effect: DeviceEffect | number, reply?: Reply): void;
  /** Advances the clock to a time. Throws if effects must be taken first. */
  advance(to: number): void;
  /**
   * Yields each effect when it is due, until the time `to`. At the end, the clock shows `to`. The
   * host may post events and reply meanwhile.
   */
  runUntil(to: number): Generator<DeviceEffect, void, void>;
  /**
   * Advances from one due time to the next, and yields each effect, until nothing is due, or until
   * the time `limit`.
   */
  runUntilIdle(limit: number): Generator<DeviceEffect, void, void>;
  /**
   * Returns the next time at which something is due, for one app or for all apps. Returns null if
   * nothing is due.
   */
  nextDeadline(app?: number): number | null;
  /**
   * Returns the kill that a clock of an app will cause unless something else comes first. Returns
   * null if no clock will cause a kill.
   */
  pendingKill(app: number): DeviceEffect | null;
  /** The time on the virtual clock. */
  readonly now: number;
  status(): DeviceStatus;
  appStatus(app: number): AppStatus;
  sceneState(app: number, scene: number): SceneState;
  /** Returns the state of the device as bytes. */
  snapshot(): Uint8Array;
  /** Restores the state of a snapshot. Returns false if the rules have changed since it. */
  restore(snapshot: Uint8Array, now?: number): boolean;
  /**
   * Simulates one or several days: posts acts of the user and the system, and yields these acts and
   * the effects of the device in order. Equal seeds give equal days on every machine.
   */
  day(
    habits?: Preset | Habits, seed?: number | bigint, options?: DayOptions,
  ): Generator<DayAct | DeviceEffect, void, void>;
  /**
   * A number that is equal for devices that will behave in the same way. Compare only numbers of
   * one version of the library.
   */
  readonly digest: bigint;
}

/** The names of the habits that come with the package. */
export type Preset = 'commuter' | 'heavy-user' | 'phone-in-a-drawer' | 'night-worker';

/** The habits of an app, with the keys of a file. Each number is a mean; 0 means never. */
export interface HabitsOfApp {
  opens_per_day?: number;
  force_quits_per_week?: number;
  silent_pushes_per_day?: number;
  visible_pushes_per_day?: number;
  region_crossings_per_day?: number;
  transfers_per_day?: number;
  voip_pushes_per_day?: number;
  bluetooth_events_per_day?: number;
}

/** Habits, with the keys of a file. Hours are spans such as "22-6", from 22:00 to 6:00. */
export interface Habits {
  comment?: string;
  /** The preset that fills in missing keys. */
  like?: Preset;
  start_hour?: number;
  used_hours?: readonly string[];
  charging_hours?: readonly string[];
  offline_hours?: readonly string[];
  low_power_hours?: readonly string[];
  off_hours?: readonly string[];
  pickups_per_day?: number;
  seconds_per_use?: number;
  memory_pressures_per_day?: number;
  apps?: Readonly<Record<string, HabitsOfApp>>;
}

/** Further options of a day. */
export interface DayOptions {
  /**
   * The habits of each app by its number, or a list of the numbers of apps. The apps of a list have
   * the habits that the day's habits give for `*`.
   */
  apps?: readonly number[] | Readonly<Record<number, HabitsOfApp>>;
  /** The length of the simulation in days, 1 to 366. */
  days?: number;
}

export const presets: Readonly<Record<Preset, Habits>>;
/** The JSON schema of habits. */
export const habitsSchema: object;

/** A record of a log, written by an app or by an observer of it. */
export interface LogRecord {
  kind: RecordKind;
  /** What was recorded: a name or a number. Numbers that the library does not know are accepted. */
  code?: Activity | Callback | Cause | Notification | Occurrence | State | Termination | number
    | null;
  /** The time in seconds. Null: not recorded. */
  time?: number | null;
  /** The number of the process, from 1; or 0 if it is not recorded. */
  process?: number;
  /** The number of the scene, from 1; or 0 for the app, or if it is not recorded. */
  scene?: number;
  /** The state of the app that was read in the call. Null: not recorded. */
  reads?: AppState | null;
  /** The state of the scene that was read in the call. Null: not recorded. */
  sceneReads?: SceneState | null;
  /** The number of a task or wake-up. For an end, the namespace in the report. */
  token?: TerminationNamespace | number;
  /** The code in the report, for a record of an end. */
  value?: number | bigint | string;
}

/** The records of a log, column by column. The numbers of a missing column were not recorded. */
export interface LogColumns {
  kinds?: Int32Array;
  codes?: Int32Array;
  /** The times in nanoseconds. A negative number: not recorded. */
  times?: BigInt64Array;
  processes?: BigInt64Array;
  scenes?: Int32Array;
  reads?: Int32Array;
  sceneReads?: Int32Array;
  tokens?: BigInt64Array;
  values?: BigInt64Array;
}

/** Facts that are known from other sources than the log. */
export interface BesideLog {
  /** Whether there is a crash report for the process. Null if crash reports are not collected. */
  crashReport?: boolean | null;
  /** True if the version of the app or of iOS has changed since the end of the process. */
  newVersion?: boolean;
  /** True if the device has restarted since the end of the process. */
  reboot?: boolean;
  lowBattery?: boolean;
}

/**
 * Judges logs of an app: whether iOS calls the logged callbacks in the logged order, what took
 * longer than its limit, and how the process may have ended. Anything that the log does not show
 * may happen at any time.
 */
export class Auditor {
  constructor(os: string, options?: AuditorOptions);
  /** The size of each session, in bytes. */
  readonly sessionSize: number;
  /**
   * Begins the audit of a log. With the bytes of a session, continues that audit. The auditor of
   * that session must have had the same options.
   */
  session(state?: Uint8Array): Session;
  /** Frees the auditor. Afterwards, its methods and those of its sessions throw, except `close`. */
  close(): void;
}

/** The audit of one log, as begun by `Auditor.session`. */
export class Session {
  private constructor();
  /**
   * Judges records, and returns the findings. If a record cannot be read, throws, and judges none
   * of the records. `clock` is the clock of the times. Without `clock`, the clock is unknown.
   */
  feed(records: Iterable<LogRecord>, clock?: LogClock | null): AuditFinding[];
  /**
   * Judges records in columns. Refuses no number: a record that cannot be read becomes a finding.
   */
  feedColumns(columns: LogColumns, clock?: LogClock | null): AuditFinding[];
  /** Returns the possible states of the app after the last record, or those of a scene. */
  places(scene?: number): readonly State[];
  /** Returns the records that may come next, the likeliest first. */
  expected(scene?: number): readonly AuditStep[];
  /**
   * Returns the ways in which the last process may have ended, the likeliest first, then the ways
   * that are ruled out. The list is a guess that no log can prove.
   */
  ends(beside?: BesideLog): readonly AuditEnd[];
  /** The session as bytes, for `Auditor.session`. */
  readonly bytes: Uint8Array;
  /** Frees the session. Afterwards, every method except this one throws. */
  close(): void;
}

/** A remark on an entry of an Info.plist. It is not an error. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly key: string;
  /** The index of the item, from 0, if the remark is about an item of a list; otherwise null. */
  readonly index: number | null;
  /** The value that was found, shortened. */
  readonly value: string;
  /** The remark as a sentence. */
  readonly text: string;
}

/** An app that was made from an Info.plist. */
export interface InfoApp extends AppFields {
  /** The keys with an unexpanded build variable, such as `$(PRODUCT_NAME)`. */
  readonly placeholders: readonly string[];
  readonly notices: readonly Notice[];
}

/** Makes an app from the entries of an Info.plist. */
export function appFromInfo(info: object): InfoApp;
/** Makes an app from the bytes of an Info.plist in XML or in binary form. */
export function appFromInfoPlist(bytes: Uint8Array): InfoApp;
/** Reads a property list, in XML or in binary form. */
export function readPropertyList(bytes: Uint8Array): unknown;

/** The ordinary device. Its facts count unless the host gives others. */
export const ordinaryDevice: DeviceFacts;
/** A device with only unknown facts. */
export const unknownDevice: DeviceFacts;

/** A value in a field of a rule: a name, a number, seconds, a version, true or false. */
export type RuleValue = string | number | bigint | boolean | null;

/** A rule of the book. */
export interface Rule extends RuleFields {
  /** Its sources. The first one is the most direct. */
  readonly citations: readonly Citation[];
  /** The callbacks of a transition rule. */
  readonly steps: readonly RuleStep[];
  /**
   * Returns the value of a field. Returns null if the rule has no value, or if its family has no
   * such field.
   */
  value(field: RuleField): RuleValue;
  /** Returns all values of a field, which may be a set. */
  values(field: RuleField): readonly RuleValue[];
  /** Returns the text of a field, or "". */
  text(field: RuleField): string;
}

/** Selects rules by family, version, evidence or cited source. */
export interface RuleSelection {
  family?: Family;
  os?: string;
  evidence?: Evidence;
  source?: string;
}

/** Returns all rules, or a selection of them, in the order of the rule book. */
export function rules(selection?: RuleSelection): Rule[];
/** Returns the rule with exactly this id. */
export function rule(id: string): Rule;
/** Returns every source of the rule book. */
export function citations(): readonly Citation[];
/** Returns the names of an enumeration, such as `trigger`, in their order. */
export function values(kind: string): string[];
/** Returns the title of a value, a short phrase for people. */
export function title(kind: string, name: string): string;
/** Returns the title for the case that a condition fails. */
export function oppositeTitle(condition: Condition): string;

/** Returns the termination that a cause results in, or `none` if the cause does not end the app. */
export function terminationOf(cause: Cause): Termination;
/**
 * Returns UIKit's number of a state: a value of UIApplicationState for a state of the app, or of
 * UISceneActivationState for a state of a scene. Returns null if no code of the app runs in the
 * state.
 */
export function uikitValue(state: State): number | null;

/** Starts the library. The packages for Node and for browsers do this themselves. */
export function load(source: BufferSource | WebAssembly.Module): Promise<void>;
/** The version of the library, such as "0.3.1". */
export function libraryVersion(): string;
/** The version of the rule set, such as "2026.1". Answers may change with it. */
export function rulesetVersion(): string;
/** The last version of iOS that the rules know. */
export function newestOs(): string;
