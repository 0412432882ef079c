// `npm run screenshots`: starts the product on free ports, signs in, and takes the pictures of README and of every
// screen by language, theme and width (docs/ and tests/artifacts/); tells each text that is cut off.
// `--readme` takes those of README alone; `--only=NAME,…`, `--language=ko,…` and `--width=360` take fewer.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { LANGUAGES } from '../lib/catalogue/languages.ts';
import { launchChromium, openPage, settled } from '../tests/support/browser/chromium.ts';
import { clippedTexts } from '../tests/support/browser/clipped.ts';
import { startProduct } from '../tests/support/product/gateway.ts';

const ROOT = join(import.meta.dirname, '..');

interface Screen {
  path: string;
  /** Stands in README. */
  isForReadme?: boolean;
  /** What is opened on it. */
  open?: (page: Page) => Promise<void>;
}

const openPalette = (search: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(search);
};

const SCREENS: Record<string, Screen> = {
  dashboard: { path: '/dashboard', isForReadme: true },
  'cost-analytics': { path: '/cost-analytics?range=last_month&compare=last_period', isForReadme: true },
  billing: { path: '/billing', isForReadme: true },
  'bill-details': { path: '/billing?vendor=aws&month=2024-05&tab=details&layers=3' },
  'invoice-insight': { path: '/billing?vendor=aws&month=2024-05&tab=invoiceInsight' },
  anomalies: { path: '/anomaly-detection' },
  'anomaly-alerts': { path: '/anomaly-detection?notify=settings' },
  'anomaly-webhooks': { path: '/anomaly-detection?notify=webhooks' },
  'anomaly-deliveries': { path: '/anomaly-detection?notify=log' },
  'savings-plans': { path: '/savings-plans' },
  'savings-plans-utilization': { path: '/savings-plans/utilization' },
  'savings-plans-coverage': { path: '/savings-plans/coverage' },
  'savings-plans-inventory': { path: '/savings-plans/inventory' },
  reservations: { path: '/reservations' },
  'reservations-utilization': { path: '/reservations/utilization' },
  'reservations-coverage': { path: '/reservations/coverage' },
  'reservations-inventory': { path: '/reservations/inventory' },
  'azure-reservations': { path: '/azure-reservations' },
  'azure-reservations-utilization': { path: '/azure-reservations/utilization' },
  'azure-reservations-inventory': { path: '/azure-reservations/inventory' },
  'plan-advice': { path: '/spoptm' },
  'plan-advice-by-account': { path: '/spoptm?show=accounts&goal=regret' },
  'ec2-advice': { path: '/reserved-instances' },
  'rds-advice': { path: '/rdsrioptm' },
  'node-advice': { path: '/opnsrchrioptm' },
  'azure-advice': { path: '/azure-reservations/rirecommend' },
  data: { path: '/data' },
  members: { path: '/administration' },
  vendors: { path: '/administration?tab=vendors' },
  plan: { path: '/administration?tab=plan' },
  log: { path: '/administration?tab=log' },
  'not-found': { path: '/no/such/page' },
  'other-company': { path: '/dashboard?company=workshop' },
  'no-search-result': { path: '/cost-analytics?range=last_month&search=nothing+like+it' },
  palette: { path: '/dashboard', open: openPalette('') },
  bell: { path: '/dashboard', open: (page) => page.locator('header .tabler-icon-bell').click() },
};

const flag = (name: string) =>
  process.argv
    .find((argument) => argument.startsWith(`--${name}=`))
    ?.split('=')[1]
    ?.split(',');
const isReadmeOnly = process.argv.includes('--readme');
const languages = LANGUAGES.filter((language) => {
  const wanted = isReadmeOnly ? ['en'] : flag('language');
  return !wanted || wanted.includes(language);
});
const widths = [1440, 360].filter((width) => !flag('width') || flag('width')?.includes(String(width)));
const names = Object.keys(SCREENS).filter((name) =>
  isReadmeOnly ? SCREENS[name]?.isForReadme : !flag('only') || flag('only')?.includes(name),
);

const product = await startProduct({}, join(ROOT, 'dist', 'web'));
const browser = await launchChromium();
let clipped = 0;
try {
  for (const language of languages) {
    for (const scheme of ['light', 'dark'] as const) {
      for (const width of widths) await takeAll({ language, scheme, width });
    }
  }
} finally {
  await browser.close();
  await product.close();
}
console.log(`${clipped} clipped texts`);
if (clipped > 0) process.exitCode = 1;

type Look = { language: (typeof LANGUAGES)[number]; scheme: 'light' | 'dark'; width: number };

async function takeAll(look: Look): Promise<void> {
  const { page, context } = await openPage(browser, `${product.gateway.publicUrl}/dashboard`, look);
  for (const name of names) await take(page, name, look);
  await context.close();
}

async function take(page: Page, name: string, { language, scheme, width }: Look): Promise<void> {
  const screen = SCREENS[name];
  if (!screen) return;
  await page.goto(`${product.gateway.publicUrl}${screen.path}`);
  await settled(page);
  await screen.open?.(page);
  const isForReadme = screen.isForReadme && language === 'en' && scheme === 'light' && width === 1440;
  const file = isForReadme
    ? `docs/${name}.png`
    : `tests/artifacts/screens/${name}-${language}-${scheme}-${width}.png`;
  mkdirSync(join(ROOT, file, '..'), { recursive: true });
  await page.screenshot({ path: join(ROOT, file), fullPage: !isForReadme });
  console.log(file);
  for (const text of await clippedTexts(page)) {
    clipped += 1;
    console.log(`  clipped ${text}`);
  }
}
