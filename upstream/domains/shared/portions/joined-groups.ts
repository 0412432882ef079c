// Items of one name as one, whichever vendor they are of: tags, groups and categories that several clouds share (C-04, D-11).
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { CostGroup, CostLine } from '../../../stores/facts/answers/answer.ts';
import { comparedCostOf, costOf, costsOf } from '../cost-line.ts';
import { groupedBy } from '../grouped-by.ts';

/** An item of one vendor, or what several have of one name. */
export interface JoinedGroup extends Omit<CostGroup, 'vendor'> {
  /** Null for what several vendors have. */
  vendor: VendorCode | null;
  /** By falling cost. */
  costByVendor: VendorCost[];
}

export interface VendorCost {
  vendor: VendorCode;
  cost: number;
}

/** By falling cost. */
export function joinedGroups(groups: readonly CostGroup[]): JoinedGroup[] {
  const joined = [...groupedBy(groups, ({ keys }) => keys.join('\n')).values()].flatMap(
    ([first, ...more]) => {
      if (!first) return [];
      return [more.length === 0 ? ofOneVendor(first) : ofSeveral(first, more)];
    },
  );
  return joined.sort((one, other) => costOf(other) - costOf(one));
}

export function ofOneVendor(group: CostGroup): JoinedGroup {
  return { ...group, costByVendor: [vendorCost(group)] };
}

function ofSeveral(first: CostGroup, more: readonly CostGroup[]): JoinedGroup {
  const all = [first, ...more];
  return {
    ...first,
    vendor: null,
    costByVendor: all.map(vendorCost).sort((one, other) => other.cost - one.cost),
    totals: [sumMoney(all.map(costOf))],
    series: [sumsByStep(all)],
    compared: first.compared && { totals: [sumMoney(all.map(comparedCostOf))], series: [] },
  };
}

const vendorCost = (group: CostGroup): VendorCost => ({ vendor: group.vendor, cost: costOf(group) });

/** A step is null where no line has a row. */
export function sumsByStep(lines: readonly CostLine[]): (number | null)[] {
  const steps = Math.max(0, ...lines.map((line) => costsOf(line).length));
  return Array.from({ length: steps }, (_, step) => {
    const known = lines.flatMap((line) => costsOf(line)[step] ?? []);
    return known.length === 0 ? null : sumMoney(known);
  });
}
