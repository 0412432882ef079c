// Blocks onto pages: none is cut that need not be, charts grow into what is left, and no page ends half empty where its
// blocks can be shared with the page before.
import type { Block, Box } from './blocks.ts';

/** Between blocks. */
export const BLOCK_GAP = 18;
/** At most so much more between blocks of a page that its charts do not fill. */
const MOST_SPREAD = 14;
/** A part of a table that is lower is not worth a page's end. */
const LEAST_PART = 110;

type Page = readonly Block[];

export function pagesOf(blocks: readonly Block[], room: number, gap = BLOCK_GAP): Page[] {
  // A table that is parted goes on where the next page begins, so what is before it is shared by pages of its own.
  const runs: Block[][][] = [[[]]];
  let left = room;
  const waiting = [...blocks];
  for (let block = waiting.shift(); block; block = waiting.shift()) {
    const page = runs.at(-1)?.at(-1) ?? [];
    const before = page.length > 0 ? gap : 0;
    if (block.height + before <= left) {
      page.push(block);
      left -= block.height + before;
      continue;
    }
    const parts = left - before >= LEAST_PART || page.length === 0 ? block.parted?.(left - before) : null;
    if (parts) page.push(parts[0]);
    if (page.length === 0) page.push(block);
    else waiting.unshift(parts ? parts[1] : block);
    if (waiting.length > 0 && parts) runs.push([[]]);
    else if (waiting.length > 0) runs.at(-1)?.push([]);
    left = room;
  }
  return runs.flatMap((pages) => balanced(pages, room, gap));
}

/** What a number of pages leaves empty, and the block that each of them begins with. */
interface Layout {
  empty: number;
  starts: readonly number[];
}

/** The same blocks on as many pages, so that what is left empty is shared by all of them instead of being the last one. */
function balanced(pages: readonly Page[], room: number, gap: number): Page[] {
  const blocks = pages.flat();
  // By how many of the blocks are on the pages so far; null where so many cannot be.
  let best: (Layout | null)[] = [{ empty: 0, starts: [] }, ...blocks.map(() => null)];
  for (const _page of pages)
    best = [null, ...blocks.map((_, last) => bestEnding(blocks, last + 1, { best, room, gap }))];
  const starts = best.at(-1)?.starts;
  return starts ? starts.map((start, place) => blocks.slice(start, starts[place + 1])) : [...pages];
}

/** With one page more, which ends before the block at `end`. Null where that cannot be. */
function bestEnding(
  blocks: Page,
  end: number,
  { best, room, gap }: { best: readonly (Layout | null)[]; room: number; gap: number },
): Layout | null {
  let found: Layout | null = null;
  for (let start = end - 1; start >= 0; start -= 1) {
    const page = blocks.slice(start, end);
    const height = heightOf(page, gap);
    if (height > room && page.length > 1) break;
    const before = best[start];
    if (!before) continue;
    const empty = before.empty + Math.max(0, room - height - growthOf(page)) ** 2;
    if (!found || empty < found.empty) found = { empty, starts: [...before.starts, start] };
  }
  return found;
}

export function heightOf(blocks: Page, gap: number): number {
  return blocks.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, blocks.length - 1);
}

function growthOf(blocks: Page): number {
  return blocks.reduce((sum, { extra = 0 }) => sum + extra, 0);
}

/** What may grow fills the box; where all of that is not enough, there is a little more between blocks. */
export function drawPage(page: Page, box: Box, gap = BLOCK_GAP): void {
  const left = Math.max(0, box.height - heightOf(page, gap));
  const growth = growthOf(page);
  const more = growth > 0 && left > growth ? (left - growth) / Math.max(1, page.length - 1) : 0;
  const between = gap + Math.min(MOST_SPREAD, more);
  let { y } = box;
  for (const block of page) {
    const grown = block.height + (growth > 0 ? Math.min(1, left / growth) * (block.extra ?? 0) : 0);
    block.draw({ ...box, y, height: grown });
    y += grown + between;
  }
}
