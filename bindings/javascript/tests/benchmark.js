// Measures and prints the cost of a question, with bytes alone and with objects.
//
//   node tests/benchmark.js

import { QUESTIONS, sizes } from '../src/generated.js';
import { functions, memory, rooms } from '../src/library.js';
import { Policy } from '../src/node.js';

const policy = new Policy('17.0', { app: { backgroundModes: ['remote-notification'] } });
const relaunch = { after: 'user-force-quit', on: 'silent-push' };
const transition = { from: 'active', to: 'inactive', cause: 'home-button' };

function measured(name, count, work) {
  let best = Infinity;
  for (let round = 0; round < 7; round++) {
    const started = performance.now();
    for (let i = 0; i < count; i++) work();
    best = Math.min(best, ((performance.now() - started) * 1000) / count);
  }
  console.log(`${name.padEnd(36)} ${best.toFixed(2)} us`);
}

function overBytes(question, query) {
  question.pack(rooms.query, query);
  memory.view.setUint32(rooms.answer, sizes.answer, true);
  const ask = functions[question.ask];
  measured(
    `${question.ask}, over bytes`, 300_000, () => ask(rooms.policy, rooms.query, rooms.answer, 0),
  );
}

measured(
  'prepare a policy', 20_000, () => new Policy('17.0', { app: { backgroundModes: ['audio'] } }),
);
policy.deadline('launch');
overBytes(QUESTIONS.relaunch, relaunch);
policy.deadline('launch');
overBytes(QUESTIONS.transition, transition);
measured('deadline, with objects', 200_000, () => policy.deadline('background-task'));
measured('relaunch, with objects', 200_000, () => policy.relaunch(relaunch));
measured('transition and its steps, with objects', 100_000, () => policy.transition(transition));
