// The dated exchange rates, for conversion in the store and for the screens that name rate and date.
import type { Documents } from './database.ts';

export interface ExchangeRates {
  /** The newest day of a rate, `YYYY-MM-DD`; null when none was ever set. */
  date: string | null;
  /** Units of the currency for one USD, decimal text; the newest of each currency. */
  rates: ReadonlyMap<string, string>;
}

export async function newestRates(documents: Documents): Promise<ExchangeRates> {
  const rows = await documents.selectFrom('exchange_rates').selectAll().orderBy('rate_date').execute();
  return {
    date: rows.at(-1)?.rate_date ?? null,
    rates: new Map([['USD', '1'], ...rows.map((row): [string, string] => [row.currency, row.rate])]),
  };
}
