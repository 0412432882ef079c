// Walks the REST contract: what it describes is served, answers by its schema, and is printed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../upstream/contract/openapi.ts';
import { saveCurrency } from '../../upstream/contract/platform/preferences.ts';
import { SERVICES } from '../../upstream/contract/services.ts';
import { TOOLS_CLIENT_ID } from '../../upstream/identity/provider/realm.ts';
import { openDocuments } from '../../upstream/stores/documents/open-documents.ts';
import { addFailedDelivery } from '../support/product/anomaly/failed-delivery.ts';
import { addFailedLoad } from '../support/product/operations/failed-load.ts';
import { setRights } from '../support/product/own-company.ts';
import { preparedRequest } from '../support/product/prepared-requests.ts';
import { SAMPLE_COMPANIES, SAMPLE_REQUESTS } from '../support/product/requests.ts';
import { ask, type Caller, call } from '../support/product/rest.ts';
import { addSampleAnomaly } from '../support/product/sample-anomaly.ts';
import { startUpstream, type TestUpstream } from '../support/product/upstream.ts';

let upstream: TestUpstream;
let caller: Caller;
/** Of the OpenAPI document. */
let paths: Record<string, Record<string, unknown>>;

beforeAll(async () => {
  upstream = await startUpstream();
  await addFailedDelivery(upstream.dataDir, await addSampleAnomaly(upstream.dataDir));
  await addFailedLoad(upstream.dataDir);
  caller = {
    url: upstream.url,
    // A person may edit, which some endpoints need.
    token: await upstream.demoToken(),
    userId: 'dana-demo',
    companyId: 'sunflower',
  };
  const response = await fetch(`${upstream.url}/openapi.json`);
  ({ paths } = (await response.json()) as { paths: typeof paths });
});
afterAll(() => upstream?.close());

describe.each(Object.entries(CONTRACT))('endpoint %s', (name, endpoint) => {
  it('answers a request within the contract by its schema', async () => {
    const request = await preparedRequest(caller, name);
    expect(request, 'add a request to tests/support/product/requests.ts').toBeDefined();
    const companyId = SAMPLE_COMPANIES[name] ?? caller.companyId;
    await expect(ask({ ...caller, companyId }, endpoint, request)).resolves.toBeDefined();
  });

  it(endpoint.auth === 'bearer' ? 'refuses whoever has no token' : 'is open to everybody', async () => {
    const headers = { authorization: '' };
    const { status } = await call(caller, endpoint, SAMPLE_REQUESTS[name], { headers });
    expect(status).toBe(endpoint.auth === 'bearer' ? 401 : 200);
  });

  it('stands in the OpenAPI document', async () => {
    const path = `${SERVICES[endpoint.service].base}${endpoint.path}`;
    expect(paths[path]?.[endpoint.method.toLowerCase()]).toMatchObject({ operationId: name });
  });
});

describe('replies that change with the data alone', () => {
  const shared = Object.entries(CONTRACT).filter(([, endpoint]) => endpoint.caching !== 'live');

  // Some need the right to edit, which tools have not by themselves.
  const letToolsEdit = async (right: 'view' | 'edit') => {
    const documents = await openDocuments(upstream.dataDir);
    await setRights(documents, TOOLS_CLIENT_ID, caller.companyId, right);
    await documents.destroy();
  };
  beforeAll(() => letToolsEdit('edit'));
  afterAll(() => letToolsEdit('view'));

  it.each(shared)(
    '%s answers a person and a tool of the company alike, in any currency of theirs',
    async (name, endpoint) => {
      // The gateway serves this reply to every user with the right: it must require one, and name the company.
      expect([typeof endpoint.access, endpoint.hasContext, endpoint.answer]).toEqual([
        'object',
        true,
        'json',
      ]);
      const tool = { ...caller, token: await upstream.toolToken(), userId: TOOLS_CLIENT_ID };
      const request = await preparedRequest(caller, name);
      await ask(caller, saveCurrency, { currency: 'KRW' });
      await ask(tool, saveCurrency, { currency: 'USD' });
      const ofPerson = await ask(caller, endpoint, request);
      expect(await ask(tool, endpoint, request)).toEqual(ofPerson);
    },
  );
});

describe('requests outside of the contract', () => {
  const posts = Object.entries(CONTRACT).filter(([, endpoint]) => endpoint.hasContext);

  it.each(posts)('%s names the member of the common context that is missing', async (name, endpoint) => {
    const context = { companyId: undefined };
    const answer = await call(caller, endpoint, SAMPLE_REQUESTS[name], { context });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      status: 'fail',
      error: { code: 'BAD_REQUEST', field: 'companyId' },
    });
  });

  it.each(posts)('%s refuses a company that is not one of the user', async (name, endpoint) => {
    const context = { companyId: 'somebody-else' };
    const answer = await call(caller, endpoint, SAMPLE_REQUESTS[name], { context });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'fail', error: { code: 'FORBIDDEN', field: 'companyId' } });
  });

  it.each(posts)('%s refuses a body that names another user than the token', async (name, endpoint) => {
    const context = { userId: 'skyledger-tools' };
    const answer = await call(caller, endpoint, SAMPLE_REQUESTS[name], { context });
    expect(answer.body).toMatchObject({ status: 'fail', error: { code: 'FORBIDDEN', field: 'userId' } });
  });
});
