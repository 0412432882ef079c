// Which month is shown: the newest that has begun where the address names none, and the nearest one to a month without a bill.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { nearestMonth } from '../../../../lib/calendar/nearest-month.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { knownToday } from '../../../viewer/known-today.ts';
import { billingPage } from '../page.tsx';

/** Names the newest month in an address that names none (B-01). `months` are those with a bill, oldest first. */
export function useNewestMonth(months: readonly string[]): void {
  const newest = newestBegun(months);
  const { search } = useLocation();
  const { address, change } = usePageAddress(billingPage);
  const isNamed = address.month !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell, naming the company in the address, may drop a waiting change
  useEffect(() => {
    if (!isNamed && newest !== null) change({ month: newest }, { history: 'replace' });
  }, [isNamed, newest, search, change]);
}

/** What is billed ahead is listed, and chosen by hand. */
function newestBegun(months: readonly string[]): string | null {
  const today = knownToday();
  const begun = months.filter((month) => today === null || month <= today.slice(0, 7));
  return begun.at(-1) ?? months.at(-1) ?? null;
}

export function nearestBill(month: string, months: readonly string[]): string | null {
  const days = months.map((each) => `${each}-01`);
  return nearestMonth(days, `${month}-01`)?.slice(0, 7) ?? null;
}
