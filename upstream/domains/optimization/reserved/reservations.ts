// The reservations of a vendor with what was charged for them: one question by reservation, from which every list, sum
// and trend of the screens is made.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import {
  type ReservationUse,
  reservationUse,
  summedUse,
} from '../../../../lib/commitments/reservation-use.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { CommonRequest } from '../../../contract/optimization/shared/asked.ts';
import type { Call } from '../../../rest/call.ts';
import type { CostAnswer, CostGroup } from '../../../stores/facts/answers/answer.ts';
import type { Filter, SumMeasure } from '../../../stores/facts/questions/question.ts';
import { conversionsOf } from '../../shared/cost-series.ts';
import type { Stores } from '../../shared/stores.ts';
import { type Commitment, commitmentInventory } from '../shared/commitment-inventory.ts';
import { commitmentScope } from '../shared/commitment-scope.ts';
import type { StepUnit } from '../shared/transition-steps.ts';
import { familyOf } from './terms.ts';

/** A reservation, its use over the range, and in each step of it. */
export interface Reservation {
  commitment: Commitment;
  use: ReservationUse;
  series: ReservationUse[];
  /** Fees that were billed within the range. */
  billed: number;
  /** Anything was charged for it within the range. */
  isCharged: boolean;
}

export interface Reservations {
  currency: string;
  range: DateRange;
  steps: DateRange[];
  /** The day that counts as today. */
  today: string;
  all: Reservation[];
  conversions: ReturnType<typeof conversionsOf>;
}

const MEASURES = [
  'usedEffective',
  'unusedEffective',
  'coveredOnDemand',
  'usedQuantity',
  'unusedQuantity',
  'billed',
] as const satisfies SumMeasure[];

/** More than a company has reservations. */
const LIMIT = 20_000;

/** Of reservations, not of plans: their use and their fees. */
export const OF_RESERVATIONS: readonly Filter[] = [
  { dimension: 'commitmentCategory', values: ['Usage'] },
  { dimension: 'commitmentPart', values: ['used', 'unused', 'purchase'] },
];

/** Without a unit there is no series. Also those that were not charged in the range, whose use is 0. */
export async function reservationsOf(
  stores: Stores,
  call: Call,
  vendor: VendorCode,
  request: CommonRequest,
  unitOf: (range: DateRange) => StepUnit | null,
): Promise<Reservations> {
  const { facts, data, range, rows } = await commitmentScope(stores, call, request, vendor);
  const [inventory, answer] = await Promise.all([
    commitmentInventory({
      facts: stores.facts,
      documents: stores.documents,
      companyId: call.companyId,
      vendors: [vendor],
      ...(call.currency !== undefined && { currency: call.currency }),
    }),
    facts.cost({
      ...rows,
      filters: OF_RESERVATIONS,
      measures: MEASURES,
      groupBy: ['commitment', 'commitmentUnit'],
      unit: unitOf(range),
      limit: LIMIT,
      skip: 0,
    }),
  ]);
  const wanted = inventory.filter(({ category }) => category === 'USAGE').filter(fits(request));
  return {
    currency: answer.currency,
    range,
    steps: answer.buckets,
    today: data.clock.today,
    all: wanted.map((commitment) => reservationOf(commitment, answer)),
    conversions: conversionsOf([answer]),
  };
}

/** Filters choose reservations by what they are, so that what others used of a shared one stays in its use. */
function fits({ accounts, serviceTypes, regions, instanceFamilies }: CommonRequest) {
  const allows = (wanted: readonly string[], value: string | null) =>
    wanted.length === 0 || wanted.includes(value ?? '');
  return (commitment: Commitment) =>
    allows(accounts, commitment.account) &&
    allows(serviceTypes, commitment.product) &&
    allows(regions, commitment.region) &&
    allows(instanceFamilies, familyOf(commitment));
}

function reservationOf(commitment: Commitment, answer: CostAnswer): Reservation {
  const own = answer.groups.filter(({ keys }) => keys[0] === commitment.id);
  const inSpan = (valuesOf: ValuesOf) => summedUse(own.map((group) => useOf(group, valuesOf)));
  return {
    commitment,
    use: inSpan(({ totals }) => totals),
    series: answer.buckets.map((_, place) =>
      inSpan(({ series }) => series.map((values) => values[place] ?? null)),
    ),
    billed: sumMoney(own.map(({ totals }) => totals[MEASURES.indexOf('billed')] ?? 0)),
    isCharged: own.length > 0,
  };
}

type ValuesOf = (group: CostGroup) => readonly (number | null)[];

/** Of what was charged in one unit; older files have none. */
function useOf(group: CostGroup, valuesOf: ValuesOf): ReservationUse {
  const [used, unused, onDemand, usedQuantity, unusedQuantity] = valuesOf(group);
  return reservationUse({
    used: used ?? 0,
    unused: unused ?? 0,
    onDemand: onDemand ?? 0,
    usedQuantity: usedQuantity ?? null,
    unusedQuantity: unusedQuantity ?? null,
    unit: group.keys[1] || null,
  });
}
