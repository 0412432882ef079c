// The cloud cost of a bill by service: the same charges as its line of that name, so that they add up to it.

import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import { addDecimals, isZeroDecimal } from '../../../../lib/money/money.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import { type Billing, scopeOf } from '../billing-scope.ts';
import { chargeKinds } from '../charge-kinds.ts';
import { byCurrencyAndCost, type CurrencySum } from '../currency-order.ts';
import { itemDimension } from './chosen-charges.ts';

export interface ServiceCost extends CurrencySum {
  /** Empty where the data name none. */
  service: string;
}

const OTHER_KINDS = ['support', 'marketplace'];
const OTHER_CATEGORIES = ['Tax', 'Credit'];

/** By currency and falling cost; of one account, of OpenStack one service, or, for null, of all. */
export async function serviceSplit(
  billing: Billing,
  month: IsoDate,
  account: string | null,
): Promise<ServiceCost[]> {
  const { facts, vendor } = billing;
  const scope = scopeOf(billing, { start: month, end: month });
  const kinds = await chargeKinds(facts, scope, vendor);
  const lines = await facts.bill({
    ...scope,
    filters: [
      { dimension: kinds, values: OTHER_KINDS, isExcluding: true },
      { dimension: 'chargeCategory', values: OTHER_CATEGORIES, isExcluding: true },
      ...(account === null ? [] : [{ dimension: itemDimension(vendor), values: [account] }]),
    ],
    groupBy: ['product'],
    measures: ['billed'],
  });
  return [...groupedBy(lines ?? [], ({ currency, keys }) => `${currency}\n${keys[0]}`).values()]
    .flatMap((own) => {
      const [first] = own;
      const cost = addDecimals(own.map(({ sums }) => sums[0] ?? '0'));
      return first && !isZeroDecimal(cost)
        ? [{ currency: first.currency, service: first.keys[0] ?? '', cost }]
        : [];
    })
    .sort(byCurrencyAndCost);
}
