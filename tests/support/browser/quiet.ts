// When a page has nothing more to wait for: no request is under way, but for event streams, which never end.
import type { BrowserContext, Page, Request } from 'playwright';

const QUIET_MS = 400;
const LOOK_EVERY_MS = 50;
const AT_MOST_MS = 25_000;

/** Requests under way, and when the last one ended, of each page of a watched context. */
const watched = new WeakMap<Page, { open: Set<Request>; changedAt: number }>();

/** Follows the requests of all pages that the context opens from now on. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const state = { open: new Set<Request>(), changedAt: Date.now() };
    watched.set(page, state);
    page.on('request', (request) => {
      state.changedAt = Date.now();
      if (!request.headers().accept?.startsWith('text/event-stream')) state.open.add(request);
    });
    const ended = (request: Request) => {
      state.changedAt = Date.now();
      state.open.delete(request);
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    // What a document that was left had asked for is not always told to have ended.
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      for (const request of state.open) if (!request.isNavigationRequest()) state.open.delete(request);
    });
  });
}

/** Waits until a page of a watched context has been quiet for a moment. */
export async function quiet(page: Page): Promise<void> {
  const state = watched.get(page);
  if (!state) throw new Error('the page belongs to no watched context');
  await page.waitForLoadState('load');
  const until = Date.now() + AT_MOST_MS;
  while (state.open.size > 0 || Date.now() - state.changedAt < QUIET_MS) {
    if (Date.now() > until) {
      const open = [...state.open].map((request) => request.url());
      throw new Error(`the page does not come to rest: ${open.join(', ')}`);
    }
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}
