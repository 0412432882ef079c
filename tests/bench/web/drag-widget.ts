// Drags the largest kind of widget across the grid, and tells how long each frame took.
import type { Page } from 'playwright';
import { atRest } from './visits.ts';
import { watchFrames } from './watch-page.ts';

const STEPS = 120;

/** Milliseconds of each frame, of a dashboard that is being changed. */
export async function dragWidget(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await atRest(page);
  const handle = page.locator('[data-drag]').nth(4);
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('no widget can be dragged');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(x + 500 * Math.sin((step / STEPS) * Math.PI), y + 2 * step);
  }
  const frames = await page.evaluate(() => window.frameTimes);
  await page.mouse.up();
  return frames;
}
