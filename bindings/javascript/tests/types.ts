// Checked by tsc, but not run: what the declarations accept, and what they reject.

import {
  Auditor, Device, Policy, appFromInfo, rule, rules, type LogRecord, type RelaunchAnswer, type Trigger,
} from '../src/main.js';

const trigger: Trigger = 'silent-push';
const policy = new Policy('17.0', {
  app: { backgroundModes: ['audio'], locationAuthorization: 'always' },
  facts: { passcode: true, charging: null },
  limits: [{ allowance: 'launch', limit: 5 }],
});
const answer: RelaunchAnswer =
  policy.relaunch({ after: 'user-force-quit', on: trigger, since: ['reboot'] });
export const seconds: number | null = answer.allowanceSeconds;
export const names: string[] = policy
  .transition({ from: 'active', to: 'background', cause: 'home-button' })
  .callbacks.map(({ label }) => label);
policy.step({ from: 'foreground-active', cause: 'home-button' }).to;
policy.explain('deadline', 'background-task').map(({ role }) => role);
policy.explain('conduct', { state: 'background', activity: 'camera' });
policy.termination({ code: '0xdead10cc' }).meaning;
policy.text('deadline', 'background-task').length;
policy.text('path', { from: 'active', to: 'suspended' }, { parts: ['headline', 'marks'] });
policy.text('manifest', null, { assumed: ['passcode'] });
for (const effect of new Device('12.4', { apps: 3 }).runUntilIdle(10)) effect.text.length;
appFromInfo({}).notices.map(({ text }) => text);
rules({ family: 'relaunch' })[0]?.value('limit');
rule('x').steps[0]?.callback;
new Policy('17.0', { app: appFromInfo({}) });
const record: LogRecord = { kind: 'entered', code: 'applicationDidBecomeActive:', reads: 'active' };
const session = new Auditor('17.0', {
  osLast: '18.0', callbacks: 'applicationDidBecomeActive:', app: { scenes: true }, ends: true,
}).session();
for (const finding of session.feed([record], 'wall')) finding.text.length;
session.feedColumns({ kinds: Int32Array.of(1), times: BigInt64Array.of(0n) });
session.ends({ crashReport: null, reboot: true })[0]?.speaksFor;

// @ts-expect-error: unknown kind of record
session.feed([{ kind: 'tea' }]);
// @ts-expect-error: unknown trigger
policy.relaunch({ after: 'user-force-quit', on: 'silent-puss' });
// @ts-expect-error: the trigger is required
policy.relaunch({ after: 'user-force-quit' });
// @ts-expect-error: a state of a scene
policy.conduct({ state: 'unattached', activity: 'metal' });
// @ts-expect-error: the allowance is required
policy.deadline();
// @ts-expect-error: answers cannot be changed
answer.verdict = 'allowed';
// @ts-expect-error: unknown part
policy.text('deadline', 'launch', { parts: ['head'] });
// @ts-expect-error: a deadline has another query
policy.explain('deadline', { state: 'background', activity: 'camera' });
// @ts-expect-error: a step has no target
policy.step({ from: 'active', to: 'background', cause: 'home-button' });
