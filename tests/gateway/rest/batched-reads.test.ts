// Where an endpoint takes a list, one key and twenty keys of a request cost the same calls.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import { MAX_DASHBOARDS } from '../../../lib/rules/dashboard-names.ts';
import { addSavedFilter } from '../../../upstream/stores/documents/cost-analytics/saved-filters.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { addRun } from '../../../upstream/stores/documents/loads/load-runs.ts';
import { keepMail } from '../../../upstream/stores/documents/mails/mails.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { setCurrentCompany } from '../../../upstream/stores/documents/people/users.ts';
import { addMember } from '../../../upstream/stores/documents/platform/companies.ts';
import { PEOPLE, personToken } from '../../support/people/people.ts';
import { charge } from '../../support/product/focus-files.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addOwnCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const MANY = 20;
const AT = new Date('2024-06-01T00:00:00Z');
const COMPANY = 'birch';
const { userId, email } = PEOPLE.owner;

let upstream: TestUpstream;
let gateway: TestGateway;
let documents: Documents;
let token: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  documents = await openDocuments(upstream.dataDir);
  await addOwnCompany(upstream.dataDir, COMPANY, [charge(2, 'Trees', '10')]);
  await addMember(documents, userId, COMPANY, 'edit');
  await setCurrentCompany(documents, userId, COMPANY);
  token = await personToken(upstream, 'owner');
});
afterAll(async () => {
  await documents?.destroy();
  await gateway?.close();
  await upstream?.close();
});

/** The calls of a query beside those about who asks, and its answer. */
async function asked(query: string) {
  const reply = await gateway.ask<{ viewer: Record<string, unknown> } & Record<string, unknown>>(query, {
    token,
  });
  const data = reply.expectData();
  return { data, calls: gateway.callsOf(reply).filter((call) => !['currentUser', 'menus'].includes(call)) };
}

const aliased = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `f${index}: ${field(index)}`).join(' ');

test('reports of loads', async () => {
  for (let index = 0; index < MANY; index++) {
    const at = new Date(AT.getTime() + index).toISOString();
    await addRun(documents, {
      ...{
        run_id: `run-${index}`,
        company_id: COMPANY,
        origin: 'command',
        started_by: null,
        source: 'rows.csv',
      },
      ...{ started_at: at, seen_at: at, ended_at: at, state: 'loaded', progress: null, load_id: null },
      ...{ file_count: 1, rows_loaded: index, rows_rejected: 0, months_shrunk: 0, fault: null },
      report: JSON.stringify({ files: [], filesLeftOut: index, replaced: [], replacedLeftOut: 0 }),
    });
  }
  const loads = (count: number) =>
    asked(
      `{ viewer { loads(itemsPerPage: ${count}) { edges { node { source report { filesLeftOut } } } } } }`,
    );
  const [one, many] = [await loads(1), await loads(MANY)];
  expect(many.calls).toEqual(one.calls);
  expect(one.calls).toEqual(['loadRunReport', 'loadRuns']);
  const { edges } = many.data.viewer.loads as { edges: { node: { report: { filesLeftOut: number } } }[] };
  expect(edges.map(({ node }) => node.report.filesLeftOut)).toEqual(
    Array.from({ length: MANY }, (_, index) => MANY - 1 - index),
  );
});

test('links of dashboards', async () => {
  for (let index = 1; index < MAX_DASHBOARDS; index++)
    await asked(
      `mutation { saveDashboardAs(input: { name: "Board ${index}", scope: {}, widgets: [] }) { userErrors { code } } }`,
    );
  const { data } = await asked('{ viewer { dashboards { id } } }');
  const boards = data.viewer.dashboards as { id: string }[];
  expect(boards).toHaveLength(MAX_DASHBOARDS);
  for (const { id } of boards.slice(0, 2))
    await asked(
      `mutation { shareDashboard(input: { dashboard: "${id}", withFilters: false }) { userErrors { code } } }`,
    );
  const shares = (count: number) =>
    asked(
      `{ viewer { ${aliased(count, (index) => `dashboard(id: "${boards[index]?.id}") { shares { uuid } }`)} } }`,
    );
  const [one, many] = [await shares(1), await shares(MAX_DASHBOARDS)];
  expect(many.calls).toEqual(one.calls);
  expect(one.calls).toEqual(['dashboardShares', 'dashboards']);
  const lists = Object.values(many.data.viewer) as { shares: unknown[] }[];
  expect(lists.map((board) => board.shares.length)).toEqual([1, 1, ...Array(MAX_DASHBOARDS - 2).fill(0)]);
});

test('saved filters by id', async () => {
  const ids: string[] = [];
  for (let index = 0; index < MANY; index++) {
    const content = { name: `Filter ${index}`, conditions: '{}' };
    const added = await addSavedFilter(documents, { userId, companyId: COMPANY }, content as never, AT);
    if (typeof added === 'string') throw new Error(added);
    ids.push(toGlobalId('SavedFilter', added.filterId));
  }
  const filters = (count: number) =>
    asked(`{ ${aliased(count, (index) => `node(id: "${ids[index]}") { ... on SavedFilter { name } }`)} }`);
  const [one, many] = [await filters(1), await filters(MANY)];
  expect(many.calls).toEqual(one.calls);
  expect(one.calls).toEqual(['userFilters']);
  expect(Object.values(many.data)).toEqual(ids.map((_, index) => ({ name: `Filter ${index}` })));
});

test('mails by id', async () => {
  const ids: string[] = [];
  for (let index = 0; index < MANY; index++) {
    const mail = {
      ...{ mailId: `mail-${index}`, companyId: COMPANY, senderId: userId, kind: 'invoice', language: 'en' },
      ...{ recipients: [email], subject: `Subject ${index}`, html: '', text: '', attachments: [] },
      ...{ idempotencyKey: `mail-${index}`, unsubscribeUrl: null, reference: null },
    };
    await keepMail(documents, mail as never, AT);
    ids.push(toGlobalId('Mail', mail.mailId));
  }
  const mails = (count: number) =>
    asked(`{ viewer { ${aliased(count, (index) => `mail(id: "${ids[index]}") { subject }`)} } }`);
  const [one, many] = [await mails(1), await mails(MANY)];
  expect(many.calls).toEqual(one.calls);
  expect(one.calls).toEqual(['mailList']);
  expect(Object.values(many.data.viewer)).toEqual(ids.map((_, index) => ({ subject: `Subject ${index}` })));
});
