// Unusual changes of the widget, by rules in percent and in money, against changes of the raw rows (D-13).
import type { RawLedger } from './raw/raw-ledger.ts';
import type { RawField } from './raw/raw-sums.ts';
import { rawChanges, type rawComparison } from './raw/raw-widgets.ts';
import { codeOf, isClose } from './widget-answers.ts';
import { BASES } from './widget-companies.ts';

export interface ChangesAnswer {
  range: object;
  compareRange: object;
  totalCount: number;
  items: Item[];
}

interface Item {
  vendor: string;
  key: string;
  cost: number;
  compareCost: number;
  change: { percent: number };
}

interface ChangeRule {
  words: string;
  by: RawField;
  basis: (typeof BASES)[number];
  scale: 'PERCENTAGE' | 'VALUE';
  threshold: number;
}

export const CHANGES =
  'range { start end } compareRange { start end } totalCount items { vendor key cost compareCost change { percent } }';

/** Five view-bys: of each both bases, and of each of these a rule in percent and one in money. */
export function changeRules(views: readonly (readonly [words: string, by: RawField])[]): ChangeRule[] {
  return [...views.slice(0, 3), ...views.slice(5, 7)].flatMap(([words, by]) =>
    BASES.flatMap((basis): ChangeRule[] => [
      { words, by, basis, scale: 'PERCENTAGE', threshold: 10 },
      { words, by, basis, scale: 'VALUE', threshold: 5 },
    ]),
  );
}

/** Empty where the answer has the largest hundred of the raw changes that the rule finds, the largest first. */
export function changeFaults(
  { by, basis, scale, threshold, ...rule }: ChangeRule,
  { items, totalCount }: ChangesAnswer,
  { ledger, days }: { ledger: RawLedger; days: ReturnType<typeof rawComparison> },
): object[] {
  const changes = new Map(
    rawChanges(ledger, by, basis, days)
      .filter(({ cost, compareCost, percent }) =>
        scale === 'VALUE' ? cost.minus(compareCost).abs().gte(threshold) : Math.abs(percent) >= threshold,
      )
      .map((change) => [change.name, change]),
  );
  const sizes = items.map(({ cost, compareCost }) => Math.abs(cost - compareCost));
  const isFalling = sizes.every((size, at) => at === 0 || size <= (sizes[at - 1] ?? 0) + 1e-9);
  const isRight = ({ vendor, key, cost, compareCost, change }: Item) => {
    const raw = changes.get(`${codeOf(vendor)}|${key}`);
    return (
      raw !== undefined &&
      isClose(cost, raw.cost) &&
      isClose(compareCost, raw.compareCost) &&
      Math.abs(change.percent - raw.percent) <= 0.0101
    );
  };
  const isWhole = totalCount === changes.size && items.length === Math.min(100, changes.size);
  return isFalling && isWhole && items.every(isRight)
    ? []
    : [{ ...rule, basis, scale, threshold, totalCount, expected: changes.size, isFalling }];
}
