// Budgets through the graph over real data: figures against raw rows, changes, refusals (D-08, D-16).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { naiveEstimates, nearestOf } from '../../support/oracle/naive-estimate.ts';
import { type RawRecord, rawRecords, vendorOf } from '../../support/oracle/raw/raw-focus.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { openCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let rows: readonly RawRecord[];
let editor: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  await openCompany(upstream.dataDir, 'sunflower');
  rows = await rawRecords('sunflower');
  editor = await personToken(upstream, 'owner');
}, 120_000);
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const FIGURES = `month budget spent prorated rate expected expectedRate isRolledUp set { amount currency }`;
const LIST = `version currency thisMonth daysComplete daysInMonth months
  rows { key name scope { kind vendor account } months { ${FIGURES} } }
  choices { vendors accounts { vendor account } serviceGroupSets { set groups } }`;
interface Figures {
  month: string;
  budget: number | null;
  spent: number;
  prorated: number | null;
  rate: number | null;
  expected: number | null;
  expectedRate: number | null;
  isRolledUp: boolean;
  set: { amount: string; currency: string } | null;
}
interface Row {
  name: string;
  scope: { kind: string; vendor: string | null; account: string | null };
  months: Figures[];
}
interface List {
  version: string;
  thisMonth: string;
  months: string[];
  daysComplete: number;
  daysInMonth: number;
  rows: Row[];
  choices: {
    accounts: { vendor: string; account: string }[];
    serviceGroupSets: { set: string; groups: string[] }[];
  };
}

async function list(args = '(startMonth: "2024-01-01")'): Promise<List> {
  const reply = await gateway.ask<{ viewer: { budgets: List } }>(
    `{ viewer { budgets${args} { ${LIST} } } }`,
    {
      token: editor,
    },
  );
  return reply.expectData().viewer.budgets;
}

async function save(input: Record<string, unknown>) {
  const reply = await gateway.ask<{
    saveBudgets: { version: string | null; userErrors: { code: string }[] };
  }>(`mutation ($input: SaveBudgetsInput!) { saveBudgets(input: $input) { version userErrors { code } } }`, {
    token: editor,
    variables: { input },
  });
  return reply.expectData().saveBudgets;
}

/** BilledCost of rows, by the month of their charge. */
function rawCost(month: string, isIn: (row: RawRecord) => boolean): number {
  return rows
    .filter((row) => (row.ChargePeriodStart ?? '').startsWith(month.slice(0, 7)) && isIn(row))
    .reduce((sum, { BilledCost }) => sum + Number(BilledCost), 0);
}
const isShown = (row: RawRecord) => ['aws', 'azr', 'gcp'].includes(vendorOf(row as never));
const accountOf = (row: RawRecord) => row.SubAccountId || row.BillingAccountId || '';

const cell = (scope: object, month: string, amount: string, currency = 'USD') => ({
  scope,
  month,
  amount,
  currency,
});

describe('D-16 budgets of the company', () => {
  test('each scope is beside the sum of its raw rows, prorated and expected', async () => {
    const { version, choices } = await list();
    const account = choices.accounts.find(({ vendor }) => vendor === 'AWS')?.account ?? '';
    const [group = ''] = choices.serviceGroupSets[0]?.groups ?? [];
    const scopes = [
      { kind: 'COMPANY' },
      { kind: 'VENDOR', vendor: 'GCP' },
      { kind: 'ACCOUNT', vendor: 'AWS', account },
      { kind: 'SERVICE_GROUP', serviceGroupSet: 'Pool', serviceGroup: group },
      { kind: 'TAG', tagKey: 'sunflower_type', tagValue: 'VM' },
    ];
    const set = scopes.flatMap((scope) =>
      ['2024-05-01', '2024-06-01'].map((month) => cell(scope, month, '3000')),
    );
    expect(await save({ version, set })).toMatchObject({ userErrors: [] });
    const { rows: found, months, daysComplete, daysInMonth } = await list();
    expect([daysComplete, daysInMonth]).toEqual([29, 30]);
    const at = (row: Row | undefined, month: string) =>
      row?.months[months.indexOf(month)] ?? expect.fail(month);
    const rowOf = (kind: string, isIt: (row: Row) => boolean = () => true) =>
      found.find((row) => row.scope.kind === kind && isIt(row));

    for (const month of ['2024-05-01', '2024-06-01']) {
      expect(at(rowOf('COMPANY'), month).spent).toBeCloseTo(rawCost(month, isShown), 6);
      const gcp = at(
        rowOf('VENDOR', ({ scope }) => scope.vendor === 'GCP'),
        month,
      );
      expect(gcp.spent).toBeCloseTo(
        rawCost(month, (row) => vendorOf(row as never) === 'gcp'),
        6,
      );
      const own = at(rowOf('ACCOUNT'), month);
      const isOwn = (row: RawRecord) => vendorOf(row as never) === 'aws' && accountOf(row) === account;
      expect(own.spent).toBeCloseTo(rawCost(month, isOwn), 6);
    }
    const june = at(rowOf('COMPANY'), '2024-06-01');
    expect(june.budget).toBe(3000);
    expect(june.prorated).toBeCloseTo((3000 * 29) / 30, 8);
    expect(june.rate).toBeCloseTo(june.spent / 30, 8);
    const sums = await naiveEstimates('sunflower', ['aws', 'azr', 'gcp']);
    expect(june.expected).toBeCloseTo(nearestOf(sums, june.expected ?? 0), 6);
    expect(june.expectedRate).toBeCloseTo((june.expected ?? 0) / 30, 8);
    // The same estimate as on the card of it, to the last digit.
    const card = await gateway.ask<{ viewer: { estimatedCost: { total: number } } }>(
      '{ viewer { estimatedCost(vendors: [AWS, AZURE, GCP]) { total } } }',
      { token: editor },
    );
    expect(june.expected).toBe(card.expectData().viewer.estimatedCost.total);
    const isOwn = (row: RawRecord) => vendorOf(row as never) === 'aws' && accountOf(row) === account;
    const { expected } = at(rowOf('ACCOUNT'), '2024-06-01');
    const ofAccount = await naiveEstimates('sunflower', ['aws'], isOwn);
    expect(expected).toBeCloseTo(nearestOf(ofAccount, expected ?? 0), 6);
    const may = at(rowOf('COMPANY'), '2024-05-01');
    expect([may.prorated, may.expected]).toEqual([3000, may.spent]);
  });

  test('are told of the cost of a question that leaves what they are for, by month (C-07)', async () => {
    const { choices } = await list();
    const account = choices.accounts.find(({ vendor }) => vendor === 'AWS')?.account ?? '';
    const budgetOf = async (question: string) => {
      const reply = await gateway.ask<{ viewer: { costBudget: { months: { budget: number | null }[] } } }>(
        `{ viewer { costBudget(query: { range: { frame: CUSTOM, start: "2024-05-10", end: "2024-06-30" },
          unit: MONTH, ${question} }) { months { month budget } } } }`,
        { token: editor },
      );
      return reply.expectData().viewer.costBudget.months.map(({ budget }) => budget);
    };
    const only = (field: string) => `vendors: [AWS], filters: [{ vendor: AWS, conditions: [{ ${field} }] }]`;
    // Of May and June, and of the three months ahead.
    const found = [3000, 3000, null, null, null];
    const none = found.map(() => null);
    expect(await budgetOf('vendors: [AWS, AZURE, GCP]')).toEqual(found);
    expect(await budgetOf('vendors: [GCP]')).toEqual(found);
    // Azure has none, and of AWS one account alone.
    expect(await budgetOf('vendors: [AZURE, GCP]')).toEqual(none);
    expect(await budgetOf('vendors: [AWS]')).toEqual(none);
    expect(await budgetOf(only(`field: ACCOUNT, values: ["${account}"]`))).toEqual(found);
    expect(await budgetOf(only('field: REGION, values: ["us-east-1"]'))).toEqual([]);
  });

  test('are told of what a widget of cost over time shows, unless that is a part of it (D-11)', async () => {
    const { choices } = await list();
    const account = choices.accounts.find(({ vendor }) => vendor === 'AWS')?.account ?? '';
    const budgetOf = async (settings: string) => {
      const reply = await gateway.ask<{
        viewer: {
          widgetContent: { costOverTime: { budget: { months: { budget: number | null }[] } | null } };
        };
      }>(
        `{ viewer { widgetContent(type: COST_BY_PRODUCT, settings: { frame: LAST_3_MONTHS, ${settings} }) {
          ... on CostByContent { costOverTime { budget { months { budget } } } } } } }`,
        { token: editor },
      );
      return reply.expectData().viewer.widgetContent.costOverTime.budget?.months.map(({ budget }) => budget);
    };
    // Of April as the demo has it.
    expect(await budgetOf('vendors: [AWS, AZURE, GCP]')).toEqual([7500, 3000, 3000]);
    expect(await budgetOf(`vendors: [AWS], account: "${account}"`)).toEqual([null, 3000, 3000]);
    expect(await budgetOf('vendors: [AWS], account: "none of this id"')).toEqual([null, null, null]);
    // No budget can be for one account of several vendors, and none is for chosen items.
    expect(await budgetOf(`vendors: [AWS, GCP], account: "${account}"`)).toEqual([]);
    const chosen = 'items: { show: CUSTOM, chosen: [{ vendor: AWS, key: "Amazon Kinesis" }] }';
    expect(await budgetOf(chosen)).toBeUndefined();
  });

  test('groups and tags cost what cost analytics says of them', async () => {
    const { rows: found, months } = await list();
    const reply = await gateway.ask<{
      viewer: Record<'pool' | 'tag', { series: { key: string; total: number }[] }>;
    }>(
      `{ viewer {
        pool: costAnalytics(query: { range: { frame: CUSTOM, start: "2024-05-01", end: "2024-05-31" }, viewBy: SERVICE_GROUP, serviceGroupSet: "Pool" }) { series(top: 50) { key total } }
        tag: costAnalytics(query: { range: { frame: CUSTOM, start: "2024-05-01", end: "2024-05-31" }, viewBy: TAG, tagKey: "sunflower_type" }) { series(top: 50) { key total } } } }`,
    );
    const { pool, tag } = reply.expectData().viewer;
    const place = months.indexOf('2024-05-01');
    for (const [kind, { series }, word] of [
      ['SERVICE_GROUP', pool, 'Pool: '],
      ['TAG', tag, 'sunflower_type: '],
    ] as const) {
      const row = found.find(({ scope }) => scope.kind === kind);
      const key = row?.name.replace(word, '');
      const total = series.filter((item) => item.key === key).reduce((sum, item) => sum + item.total, 0);
      expect(row?.months[place]?.spent).toBeCloseTo(total, 6);
    }
  });

  test('a vendor without a budget is the sum of its accounts, with their cost alone', async () => {
    const { rows: found, months } = await list();
    const place = months.indexOf('2024-06-01');
    const aws = found.find(({ scope }) => scope.kind === 'VENDOR' && scope.vendor === 'AWS')?.months[place];
    const account = found.find(({ scope }) => scope.kind === 'ACCOUNT')?.months[place];
    expect(aws).toMatchObject({ isRolledUp: true, set: null, budget: 3000, spent: account?.spent });
  });

  test('D-08 the card is the company, and of chosen vendors their sum', async () => {
    const card = async (args: string) => {
      const reply = await gateway.ask<{ viewer: { budgetStatus: { total: Figures } } }>(
        `{ viewer { budgetStatus${args} { total { ${FIGURES} } } } }`,
        { token: editor },
      );
      return reply.expectData().viewer.budgetStatus.total;
    };
    expect(await card('(vendors: [AWS, AZURE, GCP])')).toMatchObject({ budget: 3000, isRolledUp: false });
    const some = await card('(vendors: [AWS, GCP])');
    expect(some).toMatchObject({ budget: 6000, isRolledUp: true });
    expect(await card('(vendors: [AZURE])')).toMatchObject({ budget: null, rate: null, prorated: null });
  });

  test('a change of budgets that are not as they were read is refused, and leaves them', async () => {
    const before = await list();
    const company = { kind: 'COMPANY' };
    const saved = await save({ version: before.version, removed: [{ scope: company, month: '2024-05-01' }] });
    expect(saved.userErrors).toEqual([]);
    const late = await save({ version: before.version, set: [cell(company, '2024-05-01', '1')] });
    expect(late).toMatchObject({ version: null, userErrors: [{ code: 'CHANGED_MEANWHILE' }] });
    const { rows: found, months, version } = await list();
    expect(version).toBe(saved.version);
    const may = found.find(({ scope }) => scope.kind === 'COMPANY')?.months[months.indexOf('2024-05-01')];
    expect(may).toMatchObject({ set: null, isRolledUp: true });
  });

  test('amounts in another currency are converted, and the change is in the audit log', async () => {
    const { version } = await list();
    const company = { kind: 'COMPANY' };
    await save({ version, set: [cell(company, '2024-07-01', '1200000', 'KRW')] });
    const { rows: found, months } = await list();
    const july = found.find(({ scope }) => scope.kind === 'COMPANY')?.months[months.indexOf('2024-07-01')];
    expect(july).toMatchObject({ set: { amount: '1200000', currency: 'KRW' }, prorated: 0, expected: null });
    expect(july?.budget).toBeCloseTo(1000, 6);
    const owner = await personToken(upstream, 'owner');
    const log = await gateway.ask<{
      viewer: {
        administration: { auditLog: { edges: { node: { changes: { name: string; after: string }[] } }[] } };
      };
    }>(
      `{ viewer { administration { auditLog(actions: [BUDGETS_CHANGED]) { edges { node { changes { name before after } } } } } } }`,
      { token: owner },
    );
    expect(log.expectData().viewer.administration.auditLog.edges[0]?.node.changes).toEqual([
      { name: '2024-07 company', before: null, after: '1200000 KRW' },
    ]);
  });

  test('a proposal is last year’s cost with a percent, and nothing is saved', async () => {
    const before = (await list()).version;
    const reply = await gateway.ask<{
      viewer: { budgetProposal: { cells: { month: string; amount: string; currency: string }[] } };
    }>(
      `{ viewer { budgetProposal(scopes: [{ kind: COMPANY }], months: ["2025-05-01", "2025-08-01"], percent: 110) { cells { month amount currency } } } }`,
      { token: editor },
    );
    const cost = rawCost('2024-05-01', isShown);
    expect(reply.expectData().viewer.budgetProposal.cells).toEqual([
      { month: '2025-05-01', amount: (cost * 1.1).toFixed(2), currency: 'USD' },
    ]);
    expect((await list()).version).toBe(before);
  });

  test('a scope that lacks what it needs is a fault of the input', async () => {
    const { version } = await list();
    const input = { version, set: [cell({ kind: 'ACCOUNT', vendor: 'AWS' }, '2024-06-01', '1')] };
    const reply = await gateway.ask(
      `mutation ($input: SaveBudgetsInput!) { saveBudgets(input: $input) { version } }`,
      { token: editor, variables: { input } },
    );
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'account' });
  });
});
