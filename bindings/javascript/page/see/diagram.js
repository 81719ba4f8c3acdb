// Draws the states and the transitions between them.

import { LifecyclePolicyError, Policy, title } from '../../src/main.js';
import { address } from '../address.js';
import { drawnCalls, ruleLink } from '../ask/answer.js';
import { capital, choice, draw, el } from '../dom.js';

/** The position of each state. Arrows between neighbouring states are straight. */
const PLACES = {
  app: {
    active: [250, 50], inactive: [250, 150], background: [250, 250], suspended: [250, 350],
    'not-running': [250, 450], prewarmed: [40, 450],
  },
  scene: {
    'foreground-active': [250, 50], 'foreground-inactive': [250, 170],
      'scene-background': [250, 290],
    unattached: [250, 410],
  },
};
const [HALF, TALL] = [84, 22];

/** Returns the policy, and for each state the steps from it, grouped by target. */
export function stepsOf(os, options, axis) {
  const policy = new Policy(os, options);
  const found = new Map();
  for (const from of Object.keys(PLACES[axis])) {
    try {
      const steps = policy.next({ from }).transitions;
      const targets = new Map();
      for (const step of steps) {
        if (!targets.has(step.to)) targets.set(step.to, []);
        targets.get(step.to).push(step);
      }
      if (targets.size > 0) found.set(from, targets);
    } catch (error) {
      if (!(error instanceof LifecyclePolicyError)) throw error;
    }
  }
  return { policy, found };
}

function arrow([x1, y1], [x2, y2], isBack) {
  if (y1 === y2) {
    const side = x2 < x1 ? -1 : 1;
    const y = y1 + side * 8;
    return `M${x1 + side * HALF},${y} L${x2 - side * HALF},${y}`;
  }
  if (x1 !== x2) {
    const x = x2 < x1 ? x1 - HALF : x2 - HALF;
    return x2 < x1 ? `M${x},${y1} L${x2},${y2 - TALL}` : `M${x1},${y1 - TALL} L${x},${y2}`;
  }
  const down = y2 > y1 ? 1 : -1;
  if (Math.abs(y2 - y1) < 130) {
    const x = x1 + (isBack ? 30 : -30);
    return `M${x},${y1 + down * TALL} L${x},${y2 - down * TALL}`;
  }
  const side = down > 0 ? 1 : -1;
  const bend = x1 + side * (HALF + Math.abs(y2 - y1) * 0.26);
  return `M${x1 + side * HALF},${y1} C${bend},${y1} ${bend},${y2} ${x2 + side * HALF},${y2}`;
}

function picture(places, found, chosen, onchoose) {
  const states = Object.keys(places).filter((state) => found.has(state));
  const edges = states.flatMap((from) => [...found.get(from).keys()]
    .filter((to) => to !== from && places[to] !== undefined
      && found.has(to)).map((to) => ({ from, to })));
  const tall = Math.max(...states.map((state) => places[state][1])) + 40;
  const order = [...edges.filter(({ from }) => from !== chosen),
    ...edges.filter(({ from }) => from === chosen)];
  return draw('svg', { viewBox: `-60 0 560 ${tall}`, class: 'states', role: 'img',
    'aria-label': `States; steps lead from ${title('state', chosen)} to ${[...found.get(chosen)?.keys() ?? []].map((to) => title('state', to)).join(', ')}` },
    draw('defs', {}, ['on', 'off'].map((kind) => draw('marker', {
      id: `head-${kind}`, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7,
        orient: 'auto',
    }, draw('path', { d: 'M0,0 L8,4 L0,8 z', class: `head ${kind}` })))),
    order.map(({ from, to }) => draw('path', {
      d: arrow(places[from], places[to], places[from][1] > places[to][1]),
      class: `edge ${from === chosen ? 'on' : 'off'}`,
      'marker-end': `url(#head-${from === chosen ? 'on' : 'off'})`,
    })),
    states.map((state) => {
      const [x, y] = places[state];
      return draw('g', { class: `node ${state}${state === chosen ? ' on' : ''}`,
        onclick: () => onchoose(state) },
        draw('rect', { x: x - HALF, y: y - TALL, width: 2 * HALF, height: 2 * TALL, rx: 8 }),
        draw('circle', { cx: x - HALF + 16, cy: y, r: 5 }),
        draw('text', { x: x + 6, y: y + 5, 'text-anchor': 'middle' },
          title('state', state).replace(/ in the foreground$| that is connected/, '')));
    }));
}

/**
 * Returns the targets with their transitions. Termination comes last, because it has the most
 * causes.
 */
const inOrder = (targets) => [...targets].sort(([one], [other]) =>
  (one === 'not-running' ? 1 : 0) - (other === 'not-running' ? 1 : 0));

/** Draws a transition: its cause, and its callbacks in order. */
function drawnStep(policy, from, step, asked) {
  const { callbacks } = policy.transition({ from, cause: step.cause, to: step.to });
  return el('li', {},
    el('a', { href: address('ask', { q: 'transition', from, cause: step.cause, ...asked }) },
      title('cause', step.cause)),
    step.verdict === 'allowed' ? '' : ` (${step.verdict})`, step.disputed ? ', disputed' : '', ' ',
      ruleLink(step.rule),
    drawnCalls(callbacks));
}

export function drawDiagram({ os, options, axis, state, change }) {
  const places = PLACES[axis];
  const { policy, found } = stepsOf(os, options, axis);
  if (found.size === 0) return el('p', {}, `iOS ${os} has no such states for this app.`);
  const asked = { os, scenes: options.app.scenes ? 'yes' : 'no', said: 'scenes-adopted' };
  const chosen = found.has(state) ? state : [...found.keys()][0];
  return el('div', { class: 'columns even' },
    el('div', {},
      choice('state', 'From', [...found.keys()].map((one) =>
        [one, capital(title('state', one).replace(/ in the foreground$/, ''))]), chosen,
        (one) => change({ state: one })),
      picture(places, found, chosen, (one) => change({ state: one }))),
    el('div', { class: 'steps' }, el('h2', { class: 'visually-hidden' },
      `Steps from ${title('state', chosen)}`),
      inOrder(found.get(chosen)).map(([to, steps]) => el('section', {},
      el('h3', {}, `To ${title('state', to)}`),
      el('ul', { class: 'plain' }, steps.map((step) => drawnStep(policy, chosen, step, asked)))))));
}
