// The dated exchange rates that users entered, and with the portal's own the table that amounts are converted by.
import { DEFAULT_RATES } from '../../../../lib/catalogue/currencies.ts';
import { type DatedRate, RateTable } from '../../../../lib/money/rate-table.ts';
import type { Documents } from '../database.ts';
import { keptQuery } from '../kept-query.ts';
import { raiseDataVersion } from '../platform/companies.ts';
import { insertRows } from '../replace-rows.ts';
import { atomically } from '../transaction.ts';

/** A rate that a user entered has a day. */
export type EnteredRate = DatedRate & { date: string };

const byDay = keptQuery((documents) =>
  documents.selectFrom('exchange_rates').selectAll().orderBy('rate_date').orderBy('currency'),
);

/** Every rate that was entered, by day and currency. */
export async function enteredRates(documents: Documents): Promise<EnteredRate[]> {
  const rows = await byDay(documents);
  return rows.map(({ rate_date: date, currency, rate, source }) => ({ date, currency, rate, source }));
}

/** All rates: the portal's own from ever, and what was entered from its day. */
export async function rateTable(documents: Documents): Promise<RateTable> {
  const own = Object.entries(DEFAULT_RATES).map(([currency, rate]) => ({
    date: null,
    currency,
    rate,
    source: '',
  }));
  return new RateTable([...own, ...(await enteredRates(documents))]);
}

/** All entered rates become these; the data version of every company rises, because amounts of all are converted by them. */
export async function replaceRates(documents: Documents, rates: readonly EnteredRate[]): Promise<void> {
  await atomically(documents, async (transaction) => {
    await raiseDataVersion(transaction);
    await transaction.deleteFrom('exchange_rates').execute();
    const rows = rates.map(({ date, currency, rate, source }) => ({
      rate_date: date,
      currency,
      rate,
      source,
    }));
    await insertRows(transaction, 'exchange_rates', rows);
  });
}
