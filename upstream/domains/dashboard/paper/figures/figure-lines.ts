// Figures of a widget as paper shows them: what kind of drawing they are, and their amounts in the currency of the reply.
import type { DateRange } from '../../../../../lib/calendar/calendar.ts';
import { type DomainErrorCode, domainErrorTexts } from '../../../../../lib/catalogue/domain-errors.ts';
import { VENDOR_WORDS, type VendorCode, vendorNameIn } from '../../../../../lib/catalogue/vendors.ts';
import { type CostChange, costChange } from '../../../../../lib/money/percent-change.ts';
import type { Texts } from '../../../../../lib/node/texts.ts';
import type { Tone } from '../../../../paper/colours.ts';

export interface Line {
  label: string;
  /** Whose it is, behind the label. */
  about?: string;
  amount: number;
  /** Of the item, which tells it apart from one of the same name; left out: there is none. */
  key?: string;
  /** By which it has its colour, as on screens; null: of others; left out: it is no item, and looks like the rest. */
  colourId?: string | null;
  /** Whose cost it is, where that is one vendor's. */
  vendor?: VendorCode | null;
  /** It is the vendor itself, which has a colour of its own. */
  isVendor?: boolean;
  change?: CostChange | null;
}

/** A step of the axis. */
export interface Step {
  /** Its first day. */
  date: string;
  /** A day of it is not complete yet. */
  isPartial: boolean;
  /** What it will come to; left out where that is not known. */
  expected?: number | null;
  /** Of all of its cost; left out where there is none. */
  budget?: number | null;
}

/** With the amounts that are compared. */
export interface ComparedChange extends CostChange {
  now: number;
  before: number;
}

export function comparedChange(now: number, before: number): ComparedChange {
  return { ...costChange(now, before), now, before };
}

export interface CardLook {
  as: 'card';
  headline: number | null;
  /** The headline is only expected. */
  isEstimate: boolean;
  /** In the place of the headline, where the answer is no amount. */
  lead: string | null;
  /** Less strong, behind the answer. */
  second: string | null;
  /** How the headline changed, and against which days. */
  change: (ComparedChange & { against: DateRange }) | null;
  /** Said in the place of a change. */
  chip: { tone: Tone; text: string } | null;
  foot: string | null;
}

export interface SeriesLook {
  as: 'series';
  /** Of all bars, or of the days that are listed. */
  headline: number;
  lines: readonly Line[];
  /** One list of amounts for each line of the chart, null where there are no data. */
  bars: readonly (readonly (number | null)[])[];
  steps: readonly Step[];
  grain: 'month' | 'week';
  isLines: boolean;
  isRing: boolean;
  isShares: boolean;
  /** The days that the list is of; null: those of the chart. */
  listed: { range: DateRange; against: DateRange; change: CostChange } | null;
}

export interface MonthsLook {
  as: 'months';
  lines: readonly Line[];
  /** By day of the month, added up from the first, a list for each line. */
  lists: readonly (readonly (number | null)[])[];
  /** The running month is the last line; its last day may still grow. */
  isPartial: boolean;
}

export interface PartsLook {
  as: 'parts';
  headline: number;
  lines: readonly Line[];
  isRing: boolean;
}

export interface ChangesLook {
  as: 'changes';
  lines: readonly Line[];
  /** What all items changed by; null where it is not known. */
  total: ComparedChange | null;
  /** How many items there are beyond the lines. */
  others: number;
  against: DateRange;
}

export interface ToldLook {
  as: 'told';
  sentences: readonly { tone: Tone | null; text: string }[];
  lines: readonly Line[];
}

export interface ForecastLook {
  as: 'forecast';
  headline: number | null;
  history: readonly { month: string; amount: number }[];
  running: { month: string; toDate: number; forecast: number | null };
  ahead: readonly { month: string; amount: number; low: number | null; high: number | null }[];
  about: string | null;
}

export type Look = CardLook | SeriesLook | MonthsLook | PartsLook | ChangesLook | ToldLook | ForecastLook;

export interface Figures<Kind extends Look = Look> {
  currency: string;
  /** Whose cost they are. */
  vendors: readonly VendorCode[];
  /** The days that the figures are of; null where they say so themselves. */
  range: DateRange | null;
  look: Kind;
  /** Stands where there is nothing to show, or says what is there. */
  note: string | null;
}

export function figures<Kind extends Look>(
  currency: string,
  look: Kind,
  given: Partial<Pick<Figures, 'range' | 'note'>> = {},
): Figures<Kind> {
  return { currency, vendors: [], range: null, note: null, look, ...given };
}

export function card(given: Partial<CardLook>): CardLook {
  return {
    ...{
      as: 'card',
      headline: null,
      isEstimate: false,
      lead: null,
      second: null,
      change: null,
      chip: null,
      foot: null,
    },
    ...given,
  };
}

/** Lines with the same name of several vendors include the vendor, and those of one vendor their key. */
export function toldApart(text: Texts, lines: readonly Line[]): Line[] {
  const named = lines.map((line) => {
    const { label, vendor } = line;
    return isShared(lines, line) && vendor
      ? { ...line, label: `${vendorNameIn(text, vendor)} · ${label}` }
      : line;
  });
  return named.map((line) =>
    isShared(named, line) && line.key && line.key !== line.label
      ? { ...line, label: `${line.label} [${line.key}]` }
      : line,
  );
}

export function asVendors(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, isVendor: line.vendor != null }));
}

function isShared(lines: readonly Line[], { label, about }: Line): boolean {
  return lines.filter((other) => other.label === label && other.about === about).length > 1;
}

/** As screens name an item for its colour. */
export function colourIdOf({ vendor, item }: { vendor: VendorCode | null; item: string }): string {
  return `${vendor === null ? '' : VENDOR_WORDS[vendor]} ${item}`;
}

export function labelOf({ item, itemAlias }: { item: string; itemAlias: string }): string {
  return itemAlias || item || '–';
}

export function othersOf(text: Texts, count: number): string {
  return text('platform.item.others', { count });
}

export function refusalNote(text: Texts, refusal: DomainErrorCode | null): string | null {
  return refusal && text(domainErrorTexts(refusal).cause);
}

/** Further ones are counted. */
export const LISTED = 8;
