// The feed of alerts through the graph: on its own and as a widget it is one, seen by one mutation.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addSampleAnomaly } from '../../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const LATE = { startedOn: '2024-06-27', lastSeenOn: '2024-06-29' };

let upstream: TestUpstream;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  upstream = await startUpstream();
  await addSampleAnomaly(upstream.dataDir, LATE);
  await addSampleAnomaly(upstream.dataDir, {
    ...{ ...LATE, detectType: 'RULE', ruleId: 'gone', level: 'MAJOR', sensitivity: null },
  });
  gateway = await startGateway(upstream);
  token = await personToken(upstream, 'owner');
}, 120_000);

afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

interface Feed {
  unseenCount: number;
  totalCount: number;
  alerts: { id: string; kind: string; level: string; vendor: string | null; isSeen: boolean }[];
}
const FEED = `{ totalCount unseenCount alerts { id kind level vendor message judgedDays { start end } path raisedAt isSeen } }`;
const feed = async (query: string) =>
  (await gateway.ask<{ viewer: { alertFeed: Feed } }>(query, { token })).expectData().viewer.alertFeed;

describe('the feed', () => {
  test('is the same for the bell and for the widget on a dashboard', async () => {
    const ofBell = await feed(`{ viewer { alertFeed ${FEED} } }`);
    expect(ofBell.alerts.map(({ kind }) => kind)).toEqual([
      ...['BUDGET_REACHED', 'BUDGET_REACHED', 'BUDGET_REACHED', 'RULE', 'ANOMALY'],
    ]);
    const reply = await gateway.ask<{ viewer: { widgetContent: { alertFeed: Feed } } }>(
      `{ viewer { widgetContent(type: ALERTS, settings: {}) { ... on AlertsContent { alertFeed ${FEED} } } } }`,
      { token },
    );
    expect(reply.expectData().viewer.widgetContent.alertFeed).toEqual(ofBell);
  });

  test('the widget of changes has the anomalies of its days as the list has them, of its vendors', async () => {
    interface Rows {
      edges: { node: { id: string; detectType: string; level: string } }[];
      totalCount: number;
    }
    const ROWS = '{ edges { node { id detectType level } } totalCount }';
    const of = async (vendor: string, words = '') => {
      const reply = await gateway.ask<{
        viewer: { abnormalChanges: { range: { start: string; end: string }; anomalies: Rows } };
      }>(
        `{ viewer { abnormalChanges(vendors: [${vendor}]${words}) { range { start end } anomalies ${ROWS} } } }`,
        { token },
      );
      return reply.expectData().viewer.abnormalChanges;
    };
    const { range, anomalies } = await of('AWS', ', comparison: MONTH_TO_DATE');
    const reply = await gateway.ask<{ viewer: { anomalies: Rows } }>(
      `{ viewer { anomalies(filter: { vendors: [AWS], start: "${range.start}", end: "${range.end}" }, sort: LEVEL)
        ${ROWS} } }`,
      { token },
    );
    expect(anomalies).toEqual(reply.expectData().viewer.anomalies);
    expect(anomalies.edges.map(({ node }) => node.detectType)).toContain('RULE');
    expect((await of('GCP')).anomalies).toEqual({ edges: [], totalCount: 0 });
  });

  test('is narrowed to vendors, and one call whatever is asked of it', async () => {
    const reply = await gateway.ask<{ viewer: { a: Feed; b: Feed } }>(
      `{ viewer { a: alertFeed(vendors: [GCP]) { totalCount } b: alertFeed(vendors: [GCP]) { unseenCount } } }`,
      { token },
    );
    expect(reply.expectData().viewer).toEqual({ a: { totalCount: 3 }, b: { unseenCount: 3 } });
    expect(gateway.callsOf(reply).filter((name) => name === 'alertFeed')).toHaveLength(1);
  });

  test('what is seen is told at once; an id of something else is refused', async () => {
    const before = await feed(`{ viewer { alertFeed ${FEED} } }`);
    const see = (ids: string[]) =>
      gateway.ask<{
        markAlertsSeen: { userErrors: { code: string; field: string }[]; viewer: { alertFeed: Feed } };
      }>(
        `mutation ($ids: [ID!]!) { markAlertsSeen(input: { alertIds: $ids }) {
          userErrors { code field } viewer { alertFeed ${FEED} } } }`,
        { token, variables: { ids } },
      );
    const [first] = before.alerts;
    const seen = (await see([first?.id ?? ''])).expectData().markAlertsSeen;
    expect(seen.userErrors).toEqual([]);
    expect(seen.viewer.alertFeed.unseenCount).toBe(before.unseenCount - 1);
    expect(seen.viewer.alertFeed.alerts[0]?.isSeen).toBe(true);
    const wrong = await see([toGlobalId('Anomaly', 'x')]);
    expect(wrong.expectData().markAlertsSeen.userErrors).toEqual([
      { code: 'UNKNOWN_ALERT', field: 'alertIds' },
    ]);
    expect(gateway.callsOf(wrong)).not.toContain('seeAlerts');
  });
});
