// What AWS alone has (B-09): computing resources, the groups of a set, and spot usage beside its on-demand price; with
// `amounts` as the bill charges it.
import { addDecimals, compareDecimals, lessDecimal, shareOf } from '../../../lib/money/money.ts';
import type { autospot, billServiceGroups, computingResources } from '../../contract/billing/resources.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../refusal.ts';
import type { BilledMonth } from '../../stores/documents/loads/billed-months.ts';
import { serviceGroupSetsOf } from '../../stores/documents/reference/service-groups.ts';
import type { BillFilter, BillLine } from '../../stores/facts/questions/bill-question.ts';
import { groupedBy } from '../shared/grouped-by.ts';
import { groupingOfSet } from '../shared/service-group-sets.ts';
import { type Billing, scopeOf } from './billing-scope.ts';
import { type ContractAmounts, chargedLines } from './contract-amounts.ts';
import { totalsByCurrency } from './month-bills.ts';

const USAGE: BillFilter = { dimension: 'chargeCategory', values: ['Usage', ''] };

export async function computing(
  billing: Billing,
  { month }: BilledMonth,
  amounts: ContractAmounts | null = null,
): Promise<ReplyOf<typeof computingResources>> {
  const lines = await chargedLines(
    billing,
    {
      ...scopeOf(billing, { start: month, end: month }),
      filters: [USAGE, { dimension: 'instanceType', values: [''], isExcluding: true }],
      groupBy: ['instanceType', 'region', 'platform', 'purchaseOption', 'unit'],
      measures: ['billed', 'quantity', { distinct: 'resource' }],
    },
    amounts,
  );
  return {
    computingResources: lines.sort(byFallingSum(0)).map(({ currency, keys, sums }) => {
      const [instanceType = '', region = '', operatingSystem = '', purchaseOption = '', useUnit = ''] = keys;
      const [cost, usage, resourceCount] = sums.map(Number);
      return {
        ...{ instanceType, region, operatingSystem, purchaseOption, useUnit, currency },
        ...{ cost: cost ?? 0, usage: usage ?? 0, resourceCount: resourceCount ?? 0 },
      };
    }),
  };
}

function byFallingSum(index: number) {
  return (one: BillLine, other: BillLine) =>
    byCode(one, other) ||
    compareDecimals(other.sums[index] ?? '0', one.sums[index] ?? '0') ||
    (one.keys.join('\n') < other.keys.join('\n') ? -1 : 1);
}

/** Currencies stand apart. */
function byCode(one: { currency: string }, other: { currency: string }): number {
  return one.currency === other.currency ? 0 : one.currency < other.currency ? -1 : 1;
}

/** Refuses a set that the company does not have. */
export async function serviceGroups(
  billing: Billing,
  { month }: BilledMonth,
  setName: string,
  amounts: ContractAmounts | null = null,
): Promise<ReplyOf<typeof billServiceGroups>> {
  const { stores, companyId } = billing;
  const sets = await serviceGroupSetsOf(stores.documents, companyId);
  const set = sets.find((each) => each.set === setName);
  if (!set) throw new Refusal('UNKNOWN_SERVICE_GROUP_SET', 'There is no such set.', 'serviceGroupSetNm');
  const lines = await chargedLines(
    billing,
    {
      ...scopeOf(billing, { start: month, end: month }),
      groupBy: [groupingOfSet(set), 'product'],
      measures: ['billed'],
    },
    amounts,
  );
  const costs = lines.map(({ currency, keys: [group = '', product = ''], sums: [cost = '0'] }) => ({
    ...{ currency, group, product, cost },
  }));
  const totals = totalsByCurrency(costs, billing.byWorth);
  return {
    serviceGroupSetNm: setName,
    totals: totals.map(({ currency, cost }) => ({ currency, cost: Number(cost) })),
    serviceGroups: totals.flatMap(({ currency }) =>
      [...set.groups, ''].flatMap((group) => {
        const own = costs.filter((each) => each.currency === currency && each.group === group);
        if (group === '' && own.length === 0) return [];
        const products = own.sort((one, other) => compareDecimals(other.cost, one.cost));
        return [
          {
            group,
            isUndefined: group === '',
            currency,
            cost: Number(addDecimals(own.map(({ cost }) => cost))),
            products: products.map(({ product, cost }) => ({ productName: product, cost: Number(cost) })),
          },
        ];
      }),
    ),
  };
}

export async function spotUsage(
  billing: Billing,
  { month }: BilledMonth,
  amounts: ContractAmounts | null = null,
): Promise<ReplyOf<typeof autospot>> {
  const lines = await chargedLines(
    billing,
    {
      ...scopeOf(billing, { start: month, end: month }),
      filters: [USAGE, { dimension: 'purchaseOption', values: ['Spot'] }],
      groupBy: ['account', 'region', 'instanceType', 'unit'],
      measures: ['billed', 'list', 'quantity'],
    },
    amounts,
  );
  const rows = lines.map(({ currency, keys, labels, sums: [billed = '0', list = '0', usage = '0'] }) => ({
    linkedAccountId: keys[0] ?? '',
    linkedAccountName: labels[0] ?? '',
    region: keys[1] ?? '',
    instanceType: keys[2] ?? '',
    useUnit: keys[3] ?? '',
    usage: Number(usage),
    list,
    billed,
    ...spotFigures(currency, list, billed),
  }));
  const totals = [...groupedBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const sumOf = (cost: 'list' | 'billed') => addDecimals(own.map((row) => row[cost]));
    return spotFigures(currency, sumOf('list'), sumOf('billed'));
  });
  return {
    totals,
    autoSpot: rows
      .sort(
        (one, other) =>
          byCode(one, other) ||
          other.saving - one.saving ||
          (one.linkedAccountId < other.linkedAccountId ? -1 : 1),
      )
      .map(({ list: _, billed: __, ...row }) => row),
  };
}

function spotFigures(currency: string, list: string, billed: string) {
  const saving = Number(lessDecimal(list, billed));
  return {
    currency,
    onDemandCost: Number(list),
    spotCost: Number(billed),
    saving,
    savingRate: shareOf(saving, Number(list)),
  };
}
