// What billing lists for every vendor: additional services, tag keys, service group sets.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { additionalServices, serviceGroupSets } from '../../contract/billing/details.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { BilledMonth } from '../../stores/documents/loads/billed-months.ts';
import { serviceGroupSetsOf } from '../../stores/documents/reference/service-groups.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { companyData, costDataOf } from '../shared/company-data.ts';
import type { Stores } from '../shared/stores.ts';
import { type Billing, scopeOf } from './billing-scope.ts';
import { chargeKinds } from './charge-kinds.ts';
import { byCurrencyAndCost } from './currency-order.ts';
import { totalsByCurrency } from './month-bills.ts';

/** The most tag keys that are listed. */
const MAX_TAG_KEYS = 1000;

export async function additional(
  billing: Billing,
  { month }: BilledMonth,
): Promise<ReplyOf<typeof additionalServices>> {
  const { facts, vendor, byWorth } = billing;
  const scope = scopeOf(billing, { start: month, end: month });
  const kinds = await chargeKinds(facts, scope, vendor);
  const lines = await facts.bill({
    ...scope,
    filters: [
      { dimension: kinds, values: ['marketplace'] },
      { dimension: 'chargeCategory', values: ['Credit', 'Tax'], isExcluding: true },
    ],
    groupBy: [{ column: 'skuId' }, 'product', 'publisher'],
    measures: ['billed'],
  });
  const services = (lines ?? []).map(({ currency, keys, sums: [cost = '0'] }) => ({ currency, keys, cost }));
  return {
    additionalServices: services
      .sort(byCurrencyAndCost)
      .map(({ currency, keys: [code = '', name = '', publisher = ''], cost }) => ({
        additionalServiceCode: code,
        additionalServiceName: name,
        publisher,
        currency,
        additionalServiceCharge: Number(cost),
      })),
    totals: totalsByCurrency(services, byWorth).map(({ currency, cost }) => ({
      currency,
      cost: Number(cost),
    })),
  };
}

/** By falling cost; none where the company has no data of the vendor. */
export async function billTagKeys(
  stores: Stores,
  companyId: string,
  vendor: VendorCode,
  month: IsoDate,
  signal: AbortSignal,
): Promise<{ tagKeys: string[] }> {
  const { vendors } = await companyData(stores, companyId);
  if (!vendors.includes(vendor)) return { tagKeys: [] };
  const { keys } = await factsFor(stores.facts, signal).tagKeys({
    companyId,
    vendors: [vendor],
    range: { start: month, end: month },
    time: 'billing',
    filters: [],
    measure: 'billed',
    limit: MAX_TAG_KEYS,
    skip: 0,
  });
  return { tagKeys: keys.map(({ key }) => key) };
}

/** The sets of which a group could take charges of the vendor. */
export async function billServiceGroupSets(
  stores: Stores,
  companyId: string,
  vendor: VendorCode,
): Promise<ReplyOf<typeof serviceGroupSets>> {
  await costDataOf(stores, companyId, [vendor], 'vendor');
  const sets = await serviceGroupSetsOf(stores.documents, companyId);
  const fits = sets.filter(({ rules }) =>
    rules.some((rule) => rule.vendor === null || rule.vendor === vendor),
  );
  return { serviceGroupSets: fits.map(({ set, groups }) => ({ serviceGroupSetNm: set, groups })) };
}
