// Answers that the response cache sends again: only while everything that they are made of is as it was (promises, section C).
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { addRun, changeRun } from '../../../upstream/stores/documents/loads/load-runs.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { setCurrentCompany } from '../../../upstream/stores/documents/people/users.ts';
import { addMember } from '../../../upstream/stores/documents/platform/companies.ts';
import { PEOPLE, type Person, personToken } from '../../support/people/people.ts';
import { charge } from '../../support/product/focus-files.ts';
import { type Question, startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addOwnCompany, loadRows, runRows, setRights } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let documents: Documents;
const tokens = {} as Record<Person, string>;

beforeAll(async () => {
  upstream = await startUpstream();
  documents = await openDocuments(upstream.dataDir);
  const azure = charge(2, 'Leaves', '1', { ProviderName: 'Microsoft', BillingAccountId: '002' });
  await addOwnCompany(upstream.dataDir, 'birch', [charge(2, 'Trees', '10'), azure]);
  await addOwnCompany(upstream.dataDir, 'cedar', [charge(2, 'Wood', '500')]);
  for (const person of ['owner', 'finance'] as const) {
    tokens[person] = await personToken(upstream, person);
    for (const company of ['birch', 'cedar'])
      await addMember(documents, PEOPLE[person].userId, company, 'edit');
    await setCurrentCompany(documents, PEOPLE[person].userId, 'birch');
  }
});
afterAll(async () => {
  await documents?.destroy();
  await upstream?.close();
});
beforeEach(async () => {
  gateway = await startGateway(upstream, { REPLY_CACHE_MB: '8' });
  onTestFinished(() => gateway.close());
});

const TOTAL = '{ viewer { costMonthToDate(vendors: [AWS]) { total } } }';

/** What is answered, and whether it was kept. */
async function ask(query: string, person: Person = 'owner', question: Question = {}) {
  const before = await keptAnswers();
  const reply = await gateway.ask(query, { token: tokens[person], ...question });
  return { viewer: reply.expectData().viewer, isKept: (await keptAnswers()) > before };
}
async function keptAnswers(): Promise<number> {
  const text = await (await fetch(`${gateway.url}/metrics`)).text();
  return Number(/^skyledger_kept_answers_total (\d+)$/m.exec(text)?.[1]);
}
const total = (amount: number) => ({ costMonthToDate: { total: amount } });

const load = (amount: string) => loadRows(documents, upstream.dataDir, 'birch', [charge(2, 'Trees', amount)]);

test('the same question of the same user is answered by the text of before, until new data are loaded', async () => {
  await load('10');
  expect(await ask(TOTAL)).toEqual({ viewer: total(10), isKept: false });
  expect(await ask(TOTAL)).toEqual({ viewer: total(10), isKept: true });
  await load('25');
  expect(await ask(TOTAL)).toEqual({ viewer: total(25), isKept: false });
  expect(await ask(TOTAL)).toEqual({ viewer: total(25), isKept: true });
});

test('who asks and what he may is asked each time, and nothing else', async () => {
  await ask(TOTAL);
  const reply = await gateway.ask(TOTAL, { token: tokens.owner });
  expect(gateway.callsOf(reply)).toEqual(['currentUser', 'menus']);
});

test('nobody gets the answer of another user, nor that of another company', async () => {
  const query = '{ viewer { user { email } costMonthToDate(vendors: [AWS]) { total } } }';
  await load('10');
  const emailOf = ({ viewer }: { viewer: unknown }) => (viewer as { user: { email: string } }).user.email;
  const [owner, finance] = [await ask(query), await ask(query, 'finance')];
  expect([owner.isKept, finance.isKept]).toEqual([false, false]);
  const again = [await ask(query), await ask(query, 'finance')];
  expect(again.map(({ isKept }) => isKept)).toEqual([true, true]);
  expect(again.map(emailOf)).toEqual([owner, finance].map(emailOf));
  expect(emailOf(owner)).not.toBe(emailOf(finance));

  await setCurrentCompany(documents, PEOPLE.finance.userId, 'cedar');
  onTestFinished(() => setCurrentCompany(documents, PEOPLE.finance.userId, 'birch'));
  expect(await ask(query, 'finance')).toMatchObject({ viewer: total(500), isKept: false });
  expect(await ask(query)).toMatchObject({ viewer: total(10), isKept: true });
});

test('a right that is taken away counts at once', async () => {
  await ask(TOTAL);
  expect((await ask(TOTAL)).isKept).toBe(true);
  const setRight = (right: 'none' | 'edit') => setRights(documents, PEOPLE.owner.userId, 'birch', right);
  await setRight('none');
  onTestFinished(() => setRight('edit'));
  const refused = await gateway.ask(TOTAL, { token: tokens.owner });
  expect(refused.expectError().extensions.code).toBe('FORBIDDEN');
  // A refusal is no answer to keep.
  await setRight('edit');
  expect((await ask(TOTAL)).isKept).toBe(false);
  expect((await ask(TOTAL)).isKept).toBe(true);
});

test('a page that was made for another company is told so, though the answer is kept', async () => {
  const from = (company: string) => ({ token: tokens.owner, headers: { 'x-skyledger-company': company } });
  (await gateway.ask(TOTAL, from('birch'))).expectData();
  expect((await ask(TOTAL, 'owner', from('birch'))).isKept).toBe(true);
  const reply = await gateway.ask(TOTAL, from('cedar'));
  expect(reply.expectError().extensions.code).toBe('CONFLICT');
});

test('another selection of vendors is another answer', async () => {
  const query = '{ viewer { preferences { selectedVendors } costMonthToDate { total } } }';
  const select = (vendors: string) =>
    gateway.ask(
      `mutation { saveSelectedVendors(input: { vendors: [${vendors}] }) { userErrors { code } } }`,
      {
        token: tokens.owner,
      },
    );
  (await select('AWS')).expectData();
  await ask(query);
  expect(await ask(query)).toMatchObject({
    viewer: { preferences: { selectedVendors: ['AWS'] } },
    isKept: true,
  });
  (await select('AWS, AZURE')).expectData();
  expect(await ask(query)).toMatchObject({
    viewer: { preferences: { selectedVendors: ['AWS', 'AZURE'] } },
    isKept: false,
  });
});

test('other variables, another operation and another language are other questions', async () => {
  const query = `query One($vendors: [Vendor!]) { viewer { costMonthToDate(vendors: $vendors) { total } } }
    query Two { viewer { costMonthToDate(vendors: [AWS]) { lastMonthTotal } } }`;
  const vendors = (...names: string[]) => ({ variables: { vendors: names } });
  const asked = async (question: Question, operationName = 'One') => {
    const before = await keptAnswers();
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${tokens.owner}`,
        ...question.headers,
      },
      body: JSON.stringify({ query, operationName, variables: question.variables }),
    });
    expect(await response.json()).toMatchObject({ data: { viewer: { costMonthToDate: {} } } });
    return (await keptAnswers()) > before;
  };
  expect([await asked(vendors('AWS')), await asked(vendors('AWS'))]).toEqual([false, true]);
  expect(await asked(vendors('AZURE', 'AWS'))).toBe(false);
  expect(await asked({ ...vendors('AWS'), headers: { 'accept-language': 'ko' } })).toBe(false);
  expect([await asked({}, 'Two'), await asked({}, 'Two')]).toEqual([false, true]);
});

test('a question that is longer than any of the web is answered and not remembered', async () => {
  const junk = { variables: { junk: 'x'.repeat(5000) } };
  const answers = [await ask(TOTAL, 'owner', junk), await ask(TOTAL, 'owner', junk)];
  expect(answers.map(({ isKept }) => isKept)).toEqual([false, false]);
});

test('what others may change meanwhile is asked each time, and a change of it is another answer', async () => {
  const query = '{ viewer { savedFilters { name } costMonthToDate(vendors: [AWS]) { total } } }';
  await ask(query);
  const again = await gateway.ask(query, { token: tokens.owner });
  expect(gateway.callsOf(again)).toEqual(['currentUser', 'menus', 'userFilters']);
  expect(await ask(query)).toMatchObject({ viewer: { savedFilters: [] }, isKept: true });
  const saving = `mutation { saveFilterAs(input: { name: "Trees", conditions: [{ vendor: AWS, conditions: [{ field: ACCOUNT, values: ["001"] }] }] }) {
    userErrors { code } } }`;
  expect((await gateway.ask(saving, { token: tokens.owner })).expectData()).toMatchObject({
    saveFilterAs: { userErrors: [] },
  });
  expect(await ask(query)).toMatchObject({ viewer: { savedFilters: [{ name: 'Trees' }] }, isKept: false });
});

test('the report of an ended load is asked for once, the list of loads each time', async () => {
  const query =
    '{ viewer { loads { totalCount edges { node { state report { files { rowsLoaded } } } } } } }';
  const run = () => runRows(documents, upstream.dataDir, 'birch', [charge(2, 'Trees', '10')]);
  await run();
  const calls = async () => {
    const reply = await gateway.ask(query, { token: tokens.owner });
    reply.expectData();
    return gateway.callsOf(reply);
  };
  expect(await calls()).toEqual(['currentUser', 'loadRunReport', 'loadRuns', 'menus']);
  expect(await calls()).toEqual(['currentUser', 'loadRuns', 'menus']);
  expect(await ask(query)).toMatchObject({ viewer: { loads: { totalCount: 1 } }, isKept: true });
  await run();
  expect(await ask(query)).toMatchObject({ viewer: { loads: { totalCount: 2 } }, isKept: false });
});

test('the state of a load that goes on is asked for each time', async () => {
  const runId = 'goes-on';
  const now = new Date().toISOString();
  await addRun(documents, {
    ...{ run_id: runId, company_id: 'birch', origin: 'command', started_by: null, source: 'rows.csv' },
    ...{ started_at: now, seen_at: now, ended_at: null, state: 'running', progress: null, load_id: null },
    ...{ file_count: null, rows_loaded: null, rows_rejected: null, months_shrunk: null },
    ...{ fault: null, report: null },
  });
  const state = async () => {
    const query = `{ viewer { load(id: "${toGlobalId('LoadRun', runId)}") { state } } }`;
    const { viewer } = await ask(query);
    return (viewer as { load: { state: string } }).load.state;
  };
  expect([await state(), await state()]).toEqual(['RUNNING', 'RUNNING']);
  await changeRun(documents, runId, { state: 'interrupted', ended_at: now });
  expect(await state()).toBe('INTERRUPTED');
});

test.each([
  ['what depends on the moment', '{ viewer { freeTrial { endsOn } } }'],
  ['what nobody has to sign in for', '{ __typename }'],
])('%s is not kept', async (_, query) => {
  const answers = [];
  for (let time = 0; time < 2; time++) {
    const before = await keptAnswers();
    const reply = await gateway.ask(query, { token: tokens.owner });
    answers.push(reply.expectData());
    expect(await keptAnswers()).toBe(before);
  }
  expect(answers[0]).toEqual(answers[1]);
});
