// Advice through the graph: lists and accounts of it, its simulation and proof, what is missing, and decisions on it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import { type AdviceCurve, curveValuation } from '../../../lib/commitments/advice/curve.ts';
import { simulate } from '../../../lib/commitments/advice/simulate.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  token = await upstream.demoToken();
  await switchTo('workshop');
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const switchTo = (company: string) =>
  gateway.ask(`mutation ($id: ID!) { switchCompany(input: { companyId: $id }) { userErrors { code } } }`, {
    token,
    variables: { id: toGlobalId('Company', company) },
  });

/** Advice of October 2018, when Workshop had machines of four kinds and reservations to see rates in. */
const OCTOBER = 'kind: EC2, lookBackDays: 30, month: "2018-10-01"';

interface Piece {
  key: string;
  account: string;
  accountName: string;
  instanceType: string | null;
  quantity: number | null;
  monthlySavings: number;
  monthlyOnDemand: number;
  savingsRate: number | null;
  lookBackDays: number;
  paymentOption: string;
  decision: Decision | null;
}
interface Decision {
  state: string;
  version: number;
  commitmentIds: string[];
  history: { entries: { state: string }[]; purchases: { commitmentId: string; isAlike: boolean }[] };
}
type Total = Pick<Piece, 'monthlySavings' | 'monthlyOnDemand' | 'savingsRate'>;
interface List {
  totalCount: number;
  window: object | null;
  gaps: { lack: string }[];
  total: Total;
  edges: { node: Piece }[];
}

const DECISION = `decision { state version author reason until promised quantity commitmentIds
  history { entries { state } purchases { commitmentId isAlike } } }`;
const LIST = `totalCount window { start end hours isDaily } gaps { lack of best }
  total { monthlySavings monthlyOnDemand savingsRate }
  edges { node { key account accountName instanceType quantity monthlySavings monthlyOnDemand savingsRate
    lookBackDays paymentOption ${DECISION} } }`;

async function listOf(query: string, list = ''): Promise<List> {
  const reply = await gateway.ask<{ viewer: { recommendations: { list: List } } }>(
    `{ viewer { recommendations(query: { ${query} }) { list${list} { ${LIST} } } } }`,
    { token },
  );
  return reply.expectData().viewer.recommendations.list;
}

describe('lists of advice', () => {
  test('O-01 have the fields of each piece, the window, and totals that are their sums', async () => {
    const { edges, total, totalCount, window } = await listOf(OCTOBER, '(itemsPerPage: 200)');
    const pieces = edges.map(({ node }) => node);
    expect(pieces.length).toBe(totalCount);
    expect(pieces.map(({ instanceType }) => instanceType)).toEqual(
      expect.arrayContaining(['m4.large', 'c5.large', 'm5.large', 't2.nano']),
    );
    expect(window).toMatchObject({ start: '2018-10-02T00:00:00Z', end: '2018-11-01T00:00:00Z', hours: 720 });
    expect(total.monthlySavings).toBe(sumMoney(pieces.map(({ monthlySavings }) => monthlySavings)));
    expect(total.monthlyOnDemand).toBe(sumMoney(pieces.map(({ monthlyOnDemand }) => monthlyOnDemand)));
    for (const { savingsRate, monthlySavings, monthlyOnDemand, lookBackDays, paymentOption } of pieces) {
      expect(savingsRate).toBeCloseTo((100 * monthlySavings) / monthlyOnDemand, 8);
      expect([lookBackDays, paymentOption]).toEqual([30, 'NO_UPFRONT']);
    }
  });

  test('O-02 are sorted by saving and by account, both ways, and paged', async () => {
    const keys = async (by: string, order: string, page = '') => {
      const { edges } = await listOf(OCTOBER, `(sort: { by: ${by}, order: ${order} } ${page})`);
      return edges.map(({ node }) => node);
    };
    const savings = (await keys('SAVINGS', 'DESC')).map(({ monthlySavings }) => monthlySavings);
    expect(savings).toEqual(savings.toSorted((one, other) => other - one));
    const rising = (await keys('SAVINGS', 'ASC')).map(({ monthlySavings }) => monthlySavings);
    expect(rising).toEqual(savings.toReversed());
    const names = (await keys('ACCOUNT', 'ASC')).map(({ accountName }) => accountName);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    const [first, second] = await Promise.all([
      keys('SAVINGS', 'DESC', 'itemsPerPage: 2'),
      keys('SAVINGS', 'DESC', 'itemsPerPage: 2, page: 2'),
    ]);
    expect([...first, ...second].map(({ monthlySavings }) => monthlySavings)).toEqual(savings.slice(0, 4));
  });

  test('P-06 by account: each account once, with the sums of its own advice', async () => {
    const reply = await gateway.ask<{
      viewer: {
        recommendations: {
          accounts: { edges: { node: { account: string; pieces: number; figures: Total } }[]; total: Total };
        };
      };
    }>(
      `{ viewer { recommendations(query: { ${OCTOBER} }) { accounts { total { monthlySavings }
        edges { node { account pieces figures { monthlySavings } } } } } } }`,
      { token },
    );
    const { edges, total } = reply.expectData().viewer.recommendations.accounts;
    const accounts = edges.map(({ node }) => node.account);
    expect(accounts.length).toBeGreaterThan(0);
    expect(new Set(accounts).size).toBe(accounts.length);
    expect(total.monthlySavings).toBeCloseTo(
      sumMoney(edges.map(({ node }) => node.figures.monthlySavings)),
      8,
    );
  });

  test('regions and families keep the pieces that fit', async () => {
    const { edges } = await listOf(`${OCTOBER}, families: ["t2"]`);
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.every(({ node }) => node.instanceType?.startsWith('t2.'))).toBe(true);
    expect((await listOf(`${OCTOBER}, regions: ["none"]`)).totalCount).toBe(0);
  });
});

describe('what is missing is said', () => {
  test.each([
    ['no usage that early', 'kind: EC2, month: "2016-01-01"', 'NO_HOURS'],
    ['no search machines', 'kind: OPENSEARCH, month: "2018-10-01"', 'NO_ELIGIBLE_USAGE'],
    ['no rate of databases', 'kind: RDS, month: "2018-10-01"', 'NO_RATES'],
  ])('%s', async (_name, query, lack) => {
    const { gaps, totalCount } = await listOf(query);
    expect(gaps.map((gap) => gap.lack)).toContain(lack);
    expect(totalCount).toBe(0);
  });

  test.each([
    ['kind: EC2, lookBackDays: 7', 'lookBackDays'],
    ['kind: AZURE_VM, lookBackDays: 14', 'lookBackDays'],
    ['kind: EC2, termYears: 2', 'termYears'],
    ['kind: EC2, targetCoverage: 0', 'targetCoverage'],
  ])('a question that no advice is made of names its argument: %s', async (query, argument) => {
    const reply = await gateway.ask(
      `{ viewer { recommendations(query: { ${query} }) { list { totalCount } } } }`,
      { token },
    );
    expect(reply.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });
});

interface Simulation {
  piece: Piece;
  mostSaving: number;
  curve: Omit<AdviceCurve, 'unit' | 'x'> & { quantities: number[]; isInstances: boolean };
  hours: { axis: string[]; onDemand: number[]; isLeftOut: boolean[] };
  backTest: { month: string; quantity: number; realised: number; best: number }[];
}

const simulationOf = (key: string) =>
  gateway.ask<{ viewer: { recommendations: { simulation: Simulation | null } } }>(
    `query ($key: String) { viewer { recommendations(query: { ${OCTOBER} }) { simulation(key: $key) {
      mostSaving piece { key quantity monthlySavings }
      curve { covered error isInstances onDemand price quantities recurring step termMonths upfront used }
      hours { axis onDemand isLeftOut } backTest { month quantity realised best } } } } }`,
    { token, variables: { key } },
  );

describe('the simulation of a piece', () => {
  test('its curve promises at the advised quantity what the list does, and its hours are those of the window', async () => {
    const [{ node: first } = { node: null }] = (await listOf(OCTOBER)).edges;
    const { simulation } = (await simulationOf(first?.key ?? '')).expectData().viewer.recommendations;
    const { quantities: x, isInstances, ...rest } = simulation?.curve ?? ({} as Simulation['curve']);
    expect(isInstances).toBe(true);
    const curve: AdviceCurve = { ...rest, x, unit: 'INSTANCES' };
    const quantity = first?.quantity ?? 0;
    expect(simulation?.mostSaving).toBe(quantity);
    expect(simulate(curveValuation(curve), curve, quantity).monthlySaving).toBeCloseTo(
      first?.monthlySavings ?? 0,
      6,
    );
    const { axis, onDemand, isLeftOut } = simulation?.hours ?? { axis: [], onDemand: [], isLeftOut: [] };
    expect([axis.length, onDemand.length, isLeftOut.length]).toEqual([30, 30, 30]);
    expect([axis[0], axis.at(-1)]).toEqual(['2018-10-02T00:00:00Z', '2018-10-31T00:00:00Z']);
    for (const { realised, best } of simulation?.backTest ?? [])
      expect(realised).toBeLessThanOrEqual(best + 1e-9);
  });

  test('of a piece that is not there is NOT_FOUND', async () => {
    const reply = await simulationOf('none');
    expect(reply.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

interface Ledger {
  months: { month: string; promised: number; realised: number; best: number; isCharged: boolean }[];
}

interface Payload {
  decision: Decision | null;
  userErrors: { code: string; field: string | null }[];
}

async function decide(input: Record<string, unknown>): Promise<Payload> {
  const reply = await gateway.ask<{ decideRecommendation: Payload }>(
    `mutation ($input: DecideRecommendationInput!) { decideRecommendation(input: $input) {
      ${DECISION} userErrors { code field } } }`,
    {
      token,
      variables: { input: { query: { kind: 'EC2', lookBackDays: 30, month: '2018-10-01' }, ...input } },
    },
  );
  return reply.expectData().decideRecommendation;
}

describe('decisions', () => {
  let key = '';
  let advised = 0;
  let saving = 0;
  beforeAll(async () => {
    for (const { node } of (await listOf(OCTOBER, '(itemsPerPage: 1)')).edges)
      [key, advised, saving] = [node.key, node.quantity ?? 0, node.monthlySavings];
  });

  test('O-03 a piece is accepted as it is then, by whom and why; the list says so, and the history keeps all', async () => {
    const accepted = await decide({ key, version: 0, state: 'ACCEPTED', reason: 'As planned' });
    expect(accepted.userErrors).toEqual([]);
    expect(accepted.decision).toMatchObject({
      state: 'ACCEPTED',
      version: 1,
      author: 'Dana Demo',
      reason: 'As planned',
      quantity: advised,
      promised: saving,
    });
    const ledger = await gateway.ask<{ viewer: { recommendationDecisions: { ledger: Ledger | null }[] } }>(
      `{ viewer { recommendationDecisions { ledger { months { month promised realised best isCharged } } } } }`,
      { token },
    );
    const [{ ledger: told } = { ledger: null }] = ledger.expectData().viewer.recommendationDecisions;
    // October was known; November is the one complete month after it.
    expect(told?.months).toMatchObject([{ month: '2018-11-01', promised: saving, isCharged: false }]);
    for (const { realised, best } of told?.months ?? []) expect(realised).toBeLessThanOrEqual(best + 1e-9);
    const { edges } = await listOf(OCTOBER);
    expect(edges.find(({ node }) => node.key === key)?.node.decision?.state).toBe('ACCEPTED');
    expect(edges.filter(({ node }) => node.decision === null).length).toBe(edges.length - 1);

    const excluded = await decide({ key, version: 1, state: 'EXCLUDED', reason: 'Moves to containers' });
    expect(excluded.decision?.history.entries.map(({ state }) => state)).toEqual(['EXCLUDED', 'ACCEPTED']);
    const opened = await decide({ key, version: 2, state: 'OPEN' });
    expect(opened.decision).toMatchObject({ state: 'OPEN', version: 3 });
  });

  test('are refused by a code and a field, and nothing is saved', async () => {
    const other = (await listOf(OCTOBER)).edges[1]?.node.key ?? '';
    const faults = async (input: Record<string, unknown>) =>
      (await decide({ key: other, version: 0, ...input })).userErrors.map(({ code, field }) => [code, field]);
    expect(await faults({ state: 'EXCLUDED' })).toEqual([['DECISION_REASON_MISSING', 'reason']]);
    expect(await faults({ state: 'POSTPONED' })).toEqual([['DECISION_UNTIL_MISSING', 'until']]);
    expect(await faults({ state: 'POSTPONED', until: '2018-11-01' })).toEqual([
      ['DECISION_UNTIL_PAST', 'until'],
    ]);
    expect(await faults({ state: 'ACCEPTED', version: 5 })).toEqual([['CHANGED_MEANWHILE', 'version']]);
    expect((await listOf(OCTOBER)).edges[1]?.node.decision).toBeNull();
  });

  test('a purchase is linked to accepted advice alone, and only one that could be of it', async () => {
    const link = async (version: number, commitmentIds: string[]) => {
      const reply = await gateway.ask<{ linkRecommendationPurchase: Payload }>(
        `mutation ($input: LinkRecommendationPurchaseInput!) { linkRecommendationPurchase(input: $input) {
          ${DECISION} userErrors { code field } } }`,
        { token, variables: { input: { key, version, commitmentIds } } },
      );
      return reply.expectData().linkRecommendationPurchase;
    };
    const { decision } = await decide({ key, version: 3, state: 'POSTPONED', until: '2999-12-31' });
    const version = decision?.version ?? 0;
    expect((await link(version, [])).userErrors).toMatchObject([{ code: 'ADVICE_NOT_ACCEPTED' }]);
    const accepted = await decide({ key, version, state: 'ACCEPTED' });
    expect(accepted.decision?.history.purchases).toEqual([]);
    expect((await link(version + 1, ['none'])).userErrors).toMatchObject([{ code: 'UNKNOWN_COMMITMENT' }]);
    // The charges begin with the reservations: as if the advice had been made of September.
    const documents = await openDocuments(upstream.dataDir);
    await documents.updateTable('advice_decisions').set({ known_through: '2018-09-30' }).execute();
    await documents.destroy();
    const known = (await listOf(OCTOBER)).edges.find(({ node }) => node.key === key)?.node.decision;
    const [purchase] = known?.history.purchases ?? [];
    expect(purchase).toBeDefined();
    const linked = await link(version + 1, [purchase?.commitmentId ?? '']);
    expect(linked.decision?.commitmentIds).toEqual([purchase?.commitmentId]);
  });
});
