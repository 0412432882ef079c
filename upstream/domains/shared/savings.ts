// What commitments, discounts and spot saved, and the credits beside them (D-08, mapping 4.4): wherever it is said.
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { differenceOf, sumMoney } from '../../../lib/money/money.ts';
import type { WireSavingSpan } from '../../contract/shared/savings.ts';
import type { CostAnswer, CostGroup } from '../../stores/facts/answers/answer.ts';
import type { CostQuestion, Grouping, SumMeasure } from '../../stores/facts/questions/question.ts';
import { conversionsOf } from './cost-series.ts';

/** Of the effective basis: list and contracted cost of what a commitment covers are known there. */
export const SAVING_MEASURES = [
  'billed',
  'effective',
  'effectiveList',
  'effectiveContracted',
] as const satisfies SumMeasure[];
const PARTS = ['chargeCategory', 'purchaseOption', 'commitmentPart'] as const satisfies Grouping[];
/** More than there are combinations of them. */
const LIMIT = 1000;

/** How the facts are asked for what `savingSpan` reads. */
export const SAVING_PARTS = {
  groupBy: PARTS,
  unit: null,
  limit: LIMIT,
  skip: 0,
} as const satisfies Partial<CostQuestion>;

type Savings = Omit<WireSavingSpan['vendors'][number], 'vendor'>;

/** Of an answer in `SAVING_PARTS` by `SAVING_MEASURES`; each of the vendors has its own, be it nothing. */
export function savingSpan(
  answer: CostAnswer,
  range: DateRange,
  selected: readonly VendorCode[],
): WireSavingSpan {
  const vendors = selected.map((vendor) => {
    const own = answer.groups.filter((group) => group.vendor === vendor);
    return { vendor, ...savingsOf(own) };
  });
  const sum = (member: keyof Savings) => sumMoney(vendors.map((each) => each[member]));
  return {
    startDate: range.start,
    endDate: range.end,
    commitment: sum('commitment'),
    discounts: sum('discounts'),
    spot: sum('spot'),
    total: sum('total'),
    credits: sum('credits'),
    vendors,
    ...conversionsOf([answer]),
  };
}

function savingsOf(groups: readonly CostGroup[]): Savings {
  const parts = groups.map(savingsOfGroup);
  const sum = (member: keyof Parts) => sumMoney(parts.map((each) => each[member]));
  const [commitment, discounts, spot] = [sum('commitment'), sum('discounts'), sum('spot')];
  return {
    commitment,
    discounts,
    spot,
    total: sumMoney([commitment, discounts, spot]),
    credits: sum('credits'),
  };
}

type Parts = Omit<Savings, 'total'>;

/** Spot is no discount, so that its saving is not counted twice where its contracted price is what was paid. */
function savingsOfGroup({ keys, totals }: CostGroup): Parts {
  const [category, option, commitmentPart] = keys;
  const [billed = 0, effective = 0, list = 0, contracted = 0] = totals.map((total) => total ?? 0);
  const isUsage = category === 'Usage' || category === '';
  const isSpot = option === 'Spot';
  const saved = { used: differenceOf(contracted, effective), unused: -effective };
  return {
    commitment: commitmentPart === 'used' || commitmentPart === 'unused' ? saved[commitmentPart] : 0,
    discounts: isUsage && !isSpot && commitmentPart !== 'unused' ? belowList(list, contracted) : 0,
    spot: isSpot ? belowList(list, billed) : 0,
    credits: category === 'Credit' ? -billed : 0,
  };
}

/** Where no list prices are known nothing can be said to be below them. */
function belowList(list: number, cost: number): number {
  return list === 0 ? 0 : differenceOf(list, cost);
}
