// Anomalies through the graph: figures, rights, another company, the paid plan, and a service that fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import type { AnomalyEvent } from '../../../upstream/stores/documents/anomaly/anomaly-events.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { type BadUpstream, json, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addSampleAnomaly, sampleEvent } from '../../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
/** Of a gateway whose service of AI is broken. */
let broken: { service: BadUpstream; gateway: TestGateway };
let owner: string;
let kinesis: AnomalyEvent;
let elsewhere: AnomalyEvent;

beforeAll(async () => {
  upstream = await startUpstream();
  kinesis = await addSampleAnomaly(upstream.dataDir);
  elsewhere = await addSampleAnomaly(upstream.dataDir, { companyId: 'workshop' });
  gateway = await startGateway(upstream);
  const service = await startBadUpstream();
  broken = { service, gateway: await startGateway(upstream, { UPSTREAM_URL_ANOMALY_AI: service.url }) };
  owner = await personToken(upstream, 'owner');
}, 120_000);

afterAll(async () => {
  await broken?.gateway.close();
  await broken?.service.close();
  await gateway?.close();
  await upstream?.close();
});

interface Viewer<Data> {
  viewer: Data;
}

const DETAIL = `id state version impact real expected topCause { usageType share }
  causes { difference causes { influence product difference } others { difference } filters { vendor conditions { field values } } }
  days { days { date votes isDetected } } history { entries { state } people { name } }`;
const idOf = ({ eventId }: AnomalyEvent) => toGlobalId('Anomaly', eventId);

interface Detail {
  id: string;
  state: string;
  version: number;
  impact: number;
  causes: {
    difference: number;
    causes: { product: string; difference: number }[];
    others: { difference: number } | null;
    filters: unknown[];
  } | null;
  days: { days: unknown[] } | null;
  history: { entries: unknown[]; people: { name: string }[] } | null;
}

async function ask<Data>(query: string, token = owner, of = gateway) {
  return of.ask<Viewer<Data>>(query, { token });
}

describe('N-01, N-09 an anomaly', () => {
  test('is a page of a list, a count, a bar and an object of the graph', async () => {
    const { viewer } = (
      await ask<{
        anomalies: { totalCount: number; edges: { node: { id: string; impact: number } }[] };
        anomalyCounts: { level: string; count: number }[];
        anomalyTop: { items: { key: string; impact: number }[] };
        anomalyWatch: { judgedAt: string; availability: { __typename: string } };
      }>(`{ viewer {
        anomalies(filter: { start: "2024-05-01", end: "2024-05-31", levels: [MINOR], vendors: [AWS] }) {
          totalCount edges { node { id impact } }
        }
        anomalyCounts { level count }
        anomalyTop(detectType: AI) { items { key impact } }
        anomalyWatch { judgedAt availability { __typename } }
      } }`)
    ).expectData();
    expect(viewer.anomalies).toEqual({
      totalCount: 1,
      edges: [{ node: { id: idOf(kinesis), impact: 8.46 } }],
    });
    expect(viewer.anomalyCounts).toEqual([
      { level: 'CRITICAL', count: 0 },
      { level: 'MAJOR', count: 0 },
      { level: 'MINOR', count: 1 },
    ]);
    expect(viewer.anomalyTop.items).toMatchObject([{ impact: 8.46 }]);
    expect(viewer.anomalyWatch.availability.__typename).toBe('AnomalyOpen');
  });

  test('tells what it is made of, to the cent', async () => {
    const query = `{ viewer { anomaly(id: "${idOf(kinesis)}") { ${DETAIL} } } }`;
    const { viewer } = (await ask<{ anomaly: Detail }>(query)).expectData();
    const { causes, days, history } = viewer.anomaly;
    expect(causes?.difference).toBe(viewer.anomaly.impact);
    expect(causes?.causes).toMatchObject([{ product: 'Amazon Kinesis', difference: 8.46 }]);
    expect(causes?.filters).toEqual([
      {
        vendor: 'AWS',
        conditions: [
          { field: 'ACCOUNT', values: ['210000000011'] },
          { field: 'PRODUCT', values: ['Amazon Kinesis'] },
        ],
      },
    ]);
    expect(days?.days).toHaveLength(11);
    expect(history?.entries).toEqual([]);
    expect(history?.people.length).toBeGreaterThan(0);
  });

  test('is null of another company, and under an id of something else', async () => {
    for (const id of [idOf(elsewhere), toGlobalId('CostNote', kinesis.eventId), 'none']) {
      const reply = await ask<{ anomaly: null }>(`{ viewer { anomaly(id: "${id}") { id } } }`);
      expect(reply.expectData().viewer.anomaly).toBeNull();
    }
    const node = await gateway.ask(`{ node(id: "${idOf(elsewhere)}") { id } }`, { token: owner });
    expect(node.expectData()).toEqual({ node: null });
  });

  test('is changed with its version, and says what the user can mend', async () => {
    const change = (version: number) =>
      gateway.ask<{ setAnomalyState: { anomaly: unknown; userErrors: unknown[] } }>(
        `mutation { setAnomalyState(input: { id: "${idOf(kinesis)}", version: ${version}, state: ACKNOWLEDGED, reason: "Seen" }) {
          anomaly { state version history { entries { state reason } } } userErrors { code field } } }`,
        { token: owner },
      );
    expect((await change(0)).expectData().setAnomalyState).toEqual({
      anomaly: {
        state: 'ACKNOWLEDGED',
        version: 1,
        history: { entries: [{ state: 'ACKNOWLEDGED', reason: 'Seen' }] },
      },
      userErrors: [],
    });
    expect((await change(0)).expectData().setAnomalyState).toEqual({
      anomaly: null,
      userErrors: [{ code: 'CHANGED_MEANWHILE', field: 'version' }],
    });
  });
});

describe('rights', () => {
  test('a viewer may mark for himself, not decide for the company', async () => {
    const viewer = await personToken(upstream, 'viewer');
    const flag = `mutation { flagAnomaly(input: { id: "${idOf(kinesis)}", isStarred: true }) { anomaly { isStarred } } }`;
    const flagged = await gateway.ask(flag, { token: viewer });
    expect(flagged.expectData()).toEqual({ flagAnomaly: { anomaly: { isStarred: true } } });
    const decide = `mutation { setAnomalyState(input: { id: "${idOf(kinesis)}", version: 1, state: RESOLVED }) { anomaly { state } } }`;
    const { errors } = await gateway.ask(decide, { token: viewer });
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', menu: 'ANOMALY' });
  });

  test('without the menu nothing is told, nor by global id', async () => {
    const noMenu = await personToken(upstream, 'noMenu');
    const { errors, data } = await ask<{ anomalies: null }>(
      '{ viewer { anomalies { totalCount } } }',
      noMenu,
    );
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(data?.viewer.anomalies).toBeNull();
    const node = await gateway.ask(`{ node(id: "${idOf(kinesis)}") { id } }`, { token: noMenu });
    expect(node.data).toEqual({ node: null });
  });
});

test('G-01 a service of AI that fails empties its blocks alone', async () => {
  broken.service.behave((_request, response) => json(response, 'broken', 500));
  const query = `{ viewer { anomaly(id: "${idOf(kinesis)}") { ${DETAIL} } } }`;
  const { data, errors } = await ask<{ anomaly: Detail }>(query, owner, broken.gateway);
  expect(data?.viewer.anomaly).toMatchObject({ id: idOf(kinesis), causes: null, days: null });
  expect(data?.viewer.anomaly.history).not.toBeNull();
  expect(errors.map(({ path }) => path?.at(-1)).sort()).toEqual(['causes', 'days']);
});

describe('N-04 rules', () => {
  const rule = (title: string, band = 'minAlert: 1, maxAlert: 5') =>
    `rule: { title: "${title}", comparison: LATEST_DAY, ${band}, filters: [{ vendor: AWS, conditions: [{ field: PRODUCT, values: ["Amazon Kinesis"] }] }] }`;
  const save = async (input: string) => {
    const reply = await gateway.ask<{
      saveAnomalyRule: {
        rule: { id: string; version: number } | null;
        userErrors: { code: string; field: string }[];
      };
    }>(
      `mutation { saveAnomalyRule(input: { ${input} }) { rule { id version title filters { vendor } } userErrors { code field } } }`,
      { token: owner },
    );
    return reply.expectData().saveAnomalyRule;
  };

  test('are made, tried, refetched, changed and removed', async () => {
    const { rule: made } = await save(rule('Kinesis'));
    const changed = await save(`id: "${made?.id}", version: 1, ${rule('Kinesis, changed')}`);
    expect(changed.rule).toMatchObject({ id: made?.id, version: 2 });
    const node = await gateway.ask(`{ node(id: "${made?.id}") { ... on AnomalyRule { title } } }`, {
      token: owner,
    });
    expect(node.expectData()).toEqual({ node: { title: 'Kinesis, changed' } });
    const trial = await ask<{ anomalyRuleTrial: { days: { date: string; hasFired: boolean }[] } }>(
      `{ viewer { anomalyRuleTrial(${rule('Kinesis')}) { days { date hasFired } } } }`,
    );
    const fired = trial.expectData().viewer.anomalyRuleTrial.days.filter(({ hasFired }) => hasFired);
    expect(fired[0]?.date).toBe('2024-05-14');
    const removed = await gateway.ask(
      `mutation { deleteAnomalyRule(input: { id: "${made?.id}", version: 2 }) { deletedId userErrors { code } } }`,
      { token: owner },
    );
    expect(removed.expectData()).toEqual({ deleteAnomalyRule: { deletedId: made?.id, userErrors: [] } });
  });

  test('say by a code what is wrong with them', async () => {
    expect((await save(rule('a <b>'))).userErrors).toEqual([{ code: 'TITLE_CHARACTERS', field: 'title' }]);
    expect((await save(rule('x', 'minAlert: 5, maxAlert: 1'))).userErrors).toEqual([
      { code: 'ALERT_BAND_INVALID', field: 'minAlert' },
    ]);
  });
});

test('S-06 without a plan the answer is typed, and nothing that AI found is told', async () => {
  const documents = await openDocuments(upstream.dataDir);
  await documents
    .updateTable('companies')
    .set({ charge_type: 'STANDARD' })
    .where('company_id', '=', sampleEvent().companyId)
    .execute();
  await documents.destroy();
  const { viewer } = (
    await ask<{ anomalies: unknown; anomaly: unknown; anomalyWatch: unknown }>(`{ viewer {
      anomalies { totalCount } anomaly(id: "${idOf(kinesis)}") { id }
      anomalyWatch { availability { __typename ... on NeedsPlan { feature } } }
    } }`)
  ).expectData();
  expect(viewer).toEqual({
    anomalies: { totalCount: 0 },
    anomaly: null,
    anomalyWatch: { availability: { __typename: 'NeedsPlan', feature: 'AI_ANOMALY' } },
  });
});
