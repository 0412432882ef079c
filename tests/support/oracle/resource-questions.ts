// Questions about resources, of which there are many: their series of days are answered in another way than those of weeks.
import type { CostQuestion } from '../../../upstream/stores/facts/questions/question.ts';
import { MARCH, ROWS_SCOPE } from './row-questions.ts';

const COST: CostQuestion = {
  ...ROWS_SCOPE,
  measures: ['billed'],
  groupBy: ['resource'],
  unit: null,
  limit: 100,
  skip: 0,
};

export const ALL_MEASURES = [
  ...([
    'billed',
    'effective',
    'billedList',
    'effectiveList',
    'billedContracted',
    'effectiveContracted',
  ] as const),
  ...(['quantity', 'rows', { distinct: 'resource' }, { distinct: 'account' }] as const),
];

export const RESOURCE_QUESTIONS: Record<string, CostQuestion> = {
  'by resource': COST,
  'every measure by resource, by week': {
    ...COST,
    measures: ALL_MEASURES,
    unit: 'week',
    limit: 3,
  },
  'every measure by resource, by day': {
    ...COST,
    measures: ALL_MEASURES,
    unit: 'day',
    range: MARCH,
    limit: 3,
  },
  'by resource and account in another currency, by day of two ranges': {
    ...COST,
    currency: 'KRW',
    measures: ['effective', 'billed', 'quantity'],
    unit: 'day',
    range: MARCH,
    compareWith: { start: '2024-02-01', end: '2024-02-29' },
    groupBy: ['resource', 'account'],
    limit: 2,
    skip: 1,
  },
  'a search in resources, by day, under a filter': {
    ...COST,
    unit: 'day',
    range: { start: '2024-01-25', end: '2024-02-20' },
    filters: [{ dimension: 'product', values: ['Storage'], isExcluding: true }],
    search: '1',
    limit: 1,
  },
};
