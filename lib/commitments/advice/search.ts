// Looks for the highest place of concave functions.
import { stepped } from './goals.ts';

const SECTIONS = 48;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where a concave gain is highest between two places, by golden sections. */
export function highest(least: number, most: number, gain: (place: number) => number): number {
  let [low, high] = [least, most];
  let [one, other] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [ofOne, ofOther] = [gain(one), gain(other)];
  for (let section = 0; section < SECTIONS && high - low > PLACE * (most - least); section += 1) {
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

/** Of the way, as near as a place is looked for. */
const PLACE = 1e-5;

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
