// What is subscribed to on a marketplace, by month, and a tax beside the invoices: changes of the charges beside usage.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import { monthNumber } from '../days.ts';

export interface Subscription {
  vendor: CloudCode;
  publisher: string;
  service: string;
  /** A month. */
  usd: number;
  /** First month and the first one without it; left out: the whole history. */
  from?: string;
  until?: string;
}

/** Some begin, and one ends, within the history: changes of fees that people want to hear of. */
export const SUBSCRIPTIONS: readonly Subscription[] = [
  { vendor: 'aws', publisher: 'Lakeview Software', service: 'Lakeview Monitoring', usd: 640 },
  { vendor: 'aws', publisher: 'Northwind Data', service: 'Northwind Catalogue', usd: 410 },
  { vendor: 'azr', publisher: 'Harbour Security', service: 'Harbour Firewall', usd: 380 },
  {
    ...{ vendor: 'aws', publisher: 'Lakeview Software', service: 'Lakeview Tracing', usd: 520 },
    ...{ from: '2023-04', until: '2024-07' },
  },
  {
    ...{ vendor: 'azr', publisher: 'Harbour Security', service: 'Harbour Backup', usd: 290 },
    from: '2024-03',
  },
];

/** A tax that is charged once, beside those of the invoices. */
export const OWN_TAX = { vendor: 'gcp', month: '2024-05', usd: 450, description: 'Withholding tax of 2023' };

export function subscriptionsOf(vendor: CloudCode, month: number): readonly Subscription[] {
  return SUBSCRIPTIONS.filter(
    ({ vendor: own, from, until }) =>
      own === vendor &&
      (from === undefined || month >= monthNumber(from)) &&
      (until === undefined || month < monthNumber(until)),
  );
}
