// The screens that `npm run screenshots` takes: each path of the table of pages, and states that no path alone shows.
import type { Page } from 'playwright';
import { PAGE_NAMES, type PageName, pageRow } from '../lib/catalogue/pages.ts';
import { settled } from '../tests/support/browser/chromium.ts';

export interface Screen {
  path: string;
  /** Stands in README. */
  isForReadme?: boolean;
  /** What is opened on it. */
  open?: (page: Page) => Promise<void>;
}

const IN_README: readonly PageName[] = ['dashboard', 'costAnalytics', 'billing'];

/** What a page is asked for where it has more to show than at its bare path. */
const QUESTIONS: Partial<Record<PageName, string>> = {
  costAnalytics: 'range=last_month&compare=last_period',
};

const openPalette = (search: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(search);
};

/** Presses the button of that English name; a phone has it among actions that it unfolds. */
const press = (name: string) => async (page: Page) => {
  const unfold = page.locator('[data-row="head"]').getByRole('button', { name: 'Actions', exact: true });
  const isFolded =
    (await unfold.getAttribute('aria-expanded', { timeout: 500 }).catch(() => null)) === 'false';
  if (isFolded && !(await page.locator('main').getByRole('button', { name, exact: true }).count()))
    await unfold.click();
  await page.locator('main').getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').first().waitFor();
};

/** Opens the filters and looks for a text among products. */
async function searchFilters(page: Page): Promise<void> {
  await press('Filters')(page);
  await settled(page);
  await page.getByRole('dialog').getByRole('searchbox').fill('simple-storage');
  await page.getByRole('button', { name: 'starts with' }).waitFor();
}

const BILL = '/billing?vendor=aws&month=2024-05';

const STATES: Readonly<Record<string, Screen>> = {
  'dashboard-edit': { path: '/dashboard?edit=1' },
  'cost-analytics-share': { path: '/cost-analytics?range=last_3_months&unit=month&then=account' },
  'cost-analytics-detail': { path: '/cost-analytics?range=last_month&item=Amazon+S3&itemVendor=aws' },
  'cost-filters': { path: '/cost-analytics?range=last_month', open: searchFilters },
  'no-search-result': { path: '/cost-analytics?range=last_month&search=nothing+like+it' },
  'unread-address': { path: '/cost-analytics?start=2024-02-30' },
  'bills-of-all-vendors': { path: '/billing?vendor=all&month=2024-05' },
  'bill-and-cost-analytics': { path: `${BILL}&bridge=effective` },
  'all-bills-and-cost-analytics': { path: '/billing?vendor=all&month=2024-05&bridge=effective' },
  'bill-details': { path: `${BILL}&tab=details&layers=3` },
  'bill-invoices': { path: `${BILL}&tab=invoices` },
  'invoice-insight': { path: `${BILL}&tab=invoiceInsight` },
  'invoice-mail': { path: BILL, open: press('Send invoice') },
  'anomaly-alerts': { path: '/anomaly-detection?notify=settings' },
  'anomaly-webhooks': { path: '/anomaly-detection?notify=webhooks' },
  'anomaly-deliveries': { path: '/anomaly-detection?notify=log' },
  'plan-advice-by-account': { path: '/spoptm?show=accounts&goal=regret' },
  vendors: { path: '/administration?tab=vendors' },
  'invoice-settings': { path: '/administration?tab=invoices' },
  plan: { path: '/administration?tab=plan' },
  log: { path: '/administration?tab=log' },
  'denied-one-time-password': { path: '/sign-in/one-time-password' },
  'denied-address': { path: '/sign-in/address' },
  'denied-other-device': { path: '/sign-in/other-device' },
  'link-without-id': { path: '/dashboard/no/such/link' },
  'not-found': { path: '/no/such/page' },
  'other-company': { path: '/dashboard?company=workshop' },
  palette: { path: '/dashboard', open: openPalette('') },
  bell: { path: '/dashboard', open: (page) => page.locator('header .tabler-icon-bell').click() },
};

export const SCREENS: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(PAGE_NAMES.flatMap(screensOf)),
  ...STATES,
};

/** One for each path of the page; what a path leaves open names nothing. */
function screensOf(name: PageName): [string, Screen][] {
  const question = QUESTIONS[name];
  return pageRow(name).paths.map((path, place) => [
    `${inKebabCase(name)}${place === 0 ? '' : `-${place + 1}`}`,
    {
      path: `${path.replaceAll(/:\w+/g, 'none')}${question === undefined ? '' : `?${question}`}`,
      isForReadme: place === 0 && IN_README.includes(name),
    },
  ]);
}

function inKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
