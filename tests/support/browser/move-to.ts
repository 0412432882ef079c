// An address of the portal in a page that is open: as a link within the app or a step in the history leads there.
import type { Page } from 'playwright';
import { settled } from './chromium.ts';

/**
 * Waits until the page has come to rest. The app stays, with all that it knows, which takes less than half of what it
 * takes to load it; so answers that it still knows are not asked for again.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: crypto.randomUUID() }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await settled(page);
}
