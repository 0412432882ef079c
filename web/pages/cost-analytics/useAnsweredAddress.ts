// What the shown figures answer: while newer ones are on their way the address asks for something else already.
import { createContext, use, useMemo } from 'react';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import { costAnalyticsPage } from './page.tsx';
import type { AnalyticsAddress } from './shared/address/address.ts';
import { conditionParsers } from './shared/filters/vendor-conditions.ts';

/** Null outside of an answer. */
export const AnsweredAddressContext = createContext<AnalyticsAddress | null>(null);

/** The parts that figures depend on; how they are shown follows the address at once. */
const QUESTION_PARTS = [
  ...[
    'range',
    'start',
    'end',
    'unit',
    'vendors',
    'viewBy',
    'viewByKey',
    'thenBy',
    'names',
    'basis',
    'filter',
  ],
  ...['compare', 'compareRange', 'compareStart', 'compareEnd', 'compareCost', 'align'],
  ...Object.keys(conditionParsers),
] as (keyof AnalyticsAddress)[];

/** The address as it is, with the question that the shown figures answer. */
export function useAnsweredAddress(): AnalyticsAddress {
  const { address } = usePageAddress(costAnalyticsPage);
  const answered = use(AnsweredAddressContext);
  return useMemo(() => (answered ? { ...address, ...questionOf(answered) } : address), [address, answered]);
}

function questionOf(address: AnalyticsAddress): Partial<AnalyticsAddress> {
  return Object.fromEntries(QUESTION_PARTS.map((part) => [part, address[part]]));
}
