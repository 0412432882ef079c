// Advice through the graph: lists and accounts of it, what is missing, its simulation and proof.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AdviceCurve, curveValuation } from '../../../lib/commitments/advice/curve.ts';
import { simulate } from '../../../lib/commitments/advice/simulate.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { type AdviceGraph, OCTOBER, OWN, type Piece, startAdviceGraph, type Total } from './advice-graph.ts';

let graph: AdviceGraph;
let gateway: AdviceGraph['gateway'];
let token: AdviceGraph['token'];
let listOf: AdviceGraph['listOf'];

beforeAll(async () => {
  graph = await startAdviceGraph();
  ({ gateway, token, listOf } = graph);
});
afterAll(() => graph?.close());

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

  test('P-06 say what each fall leaves at the least, beside what it leaves where every hour falls alike', async () => {
    const { edges } = await listOf(OCTOBER, '(itemsPerPage: 200)');
    for (const { node } of edges) {
      expect(node.downside.map(({ fallPercent }) => fallPercent)).toEqual([10, 20, 30]);
      for (const { fallPercent, monthlySavings, leastMonthlySavings } of node.downside) {
        const gone = (fallPercent / 100) * node.monthlyOnDemand;
        expect(leastMonthlySavings).toBeLessThanOrEqual(monthlySavings + 1e-9);
        expect(leastMonthlySavings).toBeGreaterThanOrEqual(node.monthlySavings - gone - 1e-9);
      }
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
      `{ viewer { recommendations(query: { ${OCTOBER} }) { accounts { rates { rate } total { monthlySavings }
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
    const { currency, gaps, totalCount } = await listOf(query);
    expect(gaps.map((gap) => gap.lack)).toContain(lack);
    expect({ currency, totalCount }).toEqual({ currency: 'USD', totalCount: 0 });
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

interface Portfolio {
  currency: string;
  monthlySavings: number;
  separateMonthlySavings: number;
  upfrontCost: number;
  pieces: (Piece & { kind: string; upfrontCost: number })[];
  separate: { key: string; monthlySavings: number }[];
  overlaps: { one: { key: string }; other: { key: string } }[];
  gaps: { lack: string }[];
  window: object | null;
}

const portfolioOf = (query: string) =>
  gateway.ask<{ viewer: { recommendationPortfolio: Portfolio } }>(
    `{ viewer { recommendationPortfolio(query: { ${query} }) { currency monthlySavings separateMonthlySavings
      upfrontCost gaps { lack } window { hours } overlaps { one { key } other { key } }
      pieces { key kind monthlySavings upfrontCost } separate { key monthlySavings } } } }`,
    { token },
  );

describe('one portfolio', () => {
  test('sums its pieces, names those of each overlap, and says which rates it lacks', async () => {
    const reply = await portfolioOf('month: "2018-10-01"');
    const told = reply.expectData().viewer.recommendationPortfolio;
    expect(told.pieces.length).toBeGreaterThan(0);
    expect(told.monthlySavings).toBe(sumMoney(told.pieces.map(({ monthlySavings }) => monthlySavings)));
    expect(told.upfrontCost).toBe(sumMoney(told.pieces.map(({ upfrontCost }) => upfrontCost)));
    expect(told.separateMonthlySavings).toBeCloseTo(
      sumMoney(told.separate.map(({ monthlySavings }) => monthlySavings)),
      8,
    );
    const known = told.separate.map(({ key }) => key);
    for (const { one, other } of told.overlaps)
      expect(known).toEqual(expect.arrayContaining([one.key, other.key]));
    expect(told.gaps.map(({ lack }) => lack)).toContain('NO_RATES');
  });

  test('without usage says so, and a term that is not sold names its argument', async () => {
    const none = (await portfolioOf('month: "2016-01-01"')).expectData().viewer.recommendationPortfolio;
    expect(none).toMatchObject({ pieces: [], monthlySavings: 0, window: null, gaps: [{ lack: 'NO_HOURS' }] });
    const reply = await portfolioOf('termYears: 2');
    expect(reply.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'termYears' });
  });
});

test('Z-03 advice of providers that were never loaded is an empty list, and no fault', async () => {
  const reply = await gateway.ask<{
    viewer: { importedRecommendations: { totalCount: number; counts: object; currency: string } };
  }>(
    `{ viewer { importedRecommendations(kind: AZURE_VM) { totalCount currency counts { right wrong unchecked } } } }`,
    {
      token,
    },
  );
  expect(reply.expectData().viewer.importedRecommendations).toEqual({
    ...{ totalCount: 0, currency: 'USD' },
    counts: { right: 0, wrong: 0, unchecked: 0 },
  });
});

interface Simulation {
  piece: Piece;
  mostSaving: number;
  curve: Omit<AdviceCurve, 'unit' | 'x'> & { quantities: number[]; isInstances: boolean };
  hours: { axis: string[]; onDemand: number[]; isLeftOut: boolean[] };
  backTest: { month: string; quantity: number; realised: number; best: number }[];
}

const simulationOf = (key: string, query = OCTOBER) =>
  gateway.ask<{ viewer: { recommendations: { simulation: Simulation | null } } }>(
    `query ($key: String) { viewer { recommendations(query: { ${query} }) { simulation(key: $key) {
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

  test('of an account by itself is of the piece that its list has', async () => {
    const [{ node: piece } = { node: null }] = (await listOf(OWN)).edges;
    const { simulation } = (await simulationOf(piece?.key ?? '', OWN)).expectData().viewer.recommendations;
    expect(simulation?.piece).toMatchObject({ key: piece?.key, monthlySavings: piece?.monthlySavings });
  });

  test('of a piece that is not there is NOT_FOUND', async () => {
    const reply = await simulationOf('none');
    expect(reply.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
