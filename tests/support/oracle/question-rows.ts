// One small company that has a bit of everything that questions are about: vendors, months, tags, long charges,
// commitments, renamed accounts, currencies with a rate and without.

import type { EnteredRate } from '../../../upstream/stores/documents/reference/exchange-rates.ts';
import type { ServiceGroupRule } from '../../../upstream/stores/facts/questions/question.ts';
import { type Fields, row } from '../product/focus-files.ts';

export const QUESTION_COMPANY = 'acme';
/** Units for one USD, which is the company's currency, from their days; CAD has no rate, KRW the portal's own first. */
export const QUESTION_RATES: readonly EnteredRate[] = [
  { date: '2024-02-11', currency: 'KRW', rate: '1300', source: 'a bank' },
  { date: '2024-03-01', currency: 'KRW', rate: '1250.5', source: 'a bank' },
  { date: '2024-03-17', currency: 'KRW', rate: '1337.77', source: 'another bank' },
  { date: '2024-03-20', currency: 'CNY', rate: '7.1', source: '' },
  { date: '2024-05-09', currency: 'KRW', rate: '1401', source: 'a bank' },
];

const EMPTY = {
  SubAccountId: '',
  SubAccountName: '',
  RegionId: '',
  RegionName: '',
  Tags: '',
  ResourceId: '',
};
const day = (text: string, length = 1) => {
  const end = new Date(Date.parse(`${text}T00:00:00Z`) + length * 86_400_000).toISOString().slice(0, 10);
  const month = text.slice(0, 7);
  return {
    ChargePeriodStart: `${text}T00:00:00Z`,
    ChargePeriodEnd: `${end}T00:00:00Z`,
    BillingPeriodStart: `${month}-01T00:00:00Z`,
  };
};
const costs = (billed: string, effective = billed, list = billed, contracted = billed) => ({
  BilledCost: billed,
  EffectiveCost: effective,
  ListCost: list,
  ContractedCost: contracted,
});

const VENDORS = [
  { ProviderName: 'AWS', BillingAccountId: '001', BillingCurrency: 'USD' },
  { ProviderName: 'Microsoft', BillingAccountId: '002', BillingCurrency: 'KRW' },
  { ProviderName: 'Google Cloud', BillingAccountId: '003', BillingCurrency: 'CAD' },
];
const SERVICES = ['Compute', 'Storage', 'Database', 'Network'];
const UNITS = ['Hours', 'GB', 'Hours', ''];

/** The same every time: an index spread over the values. */
const pick = <Value>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value;

function usage(index: number): Fields {
  const account = `01${index % 5}`;
  const month = pick(['01', '02', '03', '04', '05'], index);
  const date = `2024-${month}-${String(1 + ((index * 7) % 28)).padStart(2, '0')}`;
  const cents = ((index * 7919) % 100_000) - 1500;
  const tags = pick(
    [
      { env: 'prod', team: 'web' },
      { env: 'Test' },
      { env: '', owner: "o'neil" },
      { 'cost:center': '42' },
      null,
    ],
    index * 3,
  );
  const quantity = pick(UNITS, index) === '' ? '' : String(index / 4);
  return row({
    ...EMPTY,
    ...pick(VENDORS, index),
    ...day(date),
    ...costs((cents / 1000).toFixed(9), (cents / 1250).toFixed(9), (cents / 900).toFixed(9), ''),
    SubAccountId: index % 11 === 0 ? '' : account,
    // Renamed in March; some rows tell no name.
    SubAccountName: index % 7 === 0 ? '' : `${month < '03' ? 'Old' : 'New'} ${account}`,
    ServiceName: pick(SERVICES, index * 5),
    RegionId: pick(['eu-1', 'us-1', ''], index),
    RegionName: pick(['Europe', '', ''], index),
    ChargeDescription: `${pick(SERVICES, index * 5)} use ${index % 6}`,
    ResourceId: index % 4 === 0 ? '' : `r-${index % 37}`,
    ConsumedQuantity: quantity,
    ConsumedUnit: quantity === '' ? '' : pick(UNITS, index),
    Tags: tags === null ? '' : JSON.stringify(tags),
  });
}

const COMMITMENT = {
  ...VENDORS[0],
  ...EMPTY,
  SubAccountId: '010',
  SubAccountName: 'Old 010',
  ServiceName: 'Compute',
};

function commitment(month: string): Fields[] {
  const plan = {
    CommitmentDiscountId: 'sp-1',
    CommitmentDiscountName: 'Plan',
    CommitmentDiscountCategory: 'Spend',
  };
  const shared = { ...COMMITMENT, ...plan };
  return [
    row({ ...shared, ...day(`2024-${month}-01`, 28), ...costs('28', '0'), ChargeCategory: 'Purchase' }),
    row({
      ...shared,
      ...day(`2024-${month}-03`),
      ...costs('0', '20', '30', '25'),
      CommitmentDiscountStatus: 'Used',
    }),
    // Over the end of the month.
    row({
      ...shared,
      ...day(`2024-${month}-20`, 17),
      ...costs('0', '8.000000000000000003'),
      CommitmentDiscountStatus: 'Unused',
    }),
  ];
}

/** Billed a month later than it was used. */
const LATE: Fields = row({
  ...EMPTY,
  ...VENDORS[0],
  ...day('2024-04-30'),
  ...costs('-3.5'),
  BillingPeriodStart: '2024-05-01T00:00:00Z',
  ServiceName: 'Storage',
  ChargeCategory: 'Credit',
});

const COLUMNS = [
  'CommitmentDiscountId',
  'CommitmentDiscountName',
  'CommitmentDiscountCategory',
  'CommitmentDiscountStatus',
];

/** Every row has all columns. */
export const QUESTION_ROWS: Fields[] = [
  ...Array.from({ length: 600 }, (_, index) => usage(index)),
  ...['01', '02', '03', '04'].flatMap(commitment),
  LATE,
].map((fields) => ({ ...Object.fromEntries(COLUMNS.map((column) => [column, ''])), ...fields }));

export const SERVICE_GROUPS: readonly ServiceGroupRule[] = [
  { group: 'web', conditions: [{ dimension: { tag: 'team' }, values: ['web'] }] },
  { group: 'data', vendor: 'aws', conditions: [{ dimension: 'account', values: ['011', '012'] }] },
  {
    group: 'owned',
    conditions: [
      { dimension: { tag: 'owner' }, values: null },
      { dimension: 'product', values: ['Storage'] },
    ],
  },
  ...Array.from({ length: 30 }, (_, index) => ({
    group: 'resources',
    conditions: [{ dimension: 'resource' as const, values: [`r-${index}`] }],
  })),
];
