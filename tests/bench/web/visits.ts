// Openings of a page: when something useful is there, when all is, and what was sent for it.
import type { Browser, BrowserContext, Page } from 'playwright';
import { median, quantile } from '../report.ts';
import { watchWidgets } from './watch-page.ts';

/** How many times slower the processor is made for the page. */
export const SLOWDOWNS = [1, 4] as const;

const TIMEOUT_MS = 180_000;
/** Within this, a page at rest has kept its answers for the next visit. */
const KEEPING_MS = 200;

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Visit {
  address: string;
  /** Nothing is in the browser's cache. */
  isFirst?: boolean;
  /** Served instead of what is at the address. */
  html?: string;
}

export interface Times {
  /** Milliseconds since the navigation began, one an opening. */
  useful: number[];
  /** Of the last visit or fresh. */
  shown: number[];
  done: number[];
  /** Of one opening, until all is done. */
  requests: number;
  bytes: number;
}

/** The middle one of some times. */
export const fast = (times: readonly number[]) => median(times);
/** What three of four stay below. */
export const slow = (times: readonly number[]) => quantile(times, 0.75);

/** Openings of several pages, by their names, in turn: what else the machine does meets all of them alike. */
export async function visits(
  browser: Browser,
  state: State,
  slowdown: number,
  runs: number,
  pages: Readonly<Record<string, Visit>>,
): Promise<Map<string, Times>> {
  const all = new Map<string, Times>();
  const contexts = new Map<string, BrowserContext>();
  for (const [name, visit] of Object.entries(pages)) {
    all.set(name, { useful: [], shown: [], done: [], requests: 0, bytes: 0 });
    const context = await contextOf(browser, state);
    contexts.set(name, context);
    // What is not measured fills the cache.
    if (!visit.isFirst) await open(context, slowdown, visit);
  }
  for (let run = 0; run < runs; run += 1) {
    for (const [name, times] of all) {
      const visit = pages[name];
      const kept = contexts.get(name);
      if (!visit || !kept) continue;
      const context = visit.isFirst ? await contextOf(browser, state) : kept;
      const { useful, shown, done, requests, bytes } = await open(context, slowdown, visit);
      if (context !== kept) await context.close();
      times.useful.push(useful);
      times.shown.push(shown);
      times.done.push(done);
      Object.assign(times, { requests, bytes });
    }
  }
  for (const context of contexts.values()) await context.close();
  return all;
}

export async function contextOf(browser: Browser, state: State): Promise<BrowserContext> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 1800 } });
  // A helper that esbuild calls around functions which have a name.
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript('globalThis.__name ??= (value) => value');
  return context;
}

/** Ends when the page has come to rest; a slowed one on a busy machine takes its time. */
export async function atRest(page: Page): Promise<void> {
  // What was just done has begun to ask by then.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
}

/** Makes the processor slower for one page. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

async function open(context: BrowserContext, slowdown: number, { address, html }: Visit) {
  const page = await context.newPage();
  await slowDown(page, slowdown);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  let [requests, bytes] = [0, 0];
  client.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  if (html === undefined) await page.addInitScript(watchWidgets);
  else await page.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto(address);
  await page.waitForFunction(() => window.marks.done !== undefined, null, { timeout: TIMEOUT_MS });
  const sent = { requests, bytes };
  const { useful = Number.NaN, done = Number.NaN, shown = done } = await page.evaluate(() => window.marks);
  // What comes after the first view has its time, and is in the cache of the next visit.
  if (html === undefined) {
    await atRest(page);
    await page.waitForTimeout(KEEPING_MS);
  }
  await page.close();
  return { useful, shown, done, ...sent };
}
