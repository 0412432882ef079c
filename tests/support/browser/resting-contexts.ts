// Browser contexts that tests gave back: the next visit of the same kind finds the portal's scripts loaded, and nothing
// else. To make a context and to load everything anew took more than what most journeys do.
import type { Browser, BrowserContext, Page } from 'playwright';

type End = () => Promise<void>;

/** By browser, then by what makes contexts alike. */
const resting = new WeakMap<Browser, Map<string, BrowserContext[]>>();
/** How a context really ends. */
const ends = new WeakMap<BrowserContext, End>();

/** From now on, `close` of the context gives it back to visits of its kind. */
export function restAfterUse(browser: Browser, kind: string, context: BrowserContext): void {
  ends.set(context, context.close.bind(context));
  context.close = async () => {
    const kinds = resting.get(browser) ?? new Map<string, BrowserContext[]>();
    resting.set(browser, kinds);
    const alike = kinds.get(kind) ?? [];
    kinds.set(kind, alike);
    if (alike.includes(context)) return;
    await Promise.all(context.pages().map((page) => page.close()));
    await context.clearPermissions();
    alike.push(context);
  };
}

/** One that was given back, without cookies; what it stored is taken away by `forgetStored`. */
export async function takeRested(browser: Browser, kind: string): Promise<BrowserContext | undefined> {
  const context = resting.get(browser)?.get(kind)?.pop();
  await context?.clearCookies();
  return context;
}

/** Empties the local storage of a portal in the context of a page, which is on no page of it yet. */
export async function forgetStored(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await session.detach();
}

/** Ends every context of a portal that is no more. */
export async function endAll(browser: Browser): Promise<void> {
  resting.delete(browser);
  await Promise.all(browser.contexts().map((context) => (ends.get(context) ?? (() => context.close()))()));
}

/** Ends every context that a broken journey left open. */
export async function endUnreturned(browser: Browser): Promise<void> {
  const returned = new Set([...(resting.get(browser)?.values() ?? [])].flat());
  const left = browser.contexts().filter((context) => !returned.has(context));
  await Promise.all(left.map((context) => (ends.get(context) ?? (() => context.close()))()));
}
