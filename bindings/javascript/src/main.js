// Exports everything. Does not load the module: node.js and browser.js do that.

export { appFromInfo, appFromInfoPlist } from './app.js';
export { Auditor, Session } from './auditor.js';
export { Device } from './device.js';
export { LifecyclePolicyError } from './errors.js';
export { ordinaryDevice, unknownDevice } from './generated.js';
export { habitsSchema, presets } from './habits.js';
export { libraryVersion, load, newestOs, rulesetVersion } from './library.js';
export { readPropertyList } from './plist.js';
export { Policy, terminationOf, uikitValue } from './policy.js';
export { citations, rule, rules } from './rules.js';
export { oppositeTitle, title, values } from './values.js';
