// Reads what is charged beside usage out of the facts, by month: fees and taxes of one vendor, with what they may be a part of.
import { bucketsOf, type DateRange, firstOfMonth } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';
import type { Filter, Grouping } from '../../../stores/facts/questions/question.ts';
import { basisOfKind } from '../bases.ts';
import type { Leaf } from '../detection/leaves.ts';
import { type MonthlyCharge, monthlyCredits } from '../detection/months/monthly-charge.ts';

/** The largest are read; a company has a handful of each. */
const MOST_CHARGES = 500;

interface Asked {
  facts: RequestFacts;
  companyId: string;
  vendor: VendorCode;
  range: DateRange;
}

export interface ChargesRead {
  charges: MonthlyCharge[];
  /** How accounts are called, by key. */
  accounts: ReadonlyMap<string, string>;
}

/** What each kind is charged on: support on usage, taxes on all that is billed. */
const BASES: Record<'FEE' | 'TAX', { groupBy: readonly Grouping[]; base: Filter }> = {
  FEE: {
    groupBy: ['billingAccount', 'account', 'product'],
    base: {
      dimension: 'chargeType',
      values: ['Usage', 'SavingsPlanCoveredUsage', 'DiscountedUsage'],
    },
  },
  TAX: {
    groupBy: ['billingAccount', 'account'],
    base: { dimension: 'chargeType', values: ['Tax'], isExcluding: true },
  },
};

/** `leaves` are the days of the same range, of which monthly credits are read. */
export async function readCharges(asked: Asked, leaves: readonly Leaf[]): Promise<ChargesRead> {
  const accounts = new Map<string, string>();
  const charges: MonthlyCharge[] = [];
  for (const kind of ['FEE', 'TAX'] as const) charges.push(...(await chargesOf(asked, kind, accounts)));
  const months = bucketsOf(asked.range, 'month').map(({ start }) => firstOfMonth(start));
  const first = firstWhole(await byMonth(asked, [], []));
  const known = [...charges, ...monthlyCredits(leaves, months)].map((charge) => since(charge, first));
  return { charges: known, accounts };
}

async function chargesOf(
  asked: Asked,
  kind: 'FEE' | 'TAX',
  accounts: Map<string, string>,
): Promise<MonthlyCharge[]> {
  const { groupBy, base } = BASES[kind];
  const rows = await byMonth(asked, groupBy, basisOfKind(kind).filters);
  if (rows.length === 0) return [];
  // The bill does not say whether an account is charged for itself or for all accounts on it.
  const [ofAccounts, ofBills] = await Promise.all([
    costBy(asked, ['billingAccount', 'account'], base),
    costBy(asked, ['billingAccount'], base),
  ]);
  const months = bucketsOf(asked.range, 'month').map(({ start }) => firstOfMonth(start));
  return rows.map(({ keys, labels, amounts }) => {
    const [billing = '', account = '', product] = keys;
    accounts.set(account, labels[1] ?? account);
    return {
      place: { vendor: asked.vendor, account, product: product ?? null, region: null },
      kind,
      months,
      amounts,
      bases: [ofAccounts([billing, account]), ofBills([billing])].filter((each) => each !== undefined),
    };
  });
}

/** The cost of each month by keys. */
async function costBy(asked: Asked, groupBy: readonly Grouping[], filter: Filter) {
  const groups = await byMonth(asked, groupBy, [filter]);
  const found = new Map(groups.map(({ keys, amounts }) => [JSON.stringify(keys), amounts]));
  return (keys: readonly string[]) => found.get(JSON.stringify(keys));
}

interface Monthly {
  keys: readonly string[];
  labels: readonly string[];
  /** Of each month of the range. */
  amounts: number[];
}

async function byMonth(
  { facts, companyId, vendor, range }: Asked,
  groupBy: readonly Grouping[],
  filters: readonly Filter[],
): Promise<Monthly[]> {
  const { groups } = await facts.cost({
    ...{ companyId, vendors: [vendor], range, groupBy, filters, unit: 'month' },
    ...{ measures: ['billed'], limit: MOST_CHARGES, skip: 0 },
  });
  return groups.map(({ keys, labels, series }) => ({
    ...{ keys, labels },
    amounts: (series[0] ?? []).map((amount) => amount ?? 0),
  }));
}

/** The place of the first month that is known as a whole: that of the first cost may have begun before its data. */
function firstWhole([total]: readonly Monthly[]): number {
  const first = total?.amounts.findIndex((amount) => amount !== 0) ?? 0;
  return first <= 0 ? 0 : first + 1;
}

function since({ months, amounts, bases, ...charge }: MonthlyCharge, first: number): MonthlyCharge {
  return {
    ...charge,
    months: months.slice(first),
    amounts: amounts.slice(first),
    bases: bases.map((base) => base.slice(first)),
  };
}
