// A right that is taken away ends the streams that need it, before they tell more.
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { addRun } from '../../../upstream/stores/documents/loads/load-runs.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { PEOPLE, personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let owner: string;
let documents: Documents;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  owner = await personToken(upstream, 'owner');
  documents = await openDocuments(upstream.dataDir);
});

afterAll(async () => {
  await documents.destroy();
  await gateway.close();
  await upstream.close();
});

/** Changes the right of the finance person on the menu Data. */
async function setRight(right: string, writer: TestGateway): Promise<void> {
  const list = await writer.ask<{
    viewer: { administration: { members: { id: string; email: string; version: string }[] } };
  }>('{ viewer { administration { members { id email version } } } }', { token: owner });
  const { members } = list.expectData().viewer.administration;
  const finance = members.find(({ email }) => email === PEOPLE.finance.email);
  const input = { memberId: finance?.id, version: finance?.version, rights: [{ menu: 'DATA', right }] };
  const reply = await writer.ask(
    'mutation ($input: SetMemberRightsInput!) { setMemberRights(input: $input) { userErrors { code } } }',
    { token: owner, variables: { input } },
  );
  expect(reply.expectData().setMemberRights).toEqual({ userErrors: [] });
}

describe('an open stream of somebody whose right is taken away', () => {
  const listen = (token: string, url = gateway.url) => {
    const client = createClient({
      url: `${url}/graphql`,
      retryAttempts: 0,
      headers: { authorization: `Bearer ${token}` },
    });
    const stream = { events: [] as unknown[], codes: [] as unknown[], isComplete: false, client };
    client.subscribe(
      { query: 'subscription { loadProgress { source } }' },
      {
        next: ({ data, errors }) => {
          if (data?.loadProgress) stream.events.push(data.loadProgress);
          for (const { extensions } of errors ?? []) stream.codes.push(extensions?.code);
        },
        error: () => undefined,
        complete: () => {
          stream.isComplete = true;
        },
      },
    );
    return stream;
  };

  const begin = (runId: string) => {
    const at = new Date().toISOString();
    return addRun(documents, {
      run_id: runId,
      company_id: 'sunflower',
      origin: 'command',
      started_by: null,
      source: `${runId}.csv`,
      started_at: at,
      seen_at: at,
      ended_at: null,
      state: 'running',
      progress: null,
      load_id: null,
      file_count: null,
      rows_loaded: null,
      rows_rejected: null,
      months_shrunk: null,
      fault: null,
      report: null,
    });
  };

  test.each([
    ['by this gateway', () => gateway],
    ['by another one', async () => startGateway(upstream)],
  ])('S-05 ends before it tells more, when it is taken %s', async (name, gatewayOf) => {
    const writer = await gatewayOf();
    await setRight('EDIT', gateway);
    const [one, two] = [listen(owner), listen(await personToken(upstream, 'finance'))];
    const first = `first-${name}`;
    await begin(first);
    await expect.poll(() => two.events, { timeout: 8000 }).toContainEqual({ source: `${first}.csv` });
    await setRight('NONE', writer);
    // Older than what a stream may rely on.
    if (writer !== gateway) await new Promise((resolve) => setTimeout(resolve, 2500));
    const second = `second-${name}`;
    await begin(second);
    await expect.poll(() => one.events, { timeout: 8000 }).toContainEqual({ source: `${second}.csv` });
    await expect.poll(() => two.isComplete, { timeout: 8000 }).toBe(true);
    expect(two.codes).toEqual(['FORBIDDEN']);
    expect(two.events).not.toContainEqual({ source: `${second}.csv` });
    for (const { client } of [one, two]) client.dispose();
    if (writer !== gateway) await writer.close();
  });
});
