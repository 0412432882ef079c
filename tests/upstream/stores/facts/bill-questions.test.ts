// Questions on billed months against a plain sum over the rows of question-rows.ts: exact, each currency apart.
import { Big } from 'big.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BillLine, BillQuestion } from '../../../../upstream/stores/facts/questions/bill-question.ts';
import { QuestionError } from '../../../../upstream/stores/facts/questions/question.ts';
import { BILL_QUESTIONS, BILL_ROWS_QUESTION } from '../../../support/oracle/bill-questions.ts';
import { QUESTION_ROWS } from '../../../support/oracle/question-rows.ts';
import { csv, type FactsBench, type Fields, openBench } from '../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeAll(async () => {
  bench = await openBench();
  await bench.load([bench.file('rows.csv', csv(QUESTION_ROWS))]);
});
afterAll(() => bench.close());

const asked = (name: string): BillQuestion => {
  const question = BILL_QUESTIONS[name];
  if (!question) throw new Error(`there is no question '${name}'`);
  return question;
};
const ask = async (name: string): Promise<BillLine[]> => (await bench.facts.bill(asked(name))) ?? [];

const VENDORS: Record<string, string> = { AWS: 'aws', Microsoft: 'azr', 'Google Cloud': 'gcp' };
const inRange = (row: Fields, { range }: BillQuestion) => {
  const month = `${(row.BillingPeriodStart ?? '').slice(0, 7)}-01`;
  return month >= range.start && month <= range.end;
};

/** Sums of a column by vendor, currency and what the keys are. */
function plain(question: BillQuestion, keysOf: (row: Fields) => string[], column = 'BilledCost') {
  const sums = new Map<string, Big>();
  for (const row of QUESTION_ROWS) {
    const vendor = VENDORS[row.ProviderName ?? ''];
    if (!vendor || !inRange(row, question)) continue;
    const key = JSON.stringify([vendor, row.BillingCurrency, ...keysOf(row)]);
    sums.set(key, (sums.get(key) ?? new Big(0)).plus(row[column] || 0));
  }
  return new Map([...sums].map(([key, sum]) => [key, sum.toFixed()]));
}

const told = (lines: readonly BillLine[], measure = 0) =>
  new Map(
    lines.map(({ vendor, currency, keys, sums }) => [
      JSON.stringify([vendor, currency, ...keys]),
      sums[measure],
    ]),
  );

test.each([
  ['bills by product', (row: Fields) => [row.ServiceName ?? '']],
  ['bills by nothing', () => []],
  [
    'bills by month and account, with names',
    (row: Fields) => [
      `${(row.BillingPeriodStart ?? '').slice(0, 7)}-01`,
      row.SubAccountId || row.BillingAccountId || '',
    ],
  ],
  ['bills by resource, with every measure', (row: Fields) => [row.ResourceId ?? '']],
] as const)('%s', async (name, keysOf) => {
  expect(told(await ask(name))).toEqual(plain(asked(name), keysOf));
});

test('list cost and rows are of all rows', async () => {
  const lines = await ask('bills by nothing');
  expect(told(lines, 1)).toEqual(plain(asked('bills by nothing'), () => [], 'ListCost'));
  const counted = lines.reduce((count, { sums }) => count + Number(sums[3]), 0);
  expect(counted).toBe(
    QUESTION_ROWS.filter((row) => VENDORS[row.ProviderName ?? ''] && inRange(row, asked('bills by nothing')))
      .length,
  );
});

test('more lines than are wanted are none', async () => {
  expect(await bench.facts.bill(asked('too many bills for a number of lines'))).toBeNull();
  expect((await ask('bills up to a number of lines')).length).toBeGreaterThan(3);
  expect(await ask('no bills')).toEqual([]);
});

test('rows come by falling cost in their own currency, pages do not overlap', async () => {
  const all = await bench.facts.billRows({ ...BILL_ROWS_QUESTION, limit: 1000, skip: 0 });
  const costs = all.map(({ billed }) => Number(billed));
  expect(costs).toEqual([...costs].sort((one, other) => other - one));
  expect(await bench.facts.billRows(BILL_ROWS_QUESTION)).toEqual(all.slice(5, 45));
  expect(new Set(all.map(({ currency }) => currency))).toEqual(new Set(['USD']));
});

test('calendar months of charges are asked for as a whole', async () => {
  const question = { ...asked('bills by product'), time: 'charge' } as const;
  const days = (start: string, end: string) => bench.facts.bill({ ...question, range: { start, end } });
  await expect(days('2024-01-02', '2024-01-31')).rejects.toThrow(QuestionError);
  await expect(days('2024-01-01', '2024-01-30')).rejects.toThrow(QuestionError);
  expect((await days('2024-01-01', '2024-02-29'))?.length).toBeGreaterThan(0);
});

test('an unknown vendor or a range that ends before it starts is refused', async () => {
  const question = asked('bills by product');
  await expect(bench.facts.bill({ ...question, vendors: ['nobody' as 'aws'] })).rejects.toThrow(
    QuestionError,
  );
  const range = { start: '2024-02-01', end: '2024-01-01' };
  await expect(bench.facts.bill({ ...question, range })).rejects.toThrow(QuestionError);
});
