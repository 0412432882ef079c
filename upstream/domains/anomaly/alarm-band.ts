// The alarm band: from which accumulated impact on an anomaly has each level (N-03), in the company's currency.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { convertDecimal } from '../../../lib/money/money.ts';
import { notificationSettings, settingFor } from '../../stores/documents/anomaly/notification-settings.ts';
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

export interface BandQuestion {
  companyId: string;
  /** Null: of vendors that have no band of their own. */
  vendor: VendorCode | null;
  /** ISO 4217, of the company. */
  currency: string;
  /** Of the rate of the usual band. */
  day: IsoDate;
}

/** What the company set for the vendor, or for all of them; else the usual band. */
export async function alarmBand(
  documents: Documents,
  { companyId, vendor, currency, day }: BandQuestion,
): Promise<AlarmBand> {
  const settings = await notificationSettings(documents, companyId);
  const setting =
    vendor === null ? settings.find((each) => each.vendor === null) : settingFor(settings, vendor);
  return setting?.band ?? (await defaultBand(documents, currency, day));
}
