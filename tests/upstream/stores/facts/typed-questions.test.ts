// The named questions on the embedded store, against sums that are made row by row.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replaceRates } from '../../../../upstream/stores/documents/reference/exchange-rates.ts';
import type { CostAnswer, Figures } from '../../../../upstream/stores/facts/answers/answer.ts';
import type { CostQuestion } from '../../../../upstream/stores/facts/questions/question.ts';
import { naiveAnswer } from '../../../support/oracle/naive-answer.ts';
import { QUESTION_RATES, QUESTION_ROWS } from '../../../support/oracle/question-rows.ts';
import { COST_QUESTIONS, QUESTIONS, TAG_KEYS_QUESTIONS } from '../../../support/oracle/questions.ts';
import { ROW_STREAM, ROWS_QUESTIONS, ROWS_SCOPE } from '../../../support/oracle/row-questions.ts';
import { csv, type FactsBench, openBench } from '../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeAll(async () => {
  bench = await openBench();
  await replaceRates(bench.documents, QUESTION_RATES);
  await bench.load([bench.file('questions.csv', csv(QUESTION_ROWS))]);
});
afterAll(() => bench.close());

const isOfTotals = ({ groupBy, limit }: CostQuestion) => groupBy.length === 0 && limit === 0;

const name = ({ vendor, keys }: { vendor: string; keys: readonly string[] }) => [vendor, ...keys].join(':');

function near(
  actual: (number | null)[] | undefined,
  expected: (number | null)[] | undefined,
  what: string,
): void {
  expect(actual?.length, what).toBe(expected?.length);
  for (const [index, value] of (expected ?? []).entries()) {
    const found = actual?.[index] ?? null;
    if (value === null) expect(found, `${what} [${index}]`).toBeNull();
    else expect(found, `${what} [${index}]`).toBeCloseTo(value, 9);
  }
}

/** Sums of measures that can be added over groups. */
function sumOfLines(lines: readonly Figures[], measure: number): number {
  return lines.reduce((sum, { totals }) => sum + (totals[measure] ?? 0), 0);
}

describe.each(Object.entries(COST_QUESTIONS))('%s', (_name, question) => {
  let answer: CostAnswer;
  let naive: ReturnType<typeof naiveAnswer>;
  beforeAll(async () => {
    answer = await bench.facts.cost(question);
    naive = naiveAnswer(question);
  });

  test('has the groups of the rows, each with its figures and its label', () => {
    if (isOfTotals(question))
      return expect(answer).toMatchObject({ groupCount: 0, groups: [], others: null });
    expect(answer.groupCount).toBe(naive.groups.size);
    for (const group of answer.groups) {
      const expected = naive.groups.get(name(group));
      near(group.totals, expected?.totals, name(group));
      for (const [measure, series] of group.series.entries())
        near(series, expected?.series[measure], `${name(group)} ${measure}`);
      if (question.compareWith) near(group.compared?.totals, expected?.compared ?? [], name(group));
      expect(group.labels).toEqual(expected?.labels);
    }
  });

  test('has the total of all rows, and listed and others are all groups', () => {
    if (naive.groups.size > 0) {
      near(answer.total.totals, naive.total.totals, 'total');
      for (const [measure, series] of answer.total.series.entries())
        near(series, naive.total.series[measure], `total ${measure}`);
      if (question.compareWith) near(answer.total.compared?.totals, naive.total.compared ?? [], 'compared');
    }
    if (question.only || isOfTotals(question)) return;
    const { skip, limit } = question;
    expect(answer.groups).toHaveLength(Math.max(0, Math.min(limit, naive.groups.size - skip)));
    const lines = [...answer.groups, ...(answer.others ? [answer.others] : [])];
    question.measures.forEach((measure, index) => {
      if (typeof measure === 'object' || measure === 'quantity') return;
      const total = answer.total.totals[index] ?? 0;
      // Amounts of millions have fewer digits behind the point.
      expect(sumOfLines(lines, index)).toBeCloseTo(total, Math.abs(total) > 1e6 ? 6 : 9);
    });
  });

  test('has its groups in order', () => {
    const { by = 0, isRising = false } = question.order ?? {};
    const values = answer.groups.map((group) =>
      by === 'label' ? (group.labels[0] ?? '') : (group.totals[by] ?? 0),
    );
    const sorted = [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(values).toEqual(isRising ? sorted : sorted.reverse());
  });
});

test('pages and others are the groups in the order of all', async () => {
  const { 'by product': all, 'the second page': page } = COST_QUESTIONS as Record<string, CostQuestion>;
  if (!all || !page) throw new Error('the questions have other names');
  const [whole, second] = [await bench.facts.cost(all), await bench.facts.cost(page)];
  expect(second.groups.map(name)).toEqual(whole.groups.map(name).slice(2, 4));
  expect(second.others?.keys.map(name)).toEqual(
    whole.groups.map(name).filter((_, index) => index < 2 || index > 3),
  );
});

test('sums in a currency without a rate stand apart, for every measure', async () => {
  const answer = await bench.facts.cost({
    ...COST_QUESTIONS['by product'],
    measures: ['billed', 'rows'],
  } as CostQuestion);
  const { start, end } = answer.buckets[0] ?? { start: '2024-01-10', end: '2024-05-20' };
  const rows = QUESTION_ROWS.filter(({ BillingCurrency, ChargePeriodStart = '' }) => {
    const day = ChargePeriodStart.slice(0, 10);
    return BillingCurrency === 'CAD' && day >= start && day <= end;
  });
  const billed = rows.reduce((sum, { BilledCost }) => sum + Number(BilledCost), 0);
  expect(answer.unconverted.map(({ currency }) => currency)).toEqual(['CAD']);
  near(answer.unconverted[0]?.totals, [billed, rows.length], 'CAD');
});

test('keys of tags are those of the rows, by falling measure', async () => {
  for (const [what, question] of Object.entries(TAG_KEYS_QUESTIONS)) {
    const { keys, keyCount } = await bench.facts.tagKeys(question);
    const { vendors, range, filters, measure, contains = '' } = question;
    const possible = ['env', 'team', 'owner', 'cost:center'].filter((key) =>
      key.toLowerCase().includes(contains.toLowerCase()),
    );
    const expected = possible.flatMap((key) => {
      const isTagged = QUESTION_ROWS.filter(({ Tags = '' }) => Tags.includes(`"${key}":`));
      const total = (vendor: string) =>
        naiveAnswer(
          {
            companyId: '',
            vendors,
            range,
            filters,
            measures: [measure, 'rows'],
            groupBy: [],
            unit: null,
            limit: 0,
            skip: 0,
          },
          isTagged,
        ).groups.get(vendor);
      return vendors.flatMap((vendor) => {
        const found = total(vendor);
        return found ? [{ vendor, key, total: found.totals[0] ?? 0, rows: found.totals[1] ?? 0 }] : [];
      });
    });
    expected.sort(
      (one, other) => other.total - one.total || (one.vendor + one.key < other.vendor + other.key ? -1 : 1),
    );
    expect(keyCount, what).toBe(expected.length);
    const page = expected.slice(question.skip, question.skip + question.limit);
    expect(
      keys.map(({ vendor, key }) => `${vendor} ${key}`),
      what,
    ).toEqual(page.map(({ vendor, key }) => `${vendor} ${key}`));
    near(
      keys.map(({ total }) => total),
      page.map(({ total }) => total),
      what,
    );
    expect(
      keys.map(({ rows }) => rows),
      what,
    ).toEqual(page.map(({ rows }) => rows));
  }
});

test('a page behind the last row has the count and the total all the same', async () => {
  const { 'rows by falling cost': first, 'a page behind the last row': last } = ROWS_QUESTIONS;
  if (!first || !last) throw new Error('the questions have other names');
  const [one, other] = [await bench.facts.rows(first), await bench.facts.rows(last)];
  expect(other).toMatchObject({ rowCount: one.rowCount, total: one.total, rows: [] });
  const { totals } = await bench.facts
    .cost(COST_QUESTIONS['by vendor alone'] as CostQuestion)
    .then(({ total }) => total);
  expect(one.total).toBe(totals[0]);
});

test('rows in another currency cost what the same question by group does, each day by its own rate (A-06)', async () => {
  for (const what of [
    'rows of long charges in another currency, each day by its own rate',
    'rows in another currency',
  ]) {
    const question = ROWS_QUESTIONS[what];
    if (!question) throw new Error('the questions have other names');
    const whole = { ...ROWS_SCOPE, currency: question.currency, measures: [question.basis], groupBy: [] };
    const naive = naiveAnswer({ ...whole, unit: null, limit: 0, skip: 0 });
    const answer = await bench.facts.rows(question);
    expect(answer.currency).toBe(question.currency);
    expect(answer.rows).toHaveLength(answer.rowCount);
    near([answer.total], naive.total.totals, what);
    near(
      [answer.rows.reduce((sum, { cost }) => sum + (cost ?? 0), 0)],
      naive.total.totals,
      `${what}, row by row`,
    );
    const days = answer.rates.filter(({ from }) => from === (question.currency === 'KRW' ? 'USD' : 'KRW'));
    expect(days.map(({ date }) => date)).toEqual(
      question.currency === 'KRW'
        ? [null, '2024-02-11', '2024-03-01', '2024-03-17', '2024-05-09']
        : [null, '2024-02-11', '2024-03-01', '2024-03-20', '2024-05-09'],
    );
  }
});

test('rows that contain a text are those alone, counted and summed as such (C-12)', async () => {
  const question = ROWS_QUESTIONS['rows that contain a text in one of two columns'];
  if (!question) throw new Error('the questions have other names');
  const { start, end } = question.range;
  const found = QUESTION_ROWS.filter(({ ChargePeriodStart = '', BillingCurrency, ...row }) => {
    const day = ChargePeriodStart.slice(0, 10);
    const texts = [row.ServiceName, row.ResourceId, row.ChargeDescription].map((text) => text ?? '');
    const isFound = texts.some((text) => text.toLowerCase().includes('orage'));
    return isFound && BillingCurrency !== 'CAD' && day >= start && day <= end;
  });
  const answer = await bench.facts.rows({ ...question, limit: 200, columns: ['product', 'cost'] });
  expect(found.length).toBeGreaterThan(10);
  expect(answer.rowCount).toBe(found.length);
  const sum = answer.rows.reduce((total, { cost }) => total + (cost ?? 0), 0);
  if (answer.rowCount <= 200) expect(answer.total).toBeCloseTo(sum, 9);
});

test('the service group of a row is that of the first rule that holds, and orders rows (C-12)', async () => {
  const question = ROWS_QUESTIONS['rows with the service group of rules'];
  if (!question?.serviceGroups) throw new Error('the questions have other names');
  const groups = await bench.facts.cost({
    ...ROWS_SCOPE,
    measures: ['rows'],
    groupBy: [{ serviceGroups: question.serviceGroups }],
    unit: null,
    limit: 100,
    skip: 0,
  });
  const { rows } = await bench.facts.rows({ ...question, limit: 1000 });
  const names = rows.map(({ serviceGroup }) => serviceGroup ?? '');
  const named = names.filter((name) => name !== '');
  expect(named).toEqual([...named].sort());
  expect(names.slice(named.length).every((name) => name === '')).toBe(true);
  expect(groups.groups.length).toBeGreaterThan(2);
  for (const { keys } of groups.groups) {
    const alike = groups.groups.filter((group) => group.keys[0] === keys[0]);
    const expected = alike.reduce((sum, group) => sum + (group.totals[0] ?? 0), 0);
    expect(names.filter((name) => name === keys[0]).length, keys[0]).toBe(expected);
  }
});

test('a stream has every row of the month, those without a rate with no cost', async () => {
  let [rows, costless] = [0, 0];
  for await (const chunk of bench.facts.streamRows(ROW_STREAM)) {
    rows += chunk.length;
    costless += chunk.filter(
      ({ cost, billingCurrency }) => cost === null && billingCurrency === 'CAD',
    ).length;
  }
  const march = QUESTION_ROWS.filter(({ ChargePeriodStart = '' }) => ChargePeriodStart.startsWith('2024-03'));
  expect(rows).toBe(march.length);
  expect(costless).toBe(march.filter(({ BillingCurrency }) => BillingCurrency === 'CAD').length);
});

test('every question is answered the same again', async () => {
  for (const [what, ask] of Object.entries(QUESTIONS))
    expect(await ask(bench.facts), what).toEqual(await ask(bench.facts));
});
