// Figures as a page shows them, and how the replies of the services become such.
import { type DomainErrorCode, domainErrorTexts } from '../../../../lib/catalogue/domain-errors.ts';
import { VENDOR_WORDS, type VendorCode, vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
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
  /** First and last day of what the bars are over; null where there are none. */
  over: { from: string; to: string } | null;
  /** The bars are drawn as lines. */
  isLines: boolean;
  note: string | null;
  /** Whose cost they are. */
  vendors: readonly VendorCode[];
  /** Of a card: its lines are no parts that could be drawn beside each other. */
  isCard: boolean;
}

export function figures(currency: string, given: Partial<Figures>): Figures {
  return {
    currency,
    headline: null,
    lines: [],
    bars: [],
    over: null,
    isLines: false,
    note: null,
    vendors: [],
    isCard: false,
    ...given,
  };
}

export function portion(text: Texts, { currency, totalCost, items }: PortionReply): Figures {
  return figures(currency, {
    headline: totalCost,
    lines: items.map((item) => ({
      label: item.isOthers ? othersOf(text, item.numberOfOthers) : labelOf(item),
      amount: item.cost,
      colourId: item.isOthers ? null : colourIdOf(item),
      vendor: item.vendor,
    })),
  });
}

export function found(
  text: Texts,
  { currency, items }: { currency: string; items: readonly unknown[] },
): Figures {
  return figures(currency, { note: text('dashboard.mailed.anomalies', { count: items.length }) });
}

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

export function overOf(dates: readonly { date: string; endDate: string }[]): Figures['over'] {
  const [first, last] = [dates[0], dates.at(-1)];
  return first && last ? { from: first.date, to: last.endDate } : null;
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
