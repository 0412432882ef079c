// What the shown figures answer: while newer ones are on their way the address asks for something else already.
import { createContext, use } from 'react';
import { PageAddressContext } from '../../routing/PageAddress.tsx';
import { addressIn } from '../../routing/usePageAddress.ts';
import { costAnalyticsPage } from './page.tsx';
import type { AnalyticsAddress, FiguresAddress } from './shared/address/address.ts';
import { detailParsers } from './shared/address/detail-address.ts';
import { tableParsers } from './shared/address/table-address.ts';
import { conditionParsers } from './shared/filters/vendor-conditions.ts';

/** Null outside of an answer. */
export const AnsweredAddressContext = createContext<FiguresAddress | null>(null);

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
] as (keyof FiguresAddress)[];

/** Where the table and the detail are. */
const OTHER_PARTS = new Set([...Object.keys(tableParsers), ...Object.keys(detailParsers), 'itemVendor']);

/** The same object while the table is ordered, searched and paged, and while a detail is walked through. */
export function useAnsweredAddress(): FiguresAddress {
  const answered = use(AnsweredAddressContext);
  return answered ?? addressIn(use(PageAddressContext), costAnalyticsPage);
}

/** The address as it is, with the question that the shown figures answer. */
export function figuresAddress(address: AnalyticsAddress, answered: AnalyticsAddress | null): FiguresAddress {
  const parts = Object.entries(address).filter(([part]) => !OTHER_PARTS.has(part));
  const question = answered ? QUESTION_PARTS.map((part) => [part, answered[part]]) : [];
  return Object.fromEntries([...parts, ...question]);
}
