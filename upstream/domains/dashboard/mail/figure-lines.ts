// Figures as a page shows them, and how the replies of the services become such.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { type DomainErrorCode, domainErrorTexts } from '../../../../lib/catalogue/domain-errors.ts';
import { VENDOR_WORDS, type VendorCode, vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import { differenceOf } from '../../../../lib/money/money.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import type { MlFindings } from '../../../contract/dashboard/ml-abnormal.ts';
import type { PortionReply } from '../../../contract/dashboard/shapes.ts';

export interface Line {
  label: string;
  amount: number;
  /** By which it has its colour, as on screens; null: of others; left out: it is no item, and looks like the rest. */
  colourId?: string | null;
  /** Whose cost it is, where that is one vendor's. */
  vendor?: VendorCode | null;
}

/** Amounts in `currency`; a note stands where there is nothing to show, or says what is there. */
export interface Figures {
  currency: string;
  headline: number | null;
  lines: readonly Line[];
  /** Bars over time: one list of amounts for each line of the list, null where there are no data. */
  bars: readonly (readonly (number | null)[])[];
  /** What the bars are over, one by one; none where they are no steps of time. */
  steps: readonly Step[];
  /** The bars are drawn as lines. */
  isLines: boolean;
  note: string | null;
  /** Whose cost they are. */
  vendors: readonly VendorCode[];
  /** Its lines are no parts that could be drawn beside each other: of a card, or a list. */
  isCard: boolean;
  /** Parts of a whole, drawn as a ring. */
  isRing: boolean;
  /** Stands in the place of the headline, where the answer is no amount. */
  lead: string | null;
  /** How the headline changed, and against which days. */
  change: { percent: number; difference: number; against: DateRange } | null;
  /** The days that the figures are of; null where they say so themselves. */
  range: DateRange | null;
  /** Sentences of a list. */
  told: readonly string[];
}

export function figures(currency: string, given: Partial<Figures>): Figures {
  return {
    currency,
    headline: null,
    lines: [],
    bars: [],
    steps: [],
    isLines: false,
    note: null,
    vendors: [],
    isCard: false,
    isRing: false,
    lead: null,
    change: null,
    range: null,
    told: [],
    ...given,
  };
}

export function portion(
  text: Texts,
  { currency, totalCost, items, startDate, endDate }: PortionReply,
): Figures {
  return figures(currency, {
    headline: totalCost,
    range: { start: startDate, end: endDate },
    isRing: true,
    lines: items.map((item) => ({
      label: item.isOthers ? othersOf(text, item.numberOfOthers) : labelOf(item),
      amount: item.cost,
      colourId: item.isOthers ? null : colourIdOf(item),
      vendor: item.vendor,
    })),
  });
}

/** What AI found, by how much it is above the usual cost; that nothing was found is said of days that were examined. */
export function found(
  text: Texts,
  { currency, items, analysedThrough }: MlFindings,
  dayText: (day: string) => string,
): Figures {
  return figures(currency, {
    isCard: true,
    note:
      items.length > 0
        ? text('dashboard.mailed.anomalies', { count: items.length })
        : analysedThrough === null
          ? text('dashboard.mailed.notExamined')
          : text('dashboard.mailed.noAnomaly', { day: dayText(analysedThrough) }),
    lines: items.slice(0, LISTED).map(({ vendor, itemAlias, product, cost, forecastCost }) => ({
      label: [product, itemAlias].filter((part) => part !== '').join(' · ') || vendorNameIn(text, vendor),
      amount: differenceOf(cost, forecastCost),
      vendor,
    })),
  });
}

/** Further ones are counted. */
export const LISTED = 8;

/** Lines with the same name of several vendors include the vendor. */
export function toldApart(text: Texts, lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  for (const { label } of lines) counts.set(label, (counts.get(label) ?? 0) + 1);
  return lines.map((line) => {
    const { label, vendor } = line;
    const isShared = (counts.get(label) ?? 0) > 1 && vendor;
    return isShared ? { ...line, label: `${vendorNameIn(text, vendor)} · ${label}` } : line;
  });
}

export function lineOf(item: { vendor: VendorCode; item: string; itemAlias: string; cost: number }): Line {
  return { label: labelOf(item), amount: item.cost, colourId: colourIdOf(item), vendor: item.vendor };
}

/** As screens name an item for its colour. */
export function colourIdOf({ vendor, item }: { vendor: VendorCode | null; item: string }): string {
  return `${vendor === null ? '' : VENDOR_WORDS[vendor]} ${item}`;
}

/** A step of the axis. */
export interface Step {
  /** Its first day. */
  date: string;
  /** A day of it is not complete yet. */
  isPartial: boolean;
}

export function labelOf({ item, itemAlias }: { item: string; itemAlias: string }): string {
  return itemAlias || item || '–';
}

export function othersOf(text: Texts, count: number): string {
  return text('platform.item.others', { count });
}

export function linesOf(given: readonly (readonly [string, number | null | undefined])[]): Line[] {
  return given.flatMap(([label, amount]) => (amount == null ? [] : [{ label, amount }]));
}

export function refusalNote(text: Texts, refusal: DomainErrorCode | null): string | null {
  return refusal && text(domainErrorTexts(refusal).cause);
}
