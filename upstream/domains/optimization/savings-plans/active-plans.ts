// Which Savings Plans are active today, and how long each still lasts (P-04).
import { addDays, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { InventoryRow } from '../../../contract/optimization/savings-plans/rows.ts';
import type { Stores } from '../../shared/stores.ts';
import type { Commitment } from '../shared/commitment-inventory.ts';
import type { CommitmentScope } from '../shared/commitment-scope.ts';
import { type KnownPlan, knownPlans } from './plans.ts';

const DAY = 86_400_000;
const YEAR = 365 * 86_400;

export async function activePlans(
  stores: Pick<Stores, 'documents' | 'facts'>,
  scope: CommitmentScope,
): Promise<InventoryRow[]> {
  const plans = await knownPlans(stores, scope);
  const { today, lastDay } = scope.data.clock;
  const newest = lastDay === null ? today : addDays(lastDay, -1);
  return [...plans.values()].flatMap((plan) => {
    const { commitment } = plan;
    return commitment !== null && isActiveOn(today, newest, commitment)
      ? [inventoryRowOf(plan, commitment, today)]
      : [];
  });
}

/** An inventory says it itself; of charges, a plan is active that was charged in the newest two days. */
function isActiveOn(
  today: IsoDate,
  newest: IsoDate,
  { state, startsAt, endsAt, lastChargeDay }: Commitment,
): boolean {
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(today)) return false;
  if (startsAt !== null && Date.parse(startsAt) >= Date.parse(addDays(today, 1))) return false;
  return state === null
    ? lastChargeDay !== null && lastChargeDay >= newest
    : state.toLowerCase() === 'active';
}

function inventoryRowOf(
  { shown, currency }: KnownPlan,
  commitment: Commitment,
  today: IsoDate,
): InventoryRow {
  const { startsAt, endsAt, term, upfrontCost, recurringHourly } = commitment;
  return {
    ...shown,
    remainingPeriod: endsAt === null ? null : Math.floor((Date.parse(endsAt) - Date.parse(today)) / DAY),
    duration: durationOf(startsAt, endsAt) ?? termSeconds(term),
    upfrontPayment: upfrontCost,
    noUpfrontPayment: recurringHourly,
    status: 'active',
    currency,
  };
}

function durationOf(startsAt: string | null, endsAt: string | null): number | null {
  return startsAt === null || endsAt === null
    ? null
    : Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 1000);
}

/** Of `P1Y`, `P3Y`; null of any other. */
function termSeconds(term: string | null): number | null {
  const [, years] = /^P(\d+)Y$/.exec(term ?? '') ?? [];
  return years === undefined ? null : Number(years) * YEAR;
}
