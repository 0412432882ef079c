// Rules for unusual cost over the real contract and Sunflower's own bills, and each bad input.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as rules from '../../../../upstream/contract/anomaly/rules.ts';
import type { Endpoint } from '../../../../upstream/contract/endpoint.ts';
import { evaluateRules } from '../../../../upstream/domains/anomaly/rules/evaluate-rules.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { openFacts } from '../../../../upstream/stores/facts/open-facts.ts';
import { callerOf } from '../../../support/people/people.ts';
import { ask, type Caller, call } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let documents: Documents;
let owner: Caller;

beforeAll(async () => {
  upstream = await startUpstream();
  documents = await openDocuments(upstream.dataDir);
  owner = await callerOf(upstream, 'owner');
});

afterAll(async () => {
  await documents?.destroy();
  await upstream?.close();
});

describe('N-04 rules', () => {
  const rule = {
    title: 'Kinesis',
    filters: { aws: [{ field: 'product' as const, values: ['Amazon Kinesis'] }] },
    comparison: 'latest_day' as const,
    minAlert: 1,
    maxAlert: 5,
  };

  it('begin with the band of 100 to 1000 USD in the currency of the company', async () => {
    const band = await ask(owner, rules.anomalyRules, {});
    expect(band).toMatchObject({ currency: 'USD', defaultMinAlert: 100, defaultMaxAlert: 1000, list: [] });
    await documents
      .updateTable('companies')
      .set({ currency: 'KRW' })
      .where('company_id', '=', 'workshop')
      .execute();
    const inWon = await ask({ ...owner, companyId: 'workshop' }, rules.anomalyRules, {});
    expect(inWon).toMatchObject({ currency: 'KRW', defaultMinAlert: 120_000, defaultMaxAlert: 1_200_000 });
  });

  it('are tried over the last 90 complete days, and find what they said they would', async () => {
    const { days } = await ask(owner, rules.tryAnomalyRule, rule);
    expect(days).toHaveLength(90);
    const fired = days.filter(({ hasFired }) => hasFired);
    expect(fired.map(({ date, changeRate }) => [date, changeRate]).slice(0, 2)).toEqual([
      ['2024-05-14', 359.52],
      ['2024-05-15', 37.82],
    ]);
    const { rule: saved } = await ask(owner, rules.saveAnomalyRule, rule);
    const { store: facts } = await openFacts({ dataDir: upstream.dataDir, documents, clickHouse: null });
    const found = await evaluateRules(
      { documents, facts },
      {
        companyId: 'sunflower',
        through: new Map([['aws', days.at(-1)?.date ?? '']]),
        dataVersion: 1,
        at: new Date(),
      },
    );
    await facts.close();
    expect(found[0]?.event).toMatchObject({
      detectType: 'RULE',
      ruleId: saved.ruleId,
      direction: 'UP',
      startedOn: fired[0]?.date,
    });
  });

  it('refuse each bad input by a code, and a stale change', async () => {
    const save = (change: object) => refusal({ ...rule, ...change });
    expect(await save({ title: ' ' })).toEqual(['NAME_MISSING', 'title']);
    expect(await save({ title: 'a <b>' })).toEqual(['TITLE_CHARACTERS', 'title']);
    expect(await save({ minAlert: 1000, maxAlert: 100 })).toEqual(['ALERT_BAND_INVALID', 'minAlert']);
    expect(await save({ threshold: 4 })).toEqual(['THRESHOLD_TOO_LOW', 'threshold']);
    expect(await save({ filters: { aws: [{ field: 'colour', values: ['red'] }] } })).toEqual([
      'BAD_REQUEST',
      'filters.aws.0.field',
    ]);
    expect(await save({ filters: { moon: [] } })).toEqual(['BAD_REQUEST', 'filters.moon']);
    expect(await save({ ruleId: 'none', version: 1 })).toEqual(['UNKNOWN_ANOMALY_RULE', 'ruleId']);
    const { list } = await ask(owner, rules.anomalyRules, {});
    const [saved] = list;
    expect(await save({ ruleId: saved?.ruleId, version: 9 })).toEqual(['CHANGED_MEANWHILE', 'version']);
    const removed = { ruleId: saved?.ruleId ?? '', version: saved?.version ?? 0 };
    await ask(owner, rules.deleteAnomalyRule, removed);
    expect(await refusal(removed, rules.deleteAnomalyRule)).toEqual(['UNKNOWN_ANOMALY_RULE', 'ruleId']);
  });
});

async function refusal(request: object, endpoint: Endpoint = rules.saveAnomalyRule) {
  const { body } = await call(owner, endpoint, { ...request });
  const { error } = body as { error?: { code: string; field?: string } };
  return [error?.code, error?.field];
}
