// What tells why a cost changed: usage, list cost and cost of each usage type of each item.
import { type DriverLines, MAX_DRIVER_LINES } from '../../contract/cost-analytics/drivers.ts';
import type { FactStore } from '../../stores/facts/answers/answer.ts';
import type { CostBasis, Grouping, Scope, SumMeasure } from '../../stores/facts/questions/question.ts';

const LIST: Record<CostBasis, SumMeasure> = { billed: 'billedList', effective: 'effectiveList' };
const PARTS = ['usageType', 'chargeType', 'unit', 'purchaseOption'] as const;

/** `groupBy` are the groupings of the items. */
export async function driverLines(
  facts: Pick<FactStore, 'cost'>,
  scope: Scope,
  basis: CostBasis,
  groupBy: readonly Grouping[],
): Promise<DriverLines> {
  const { groups, others } = await facts.cost({
    ...scope,
    measures: [basis, LIST[basis], 'quantity'],
    groupBy: [...groupBy, ...PARTS],
    unit: null,
    limit: MAX_DRIVER_LINES,
    skip: 0,
  });
  const place = groupBy.length;
  return {
    isWhole: others === null,
    lines: groups.map(({ vendor, keys, totals }) => ({
      vendor,
      item: keys[0] ?? '',
      thenBy: keys.slice(1, place),
      usageType: keys[place] ?? '',
      chargeType: keys[place + 1] ?? '',
      useUnit: keys[place + 2] ?? '',
      purchaseOption: keys[place + 3] ?? '',
      cost: totals[0] ?? 0,
      listCost: totals[1] ?? 0,
      usage: totals[2] ?? null,
    })),
  };
}
