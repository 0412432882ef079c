// Asks the store for one measure by one dimension, and tells the answer without the lists of one that it then has.

import type { DateRange, TimeUnit } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { CostGroup, CostLine, FactStore } from '../../../upstream/stores/facts/answers/answer.ts';
import type { Dimension } from '../../../upstream/stores/facts/questions/dimensions.ts';
import type { CostBasis, Scope } from '../../../upstream/stores/facts/questions/question.ts';
import type { Factor } from '../../../upstream/stores/facts/questions/rates.ts';

export interface PlainQuestion extends Scope {
  basis: CostBasis;
  groupBy: Dimension;
  unit: TimeUnit | null;
  weekStartsOn?: number;
  limit: number;
  skip: number;
  only?: readonly { vendor: VendorCode; key: string }[];
}

interface PlainLine {
  total: number;
  amounts: (number | null)[];
}

export interface PlainAnswer {
  currency: string;
  buckets: DateRange[];
  groupCount: number;
  total: PlainLine;
  groups: (PlainLine & { vendor: VendorCode; key: string; label: string })[];
  others: (PlainLine & { count: number; keys: string[] }) | null;
  unconverted: { currency: string; amount: number }[];
  rates: Factor[];
}

export async function plainCost(facts: FactStore, question: PlainQuestion): Promise<PlainAnswer> {
  const { basis, groupBy, only, ...rest } = question;
  const answer = await facts.cost({
    ...rest,
    measures: [basis],
    groupBy: [groupBy],
    ...(only && { only: only.map(({ vendor, key }) => ({ vendor, keys: [key] })) }),
  });
  const { currency, buckets, groupCount, others } = answer;
  return {
    currency,
    buckets,
    groupCount,
    total: plainLine(answer.total),
    groups: answer.groups.map((group) => ({ ...plainLine(group), ...named(group) })),
    others: others && {
      ...plainLine(others),
      count: others.count,
      keys: others.keys.map(({ keys }) => keys[0] ?? ''),
    },
    rates: answer.rates,
    unconverted: answer.unconverted.map((line) => ({
      currency: line.currency,
      amount: plainLine(line).total,
    })),
  };
}

function plainLine({ totals, series }: CostLine): PlainLine {
  return { total: totals[0] ?? 0, amounts: series[0] ?? [] };
}

function named({ vendor, keys, labels }: CostGroup) {
  return { vendor, key: keys[0] ?? '', label: labels[0] ?? '' };
}
