// Draws the states of each app over time. Uses a canvas, because a frame must be cheap.

import { title } from '../../src/main.js';

const [ROW, TOP, AXIS, BAR] = [34, 6, 22, 18];
const NAMES = ['active', 'inactive', 'background', 'suspended', 'prewarmed'];
const STEPS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600, 7200, 14400, 43200, 86400];

/** Reads the colours of the page, which differ between light and dark mode. */
function colours() {
  const style = getComputedStyle(document.documentElement);
  const of = (name) => style.getPropertyValue(`--${name}`).trim();
  return {
    states: Object.fromEntries(NAMES.map((name) => [name, of(name)])),
    ink: of('ink'), soft: of('soft'), line: of('line'), bad: of('bad'), paper: of('paper'),
    font: style.fontFamily,
  };
}

/** Returns the index of the first element that is later than `at`. */
function after(list, at) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].at > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

const two = (number) => String(number).padStart(2, '0');
/** Formats a time for the axis: seconds, minutes and seconds, or hours and minutes. */
const mark = (at, step) =>
  (step >= 1800 ? `${Math.floor(at / 3600)}:${two(Math.floor(at / 60) % 60)} h`
  : at < 60 && step < 60 ? `${at} s` : `${Math.floor(at / 60)}:${two(at % 60)}`);

export class Lanes {
  #canvas;
  #colours;

  constructor(canvas) {
    this.#canvas = canvas;
    const forget = () => { this.#colours = undefined; };
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', forget);
  }

  /**
   * Draws the lanes of a phone. Shows `width` seconds around the viewed time, or everything if
   * `width` is 0.
   */
  draw(phone, width) {
    const { clientWidth: across } = this.#canvas;
    if (across === 0) return;
    this.#colours ??= colours();
    const down = TOP + ROW * phone.lanes.length + AXIS;
    const scale = devicePixelRatio;
    const size = [Math.round(across * scale), Math.round(down * scale)];
    if (this.#canvas.width !== size[0] || this.#canvas.height !== size[1]) {
      [this.#canvas.width, this.#canvas.height] = size;
      this.#canvas.style.height = `${down}px`;
    }
    const pen = this.#canvas.getContext('2d');
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, across, down);
    const left = Math.min(84, across * 0.22);
    const shown = width > 0 ? width : Math.max(30, phone.end);
    const from = Math.max(0, Math.min(phone.now - shown * 0.75,
      Math.max(phone.end, shown) - shown));
    const x = (at) => left + ((at - from) / shown) * (across - left);
    this.#axis(pen, { x, from, shown, across, down });
    phone.lanes.forEach((lane, i) =>
      this.#lane(pen, { lane, phone, i, x, from, shown, left, across }));
    const now = x(phone.now);
    pen.fillStyle = this.#colours.ink;
    if (now >= left && now <= across) {
      pen.fillRect(Math.min(now, across - 1.5), 0, 1.5, down - AXIS + 4);
    }
  }

  #axis(pen, { x, from, shown, across, down }) {
    const { line, soft, font } = this.#colours;
    const step = STEPS.find((one) => shown / one <= across / 90) ?? 86400;
    pen.font = `11px ${font}`;
    pen.textBaseline = 'alphabetic';
    for (let at = Math.ceil(from / step) * step; at <= from + shown; at += step) {
      pen.fillStyle = line;
      pen.fillRect(Math.round(x(at)), TOP, 1, down - AXIS - TOP);
      pen.fillStyle = soft;
      const text = mark(at, step);
      const room = pen.measureText(text).width;
      const begin = x(at) - (at === from ? 0 : room / 2);
      if (begin + room < across) pen.fillText(text, begin, down - 6);
    }
  }

  #lane(pen, { lane, phone, i, x, from, shown, left, across }) {
    const { states, soft, ink, bad, line, font } = this.#colours;
    const y = TOP + ROW * i + (ROW - BAR) / 2;
    pen.fillStyle = soft;
    pen.font = `13px ${font}`;
    pen.textBaseline = 'middle';
    pen.fillText(phone.apps[i].name ?? `app ${i + 1}`, 0, y + BAR / 2, left - 8);
    pen.fillStyle = line;
    pen.fillRect(left, y + BAR / 2, across - left, 1);
    const bars = (until, alpha, begin) => {
      pen.globalAlpha = alpha;
      let last = -1;
      for (let at = Math.max(0, after(lane.states, from) - 1); at < lane.states.length; at++) {
        const one = lane.states[at];
        if (one.at > until || one.at > from + shown) break;
        const end = Math.min(lane.states[at + 1]?.at ?? until, until);
        const [a, b] = [Math.max(left, x(Math.max(one.at, begin))), x(end)];
        const colour = states[one.state];
        if (colour === undefined || end < begin || b <= left || b - last < 0.5) continue;
        pen.fillStyle = colour;
        pen.fillRect(a, y, Math.max(1, b - a), BAR);
        last = b;
      }
      pen.globalAlpha = 1;
    };
    if (phone.end > phone.now) bars(phone.end, 0.3, phone.now);
    bars(phone.now, 1, 0);
    let last = -9;
    pen.fillStyle = ink;
    for (let at = after(lane.calls, from); at < lane.calls.length; at++) {
      const one = lane.calls[at];
      if (one.at > phone.now || one.at > from + shown) break;
      const here = x(one.at);
      if (here - last < 4) continue;
      last = here;
      pen.beginPath();
      pen.arc(here, y + BAR / 2, 2, 0, 7);
      pen.fill();
    }
    pen.strokeStyle = bad;
    pen.lineWidth = 2;
    for (let at = after(lane.kills, from); at < lane.kills.length; at++) {
      const one = lane.kills[at];
      if (one.at > phone.end || one.at > from + shown) break;
      pen.globalAlpha = one.at > phone.now ? 0.3 : 1;
      const here = x(one.at);
      pen.beginPath();
      pen.moveTo(here - 4, y + 5);
      pen.lineTo(here + 4, y + 13);
      pen.moveTo(here + 4, y + 5);
      pen.lineTo(here - 4, y + 13);
      pen.stroke();
      pen.globalAlpha = 1;
    }
  }
}

/** Describes the lanes in words, for screen readers. */
export const laneWords = (phone) => phone.lanes.map((lane, i) => {
  const { state } = lane.states[Math.max(0, after(lane.states, phone.now) - 1)];
  return `${phone.apps[i].name}: ${title('state', state)}, ended ${after(lane.kills, phone.now)} times`;
}).join('. ');
