// Reads the cost that is judged out of the facts: complete days of one vendor, as the finest series that are bounded.
import { addDays, type DateRange, earlierOf, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { CostGroup } from '../../../stores/facts/answers/answer.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';
import type { Grouping, SumMeasure } from '../../../stores/facts/questions/question.ts';
import { type AnomalyBasis, basisOfKind } from '../bases.ts';
import { type Basis, type Leaf, REST } from '../detection/leaves.ts';

/** As long as a question by day may be. */
const LONGEST_QUESTION = 366;
/** Groups that are read one by one; what the others cost is known by account. */
const BOUNDS = { leaves: 3000, accounts: 500 };

export interface LeavesRead {
  leaves: Leaf[];
  /** How accounts and regions are called, by key. */
  names: ReadonlyMap<string, string>;
}

interface Asked {
  facts: RequestFacts;
  companyId: string;
  vendor: VendorCode;
  range: DateRange;
}

const BASES: Record<Basis, { basis: AnomalyBasis; measures: SumMeasure[] }> = {
  USAGE: { basis: basisOfKind('USAGE'), measures: [basisOfKind('USAGE').measure, 'rows'] },
  RATE: { basis: basisOfKind('RATE'), measures: [basisOfKind('RATE').measure] },
  CREDIT: { basis: basisOfKind('CREDIT'), measures: [basisOfKind('CREDIT').measure] },
};

/** Of more series than the bounds the largest by themselves, the others as the rest of their account. */
export async function readLeaves(asked: Asked, bounds = BOUNDS): Promise<LeavesRead> {
  const names = new Map<string, string>();
  const leaves = new Map<string, Leaf>();
  for (const basis of ['USAGE', 'RATE', 'CREDIT'] as const)
    await readBasis(asked, basis, bounds, { leaves, names });
  return { leaves: [...leaves.values()], names };
}

async function readBasis(
  asked: Asked,
  basis: Basis,
  bounds: typeof BOUNDS,
  read: { leaves: Map<string, Leaf>; names: Map<string, string> },
): Promise<void> {
  const groupBy = ['account', 'product', 'region'] as const;
  const { groups, isWhole } = await groupsOf(asked, basis, groupBy, bounds.leaves);
  for (const { start, group } of groups) {
    const [account = '', product = '', region = ''] = group.keys;
    addTo(asked, read.leaves, { account, product, region, basis, start, group, sign: 1 });
    group.keys.forEach((key, at) => {
      read.names.set(nameKey(groupBy[at] ?? 'product', key), group.labels[at] ?? key);
    });
  }
  if (isWhole) return;
  // What is beyond the bound is the account's cost less what was read.
  const accounts = await groupsOf(asked, basis, ['account'], bounds.accounts);
  const rest = { product: REST, region: '', basis };
  for (const { start, group } of accounts.groups)
    addTo(asked, read.leaves, { ...rest, account: group.keys[0] ?? '', start, group, sign: 1 });
  for (const { start, group } of groups)
    addTo(asked, read.leaves, { ...rest, account: group.keys[0] ?? '', start, group, sign: -1 });
}

/** The name of a key of a dimension, as `names` has it. */
export function nameKey(dimension: string, key: string): string {
  return `${dimension} ${key}`;
}

async function groupsOf(
  { facts, companyId, vendor, range }: Asked,
  basis: Basis,
  groupBy: readonly Grouping[],
  limit: number,
): Promise<{ groups: { start: IsoDate; group: CostGroup }[]; isWhole: boolean }> {
  const groups: { start: IsoDate; group: CostGroup }[] = [];
  let isWhole = true;
  for (let start = range.start; start <= range.end; start = addDays(start, LONGEST_QUESTION)) {
    const end = earlierOf(range.end, addDays(start, LONGEST_QUESTION - 1));
    const answer = await facts.cost({
      ...{ companyId, vendors: [vendor], range: { start, end }, groupBy, unit: 'day', limit, skip: 0 },
      measures: BASES[basis].measures,
      filters: BASES[basis].basis.filters,
    });
    groups.push(...answer.groups.map((group) => ({ start, group })));
    isWhole &&= answer.others === null;
  }
  return { groups, isWhole };
}

interface Addition {
  account: string;
  product: string;
  region: string;
  basis: Basis;
  start: IsoDate;
  group: CostGroup;
  sign: 1 | -1;
}

function addTo(
  { vendor, range }: Asked,
  leaves: Map<string, Leaf>,
  { account, product, region, basis, start, group, sign }: Addition,
): void {
  const count = daysBetween(range.start, range.end) + 1;
  const key = JSON.stringify([account, product, region, basis]);
  const leaf: Leaf = leaves.get(key) ?? {
    ...{ vendor, account, product, region, basis, firstDay: range.start },
    values: new Float64Array(count),
    present: new Uint8Array(count),
  };
  leaves.set(key, leaf);
  const offset = daysBetween(range.start, start);
  const [costs = [], rows = []] = group.series;
  for (const [at, cost] of costs.entries()) {
    leaf.values[offset + at] = (leaf.values[offset + at] ?? 0) + sign * (cost ?? 0);
    if ((rows[at] ?? 0) > 0 && leaf.present) leaf.present[offset + at] = 1;
  }
}

function daysBetween(start: IsoDate, end: IsoDate): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);
}

/** Mean cost of a day of usage, of the newest days. */
export function costPerDay(leaves: readonly Leaf[], newest: number): number {
  const usage = leaves.filter(({ basis }) => basis === 'USAGE');
  const recent = usage.map(({ values }) => values.subarray(-newest).reduce((sum, value) => sum + value, 0));
  const days = Math.min(newest, usage[0]?.values.length ?? 1);
  return recent.reduce((sum, value) => sum + value, 0) / days;
}

/** Days before the first cost of the vendor say nothing: they were not free. */
export function sinceFirstCost(leaves: readonly Leaf[]): Leaf[] {
  const firsts = leaves.map(({ values }) => values.findIndex((value) => value !== 0)).filter((at) => at >= 0);
  const first = Math.min(...firsts, leaves[0]?.values.length ?? 0);
  return leaves.map((leaf) => ({
    ...leaf,
    firstDay: addDays(leaf.firstDay, first),
    values: leaf.values.slice(first),
    ...(leaf.present && { present: leaf.present.slice(first) }),
  }));
}
