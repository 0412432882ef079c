// The band of alarms: by which accumulated impact an anomaly is grave (N-03), in the company's currency.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import { convertDecimal } from '../../../lib/money/money.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { rateTable } from '../../stores/documents/reference/exchange-rates.ts';
import type { AlarmBand } from './detection/levels.ts';

const DEFAULT_USD = { minAlert: '100', maxAlert: '1000' };

/** 100 to 1000 USD at the rate of the day, to two digits that count, so that a band reads like one. */
export async function defaultBand(documents: Documents, currency: string, day: IsoDate): Promise<AlarmBand> {
  const rate = (await rateTable(documents)).on(currency, day)?.rate ?? '1';
  const inCurrency = (usd: string) => Number(Number(convertDecimal(usd, '1', rate)).toPrecision(2));
  return { minAlert: inCurrency(DEFAULT_USD.minAlert), maxAlert: inCurrency(DEFAULT_USD.maxAlert) };
}
