// A company whose every text is a script, on every screen: each is shown as the text that it is, and none runs.
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { addShare } from '../../../upstream/stores/documents/dashboards/dashboard-shares.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { leavePortals, openPage, settled, workerChromium } from '../../support/browser/chromium.ts';
import { end } from '../../support/browser/resting-contexts.ts';
import { type BoardWidget, saveBoard } from '../../support/browser/save-board.ts';
import { unfoldBar } from '../../support/browser/state-bar.ts';
import { passOverChart, type TextWatch, watchTexts } from '../../support/browser/text-watch.ts';
import {
  addHostileCompany,
  HOSTILE_COMPANY,
  HOSTILE_FILES,
  HOSTILE_PERSON,
  hostile,
  hostilePlaces,
} from '../../support/faults/hostile-company.ts';
import { startBuiltProduct } from '../../support/product/product.ts';

let servers: Awaited<ReturnType<typeof startBuiltProduct>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let watch: TextWatch;

beforeAll(async () => {
  [servers, browser] = await Promise.all([startBuiltProduct(), workerChromium()]);
  await inDocuments((documents) => addHostileCompany({ documents, dataDir: servers.upstream.dataDir }));
  ({ page, context } = await openPage(browser, `${servers.gateway.publicUrl}/mails`, {
    email: HOSTILE_PERSON.email,
  }));
  watch = await watchTexts(page);
});
afterAll(async () => {
  if (context) await end(context);
  if (browser) await leavePortals(browser);
  await servers?.close();
});
beforeEach(() => {
  watch.ran.length = 0;
});

async function inDocuments<Result>(
  work: (documents: Awaited<ReturnType<typeof openDocuments>>) => Promise<Result>,
): Promise<Result> {
  const documents = await openDocuments(servers.upstream.dataDir);
  return work(documents).finally(() => documents.destroy());
}

/** Opens something on the page, or changes what it shows. */
type Step = () => Promise<unknown>;

interface Screen {
  path: string;
  /** One after the other; the page is looked at after each. */
  steps?: Step[];
  /** Places whose texts must have been shown by then. */
  shows: string[];
}

const press =
  (name: string | RegExp): Step =>
  () =>
    page.getByRole('button', { name, exact: true }).first().click();
const turnTo =
  (tab: string): Step =>
  () =>
    page.getByRole('tab', { name: tab }).click();
const unfold: Step = () => unfoldBar(page);
const leave: Step = () => page.keyboard.press('Escape');
const notes: Step = () => page.getByRole('menuitemcheckbox', { name: /^Notes/ }).click();
const hover: Step = () => passOverChart(page);

/** Opens and closes whatever in the part says that it opens: menus, pickers, parts of lists. */
const openAll =
  (part: string): Step =>
  async () => {
    const doors = page.locator(`${part} :is([aria-haspopup], button[aria-expanded=false]):visible`);
    const names = await doors.count();
    for (let at = 0; at < names; at += 1) {
      await doors.nth(at).click();
      await watch.look();
      await leave();
    }
  };

const encoded = encodeURIComponent;
const JUNE = `${MENUS.COST_ANALYTICS.url}?range=custom&start=2024-06-01&end=2024-06-30`;
const BILL = `${MENUS.BILLING.url}?vendor=aws&month=2024-05`;
const keyed = (name: string, key: string) => `${name}.${encoded(hostile(key).replace(/[~,]/g, '~$&'))}`;
const COLUMNS =
  'resourceId,resourceName,usageType,availabilityZone,apiOperation,itemDescription,invoiceId,skuId';

const SCREENS: Record<string, Screen> = {
  'the shell': {
    path: MENUS.BILLING.url,
    steps: [
      press(/notice/i),
      () => page.getByText(hostile('noticetitle')).first().click(),
      leave,
      () => page.keyboard.press('Control+k'),
      () => page.getByRole('dialog').getByRole('combobox').fill(hostile('filter')),
      leave,
      openAll('header'),
    ],
    shows: ['company', 'person', 'scrolltext', 'noticetitle', 'noticebody', 'filter'],
  },
  'cost analytics': {
    path: JUNE,
    steps: [hover, press('Chart options'), notes, unfold, press('Saved filters'), leave, press('Download')],
    shows: ['product', 'note', 'author', 'filter'],
  },
  'cost by account, region and usage type': {
    path: `${JUNE}&viewBy=account&thenBy=region,usageType`,
    steps: [hover],
    shows: ['alias', 'account', 'region', 'usage'],
  },
  'cost by tag, group and instance type': {
    path: `${JUNE}&viewBy=instanceType&thenBy=${keyed('tag', 'tagkey')},${keyed('serviceGroup', 'set')}`,
    steps: [press(/^View by/), leave],
    shows: ['instance', 'tagkey', 'tagvalue', 'set', 'group'],
  },
  'filters of cost analytics': {
    path: `${JUNE}&aws=${encoded(`product:${hostile('product')}`)}`,
    steps: [press('Filters'), openAll('[role=dialog]'), leave],
    shows: ['product'],
  },
  'the detail of a cost': {
    path: JUNE,
    steps: [
      () =>
        page
          .locator('[data-part="cost-analytics.table"]')
          .getByRole('button', { name: hostile('product') })
          .first()
          .click(),
      () => page.goto(`${page.url()}&columns=${COLUMNS}`),
    ],
    shows: ['product', 'resource', 'resourceid', 'usage', 'description', 'operation', 'zone', 'sku'],
  },
  'a bill': {
    path: `${BILL}&layers=5`,
    steps: [
      ...[press('Line by line'), leave, press('Send invoice'), press('Preview'), leave],
      ...[
        'Cloud invoices',
        'Bill details',
        'Computing resources',
        'Service groups',
        'Additional services',
      ].map(turnTo),
    ],
    shows: [
      ...['alias', 'company', 'payer', 'invoice', 'issuer', 'resource', 'description', 'usage', 'product'],
      ...['regionid', 'unit', 'instance', 'set', 'group', 'publisher', 'sku'],
    ],
  },
  'an invoice': {
    path: `${MENUS.BILLING.url}/details?vendor=aws&month=2024-05&invoice=${encoded(hostile('invoice'))}`,
    shows: ['invoice', 'product'],
  },
  budgets: { path: '/budgets', shows: ['tagkey', 'tagvalue', 'set', 'group', 'alias'] },
  'service categories': { path: '/service-categories', shows: ['product', 'category'] },
  loads: {
    path: MENUS.DATA.url,
    steps: [HOSTILE_FILES.good, HOSTILE_FILES.bad, hostile('source')].flatMap((name) => [press(name), leave]),
    shows: ['file', 'badfile', 'operator', 'source', 'rejected', 'faultfile', 'fault'],
  },
  administration: {
    path: MENUS.ADMINISTRATION.url,
    steps: [press(`Remove ${hostile('colleague')}`), press('Cancel'), turnTo('Audit log')],
    shows: [
      ...['colleague', 'address', 'person', 'actor', 'subject', 'change', 'before', 'after', 'author'],
      'reference',
    ],
  },
  mails: {
    path: '/mails',
    steps: [press(hostile('mailsubject')), leave],
    shows: [
      ...['mailsubject', 'mailbody', 'mailfault', 'recipient', 'refused', 'attachment', 'reservation'],
      ...['mailedboard', 'address'],
    ],
  },
};

async function goTo(path: string): Promise<void> {
  await page.goto(`${servers.gateway.publicUrl}${path}`);
  await settled(page);
  await watch.look();
}

async function expectOnlyTexts({ path, steps = [], shows }: Screen): Promise<void> {
  watch.seen.clear();
  await goTo(path);
  for (const step of steps) {
    await step();
    if (step === leave) continue;
    await settled(page);
    await watch.look();
  }
  expect(watch.ran).toEqual([]);
  expect([...watch.seen].sort()).toEqual(expect.arrayContaining(shows.toSorted()));
}

test.each(Object.entries(SCREENS))('%s', (_name, screen) => expectOnlyTexts(screen));

const BOARD: BoardWidget[] = [
  ['COST_BY_PRODUCT', { title: hostile('widget') }],
  ['COST_BY_TAG', { tagKey: hostile('tagkey'), chartType: 'PIE' }],
  ['COST_BY_SERVICE_GROUP', { serviceGroupSet: hostile('set') }],
  ['PRODUCT_PORTION', {}],
  ['TOP5', { viewBy: 'ACCOUNT' }],
  ['ALERTS', {}],
  ['CLOUD_BUDGET', {}],
  ['ABNORMAL_CHANGE', {}],
];

test('a dashboard, its dialogs, and links to it', async () => {
  await goTo('/mails');
  const name = `${hostile('board')} ${Date.now()}`;
  const board = encoded(await saveBoard(page, name, BOARD));
  await expectOnlyTexts({
    path: `${MENUS.DASHBOARD.url}?board=${board}`,
    steps: [
      hover,
      press(/^Share$/),
      leave,
      () => page.locator('[data-part="dashboard.list"]').click(),
      leave,
      press(`Actions for ${hostile('widget')}`),
      () => page.getByRole('menuitem', { name: 'Edit', exact: true }).click(),
      leave,
    ],
    shows: ['board', 'widget', 'product', 'tagvalue', 'group', 'alias'],
  });
  await expectOnlyTexts({
    path: `/dashboard/${await shareOf(name)}/${HOSTILE_COMPANY}/share`,
    shows: ['board', 'person', 'widget', 'product'],
  });
});

/** The uuid of a link with filters to the dashboard of this name. */
function shareOf(name: string): Promise<string | undefined> {
  return inDocuments(async (documents) => {
    const { dashboard_id: dashboardId } = await documents
      .selectFrom('dashboards')
      .select('dashboard_id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const board = { companyId: HOSTILE_COMPANY, userId: HOSTILE_PERSON.userId, dashboardId };
    const made = await addShare(documents, board, { withFilters: true, expiresOn: null }, new Date());
    return made?.share.uuid;
  });
}

test('texts of an address', async () => {
  const text = encoded(hostile('path'));
  watch.seen.clear();
  for (const path of [
    `/${text}`,
    `/dashboard?board=${text}`,
    `/sign-in/address?returnTo=${text}`,
    `${JUNE}&viewBy=tag&viewByKey=${text}&search=${text}&filter=${text}`,
    `${MENUS.ADMINISTRATION.url}?tab=log&search=${text}`,
  ])
    await goTo(path);
  expect(watch.ran).toEqual([]);
  expect([...watch.seen]).toContain('path');
});

test('what is more than a text is not overlooked', async () => {
  await goTo('/mails');
  for (const html of [
    `<img src=x onerror="ran('test')">`,
    `<svg onload="ran('test')"></svg>`,
    `<a href="javascript:ran('test')">text</a>`,
    `<iframe srcdoc="<img src=x onerror=ran(0)>"></iframe>`,
  ]) {
    watch.ran.length = 0;
    await page.evaluate((text) => {
      document.body.innerHTML = text;
    }, html);
    await watch.look();
    expect(watch.ran.join(), html).toContain('part of the page: <');
  }
  // The policy of the page stops it, and says so.
  await expect.poll(() => watch.ran.join()).toContain('stopped: script-src');
  await page.evaluate("ran('test')");
  expect(watch.ran).toContain('ran: test');
});

test('each text of the company belongs to a screen', () => {
  const shown = new Set(['board', 'widget', 'path', ...Object.values(SCREENS).flatMap(({ shows }) => shows)]);
  expect([...hostilePlaces().keys()].filter((place) => !shown.has(place)).sort()).toEqual([]);
});
