// How all usage of an owner, covered or not, has grown: what single families do says little of what is to come.
import { addDays, daysIn, laterOf } from '../../../../lib/calendar/calendar.ts';
import { growthOf } from '../../../../lib/commitments/advice/growth.ts';
import type { AdviceDays } from './advice.ts';
import { type Usage, type UsageQuestion, usageOf } from './usage.ts';

/** A year, for its weeks. */
const DAYS = 364;

/** By account, or by billing account. */
export class OwnerGrowth {
  readonly #usage: Usage;
  readonly #byOwner: ReadonlyMap<string, Float64Array>;

  constructor(usage: Usage, byAccount: boolean) {
    this.#usage = usage;
    const byOwner = new Map<string, Float64Array>();
    const days = daysIn(usage.range);
    for (const { account, billingAccount, cost } of usage.series) {
      const owner = byAccount ? account : billingAccount;
      const sums = byOwner.get(owner) ?? new Float64Array(days);
      byOwner.set(owner, sums);
      cost.forEach((grains, slot) => {
        const day = Math.floor(slot / usage.slotsOfDay);
        sums[day] = (sums[day] ?? 0) + grains;
      });
    }
    this.#byOwner = byOwner;
  }

  /** Days that there are. */
  known(): number {
    return daysIn(this.#usage.range);
  }

  /** Growth a day that was known after so many days since `from`. */
  at(owner: string, day: number, from: string = this.#usage.range.start): number {
    const place = daysIn({ start: this.#usage.range.start, end: from }) - 1 + day;
    return growthOf(this.#byOwner.get(owner) ?? [], place);
  }

  /** Usage of an hour on average of the newest days: money. */
  hourly(owner: string, days: number): number {
    const { scale, slotsOfDay } = this.#usage;
    const newest = this.#byOwner.get(owner)?.subarray(-days) ?? new Float64Array();
    return newest.reduce((sum, grains) => sum + grains, 0) / scale / slotsOfDay / Math.max(newest.length, 1);
  }
}

/** Of the days and the year before them. */
export async function ownerGrowth(
  question: Pick<UsageQuestion, 'facts' | 'rule' | 'companyId' | 'currency' | 'accounts'>,
  { start, end }: AdviceDays,
  { byAccount, owner, firstDate }: { byAccount: boolean; owner?: string; firstDate: string },
): Promise<OwnerGrowth> {
  const own = byAccount ? 'account' : 'billingAccount';
  const { rule } = question;
  const usage = await usageOf({
    ...question,
    rule: { ...rule, product: null },
    range: { start: laterOf(addDays(start, -DAYS), firstDate), end },
    isWhole: true,
    ...(owner !== undefined && { where: { [own]: owner } }),
    together: [
      byAccount ? 'billingAccount' : 'account',
      ...(['region', 'flexibilityGroup', 'computeKind'] as const),
      ...rule.apart,
    ],
  });
  return new OwnerGrowth(usage, byAccount);
}
