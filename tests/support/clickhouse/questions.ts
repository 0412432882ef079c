// Questions of every kind over the demo's companies and one with odd data: what two engines must answer alike.
import { firstOfMonth } from '../../../lib/calendar/calendar.ts';
import { DIMENSIONS } from '../../../upstream/stores/facts/questions/dimensions.ts';
import {
  type CostQuestion,
  type RowStreamQuestion,
  type RowsQuestion,
  SUMS,
  type TagKeysQuestion,
} from '../../../upstream/stores/facts/questions/question.ts';
import { ROW_COLUMNS } from '../../../upstream/stores/facts/questions/row-columns.ts';
import { charge, type Fields, row } from '../product/focus-files.ts';
import { COMMITMENT_QUESTIONS } from './commitment-questions.ts';

/** Of the company `odd`: several currencies, charges of many days, tiny and negative amounts, strange texts. */
export const ODD_ROWS: Fields[] = [
  charge(1, 'A', '10'),
  charge(1, 'A', '3.000000000000000001', { BillingCurrency: 'CAD' }),
  charge(2, 'B', '-4.5', { BillingCurrency: 'XTS' }),
  charge(2, 'it\'s \\ "B" 한', '2500', { BillingCurrency: 'KRW', RegionId: '', RegionName: '' }),
  charge(3, 'C', '0.000000000000000007', { SubAccountName: 'Web, newer' }),
  charge(4, 'C', '123456789012345.123456789012345678', { BillingCurrency: 'KRW', SubAccountName: '' }),
  ...['-0.000000000000000005', '100', '0.01'].map((EffectiveCost) =>
    row({
      ServiceName: 'Long',
      BilledCost: '7',
      EffectiveCost,
      ChargePeriodStart: '2024-05-05T00:00:00Z',
      ChargePeriodEnd: '2024-05-12T00:00:00Z',
    }),
  ),
].map((fields, index) => ({
  ...fields,
  Tags: ['', '{"team":"web","Team":"x"}', '{"team":"한\'s"}', '{"team":""}'][index % 4] ?? '',
  ConsumedQuantity: String(index),
  ConsumedUnit: index % 3 === 0 ? 'Hours' : 'GB',
}));

const VENDORS = ['aws', 'azr', 'gcp', 'oci'] as const;
const RANGES = {
  sunflower: { start: '2024-02-01', end: '2024-06-30' },
  workshop: { start: '2018-10-01', end: '2018-11-30' },
  'focus-sample': { start: '2024-09-01', end: '2024-09-30' },
  odd: { start: '2024-05-01', end: '2024-05-31' },
};
type Company = keyof typeof RANGES;
/** A tag that many rows of the company have. */
const TAGS: Record<Company, string> = {
  sunflower: 'purpose',
  workshop: 'environment',
  'focus-sample': 'environment',
  odd: 'team',
};
const COMPANIES = Object.keys(RANGES) as Company[];

type Named<Question> = [name: string, question: Question];

const scopeOf = (companyId: Company) => ({
  companyId,
  vendors: VENDORS,
  range: RANGES[companyId],
  filters: [],
});

function cost(companyId: Company, name: string, more: Partial<CostQuestion>): Named<CostQuestion> {
  const question: CostQuestion = {
    ...scopeOf(companyId),
    measures: ['effective', 'billed', 'rows'],
    groupBy: ['product'],
    unit: null,
    limit: 5,
    skip: 0,
    ...more,
  };
  return [`${companyId}: ${name}`, question];
}

const MIDDLE = { start: '2024-02-10', end: '2024-05-20' };
const DAYS = { start: '2024-03-15', end: '2024-04-20' };

/** Its newest month. */
const monthOf = (company: Company) => ({
  start: firstOfMonth(RANGES[company].end),
  end: RANGES[company].end,
});

export const COST_QUESTIONS: Named<CostQuestion>[] = [
  ...COMPANIES.flatMap((company) => [
    ...(['week', 'month', null] as const).map((unit) =>
      cost(company, `by ${unit ?? 'product alone'}`, { unit }),
    ),
    cost(company, 'every sum by two groupings', {
      measures: SUMS,
      groupBy: ['account', 'region'],
      unit: 'month',
    }),
    cost(company, 'by a tag', {
      groupBy: [{ tag: TAGS[company] }],
      unit: 'month',
    }),
    cost(company, 'by nothing', { groupBy: [], unit: 'month' }),
  ]),
  ...COMPANIES.filter((company) => company !== 'odd').flatMap((company) =>
    Object.entries(COMMITMENT_QUESTIONS).map(([name, asked]) =>
      cost(
        company,
        name,
        asked.groupBy.includes('usageHour') ? { ...asked, range: monthOf(company) } : asked,
      ),
    ),
  ),
  ...DIMENSIONS.map((dimension) =>
    cost('sunflower', `by ${dimension}`, {
      ...{ groupBy: [dimension], measures: ['billed', 'quantity'] },
      // Hours are told of a quarter at most.
      ...(dimension === 'usageHour' && { range: DAYS }),
    }),
  ),
  cost('odd', 'by day', { unit: 'day' }),
  cost('odd', 'by resource and day, of rows', { unit: 'day', groupBy: ['resource'] }),
  cost('odd', 'days within a long charge', {
    unit: 'day',
    range: { start: '2024-05-06', end: '2024-05-08' },
  }),
  cost('sunflower', 'by day', { unit: 'day', range: DAYS }),
  cost('sunflower', 'weeks that start on Monday', { unit: 'week', weekStartsOn: 1, range: MIDDLE }),
  cost('sunflower', 'months that are cut', { unit: 'month', range: MIDDLE }),
  cost('sunflower', 'billing months', { unit: 'month', time: 'billing' }),
  cost('sunflower', 'distinct values', {
    measures: ['billed', { distinct: 'resource' }, { distinct: 'region' }],
    groupBy: ['account'],
  }),
  cost('sunflower', 'counts alone', { measures: ['rows', { distinct: 'account' }], groupBy: [] }),
  cost('sunflower', 'a tag and a dimension', { groupBy: [{ tag: 'sunflower_type' }, 'account'] }),
  cost('sunflower', 'two tags', { groupBy: [{ tag: 'purpose' }, { tag: 'sunflower_type' }] }),
  cost('sunflower', 'service groups', {
    groupBy: [
      {
        serviceGroups: [
          {
            group: 'Compute',
            conditions: [{ dimension: 'product', values: ['Compute Engine', 'Virtual Machines'] }],
          },
          {
            group: "It's tagged",
            vendor: 'aws',
            conditions: [{ dimension: { tag: 'aws:createdBy' }, values: null }],
          },
        ],
      },
    ],
  }),
  cost('sunflower', 'including and excluding', {
    filters: [
      { vendor: 'aws', dimension: 'region', values: ['us-east-1', 'us-west-2'] },
      { dimension: 'product', contains: 'STORAGE', isExcluding: true },
      { vendor: 'azr', dimension: { tag: 'purpose' }, values: [''] },
    ],
  }),
  cost('sunflower', 'one of many values', {
    filters: [
      {
        dimension: 'account',
        values: [...Array.from({ length: 3000 }, (_, index) => `account-${index}`), 'sunflowercom'],
      },
    ],
  }),
  cost('sunflower', 'two ranges', {
    compareWith: { start: '2024-02-01', end: '2024-02-29' },
    range: { start: '2024-03-01', end: '2024-03-31' },
    unit: 'day',
  }),
  cost('sunflower', 'by label, a later page', {
    order: { by: 'label' },
    groupBy: ['account', 'region'],
    limit: 3,
    skip: 2,
  }),
  cost('sunflower', 'rising', { order: { by: 1, isRising: true } }),
  cost('sunflower', 'some groups alone', {
    only: [
      { vendor: 'gcp', keys: ['BigQuery'] },
      { vendor: 'aws', keys: ['nothing'] },
    ],
    unit: 'month',
  }),
];

export const TAG_KEY_QUESTIONS: Named<TagKeysQuestion>[] = COMPANIES.flatMap((company) => {
  const question: TagKeysQuestion = { ...scopeOf(company), measure: 'billed', limit: 10, skip: 0 };
  return [
    [`${company}: tag keys`, question],
    [
      `${company}: tag keys with a text`,
      { ...question, measure: 'effective', contains: 'TE', limit: 3, skip: 1 },
    ],
    [
      `${company}: tag keys of some rows`,
      { ...question, filters: [{ dimension: 'product', contains: 'a' }] },
    ],
  ] satisfies Named<TagKeysQuestion>[];
});

export const ROWS_QUESTIONS: Named<RowsQuestion>[] = COMPANIES.flatMap((company) => {
  const question = {
    ...scopeOf(company),
    columns: ROW_COLUMNS,
    serviceGroups: [
      { group: 'tagged', conditions: [{ dimension: { tag: TAGS[company] }, values: null }] },
      { group: 'amazon', vendor: 'aws' as const, conditions: [] },
    ],
    limit: 40,
  };
  return [
    [`${company}: rows`, { ...question, basis: 'billed', skip: 0 }],
    [`${company}: rows of a later page`, { ...question, basis: 'effective', skip: 777 }],
    [
      `${company}: rows of a billing month`,
      { ...question, basis: 'effective', time: 'billing', skip: 3, order: { by: 'quantity' } },
    ],
    [
      `${company}: rows by a text`,
      {
        ...question,
        basis: 'billed',
        skip: 5,
        order: { by: 'description', isRising: true },
        filters: [{ dimension: { tag: TAGS[company] }, values: [''], isExcluding: true }],
      },
    ],
  ] satisfies Named<RowsQuestion>[];
});

export const STREAM_QUESTIONS: Named<RowStreamQuestion>[] = (['sunflower', 'odd'] as const).map((company) => [
  `${company}: all rows`,
  {
    ...scopeOf(company),
    basis: 'effective',
    columns: ['vendor', 'resource', 'usageDate', 'chargeStart', 'cost', 'quantity'],
  },
]);
