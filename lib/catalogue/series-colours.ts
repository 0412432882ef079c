// The colours of items in charts, on screens and on paper: each item has the one that its name falls on. The first twelve
// can be told apart with any kind of sight; the rest are for charts of more items than that.

/** Colours on the light surface, by place. */
export const LIGHT_SERIES = [
  '#4C69F3',
  '#0D9888',
  '#E37408',
  '#6937BF',
  '#BA3F6F',
  '#6E9A5D',
  '#3D4253',
  '#8E6C1C',
  '#2D99E5',
  '#792C0D',
  '#59196E',
  '#02503D',
  '#A86B45',
  '#1F5F8B',
  '#C2487A',
  '#5E6F86',
  '#B04A00',
  '#3D8C7A',
  '#7A5A00',
  '#6C63C7',
  '#A1456F',
  '#2C7A3F',
  '#8C6D2F',
  '#4A6FA5',
  '#465400',
  '#791582',
  '#219a2c',
  '#957391',
  '#693f48',
  '#24584b',
  '#85204a',
  '#7b865d',
  '#733d00',
  '#5c879f',
  '#5b6a44',
  '#524569',
  '#ac43a5',
  '#2b3cad',
  '#8364a3',
  '#a75b5e',
  '#285269',
  '#6f597c',
  '#82555a',
  '#376e68',
  '#982f93',
  '#395eb2',
  '#5a4c24',
  '#6e3562',
  '#a1726f',
  '#995d8b',
] as const;

/** Of everything that has no colour of its own, on the light surface. */
export const OTHERS_ON_LIGHT = '#8590A2';

const COUNT = LIGHT_SERIES.length;
/** These can be told apart with any kind of sight. */
export const FIRST_CHOICE = 12;
/** Names fall on the brightest places, which the largest items take; then on the next ones, and the rest fills up. */
const TIERS: readonly (readonly [first: number, end: number])[] = [
  [0, 6],
  [6, FIRST_CHOICE],
  [FIRST_CHOICE, COUNT],
];

/** The place of the colour that the name falls on, or the next that is free. */
export function freePlace(item: string, taken: ReadonlySet<number>): number {
  const hash = hashOf(item);
  for (const [first, end] of TIERS) {
    const place = freeFrom(hash, first, end, taken);
    if (place !== null) return place;
  }
  return hash % COUNT;
}

/** The place from `first` to before `end` that the hash falls on, or the next that is free; null where all are taken. */
function freeFrom(hash: number, first: number, end: number, taken: ReadonlySet<number>): number | null {
  const count = end - first;
  for (let step = 0; step < count; step += 1) {
    const place = first + ((hash + step) % count);
    if (!taken.has(place)) return place;
  }
  return null;
}

/** FNV-1a of the text's UTF-16 units, as an unsigned number. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return hash >>> 0;
}
