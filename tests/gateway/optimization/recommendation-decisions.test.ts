// Decisions on advice through the graph: accepted with a ledger, excluded, postponed, linked to purchases, refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { type AdviceGraph, DECISION, type Decision, OCTOBER, OWN, startAdviceGraph } from './advice-graph.ts';

let graph: AdviceGraph;
let upstream: AdviceGraph['upstream'];
let gateway: AdviceGraph['gateway'];
let token: AdviceGraph['token'];
let listOf: AdviceGraph['listOf'];

beforeAll(async () => {
  graph = await startAdviceGraph();
  ({ upstream, gateway, token, listOf } = graph);
});
afterAll(() => graph?.close());

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
    const sums = await gateway.ask<{
      viewer: {
        promiseLedgers: { currency: string; months: { month: string; promised: number; pieces: number }[] }[];
        recommendationDecisions: { key: string }[];
        postponed: { key: string }[];
        recommendationSavings: { accepted: { amount: number; currency: string }[]; open: number };
      };
    }>(
      `{ viewer { promiseLedgers { currency months { month promised pieces } }
        recommendationDecisions(states: [ACCEPTED], key: "${key}") { key }
        postponed: recommendationDecisions(states: [POSTPONED]) { key }
        recommendationSavings { accepted { amount currency } open } } }`,
      { token },
    );
    const { promiseLedgers, postponed, recommendationDecisions, recommendationSavings } =
      sums.expectData().viewer;
    expect(promiseLedgers).toEqual([
      { currency: 'USD', months: [{ month: '2018-11-01', promised: saving, pieces: 1 }] },
    ]);
    expect([recommendationDecisions.map((each) => each.key), postponed]).toEqual([[key], []]);
    expect(recommendationSavings.accepted).toEqual([{ amount: saving, currency: 'USD' }]);
    expect(recommendationSavings.open).toBeGreaterThan(0);
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

  test('on an account by itself are kept as such, and are none on what accounts share', async () => {
    const [{ node: piece } = { node: null }] = (await listOf(OWN)).edges;
    const shared = (await listOf(OCTOBER, '(itemsPerPage: 200)')).edges.map(({ node }) => node.key);
    expect(shared).not.toContain(piece?.key);
    const input = { key: piece?.key, version: 0, state: 'ACCEPTED' };
    await expect(decide(input)).rejects.toThrow('NOT_FOUND');
    const query = { kind: 'EC2', lookBackDays: 30, month: '2018-10-01', isByAccount: true };
    const { decision, userErrors } = await decide({ ...input, query });
    expect(userErrors).toEqual([]);
    expect(decision).toMatchObject({ state: 'ACCEPTED', promised: piece?.monthlySavings });
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

describe('the monthly mail of the promises', () => {
  const SCHEDULE = 'schedule { seq version day time zone recipients { email } nextRunAt }';
  interface Saved {
    mail: { schedule: { seq: number; version: number; recipients: { email: string }[] } | null } | null;
    userErrors: { code: string; field: string | null }[];
  }
  const save = async (input: Record<string, unknown>) => {
    const reply = await gateway.ask<{ savePromiseLedgerMail: Saved }>(
      `mutation ($input: SavePromiseLedgerMailInput!) { savePromiseLedgerMail(input: $input) {
        mail { ${SCHEDULE} } userErrors { code field } } }`,
      { token, variables: { input: { day: 3, time: '09:00', zone: 'KST', recipients: [], ...input } } },
    );
    return reply.expectData().savePromiseLedgerMail;
  };
  const readers = async () => {
    const reply = await gateway.ask<{
      viewer: { promiseLedgerMail: { people: { email: string }[]; schedule: object | null } };
    }>(`{ viewer { promiseLedgerMail { people { email } ${SCHEDULE} } } }`, { token });
    return reply.expectData().viewer.promiseLedgerMail;
  };

  test('is saved for people who may see recommendations, as it was read, and ended without any', async () => {
    const { people, schedule } = await readers();
    expect(schedule).toBeNull();
    const [reader] = people.map(({ email }) => email);
    const strange = await save({ recipients: ['none@none.example'] });
    expect(strange.userErrors).toEqual([{ code: 'RECIPIENT_UNREGISTERED', field: 'recipients' }]);
    const { mail } = await save({ recipients: [reader] });
    expect(mail?.schedule).toMatchObject({ day: 3, time: '09:00', recipients: [{ email: reader }] });
    expect((await readers()).schedule).toEqual(mail?.schedule);
    expect((await save({ recipients: [reader] })).userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    const based = { basedOn: mail?.schedule?.seq, basedOnVersion: mail?.schedule?.version };
    expect(await save({ ...based, recipients: [] })).toEqual({ mail: { schedule: null }, userErrors: [] });
  });
});
