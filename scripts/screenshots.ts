// `npm run screenshots`: starts the product on free ports, signs in, and takes the pictures of README and of every
// screen by language, theme and width (docs/ and tests/artifacts/). Fails, and tells where, when a text is cut off or
// lies over another, the page scrolls sideways, or the console has a fault.
// `--readme` takes those of README alone; `--only=NAME,…`, `--language=ko,…` and `--width=360` take fewer.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { LANGUAGES } from '../lib/catalogue/languages.ts';
import { launchChromium, openPage, settled } from '../tests/support/browser/chromium.ts';
import { clippedTexts } from '../tests/support/browser/clipped.ts';
import { overlappingTexts } from '../tests/support/browser/overlaps.ts';
import { takeLook } from '../tests/support/browser/take-look.ts';
import { startProduct } from '../tests/support/product/gateway.ts';
import { SCREENS } from './screens.ts';

declare global {
  interface Window {
    /** What has moved since the page began to load. */
    shift: number;
  }
}

const ROOT = join(import.meta.dirname, '..');

/** Above this a page moves while it is read. */
const MOST_SHIFT = 0.02;

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
const schemes = isReadmeOnly ? (['light'] as const) : (['light', 'dark'] as const);
const widths = [1440, 360].filter((width) =>
  isReadmeOnly ? width === 1440 : !flag('width') || flag('width')?.includes(String(width)),
);
const names = Object.keys(SCREENS).filter((name) =>
  isReadmeOnly ? SCREENS[name]?.isForReadme : !flag('only') || flag('only')?.includes(name),
);

const product = await startProduct({}, join(ROOT, 'dist', 'web'));
const browser = await launchChromium();
let faultCount = 0;
try {
  const { page, faults } = await openPage(browser, `${product.gateway.publicUrl}/dashboard`);
  await page.addInitScript(watchShifts);
  for (const name of names) await takeScreen(page, name, faults);
} finally {
  await browser.close();
  await product.close();
}
console.log(`${faultCount} faults`);
if (faultCount > 0) process.exitCode = 1;

/** Loaded once in each width, then looked at in every language and theme as it stands. */
async function takeScreen(page: Page, name: string, faults: string[]): Promise<void> {
  const screen = SCREENS[name];
  if (!screen) return;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.gateway.publicUrl}${screen.path}`);
    await settled(page);
    faults.push(...(await shiftFaults(page)));
    // Names of what is pressed are English.
    await takeLook(page, { language: 'en', scheme: 'light', width });
    await screen.open?.(page).catch((fault: unknown) => faults.push(`could not be opened: ${fault}`));
    for (const language of languages) {
      for (const scheme of schemes) {
        await takeLook(page, { language, scheme, width });
        const isForReadme = screen.isForReadme && language === 'en' && scheme === 'light' && width === 1440;
        const file = isForReadme
          ? `docs/${name}.png`
          : `tests/artifacts/screens/${name}-${language}-${scheme}-${width}.png`;
        mkdirSync(join(ROOT, file, '..'), { recursive: true });
        await page.screenshot({ path: join(ROOT, file), fullPage: !isForReadme });
        console.log(file);
        await tellFaults(page, faults);
      }
    }
  }
}

/** Sums up how far what is on a page moves, as browsers measure it. */
function watchShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftFaults(page: Page): Promise<string[]> {
  const shift = await page.evaluate(() => window.shift);
  console.log(`  layout shift ${shift.toFixed(3)}`);
  return shift > MOST_SHIFT ? [`layout shift ${shift.toFixed(3)}`] : [];
}

async function tellFaults(page: Page, faults: string[]): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const told = [
    ...(await clippedTexts(page)).map((text) => `cut off: ${text}`),
    ...(await overlappingTexts(page)).map((texts) => `overlap: ${texts}`),
    ...faults.splice(0).map((fault) => `${fault}`),
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
  ];
  for (const fault of told) console.log(`  ${fault}`);
  faultCount += told.length;
}
