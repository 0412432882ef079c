// Browser contexts that tests gave back, each with its one page: the next visit of the same kind finds the portal's
// scripts loaded and compiled, and nothing else. To make context and page anew, and to load and compile everything in
// it, took more than what most journeys do.
import type { Browser, BrowserContext, Page } from 'playwright';

type End = () => Promise<void>;

/** By browser, then by what makes contexts alike. */
const resting = new WeakMap<Browser, Map<string, Page[]>>();
/** How a context really ends. */
const ends = new WeakMap<BrowserContext, End>();
/** A small file of the portal: the page waits there, in the process that has the scripts. */
const WAITING_ROOM = '/favicon.svg';
/** What journeys listen to. */
const EVENTS = [
  'request',
  'requestfailed',
  'response',
  'console',
  'pageerror',
  'dialog',
  'download',
] as const;

/** From now on, `close` of the context gives it and the page back to visits of its kind. */
export function restAfterUse(browser: Browser, kind: string, page: Page, origin: string): void {
  const context = page.context();
  ends.set(context, context.close.bind(context));
  context.close = async () => {
    const kinds = resting.get(browser) ?? new Map<string, Page[]>();
    resting.set(browser, kinds);
    const alike = kinds.get(kind) ?? [];
    kinds.set(kind, alike);
    if (alike.includes(page)) return;
    if (page.isClosed()) return end(context);
    await clear(page, origin);
    alike.push(page);
  };
}

/** Leaves the portal, and takes away what the visit listened to, answered itself, was allowed and stored. */
async function clear(page: Page, origin: string): Promise<void> {
  const context = page.context();
  for (const name of EVENTS) page.removeAllListeners(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(context.pages().map((each) => each !== page && each.close()));
  await leaveApp(page, origin);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    // Answers of the visit; a page that shuts down may still write them, and they are gone by its end.
    indexedDB.deleteDatabase('skyledger');
  });
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await context.clearPermissions();
  await context.clearCookies();
}

/** Ends the app in the page. It may be about to name its company in the address or to sign in: that goes first then. */
export async function leaveApp(page: Page, origin: string): Promise<void> {
  const address = `${origin}${WAITING_ROOM}`;
  try {
    await page.goto(address);
  } catch (error) {
    if (!/interrupted by another navigation|ERR_ABORTED/.test(String(error))) throw error;
    await page.goto(address);
  }
}

/** A page that was given back, in a context without cookies. */
export function takeRested(browser: Browser, kind: string): Page | undefined {
  return resting.get(browser)?.get(kind)?.pop();
}

/** Really ends a context that has what cannot be taken away: functions and scripts of a test. */
export function end(context: BrowserContext): Promise<void> {
  return (ends.get(context) ?? (() => context.close()))();
}

/** Ends every context that a journey left open. */
export async function endUnreturned(browser: Browser): Promise<void> {
  const returned = new Set([...(resting.get(browser)?.values() ?? [])].flat().map((page) => page.context()));
  await Promise.all(
    browser
      .contexts()
      .filter((context) => !returned.has(context))
      .map(end),
  );
}
