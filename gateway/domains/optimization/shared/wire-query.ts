// A question about commitments in the words of the wire.

import type { z } from 'zod';
import { yearMonthOf } from '../../../../lib/calendar/year-months.ts';
import type { commonRequest } from '../../../../upstream/contract/optimization/shared/asked.ts';
import type { CommitmentQuery, SortOrder, TimeUnit } from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';

type WireFilters = z.input<typeof commonRequest>;

export function wireQuery(query: CommitmentQuery): WireFilters {
  const { months, accounts, products, regions, instanceFamilies, toDate } = query;
  return {
    toDate: toDate === 'YEAR' ? 'year' : 'month',
    ...(months && { startDate: yearMonthOf(months.start), endDate: yearMonthOf(months.end) }),
    accounts: [...accounts],
    serviceTypes: [...products],
    regions: [...regions],
    instanceFamilies: [...instanceFamilies],
  };
}

export function wireOrder<Field extends string, Wire extends string>(
  { by, order }: { by: Field; order: SortOrder },
  words: Record<Field, Wire>,
): { sortField: Wire; isAscending: boolean } {
  return { sortField: words[by], isAscending: order === 'ASC' };
}

/** Throws an input error for weeks: commitments are told by day and month. */
export function wireUnit(unit: TimeUnit | null | undefined): { timeUnit?: 'day' | 'month' } {
  if (!unit) return {};
  if (unit === 'WEEK') throw inputError('unit', 'unit must be DAY or MONTH');
  return { timeUnit: unit === 'DAY' ? 'day' : 'month' };
}
