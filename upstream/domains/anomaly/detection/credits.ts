// Days that a credit paid for, and credits that end. A credit is judged by whether it comes again, never by its days' cost.
import type { Cell } from './leaves.ts';
import { daysOf } from './seasons.ts';
import type { JudgedDay } from './series.ts';
import { median } from './statistics.ts';

/** A smaller part of the usage is paid without hiding it. */
const LEAST_PART = 0.05;
const REGULAR_DAYS = 28;
/** A credit on so many of them is as usual as the usage. */
const REGULAR_COUNT = 21;
/** A credit that came on nearly all of these days is expected tomorrow too. */
const STEADY_DAYS = 14;
const STEADY_COUNT = 12;
const GONE_PART = 0.3;
/** The second day without it makes sure. */
const SURE_DAYS = 2;
/** How many days the end of a credit is reported; after that it is known. */
const TOLD_DAYS = 14;

/** Of the products of an account that cost something lately: a promotion pays for the account, not for one of them. */
const PROMOTED_PART = 0.5;

/**
 * 1 on days whose usage a passing credit paid: their cost says nothing of usage. So do rows that cost nothing at all where
 * the account is promoted (left out: always), and days on which one paid the whole that the cell is a part of.
 */
export function creditedDays(
  { usage, credit, present }: Cell,
  { whole, promoted }: { whole?: Cell | undefined; promoted?: Uint8Array | undefined } = {},
): Uint8Array {
  const ofWhole = whole && creditedDays(whole, { promoted });
  const isPaid = usage.map((value, at) =>
    isCredited(value, credit[at]) || (value === 0 && present[at] === 1 && promoted?.[at] !== 0) ? 1 : 0,
  );
  const isPassing = Uint8Array.from(isPaid, (paid, at) => {
    const before = isPaid.subarray(Math.max(0, at - REGULAR_DAYS), at);
    if (ofWhole?.[at] === 1) return 1;
    return paid === 1 && before.filter((each) => each === 1).length < REGULAR_COUNT ? 1 : 0;
  });
  // On the day after the last one it paid for a part.
  return isPassing.map((passing, at) => (passing === 1 || isPassing[at - 1] === 1 ? 1 : 0));
}

function isCredited(value: number, credit = 0): boolean {
  return -credit > LEAST_PART * value;
}

/**
 * 1 on days on which half of an account's products cost nothing though they have rows, or were credited. A service that
 * is switched off and leaves rows without cost behind is alone in it.
 */
export function promotedDays(products: readonly Cell[]): Uint8Array {
  const days = products[0]?.usage.length ?? 0;
  const [known, paid] = [new Uint16Array(days), new Uint16Array(days)];
  for (const { usage, credit, present } of products) {
    let lastCost = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < days; at += 1) {
      const value = usage[at] ?? 0;
      if (value > 0) lastCost = at;
      if (present[at] !== 1 || at - lastCost > REGULAR_DAYS) continue;
      known[at] = (known[at] ?? 0) + 1;
      if (value === 0 || isCredited(value, credit[at])) paid[at] = (paid[at] ?? 0) + 1;
    }
  }
  return Uint8Array.from(known, (count, at) => ((paid[at] ?? 0) >= PROMOTED_PART * count ? 1 : 0));
}

/** The days of the credits; an alarm from the second day on which a steady credit is missing. */
export function judgeCredits({ firstDay, credit }: Cell, minimumImpact: number): JudgedDay[] {
  const days = daysOf(firstDay, credit.length);
  let gone: { from: number; expected: number } | null = null;
  return days.map((day, at): JudgedDay => {
    const value = credit[at] ?? 0;
    const before = credit.subarray(Math.max(0, at - STEADY_DAYS), at).filter((each) => each < 0);
    const steady = before.length >= STEADY_COUNT ? median(before) : 0;
    if (gone && (value <= gone.expected * GONE_PART || at - gone.from >= TOLD_DAYS)) gone = null;
    else if (!gone && value > steady * GONE_PART && -steady >= minimumImpact)
      gone = { from: at, expected: steady };
    const isAlarm = gone !== null && at - gone.from >= SURE_DAYS - 1;
    return {
      ...{ day, value, expected: gone?.expected ?? value, models: [], votes: 0, isCredited: false },
      side: gone ? 1 : 0,
      alarm: isAlarm ? { rule: 'FENCE', direction: 'UP' } : null,
      isAlarm,
    };
  });
}
