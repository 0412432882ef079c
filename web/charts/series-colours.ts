// Which colour an item has: the first free one when it is first seen, and the same on every screen and after every
// reload of the session. Storage is a convenience: without it, colours last until the next reload.

const STORAGE_KEY = 'skyledger.colours';

type Places = Record<string, string[]>;

/** Items of each kind in the order in which they were first seen. */
let places: Places = read();

/** The place of an item's colour. Items of two kinds never share a chart, so each kind begins with the first. */
export function colourPlace(kind: string, item: string): number {
  const items = places[kind] ?? [];
  places[kind] = items;
  const place = items.indexOf(item);
  if (place >= 0) return place;
  items.push(item);
  write();
  return items.length - 1;
}

/** Another company has other items: they begin with the first colour again. */
export function forgetColours(): void {
  places = {};
  write();
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
    (items) => Array.isArray(items) && items.every((item) => typeof item === 'string'),
  );
}
