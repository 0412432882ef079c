// Currencies of a table apart: each under a heading of its own, so that no column mixes them.
import { rowId } from './row-id.ts';

/** One currency is its rows; several are a heading each, in the order of `order`, above their rows. */
export function underCurrencies<Row extends { id: string; currency: string }>(
  rows: readonly Row[],
  order: readonly string[],
  headingOf: (heading: { id: string; currency: string; children: Row[] }) => Row,
): readonly Row[] {
  const currencies = [...new Set([...order, ...rows.map(({ currency }) => currency)])];
  const own = (currency: string) => rows.filter((row) => row.currency === currency);
  const found = currencies.filter((currency) => own(currency).length > 0);
  if (found.length < 2) return rows;
  return found.map((currency) => headingOf({ id: rowId(currency), currency, children: own(currency) }));
}
