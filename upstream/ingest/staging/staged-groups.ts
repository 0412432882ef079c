// What follows from the sums of a staged file: its groups of rows, the totals of its report, and whose costs are rounded.
import { addDecimals } from '../../../lib/money/money.ts';
import type { LoadTotal } from '../../stores/documents/loads/load-report.ts';
import type { StagedSum } from './staged-facts.ts';

/** Good rows of one provider, billing account and billing month in one file. */
export type StagedGroup = Pick<
  StagedSum,
  'vendor' | 'provider' | 'account' | 'month' | 'rows' | 'firstChargeDate' | 'lastChargeDate' | 'maxUsageEnd'
>;

/** Of all currencies together. */
export function groupsOf(sums: readonly StagedSum[]): StagedGroup[] {
  const keyOf = ({ provider, account, month }: StagedSum) => JSON.stringify([provider, account, month]);
  return grouped(sums, keyOf).map((own): StagedGroup => {
    const [{ vendor, provider, account, month }] = own;
    const starts = own.map(({ firstChargeDate }) => firstChargeDate).sort();
    const ends = own.map(({ lastChargeDate }) => lastChargeDate).sort();
    const usageEnds = own.flatMap(({ maxUsageEnd }) => maxUsageEnd ?? []).sort();
    return {
      ...{ vendor, provider, account, month },
      rows: own.reduce((count, { rows }) => count + rows, 0),
      firstChargeDate: starts[0] ?? '',
      lastChargeDate: ends.at(-1) ?? '',
      maxUsageEnd: usageEnds.at(-1) ?? null,
    };
  });
}

/** Providers whose rows have billed cost with decimals and no effective cost with any. */
export function roundedProvidersOf(sums: readonly StagedSum[]): string[] {
  return grouped(sums, ({ provider }) => provider)
    .filter(
      (own) =>
        own.some(({ hasBilledDecimals }) => hasBilledDecimals) &&
        !own.some(({ hasEffectiveDecimals }) => hasEffectiveDecimals),
    )
    .map(([{ provider }]) => provider);
}

/** By vendor, month and currency, in that order. */
export function totalsOf(sums: readonly StagedSum[], roundedProviders: readonly string[]): LoadTotal[] {
  const keyOf = ({ vendor, month, currency }: StagedSum) => `${vendor} ${month} ${currency}`;
  const ordered = [...sums].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return grouped(ordered, keyOf).map((own): LoadTotal => {
    const [{ vendor, month, currency }] = own;
    return {
      vendor,
      month: month.slice(0, 7),
      currency,
      rows: own.reduce((count, { rows }) => count + rows, 0),
      billed: addDecimals(own.map(({ billed }) => billed)),
      effective: addDecimals(
        own.map(({ provider, effective, usableEffective }) =>
          roundedProviders.includes(provider) ? usableEffective : effective,
        ),
      ),
    };
  });
}

/** In the order of the first of each group. */
function grouped(
  sums: readonly StagedSum[],
  keyOf: (sum: StagedSum) => string,
): [StagedSum, ...StagedSum[]][] {
  const groups = new Map<string, [StagedSum, ...StagedSum[]]>();
  for (const sum of sums) {
    const key = keyOf(sum);
    const group = groups.get(key);
    if (group) group.push(sum);
    else groups.set(key, [sum]);
  }
  return [...groups.values()];
}
