// Looks for the highest place of concave functions.
import { stepped } from './goals.ts';

const SECTIONS = 48;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Of the way: as near as a place is looked for, and the first stride from where the search begins. */
const PLACE = 1e-5;
const STRIDE = 1e-3;
const WIDER = 4;

/**
 * Where a concave gain is highest between two places, one on each side of 0, whose gain is known. A place that both
 * neighbours are below is kept; otherwise strides lead there, and golden sections between the last of them.
 */
export function highest(
  least: number,
  most: number,
  ofStart: number,
  gain: (place: number) => number,
): number {
  const way = most - least;
  if (way <= 0) return 0;
  for (const [end, sign] of [
    [most, 1],
    [least, -1],
  ] as const) {
    let [before, here, ofHere] = [0, 0, ofStart];
    for (let stride = STRIDE * way; ; stride *= WIDER) {
      const next = sign * Math.min(stride, sign * end);
      const ofNext = next === here ? ofHere : gain(next);
      if (ofNext <= ofHere) {
        if (here === 0) break;
        return sections([before, next], PLACE * way, gain);
      }
      [before, here, ofHere] = [here, next, ofNext];
      if (here === end) return sections([before, here], PLACE * way, gain);
    }
  }
  return 0;
}

function sections(ends: readonly [number, number], near: number, gain: (place: number) => number): number {
  let [low, high] = ends[0] < ends[1] ? ends : [ends[1], ends[0]];
  let [one, other] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [ofOne, ofOther] = [gain(one), gain(other)];
  for (let section = 0; section < SECTIONS && high - low > near; section += 1) {
    if (ofOne >= ofOther) {
      [high, other, ofOther] = [other, one, ofOne];
      one = high - GOLDEN * (high - low);
      ofOne = gain(one);
    } else {
      [low, one, ofOne] = [one, other, ofOther];
      other = low + GOLDEN * (high - low);
      ofOther = gain(other);
    }
  }
  return (low + high) / 2;
}

/** The whole step with the highest gain; the gain is concave. */
export function bestStep(most: number, step: number, gain: (size: number) => number): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const rises = gain(step * (middle + 1)) - gain(step * middle) > 0;
    if (rises) low = middle + 1;
    else high = middle;
  }
  return stepped(low, step);
}
