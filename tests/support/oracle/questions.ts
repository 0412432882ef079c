// The questions that every engine of the facts answers in the tests, over the rows of question-rows.ts.
import type { FactStore } from '../../../upstream/stores/facts/answers/answer.ts';
import type { CostQuestion, TagKeysQuestion } from '../../../upstream/stores/facts/questions/question.ts';
import { BILL_QUESTIONS, BILL_ROWS_QUESTION } from './bill-questions.ts';
import { CATEGORY_QUESTIONS } from './category-questions.ts';
import { SERVICE_GROUPS } from './question-rows.ts';
import { ALL_MEASURES, RESOURCE_QUESTIONS } from './resource-questions.ts';
import { MARCH, ROW_STREAM, ROWS_QUESTIONS, ROWS_SCOPE } from './row-questions.ts';

const COST: CostQuestion = {
  ...ROWS_SCOPE,
  measures: ['billed'],
  groupBy: ['product'],
  unit: null,
  limit: 100,
  skip: 0,
};

const FEBRUARY = { start: '2024-02-01', end: '2024-02-29' };

/** Cost questions by name: every measure, grouping, kind of filter, order, range and time. */
export const COST_QUESTIONS: Record<string, CostQuestion> = {
  'by product': COST,
  'by account with its newest name': { ...COST, groupBy: ['account'] },
  'by account in months, with its newest name': {
    ...COST,
    groupBy: ['account'],
    range: { start: '2024-01-01', end: '2024-04-30' },
  },
  'by vendor alone': { ...COST, groupBy: [] },
  'in another currency, by day': { ...COST, currency: 'KRW', unit: 'day', range: MARCH },
  'in another currency, by account and month on the effective basis': {
    ...COST,
    currency: 'KRW',
    groupBy: ['account'],
    unit: 'month',
    measures: ['effective', 'billedList', 'effectiveContracted', 'quantity'],
    compareWith: FEBRUARY,
  },
  'in another currency, of billing months': {
    ...COST,
    currency: 'CNY',
    time: 'billing',
    unit: 'month',
    range: { start: '2024-01-01', end: '2024-05-01' },
  },
  'totals in another currency': { ...COST, currency: 'KRW', groupBy: [], limit: 0, unit: 'week' },
  'by region': { ...COST, groupBy: ['region'] },
  'by usage type': { ...COST, groupBy: ['usageType'] },
  'by commitment and its part, by month': {
    ...COST,
    groupBy: ['commitment', 'commitmentPart'],
    unit: 'month',
    measures: ['effective', 'billed'],
  },
  'by three at once': { ...COST, groupBy: ['account', 'product', 'region'] },
  'by tag': { ...COST, groupBy: [{ tag: 'env' }] },
  'by tag, by day': {
    ...COST,
    groupBy: [{ tag: 'env' }],
    unit: 'day',
    range: MARCH,
    measures: ['effective'],
  },
  'by tag of another key than the filter': {
    ...COST,
    groupBy: [{ tag: 'team' }],
    filters: [{ dimension: { tag: 'env' }, values: ['prod', ''] }],
  },
  'by tag and account': { ...COST, groupBy: [{ tag: 'cost:center' }, 'account'] },
  'by a tag that nobody has': { ...COST, groupBy: [{ tag: 'nobody' }] },
  'by service group': { ...COST, groupBy: [{ serviceGroups: SERVICE_GROUPS }], unit: 'month' },
  'by service group, else by product': {
    ...COST,
    groupBy: [{ serviceGroups: SERVICE_GROUPS, otherwise: 'product' }],
    unit: 'month',
  },
  'every measure by product': { ...COST, measures: ALL_MEASURES },
  'every measure by day': {
    ...COST,
    measures: ALL_MEASURES,
    unit: 'day',
    range: MARCH,
    groupBy: ['account'],
    limit: 2,
  },
  'every measure by unit': { ...COST, measures: ALL_MEASURES, groupBy: ['unit'] },
  'every measure, two ranges': {
    ...COST,
    measures: ALL_MEASURES,
    range: MARCH,
    compareWith: FEBRUARY,
    groupBy: ['account'],
    limit: 2,
  },
  'effective by day over the end of a month': {
    ...COST,
    measures: ['effective'],
    unit: 'day',
    range: { start: '2024-01-25', end: '2024-02-10' },
  },
  'weeks that start on Thursday': { ...COST, unit: 'week', weekStartsOn: 4, range: MARCH },
  'months, the first and the last cut': { ...COST, unit: 'month', measures: ['effective', 'rows'] },
  'billing months': {
    ...COST,
    time: 'billing',
    unit: 'month',
    range: { start: '2024-01-01', end: '2024-05-31' },
    measures: ['billed', 'effective'],
  },
  'billing months by resource': {
    ...COST,
    time: 'billing',
    unit: 'month',
    range: { start: '2024-02-01', end: '2024-05-31' },
    groupBy: ['resource'],
    measures: ['billed', 'effective'],
    limit: 4,
  },
  'totals alone': { ...COST, groupBy: [], limit: 0, measures: ALL_MEASURES },
  'totals alone, of two ranges by day': {
    ...COST,
    groupBy: [],
    limit: 0,
    unit: 'day',
    range: MARCH,
    compareWith: FEBRUARY,
  },
  'totals alone by month, with counted values': {
    ...COST,
    groupBy: [],
    limit: 0,
    unit: 'month',
    measures: ['effective', { distinct: 'account' }],
  },
  'totals alone of a tag': {
    ...COST,
    groupBy: [],
    limit: 0,
    filters: [{ dimension: { tag: 'env' }, values: ['prod'] }],
  },
  'two ranges by day': { ...COST, unit: 'day', range: MARCH, compareWith: FEBRUARY, limit: 2 },
  'two ranges, items new and gone': {
    ...COST,
    groupBy: ['usageType'],
    range: { start: '2024-03-11', end: '2024-03-12' },
    compareWith: { start: '2024-03-13', end: '2024-03-14' },
  },
  'two ranges that overlap': {
    ...COST,
    range: MARCH,
    compareWith: { start: '2024-03-15', end: '2024-04-14' },
  },
  'top two and others': { ...COST, limit: 2, unit: 'month' },
  'the second page': { ...COST, limit: 2, skip: 2 },
  'by rising cost': { ...COST, order: { by: 0, isRising: true }, limit: 3 },
  'by the second measure': { ...COST, measures: ['billed', 'rows'], order: { by: 1 }, limit: 3 },
  'by label': { ...COST, groupBy: ['account'], order: { by: 'label', isRising: true }, limit: 3 },
  'some groups alone': {
    ...COST,
    groupBy: ['account', 'product'],
    only: [
      { vendor: 'aws', keys: ['011', 'Compute'] },
      { vendor: 'azr', keys: ['011', 'Storage'] },
    ],
  },
  'a filter of one vendor': {
    ...COST,
    filters: [{ vendor: 'aws', dimension: 'product', values: ['Compute', "x' OR 1=1 --"] }],
  },
  'a filter of all vendors': { ...COST, filters: [{ dimension: 'product', values: ['Compute'] }] },
  'a filter that excludes': {
    ...COST,
    filters: [{ dimension: 'product', values: ['Compute'], isExcluding: true }],
  },
  'a filter for the empty value': {
    ...COST,
    groupBy: ['account'],
    filters: [{ dimension: 'region', values: [''] }],
  },
  'a filter with many values': {
    ...COST,
    groupBy: ['account'],
    filters: [
      { dimension: 'usageType', values: Array.from({ length: 40 }, (_, index) => `Compute use ${index}`) },
    ],
  },
  'a filter with no value': { ...COST, filters: [{ dimension: 'product', values: [] }] },
  'a search in values and labels': {
    ...COST,
    groupBy: ['account'],
    search: 'nEW 01',
    unit: 'month',
    limit: 4,
  },
  'a search in keys of tags, two ranges': {
    ...COST,
    groupBy: [{ tag: 'env' }, 'product'],
    search: 'TES',
    range: MARCH,
    compareWith: FEBRUARY,
  },
  'a filter by a part of the value': {
    ...COST,
    groupBy: ['account'],
    filters: [{ dimension: 'usageType', contains: 'ORAGE- use' }],
  },
  'a filter by the beginning of the value': {
    ...COST,
    groupBy: ['account'],
    filters: [{ dimension: 'usageType', startsWith: 'STOR age' }],
  },
  'a search that excludes': {
    ...COST,
    filters: [{ dimension: 'product', contains: 'STOR', isExcluding: true }],
  },
  'a filter of a tag': { ...COST, filters: [{ dimension: { tag: 'env' }, values: ['prod'] }] },
  'rows without a tag': {
    ...COST,
    filters: [{ dimension: { tag: 'env' }, values: [''] }],
    measures: ['effective', 'rows'],
  },
  'a filter of a service group': {
    ...COST,
    filters: [{ dimension: { serviceGroups: SERVICE_GROUPS }, values: ['resources', ''] }],
  },
  ...CATEGORY_QUESTIONS,
  ...RESOURCE_QUESTIONS,
  nothing: { ...COST, range: { start: '2020-01-01', end: '2020-01-31' } },
};

export const TAG_KEYS_QUESTIONS: Record<string, TagKeysQuestion> = {
  'keys of tags': { ...COST, measure: 'billed', limit: 100, skip: 0 },
  'keys of tags that contain a text, the second page': {
    ...COST,
    measure: 'rows',
    contains: 'E',
    limit: 2,
    skip: 1,
  },
  'keys of tags of one product': {
    ...COST,
    measure: 'effective',
    limit: 100,
    skip: 0,
    filters: [{ dimension: 'product', values: ['Compute'] }],
  },
};

/** Every question, by a name that no other has, as something to be answered. */
export const QUESTIONS: Record<string, (facts: FactStore) => Promise<unknown>> = {
  ...answered(COST_QUESTIONS, (facts, question) => facts.cost(question)),
  ...answered(TAG_KEYS_QUESTIONS, (facts, question) => facts.tagKeys(question)),
  ...answered(ROWS_QUESTIONS, (facts, question) => facts.rows(question)),
  ...answered(BILL_QUESTIONS, (facts, question) => facts.bill(question)),
  'rows of bills': (facts) => facts.billRows(BILL_ROWS_QUESTION),
  'all rows of a month': async (facts) => {
    const lines: string[] = [];
    for await (const rows of facts.streamRows(ROW_STREAM))
      lines.push(...rows.map((each) => JSON.stringify(each)));
    return lines.sort();
  },
};

function answered<Question>(
  questions: Record<string, Question>,
  ask: (facts: FactStore, question: Question) => Promise<unknown>,
): Record<string, (facts: FactStore) => Promise<unknown>> {
  return Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, (facts: FactStore) => ask(facts, question)]),
  );
}
