// What two lines of a bill are made of: each credit, and each additional service.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import { type Billing, scopeOf } from './billing-scope.ts';
import { chargeKinds, hasCredits } from './charge-kinds.ts';

/** A credit or a service of one account (of OpenStack: service); decimal text in the currency. */
export interface NamedCharge {
  item: string;
  currency: string;
  code: string;
  name: string;
  amount: string;
}

export interface ChargeParts {
  credits: NamedCharge[];
  services: NamedCharge[];
}

/** Credits without a type of their own have this one. */
const CREDIT_TYPE = 'CREDIT';

export async function chargeParts(
  billing: Pick<Billing, 'facts' | 'companyId' | 'vendor'>,
  month: IsoDate,
): Promise<ChargeParts> {
  const { facts, vendor } = billing;
  const scope = scopeOf(billing, { start: month, end: month });
  const item = vendor === 'openstack' ? 'product' : 'account';
  const [kinds, isCredited] = await Promise.all([
    chargeKinds(facts, scope, vendor),
    hasCredits(facts, scope, vendor),
  ]);
  // Most bills have neither, and these columns are in the rows alone, not in the rollups.
  const [credits, services] = await Promise.all([
    isCredited
      ? facts.bill({
          ...scope,
          filters: [{ dimension: 'chargeCategory', values: ['Credit'] }],
          groupBy: [item, { column: 'creditType' }, { column: 'description' }, 'product'],
          measures: ['billed'],
        })
      : [],
    kinds.serviceGroups.some(({ group }) => group === 'marketplace')
      ? facts.bill({
          ...scope,
          filters: [
            { dimension: kinds, values: ['marketplace'] },
            { dimension: 'chargeCategory', values: ['Credit', 'Tax'], isExcluding: true },
          ],
          groupBy: [item, { column: 'skuId' }, 'product'],
          measures: ['billed'],
        })
      : [],
  ]);
  return {
    credits: (credits ?? []).map(({ keys: [key = '', type, text, product = ''], currency, sums }) => ({
      item: key,
      currency,
      code: type || CREDIT_TYPE,
      name: text || product,
      amount: sums[0] ?? '0',
    })),
    services: (services ?? []).map(({ keys: [key = '', code = '', name = ''], currency, sums }) => ({
      item: key,
      currency,
      code,
      name,
      amount: sums[0] ?? '0',
    })),
  };
}
