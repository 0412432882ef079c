// How far commitments were used on the newest complete days of their vendor.
import { addDays, type DateRange, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import {
  reservationUse,
  reservationUtilizationOf,
  summedUse,
} from '../../../../lib/commitments/reservation-use.ts';
import type { CostGroup } from '../../../stores/facts/answers/answer.ts';
import type { RequestFacts } from '../../../stores/facts/facts-for.ts';
import type { Filter, SumMeasure } from '../../../stores/facts/questions/question.ts';
import { groupedBy } from '../../shared/grouped-by.ts';

/** A day says little, a month is late: a week has each weekday once. */
export const JUDGED_DAYS = 7;

export interface RecentUse {
  days: DateRange;
  /** Of quantities where the data have them, else of cost; null without any charge. */
  utilization: number | null;
  /** Cost of the unused part on these days. */
  unused: number;
  /** ISO 4217, the company's. */
  currency: string;
}

const MEASURES = [
  'usedEffective',
  'unusedEffective',
  'coveredOnDemand',
  'usedQuantity',
  'unusedQuantity',
] as const satisfies SumMeasure[];

const USE: Filter = { dimension: 'commitmentPart', values: ['used', 'unused'] };
/** More than a company has commitments. */
const LIMIT = 20_000;

/** Key of a commitment in the answer of `recentUse`. */
export const useKey = (vendor: VendorCode, id: string) => `${vendor} ${id}`;

/** By `useKey`; those that were charged on each of the judged days, so that one that began or ended meanwhile is not judged. */
export async function recentUse(
  facts: Pick<RequestFacts, 'cost'>,
  companyId: string,
  vendors: readonly VendorCode[],
  through: IsoDate,
): Promise<Map<string, RecentUse>> {
  const days = { start: addDays(through, 1 - JUDGED_DAYS), end: through };
  const answer = await facts.cost({
    ...{ companyId, vendors, filters: [USE], measures: MEASURES },
    ...{ groupBy: ['commitment', 'commitmentUnit'], unit: 'day', range: days, limit: LIMIT, skip: 0 },
  });
  const named = answer.groups.filter(({ keys: [id] }) => id !== '');
  const byKey = groupedBy(named, ({ vendor, keys: [id = ''] }) => useKey(vendor, id));
  return new Map(
    [...byKey]
      .filter(([, groups]) => isChargedDaily(groups))
      .map(([key, groups]) => {
        const { utilization, unusedPayment: unused } = reservationUtilizationOf(summedUse(groups.map(useOf)));
        return [key, { days, utilization, unused, currency: answer.currency }];
      }),
  );
}

function isChargedDaily(groups: readonly CostGroup[]): boolean {
  const charged = (place: number) =>
    groups.some(({ series }) => series.some((values) => (values[place] ?? null) !== null));
  return Array.from({ length: JUDGED_DAYS }, (_, place) => place).every(charged);
}

function useOf({ keys: [, unit], totals }: CostGroup) {
  const [used, unused, onDemand, usedQuantity, unusedQuantity] = totals;
  return reservationUse({
    ...{ used: used ?? 0, unused: unused ?? 0, onDemand: onDemand ?? 0 },
    ...{ usedQuantity: usedQuantity ?? null, unusedQuantity: unusedQuantity ?? null, unit: unit || null },
  });
}
