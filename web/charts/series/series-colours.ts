// Which colour an item has: the one that its name falls on, so that it is the same on every screen, for everybody and
// after every reload. Only where another item of its kind has that colour already does it take the next free one, and
// keeps it for the session. Storage is a convenience: without it, such an item may change when the page is loaded again.
import type { CostFieldId } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { freePlace, LIGHT_SERIES } from '../../../lib/catalogue/series-colours.ts';
import type { VendorWord } from '../../../lib/catalogue/vendors.ts';
import { seriesVariable, vendorVariable } from '../../theme/palette.ts';

/** The kind of items that are vendors. */
const BY_VENDOR = 'provider' satisfies CostFieldId;
const STORAGE_KEY = 'skyledger.colour-places';
const COUNT = LIGHT_SERIES.length;

/** Of each kind, the item at each place. */
type Places = Record<string, Record<string, number>>;

let places: Places = read();

/** The place of an item's colour. Items of two kinds never share a chart, so each kind has all colours. */
export function colourPlace(kind: string, item: string): number {
  const ofKind = places[kind] ?? {};
  const known = ofKind[item];
  if (known !== undefined) return known;
  const taken = new Set(Object.values(ofKind));
  const place = freePlace(item, taken);
  places[kind] = { ...ofKind, [item]: place };
  write();
  return place;
}

/** The variable of an item's colour: a vendor has its own wherever it is drawn (G-08). */
export function itemColour(kind: string, item: string, vendor: string | null | undefined): string {
  if (kind === BY_VENDOR && vendor) return vendorVariable(vendor as VendorWord);
  return seriesVariable(colourPlace(kind, item));
}

/** Another company has other items: all colours are free again. */
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
    (items) =>
      typeof items === 'object' && items !== null && Object.values(items).every((place) => isPlace(place)),
  );
}

function isPlace(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < COUNT;
}
