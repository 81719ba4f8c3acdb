// Inserts values of an Info.plist into the findings about it. The library's findings lack them.

const UNKNOWN_MODE = 'manifest.mode.unknown';
const PLACEHOLDER = 'manifest.placeholder';
const MINIMUM_OS = 'MinimumOSVersion';

const changed = (finding, fields) => Object.freeze({ ...finding, ...fields });

/**
 * Returns a finding for each unknown mode that the notices name. If the library counted more modes
 * than the notices name, or if the notices name none, adds the library's own finding, which names
 * no mode.
 */
function unknownModes(finding, notices, count) {
  const listed = notices.filter(({ kind }) => kind === 'unknown-mode').map(({ value }) => value);
  const found = [...new Set(listed)].map((value) => changed(finding, { value }));
  return listed.length < count || listed.length === 0 ? [...found, finding] : found;
}

/**
 * Returns a finding for each entry that still contains a build variable. If no such entry is known,
 * returns only `finding`.
 */
function placeholders(finding, notices, keys) {
  const found = new Map(notices
    .filter(({ kind }) => kind === 'placeholder')
    .map(({ key, value }) => [`${key}\0${value}`, { key, value }]));
  const values = [...found.values()];
  const others = [...new Set(keys)].filter((key) => !values.some((one) => one.key === key));
  const all = [...values, ...others.map((key) => ({ key }))];
  return all.length ? all.map((fields) => changed(finding, fields)) : [finding];
}

/** Returns the findings that replace a finding of the library about an app. */
export function told(finding, app) {
  const notices = app?.notices ?? [];
  if (finding.rule === UNKNOWN_MODE) return unknownModes(finding, notices, app?.unknownModes ?? 0);
  if (finding.rule === PLACEHOLDER) return placeholders(finding, notices, app?.placeholders ?? []);
  if (finding.key === MINIMUM_OS && finding.value === null && app?.minimumOs) {
    return [changed(finding, { value: app.minimumOs })];
  }
  return [finding];
}
