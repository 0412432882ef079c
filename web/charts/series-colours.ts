// Which colour an item has: the one that its name falls on, so that it is the same on every screen, for everybody and
// after every reload. Only where another item of its kind has that colour already does it take the next free one, and
// keeps it for the session. Storage is a convenience: without it, such an item may change when the page is loaded again.
import { LIGHT_SERIES } from '../theme/palette.ts';

const STORAGE_KEY = 'skyledger.colour-places';
const COUNT = LIGHT_SERIES.length;
/** The first places are the easiest to tell apart: names fall on them, and the rest fills up. */
const FIRST_CHOICE = 24;

/** Of each kind, the item at each place. */
type Places = Record<string, Record<string, number>>;

let places: Places = read();

/** The place of an item's colour. Items of two kinds never share a chart, so each kind has all colours. */
export function colourPlace(kind: string, item: string): number {
  const ofKind = places[kind] ?? {};
  const known = ofKind[item];
  if (known !== undefined) return known;
  const taken = new Set(Object.values(ofKind));
  const hash = hashOf(item);
  const place =
    freeFrom(hash, 0, FIRST_CHOICE, taken) ?? freeFrom(hash, FIRST_CHOICE, COUNT, taken) ?? hash % COUNT;
  places[kind] = { ...ofKind, [item]: place };
  write();
  return place;
}

/** Another company has other items: all colours are free again. */
export function forgetColours(): void {
  places = {};
  write();
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

function read(): Places {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return isPlaces(kept) ? kept : {};
  } catch {
    return {};
  }
}

function write(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
  } catch {
    // Storage is full or forbidden.
  }
}

function isPlaces(value: unknown): value is Places {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.values(value).every(
    (items) =>
      typeof items === 'object' && items !== null && Object.values(items).every((place) => isPlace(place)),
  );
}

function isPlace(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < COUNT;
}
