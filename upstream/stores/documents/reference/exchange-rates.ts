// The dated exchange rates, for conversion in the store and for the screens that name rate and date.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { Documents } from '../database.ts';
import { raiseDataVersion } from '../platform/companies.ts';
import { insertRows } from '../replace-rows.ts';
import { atomically } from '../transaction.ts';

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

/** One rate, which holds from its day until the next one of the currency. */
export interface DatedRate {
  date: IsoDate;
  /** ISO 4217 */
  currency: string;
  /** Units of the currency for one USD, decimal text, above 0. */
  rate: string;
}

/** Every rate, by day and currency. */
export async function datedRates(documents: Documents): Promise<DatedRate[]> {
  const rows = await documents
    .selectFrom('exchange_rates')
    .selectAll()
    .orderBy('rate_date')
    .orderBy('currency')
    .execute();
  return rows.map(({ rate_date: date, currency, rate }) => ({ date, currency, rate }));
}

/** All rates become these; the data version of every company rises, because amounts of all are converted by them. */
export async function replaceRates(documents: Documents, rates: readonly DatedRate[]): Promise<void> {
  await atomically(documents, async (transaction) => {
    await raiseDataVersion(transaction);
    await transaction.deleteFrom('exchange_rates').execute();
    const rows = rates.map(({ date, currency, rate }) => ({ rate_date: date, currency, rate }));
    await insertRows(transaction, 'exchange_rates', rows);
  });
}
