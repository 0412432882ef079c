// Judging of rules beside the models, what it withdraws, and the replay of a false alarm, on Sunflower's own bills.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aiPossibleCause } from '../../../../../upstream/contract/anomaly/ai.ts';
import { detectedList } from '../../../../../upstream/contract/anomaly/alerts.ts';
import { replayAlert } from '../../../../../upstream/contract/anomaly/handling.ts';
import { saveAnomalyRule } from '../../../../../upstream/contract/anomaly/rules.ts';
import { judgeRules } from '../../../../../upstream/domains/anomaly/judging/judge-rules.ts';
import { companyData } from '../../../../../upstream/domains/shared/company-data.ts';
import type { Documents } from '../../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../../upstream/stores/documents/open-documents.ts';
import type { FactStore } from '../../../../../upstream/stores/facts/answers/answer.ts';
import { openFacts } from '../../../../../upstream/stores/facts/open-facts.ts';
import { callerOf } from '../../../../support/people/people.ts';
import { ask, type Caller, call } from '../../../../support/product/rest.ts';
import { addSampleAnomaly } from '../../../../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../../../../support/product/upstream.ts';

let upstream: TestUpstream;
let documents: Documents;
let facts: FactStore;
let owner: Caller;

beforeAll(async () => {
  upstream = await startUpstream();
  documents = await openDocuments(upstream.dataDir);
  facts = (await openFacts({ dataDir: upstream.dataDir, documents, clickHouse: null })).store;
  owner = await callerOf(upstream, 'owner');
}, 120_000);

afterAll(async () => {
  await facts?.close();
  await documents?.destroy();
  await upstream?.close();
});

async function judge() {
  const stores = {
    documents,
    facts,
    demoToday: 'auto' as const,
    environment: 'LOCAL',
    now: () => new Date(),
  };
  const data = await companyData(stores, 'sunflower');
  await judgeRules({ stores, company: { companyId: 'sunflower', dataVersion: 1 }, data });
  const { list } = await ask(owner, detectedList, { detectType: 'user', sort: 'oldest' });
  return list;
}

it('N-04 a rule is judged without any plan, once for each span of days, and explained to the cent', async () => {
  const { rule } = await ask(owner, saveAnomalyRule, {
    title: 'Kinesis',
    filters: { aws: [{ field: 'product', values: ['Amazon Kinesis'] }] },
    comparison: 'last_3_days',
    threshold: 50,
    minAlert: 1,
    maxAlert: 5,
  });
  const [first, ...others] = await judge();
  expect(first).toMatchObject({
    detectType: 'user',
    ruleTitle: 'Kinesis',
    startDate: '2024-05-14',
    direction: 'UP',
    level: 'critical',
  });
  const causes = await ask(owner, aiPossibleCause, { alertId: first?.alertId ?? '' });
  expect(causes.difference).toBe(first?.impact);
  // Judged again, each is the one that it was.
  expect((await judge()).map(({ alertId }) => alertId)).toEqual(
    [first, ...others].map((each) => each?.alertId),
  );
  // A rule that says less finds less: what the older one found stays told.
  await ask(owner, saveAnomalyRule, { ...rule, threshold: 1e6 });
  expect(await judge()).toHaveLength(1 + others.length);
});

it('N-02 the replay says what the wider fence keeps and silences, and refuses the alerts of rules', async () => {
  const { eventId } = await addSampleAnomaly(upstream.dataDir);
  const replay = await ask(owner, replayAlert, { alertId: eventId });
  expect(replay).toMatchObject({ factor: 1, widenedFactor: 1.25, endDate: '2024-06-29' });
  expect(replay.kept.concat(replay.silenced).map(({ startDate }) => startDate)).toContain('2024-05-14');
  const told = replay.kept.find(({ startDate }) => startDate === '2024-05-14');
  expect(told).toMatchObject({ direction: 'UP', alertId: eventId, state: 'OPEN' });
  const [ofRule] = (await ask(owner, detectedList, { detectType: 'user' })).list;
  const { body } = await call(owner, replayAlert, { alertId: ofRule?.alertId });
  expect(body).toMatchObject({ error: { code: 'NOT_REPLAYED', field: 'alertId' } });
});
