// What a total is made of: items by falling cost, then others, with the share that each has (D-12, mapping 4.3).
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { differenceOf, shareOf, sumMoney } from '../../../lib/money/money.ts';
import { MAX_COST_ITEMS } from '../../contract/cost-analytics/cost-analytics.ts';
import type { PortionReply } from '../../contract/dashboard/shapes.ts';
import type { CostAnswer } from '../../stores/facts/answers/answer.ts';
import { costOf, itemOf } from '../shared/cost-line.ts';
import { conversionsOf } from '../shared/cost-series.ts';
import { OTHERS } from '../shared/portions/cost-portions.ts';
import {
  type JoinedGroup,
  joinedGroups,
  ofOneVendor,
  type VendorCost,
} from '../shared/portions/joined-groups.ts';

/** What a portion asks for: all items in one answer, but for those that cannot be told apart any more. */
export const PORTION_PAGE = { unit: null, limit: MAX_COST_ITEMS, skip: 0 } as const;

type Item = PortionReply['items'][number];

/** An item before its share is known. */
interface Part extends Pick<Item, 'vendor' | 'item' | 'itemAlias' | 'cost' | 'costByVendor'> {}

/** `answer` lists the chosen items alone, or all; `shown` of them stand alone. */
export function itemPortions(answer: CostAnswer, range: DateRange, shown: number): PortionReply {
  return portionReply(
    answer,
    range,
    answer.groups.map((group) => partOf(ofOneVendor(group))),
    answer.groupCount,
    shown,
  );
}

/** The items of several vendors that have one name are one. */
export function mergedPortions(answer: CostAnswer, range: DateRange, shown: number): PortionReply {
  const parts = joinedGroups(answer.groups).map(partOf);
  const unlisted = answer.others?.count ?? 0;
  return portionReply(answer, range, parts, parts.length + unlisted, shown);
}

function portionReply(
  answer: CostAnswer,
  range: DateRange,
  parts: readonly Part[],
  totalCount: number,
  shown: number,
): PortionReply {
  const totalCost = costOf(answer.total);
  const alone = parts.slice(0, shown);
  const items = alone.map((part) => ({
    ...withPortion(part, totalCost),
    costByVendor: part.costByVendor,
    isOthers: false,
    numberOfOthers: 0,
    otherItems: [],
  }));
  const numberOfOthers = totalCount - alone.length;
  // The total less what is shown, so that the items add up to it exactly.
  const cost = differenceOf(totalCost, sumMoney(alone.map((part) => part.cost)));
  const rest = parts.slice(shown);
  const others = {
    ...withPortion({ vendor: null, item: OTHERS, itemAlias: OTHERS, cost }, totalCost),
    isOthers: true,
    numberOfOthers,
    otherItems: rest.map((part) => withPortion(part, totalCost)),
    costByVendor: byVendor(rest.flatMap((part) => part.costByVendor)),
  };
  return {
    currency: answer.currency,
    startDate: range.start,
    endDate: range.end,
    totalCost,
    totalCount,
    items: numberOfOthers > 0 ? [...items, others] : items,
    ...conversionsOf([answer]),
  };
}

function withPortion({ vendor, item, itemAlias, cost }: Omit<Part, 'costByVendor'>, totalCost: number) {
  return { vendor, item, itemAlias, cost, portion: shareOf(cost, totalCost) };
}

function partOf(group: JoinedGroup): Part {
  return {
    vendor: group.vendor,
    ...itemOf(group),
    cost: costOf(group),
    costByVendor: group.costByVendor,
  };
}

function byVendor(costs: readonly VendorCost[]): VendorCost[] {
  const amounts = new Map<VendorCode, number[]>();
  for (const { vendor, cost } of costs) amounts.set(vendor, [...(amounts.get(vendor) ?? []), cost]);
  return [...amounts]
    .map(([vendor, all]) => ({ vendor, cost: sumMoney(all) }))
    .sort((one, other) => other.cost - one.cost);
}
