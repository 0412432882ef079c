// Commitments as their charges describe them: one for each id in the charges of the vendors.
import { regionName } from '../../../../lib/commitments/region-names.ts';
import type { CostGroup } from '../../../stores/facts/answers/answer.ts';
import type { Dimension } from '../../../stores/facts/questions/dimensions.ts';
import type { CostQuestion, Filter } from '../../../stores/facts/questions/question.ts';
import { type ChargedDays, chargedDays, daysWithCharges, MAX_GROUPS } from './charged-days.ts';
import { type Commitment, type InventoryQuestion, NOTHING_TOLD } from './commitment.ts';
import { endOf } from './told-commitments.ts';

const OF_COMMITMENTS: Filter = { dimension: 'commitmentPart', values: ['used', 'unused', 'purchase'] };

/**
 * What a commitment is asked for, a question each; the part distinguishes owner and user. Attributes that vary together
 * share a question: one for all of them would have a line for each place of each machine.
 */
const ASKED: readonly (readonly Dimension[])[] = [
  // Where it is used.
  ['account', 'product', 'region', 'availabilityZone'],
  // What was bought, and for what machines: a commitment is bought once, so this has hardly more lines than its machines.
  [
    'commitmentType',
    'commitmentCategory',
    'commitmentStart',
    'commitmentEnd',
    'term',
    'paymentOption',
    'offerClass',
    'reservationCount',
    'instanceType',
    'instanceFamily',
    'flexibilityGroup',
    'operation',
    'platform',
    'tenancy',
    'modificationStatus',
  ],
];

/** The attributes that suffice for owners, kinds and ends. */
const ASKED_OF_ENDS: typeof ASKED = [
  ['account', 'commitmentCategory', 'commitmentStart', 'commitmentEnd', 'term'],
];

type Told = Map<Dimension, { part: string; key: string; label: string }[]>;

export async function chargedCommitments(question: InventoryQuestion): Promise<Commitment[]> {
  const range = question.range ?? (await daysWithCharges(question));
  if (range === null || question.vendors.length === 0) return [];
  const scope = {
    companyId: question.companyId,
    vendors: question.vendors,
    filters: [OF_COMMITMENTS],
    range,
  };
  const asked = question.isOfEnds ? ASKED_OF_ENDS : ASKED;
  // Asked together: one by one, each would queue again behind the questions of other people.
  const [answers, allDays] = await Promise.all([
    Promise.all(asked.map((dimensions) => question.facts.cost(questionOf(scope, dimensions)))),
    question.isOfEnds ? null : chargedDays(question, scope),
  ]);
  const groups = new Map<string, { vendor: Commitment['vendor']; name: string; told: Told }>();
  answers.forEach(({ groups: lines }, index) => {
    for (const line of lines) addLine(groups, line, asked[index] ?? []);
  });
  const isDayNeeded = [...groups.values()].some(({ told }) => isEndByPurchase(told));
  const days = allDays ?? (isDayNeeded ? await chargedDays(question, scope) : NO_DAYS);
  return [...groups].map(([key, { vendor, name, told }]) => {
    const id = key.slice(vendor.length + 1);
    return commitmentOf(id, vendor, name, told, days.get(key));
  });
}

const NO_DAYS: ReadonlyMap<string, ChargedDays> = new Map();

/** Whether its end has to be derived from the day of its purchase. */
function isEndByPurchase(told: Told): boolean {
  return told.has('term') && !told.has('commitmentStart') && !told.has('commitmentEnd');
}

function questionOf(
  scope: Pick<CostQuestion, 'companyId' | 'vendors' | 'currency' | 'filters' | 'range'>,
  dimensions: readonly Dimension[],
): CostQuestion {
  const groupBy = ['commitment', 'commitmentPart', ...dimensions] as Dimension[];
  return { ...scope, measures: ['rows'], groupBy, unit: null, limit: MAX_GROUPS, skip: 0 };
}

function addLine(
  groups: Map<string, { vendor: Commitment['vendor']; name: string; told: Told }>,
  { vendor, keys, labels }: CostGroup,
  dimensions: readonly Dimension[],
): void {
  const [id = '', part = ''] = keys;
  const group = groups.get(`${vendor} ${id}`) ?? { vendor, name: labels[0] ?? '', told: new Map() };
  groups.set(`${vendor} ${id}`, group);
  dimensions.forEach((dimension, index) => {
    const key = keys[index + 2] ?? '';
    if (key === '') return;
    const lines = group.told.get(dimension) ?? [];
    group.told.set(dimension, [...lines, { part, key, label: labels[index + 2] ?? key }]);
  });
}

function commitmentOf(
  id: string,
  vendor: Commitment['vendor'],
  name: string,
  told: Told,
  days: ChargedDays | undefined,
): Commitment {
  const all = (dimension: Dimension) => told.get(dimension) ?? [];
  const bought = (dimension: Dimension) => single(all(dimension).filter(({ part }) => part === 'purchase'));
  /** What its purchase says, else what all usage agrees on. */
  const own = (dimension: Dimension) => bought(dimension) ?? single(all(dimension));
  const [account, region] = [own('account'), own('region')];
  const startsAt = first(all('commitmentStart').map(({ key }) => key)) ?? days?.boughtAt ?? null;
  const term = own('term')?.key ?? null;
  const category = own('commitmentCategory')?.key;
  const isPlan = category === 'Spend';
  const paymentOption = own('paymentOption')?.key ?? days?.paymentOption(vendor) ?? null;
  const count = Number(own('reservationCount')?.key ?? Number.NaN);
  const quantity = isPlan ? null : (days?.quantity ?? (Number.isFinite(count) && count > 0 ? count : null));
  return {
    ...NOTHING_TOLD,
    ...{ id, vendor, source: 'BILLING', name: name === id ? null : name },
    category: category === undefined ? null : isPlan ? 'SPEND' : 'USAGE',
    type: own('commitmentType')?.key ?? null,
    ...{ account: account?.key ?? '', accountName: account?.label ?? '', product: own('product')?.key ?? '' },
    ...{
      region: region?.key ?? null,
      regionName: region ? regionName(region.key, region.label) : null,
      zone: own('availabilityZone')?.key ?? null,
    },
    instanceType: isPlan ? null : (own('instanceType')?.key ?? null),
    instanceFamily: isPlan ? null : (own('instanceFamily')?.key ?? null),
    flexibilityGroup: isPlan ? null : (own('flexibilityGroup')?.key ?? null),
    ...{ operation: own('operation')?.key ?? null, platform: own('platform')?.key ?? null },
    ...{ tenancy: own('tenancy')?.key ?? null, offerClass: own('offerClass')?.key ?? null },
    ...{ paymentOption, term, startsAt },
    endsAt: last(all('commitmentEnd').map(({ key }) => key)) ?? endOf(startsAt, term),
    quantity,
    hourlyCommitment: isPlan ? (days?.hourlyCommitment ?? null) : null,
    upfrontCost: paymentOption === 'No Upfront' ? 0 : (days?.upfrontCost ?? null),
    recurringHourly: paymentOption === 'All Upfront' ? 0 : (days?.recurringHourly(isPlan) ?? null),
    ...{ firstChargeDay: days?.firstDay ?? null, lastChargeDay: days?.lastDay ?? null },
  };
}

/** The one value of all lines; null where they differ. */
function single<Line extends { key: string }>(lines: readonly Line[]): Line | null {
  const [one, ...others] = lines;
  return one !== undefined && others.every(({ key }) => key === one.key) ? one : null;
}

const first = (values: readonly string[]) => [...values].sort()[0] ?? null;
const last = (values: readonly string[]) => [...values].sort().at(-1) ?? null;
