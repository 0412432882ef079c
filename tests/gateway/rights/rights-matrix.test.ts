// Roles × every field of the graph × every endpoint of the services, walked from the schema and the contract themselves.
import { type GraphQLField, getDirectiveValues, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../../../gateway/schema.ts';
import { MENUS, type MenuName } from '../../../lib/catalogue/menus.ts';
import type { MenuAccess } from '../../../upstream/contract/endpoint.ts';
import { CONTRACT } from '../../../upstream/contract/openapi.ts';
import { callerOf, type Person, personToken, toolCaller } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { preparedRequest } from '../../support/product/prepared-requests.ts';
import { SAMPLE_REQUESTS } from '../../support/product/requests.ts';
import { type Caller, call } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

type Right = 'edit' | 'view' | 'none';
type Role = Person | 'tool';

const RANKS: Record<Right, number> = { none: 0, view: 1, edit: 2 };

/** What each role may do on each menu; null: belongs to no company. */
const ROLES: Record<Role, ((menu: MenuName) => Right) | null> = {
  owner: () => 'edit',
  finance: (menu) => (menu === 'BILLING' ? 'edit' : 'none'),
  viewer: () => 'view',
  noMenu: () => 'none',
  noAccount: null,
  tool: () => 'view',
};
const ROLE_NAMES = Object.keys(ROLES) as Role[];

const isAllowed = (role: Role, { menu, needs }: { menu: MenuName; needs: Right }) =>
  RANKS[ROLES[role]?.(menu) ?? 'none'] >= RANKS[needs];

const ENTRIES = ['Query', 'Viewer', 'Mutation', 'Subscription'];
const schema = createSchema();

interface Entry {
  type: string;
  field: GraphQLField<unknown, unknown>;
  menu: MenuName | null;
  needs: Right;
  isForEveryone: boolean;
}

const entries: Entry[] = ENTRIES.flatMap((name) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`there is no type ${name}`);
  return Object.values(type.getFields()).map((field) => {
    const [menu, everyone] = ['menu', 'everyone'].map((directive) => {
      const known = schema.getDirective(directive);
      return known && field.astNode && getDirectiveValues(known, field.astNode);
    });
    const rule = menu as { code: MenuName; needs: string } | null | undefined;
    return {
      type: name,
      field,
      menu: rule?.code ?? null,
      needs: (rule?.needs.toLowerCase() ?? 'none') as Right,
      isForEveryone: everyone !== undefined && everyone !== null,
    };
  });
});

/** One use of each field that needs a right; a new field fails here until it is added. */
const USES: Record<string, string> = {
  'Viewer.administration': '{ viewer { administration { members { id } } } }',
  'Viewer.bill': '{ viewer { bill(vendor: AWS, month: "2024-05-01") { charges { status { state } } } } }',
  'Viewer.bills': '{ viewer { bills(vendor: AWS) { months { month } } } }',
  'Viewer.budgetAlerts': '{ viewer { budgetAlerts { people { name } } } }',
  'Viewer.budgetProposal':
    '{ viewer { budgetProposal(scopes: [{ kind: COMPANY }], months: ["2025-05-01"]) { cells { amount } } } }',
  'Viewer.budgetStatus': '{ viewer { budgetStatus { currency } } }',
  'Viewer.budgets': '{ viewer { budgets { version } } }',
  'Viewer.costAnalytics':
    '{ viewer { costAnalytics(query: { range: { frame: LAST_7_DAYS } }) { currency } } }',
  'Viewer.costDetail':
    '{ viewer { costDetail(of: { vendor: AWS, keys: ["x"], viewBy: PRODUCT, date: "2024-05-01" }) { portions { total } } } }',
  'Viewer.costExports': '{ viewer { costExports { id } } }',
  'Viewer.costFilterOptions': '{ viewer { costFilterOptions(range: { frame: LAST_7_DAYS }) { currency } } }',
  'Viewer.costFilterValues':
    '{ viewer { costFilterValues(range: { frame: LAST_7_DAYS }, field: REGION) { totalCount } } }',
  'Viewer.costMonthToDate': '{ viewer { costMonthToDate { total } } }',
  'Viewer.costOverTime': '{ viewer { costOverTime { currency } } }',
  'Viewer.dashboard': '{ viewer { dashboard { id } } }',
  'Viewer.dashboards': '{ viewer { dashboards { id } } }',
  'Viewer.dashboardTemplates': '{ viewer { dashboardTemplates { name } } }',
  'Viewer.widgetContent': '{ viewer { widgetContent(type: ALERTS, settings: {}) { id } } }',
  'Viewer.costTrend': '{ viewer { costTrend { currency } } }',
  'Viewer.dashboardSharePreview':
    '{ viewer { dashboardSharePreview(dashboard: "none", withFilters: true) { name } } }',
  'Viewer.sharedDashboard': '{ viewer { sharedDashboard(uuid: "none") { __typename } } }',
  'Mutation.copySharedDashboard':
    'mutation { copySharedDashboard(input: { uuid: "none" }) { userErrors { code } } }',
  'Mutation.revokeDashboardShare':
    'mutation { revokeDashboardShare(input: { dashboard: "none", uuid: "none" }) { userErrors { code } } }',
  'Mutation.shareDashboard':
    'mutation { shareDashboard(input: { dashboard: "none", withFilters: false }) { userErrors { code } } }',
  'Viewer.dataChange': '{ viewer { dataChange(id: "RGF0YUNoYW5nZTpub25l") { id } } }',
  'Viewer.dataChanges': '{ viewer { dataChanges { totalCount } } }',
  'Viewer.storedData': '{ viewer { storedData { rowCount } } }',
  'Mutation.removeData':
    'mutation { removeData(input: { scope: {}, confirmation: "wrong" }) { userErrors { code } } }',
  'Mutation.revertDataChange':
    'mutation { revertDataChange(input: { id: "none", confirmation: "" }) { userErrors { code } } }',
  'Viewer.dataState': '{ viewer { dataState { vendors { rowCount } } } }',
  'Viewer.estimatedCost': '{ viewer { estimatedCost { total } } }',
  'Viewer.invoicePreview':
    '{ viewer { invoicePreview(input: { vendor: AWS, month: "2024-05-01", fileType: CSV, language: EN }) { userErrors { code } } } }',
  'Viewer.invoiceRecipients': '{ viewer { invoiceRecipients { people { name } } } }',
  'Viewer.invoiceReservations': '{ viewer { invoiceReservations { id } } }',
  'Viewer.load': '{ viewer { load(id: "TG9hZFJ1bjpub25l") { id } } }',
  'Viewer.loads': '{ viewer { loads { totalCount } } }',
  'Viewer.savedFilters': '{ viewer { savedFilters { id } } }',
  'Viewer.topCosts': '{ viewer { topCosts { total } } }',
  'Viewer.yearForecast': '{ viewer { yearForecast { total } } }',
  'Viewer.abnormalChanges': '{ viewer { abnormalChanges { totalCount } } }',
  'Viewer.aiAnomalies': '{ viewer { aiAnomalies { __typename } } }',
  'Viewer.costByVendor': '{ viewer { costByVendor { currency } } }',
  'Viewer.integratedPortion': '{ viewer { integratedPortion { total } } }',
  'Viewer.portionBy': '{ viewer { portionBy { total } } }',
  'Viewer.productPortion': '{ viewer { productPortion { total } } }',
  'Viewer.serviceGroupPortion': '{ viewer { serviceGroupPortion(serviceGroupSet: "Pool") { total } } }',
  'Viewer.totalSaving': '{ viewer { totalSaving { currency } } }',
  'Viewer.userAnomalies': '{ viewer { userAnomalies { __typename } } }',
  'Viewer.productCategories': '{ viewer { productCategories { categories } } }',
  'Viewer.vendorCosts': '{ viewer { vendorCosts { currency } } }',
  'Mutation.copyDashboard': 'mutation { copyDashboard(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.createDashboard': 'mutation { createDashboard(input: { name: "" }) { userErrors { code } } }',
  'Mutation.deleteDashboard':
    'mutation { deleteDashboard(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.deleteDashboardMail':
    'mutation { deleteDashboardMail(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.pauseDashboardMail':
    'mutation { pauseDashboardMail(input: { id: "none", version: 1, isPaused: true }) { userErrors { code } } }',
  'Mutation.scheduleDashboardMail':
    'mutation { scheduleDashboardMail(input: { dashboard: "none", cycle: DAILY, zone: KST, recipients: [] }) { userErrors { code } } }',
  'Viewer.dashboardMail': '{ viewer { dashboardMail(id: "none") { id } } }',
  'Viewer.dashboardMails': '{ viewer { dashboardMails { id } } }',
  'Mutation.mailDashboard':
    'mutation { mailDashboard(input: { id: "none", recipients: [], idempotencyKey: "x" }) { userErrors { code } } }',
  'Mutation.saveDashboard':
    'mutation { saveDashboard(input: { id: "none", version: 1, name: "", scope: {}, widgets: [] }) { userErrors { code } } }',
  'Mutation.saveDashboardAs':
    'mutation { saveDashboardAs(input: { name: "", scope: {}, widgets: [] }) { userErrors { code } } }',
  'Mutation.saveWidget':
    'mutation { saveWidget(input: { dashboardId: "none", version: 1, widget: { index: 1, type: ALERTS, layout: { x: 0, y: 0, width: 6, height: 13 }, settings: {} } }) { userErrors { code } } }',
  'Mutation.selectDashboard': 'mutation { selectDashboard(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.addUploadPart':
    'mutation { addUploadPart(input: { upload: "11111111111111111111111111111111", file: ".hidden", offset: 0, data: "" }) { size } }',
  'Mutation.loadUpload':
    'mutation { loadUpload(input: { upload: "11111111111111111111111111111111", allow: [], isPlanOnly: true }) { load { id } } }',
  'Mutation.readBudgetFile': 'mutation { readBudgetFile(input: { text: "" }) { faults { code } } }',
  'Mutation.saveBudgetAlert':
    'mutation { saveBudgetAlert(input: { scope: { kind: COMPANY }, version: 99, actual: [], expected: [], recipients: [] }) { userErrors { code } } }',
  'Mutation.saveBudgets': 'mutation { saveBudgets(input: { version: "none" }) { userErrors { code } } }',
  'Mutation.saveProductCategories':
    'mutation { saveProductCategories(input: { changes: [] }) { userErrors { code } } }',
  'Mutation.deleteCostNote':
    'mutation { deleteCostNote(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.saveCostNote':
    'mutation { saveCostNote(input: { date: "2024-05-01", text: "" }) { userErrors { code } } }',
  'Mutation.cancelCostExport': 'mutation { cancelCostExport(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.mailCostExport':
    'mutation { mailCostExport(input: { key: "of the matrix", export: { part: DETAILS, query: { range: { frame: LAST_7_DAYS } } } }) { userErrors { code } } }',
  'Mutation.addMember':
    'mutation { addMember(input: { email: "no address", name: "", rights: [] }) { userErrors { code } } }',
  'Mutation.deleteFilter':
    'mutation { deleteFilter(input: { id: "none", version: 1 }) { userErrors { code } } }',
  'Mutation.saveFilter':
    'mutation { saveFilter(input: { id: "none", version: 1, name: "", conditions: [] }) { userErrors { code } } }',
  'Mutation.saveFilterAs':
    'mutation { saveFilterAs(input: { name: "", conditions: [] }) { userErrors { code } } }',
  'Mutation.deleteReservation':
    'mutation { deleteReservation(input: { id: "none" }) { userErrors { code } } }',
  'Mutation.pauseReservation':
    'mutation { pauseReservation(input: { id: "none", version: 1, isPaused: true }) { userErrors { code } } }',
  'Mutation.reserveInvoice':
    'mutation { reserveInvoice(input: { vendor: AWS, fileType: CSV, language: EN, recipients: [], zone: KST }) { userErrors { code } } }',
  'Mutation.sendInvoice':
    'mutation { sendInvoice(input: { vendor: AWS, month: "2024-05-01", fileType: CSV, language: EN, recipients: [], idempotencyKey: "rights-matrix" }) { userErrors { code } } }',
  'Mutation.removeMember':
    'mutation { removeMember(input: { memberId: "none", version: "" }) { userErrors { code } } }',
  'Mutation.renewInvitation':
    'mutation { renewInvitation(input: { memberId: "none" }) { userErrors { code } } }',
  'Mutation.setInvoiceDetails': `mutation { setInvoiceDetails(input: {
    billToAddress: "", billToName: "", billToTaxNumber: "", issuerAddress: "", issuerName: "", issuerTaxNumber: "", version: "none"
  }) { userErrors { code } } }`,
  'Mutation.setAuthorisedVendors':
    'mutation { setAuthorisedVendors(input: { version: "none" }) { userErrors { code } } }',
  'Mutation.resetOneTimePassword':
    'mutation { resetOneTimePassword(input: { memberId: "none" }) { userErrors { code } } }',
  'Mutation.setAllowedAddresses':
    'mutation { setAllowedAddresses(input: { memberId: "none", version: "", addresses: [] }) { userErrors { code } } }',
  'Mutation.setMemberRights':
    'mutation { setMemberRights(input: { memberId: "none", version: "", rights: [] }) { userErrors { code } } }',
};

let upstream: TestUpstream;
let gateway: TestGateway;
let tokens: Record<Role, string>;
let callers: Record<Role, Caller>;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  const people = ROLE_NAMES.filter((role) => role !== 'tool');
  const signedIn = await Promise.all(people.map((role) => personToken(upstream, role)));
  const known = people.map((role, index) => [role, signedIn[index]]);
  tokens = Object.fromEntries([...known, ['tool', await upstream.toolToken()]]);
  const calls = await Promise.all(
    ROLE_NAMES.map((role) => (role === 'tool' ? toolCaller(upstream) : callerOf(upstream, role))),
  );
  callers = Object.fromEntries(ROLE_NAMES.map((role, index) => [role, calls[index]])) as typeof callers;
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

describe('S-05 every field of the graph', () => {
  test.each(entries.map((entry) => [`${entry.type}.${entry.field.name}`, entry] as const))(
    '%s says who may use it',
    (_name, { menu, isForEveryone }) => {
      expect([menu !== null, isForEveryone].filter(Boolean)).toHaveLength(1);
    },
  );

  const guarded = entries.filter(({ type, menu }) => menu !== null && type !== 'Subscription');

  test('that needs a right is used below', () => {
    expect(Object.keys(USES).sort()).toEqual(
      guarded.map(({ type, field }) => `${type}.${field.name}`).sort(),
    );
  });

  describe.each(ROLE_NAMES)('for %s', (role) => {
    test.each(guarded.map(({ type, field, menu, needs }) => [`${type}.${field.name}`, menu, needs] as const))(
      '%s',
      async (name, menu, needs) => {
        if (!menu) throw new Error('a guarded field names its menu');
        const reply = await gateway.ask(USES[name] ?? '', { token: tokens[role] });
        if (isAllowed(role, { menu, needs })) {
          expect(reply.errors.filter(({ extensions }) => extensions.code === 'FORBIDDEN')).toEqual([]);
        } else {
          expect(reply.expectError().extensions).toMatchObject({ code: 'FORBIDDEN' });
          expect(new Set(gateway.callsOf(reply))).not.toContain('members');
          expect(gateway.callsOf(reply).every((call) => ['currentUser', 'menus'].includes(call))).toBe(true);
        }
      },
    );

    test('the stream of loads', async () => {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization: `Bearer ${tokens[role]}`,
        },
        body: JSON.stringify({ query: 'subscription { loadProgress { id } }' }),
        signal: AbortSignal.timeout(5000),
      });
      if (isAllowed(role, { menu: 'DATA', needs: 'edit' })) await answer.body?.cancel();
      else expect(await answer.text()).toContain('FORBIDDEN');
    });
  });
});

describe('S-05 every endpoint of the services', () => {
  const endpoints = Object.entries(CONTRACT);

  test.each(endpoints)('%s says who may call it', (_name, { access }) => {
    const isKnown = ['open', 'signed-in', 'member'].includes(String(access));
    expect(isKnown || Object.keys(MENUS).includes((access as MenuAccess).menu)).toBe(true);
  });

  describe.each(ROLE_NAMES)('for %s', (role) => {
    test.each(endpoints)('%s', async (name, { access }) => {
      const isMember = ROLES[role] !== null;
      const mayCall = typeof access === 'object' ? isAllowed(role, access) : access !== 'member' || isMember;
      // The owner prepares what a request builds on; whoever may not call it is refused before it is looked at.
      const request = mayCall
        ? await preparedRequest(callers.owner, name).catch(() => undefined)
        : SAMPLE_REQUESTS[name];
      const own = name === 'switchCompany' && ROLES[role] === null ? { cmpnId: 'sunflower' } : request;
      const { body } = await call(callers[role], CONTRACT[name] ?? endpointOf(name), own ?? {});
      const { error } = body as { error?: { code: string } };
      if (mayCall && name !== 'switchCompany') expect(error?.code).not.toBe('FORBIDDEN');
      else expect(error?.code).toBe(isMember ? (mayCall ? undefined : 'FORBIDDEN') : 'FORBIDDEN');
    });
  });
});

function endpointOf(name: string): never {
  throw new Error(`there is no endpoint ${name}`);
}
