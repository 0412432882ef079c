// What the browser keeps for convenience, and nothing else: anyone who clears it loses no data.
import type { ScreenLanguage } from '../../lib/catalogue/languages.ts';
import { screenLanguage } from '../intl/screen-languages.ts';
import { PREFIX } from './local-mark.ts';

const MAX_RECENT_SEARCHES = 5;
const MAX_RECENT_RANGES = 5;
const MAX_SEARCH_LENGTH = 100;
const MAX_QUESTION_LENGTH = 2000;
const MAX_LAYERS = 5;
const MAX_DRAFTS = 10;
const MAX_DRAFT_LENGTH = 200_000;

/** Screens with a guided tour. */
export const TOURS = [
  'dashboard',
  'cost-analytics',
  'billing',
  'savings-plans',
  'savings-plans-utilization',
  'savings-plans-coverage',
  'savings-plans-inventory',
  'reservations',
  'reservations-utilization',
  'reservations-coverage',
  'reservations-inventory',
  'azure-reservations',
  'azure-reservations-utilization',
  'azure-reservations-inventory',
  'recommendations',
  'recommendations-portfolio',
  'recommendations-providers',
  'recommendations-decisions',
] as const;
export type TourName = (typeof TOURS)[number];

/** Where the viewer left each tour: the number of the step, or `done`. */
export type TourSteps = Partial<Record<TourName, number | 'done'>>;

/** Each key with what it holds; `read` makes null of anything that this portal did not write. */
const KEYS = {
  /** A copy of the language cookie, by which other tabs notice a change. */
  language: { read: (value: unknown): ScreenLanguage | null => languageOf(value) },
  recentSearches: { read: (value: unknown): string[] | null => searchesOf(value) },
  tourSteps: { read: (value: unknown): TourSteps | null => tourStepsOf(value) },
  welcomeSeen: { read: (value: unknown): boolean | null => booleanOf(value) },
  /** The last question of cost analytics, as it stood in the address. */
  costAnalyticsQuestion: { read: (value: unknown): string | null => textOf(value, MAX_QUESTION_LENGTH) },
  /** Days that were picked, `start/end`, the newest first. */
  recentRanges: { read: (value: unknown): string[] | null => rangesOf(value) },
  /** Columns of the detail table, as they are in the address. */
  detailColumns: { read: (value: unknown): string | null => textOf(value, MAX_QUESTION_LENGTH) },
  /** Ids of banners that were closed. */
  dismissedBanners: { read: (value: unknown): string[] | null => textsOf(value) },
  /** How many layers of the billing tables are open (B-03). */
  billingTable: { read: (value: unknown): { layers: number } | null => layersOf(value) },
  /** Changes of dashboards that are not saved, by the dashboard's id; see the dashboard's `kept-draft.ts` (D-05). */
  dashboardDrafts: { read: (value: unknown): Record<string, string> | null => draftsOf(value) },
  /** Sealed answers are kept, which the next visit begins with; see `relay/last-visit`. */
  hasLastVisit: { read: (value: unknown): boolean | null => booleanOf(value) },
  sidebarCollapsed: { read: (value: unknown): boolean | null => booleanOf(value) },
} as const;

export type LocalKey = keyof typeof KEYS;
export type LocalValue<Key extends LocalKey> = NonNullable<ReturnType<(typeof KEYS)[Key]['read']>>;

/** Null where nothing is kept, what is kept is not ours, or storage is forbidden. */
export function readLocal<Key extends LocalKey>(key: Key): LocalValue<Key> | null {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : (KEYS[key].read(JSON.parse(text)) as LocalValue<Key> | null);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it by null; a full or forbidden storage is no fault. */
export function writeLocal<Key extends LocalKey>(key: Key, value: LocalValue<Key> | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The next visit starts without it.
  }
  for (const tell of listeners) tell();
}

/** Tells of changes by this tab and by others. */
export function onLocalChange(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** Tells of changes of one key by other tabs alone. */
export function onChangeElsewhere(key: LocalKey, tell: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key) tell();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The searches with this one in front, without repetition, at most five. */
export function withSearch(searches: readonly string[], search: string): string[] {
  const text = search.trim().slice(0, MAX_SEARCH_LENGTH);
  if (text === '') return [...searches];
  return [text, ...searches.filter((known) => known !== text)].slice(0, MAX_RECENT_SEARCHES);
}

/** The ranges with this one in front, without repetition, at most five. */
export function withRange(ranges: readonly string[], range: string): string[] {
  return [range, ...ranges.filter((known) => known !== range)].slice(0, MAX_RECENT_RANGES);
}

const listeners = new Set<() => void>();

function languageOf(value: unknown): ScreenLanguage | null {
  return typeof value === 'string' ? screenLanguage(value) : null;
}

function booleanOf(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

function layersOf(value: unknown): { layers: number } | null {
  if (typeof value !== 'object' || value === null) return null;
  const layers: unknown = Reflect.get(value, 'layers');
  return Number.isInteger(layers) && Number(layers) >= 1 && Number(layers) <= MAX_LAYERS
    ? { layers: Number(layers) }
    : null;
}

function textOf(value: unknown, maxLength: number): string | null {
  return typeof value === 'string' && value.length <= maxLength ? value : null;
}

function textsOf(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : null;
}

/** The newest ones stand last. */
function draftsOf(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const texts = Object.entries(value).flatMap(([id, text]): [string, string][] =>
    typeof text === 'string' && text.length <= MAX_DRAFT_LENGTH ? [[id, text]] : [],
  );
  return Object.fromEntries(texts.slice(-MAX_DRAFTS));
}

function searchesOf(value: unknown): string[] | null {
  return textsOf(value)?.slice(0, MAX_RECENT_SEARCHES) ?? null;
}

function rangesOf(value: unknown): string[] | null {
  const ranges = textsOf(value)?.filter((text) => /^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/.test(text));
  return ranges?.slice(0, MAX_RECENT_RANGES) ?? null;
}

function tourStepsOf(value: unknown): TourSteps | null {
  if (typeof value !== 'object' || value === null) return null;
  const known = TOURS.flatMap((tour) => {
    const step: unknown = Reflect.get(value, tour);
    return step === 'done' || (Number.isInteger(step) && Number(step) >= 0) ? [[tour, step]] : [];
  });
  return Object.fromEntries(known);
}
