// Services that refuse a request by a code of the catalogue: which refusals are user errors, and which are errors.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BadUpstream, json, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let survey: BadUpstream;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  [upstream, survey] = await Promise.all([startUpstream(), startBadUpstream()]);
  gateway = await startGateway(upstream, { UPSTREAM_URL_SURVEY: survey.url });
  token = await personToken(upstream, 'owner');
});

afterAll(async () => {
  await gateway?.close();
  await survey?.close();
  await upstream?.close();
});

describe('G-09 services that refuse with a code of the catalogue', () => {
  const SAVE = 'mutation { saveSurvey(input: { isLater: true }) { userErrors { code message } } }';

  test.each(['fail', 'FAIL'])('G-03 in an envelope that says %s', async (status) => {
    survey.behave((_request, response) =>
      json(response, { status, error: { code: 'ALREADY_SUBMITTED', message: 'secret words' } }),
    );
    const reply = await gateway.ask(SAVE, { token });
    expect(reply.expectData().saveSurvey).toMatchObject({ userErrors: [{ code: 'ALREADY_SUBMITTED' }] });
    expect(JSON.stringify(reply.data)).not.toContain('secret');
  });

  test('G-03 any other code is an error that keeps its number', async () => {
    survey.behave((_request, response) =>
      json(response, { status: 'fail', error: { code: '20042', message: 'no' } }),
    );
    const reply = await gateway.ask(SAVE, { token });
    expect(reply.expectError().extensions).toMatchObject({ upstreamCode: '20042' });
  });
});
