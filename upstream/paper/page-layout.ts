// Blocks onto pages: none is cut that need not be, charts grow into what is left, and no page ends half empty where its
// blocks can be shared with the page before.
import type { Block, Box } from './blocks.ts';

/** Between blocks. */
export const BLOCK_GAP = 18;
/** A part of a table that is lower is not worth a page's end. */
const LEAST_PART = 110;

type Page = readonly Block[];

export function pagesOf(blocks: readonly Block[], room: number, gap = BLOCK_GAP): Page[] {
  const pages: Block[][] = [[]];
  let left = room;
  const waiting = [...blocks];
  for (let block = waiting.shift(); block; block = waiting.shift()) {
    const page = pages.at(-1) ?? [];
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
    if (waiting.length > 0) pages.push([]);
    left = room;
  }
  return balanced(pages, room, gap);
}

/** Blocks move from the page before onto a last page that is less full than it. */
function balanced(pages: Block[][], room: number, gap: number): Page[] {
  const [before, last] = pages.slice(-2);
  if (!before || !last) return pages;
  while (before.length > 1) {
    const moved = before.at(-1);
    if (!moved || moved.parted) break;
    const height = heightOf([moved, ...last], gap);
    if (height > room || height > heightOf(before.slice(0, -1), gap) + growthOf(before.slice(0, -1))) break;
    before.pop();
    last.unshift(moved);
  }
  return pages;
}

export function heightOf(blocks: Page, gap: number): number {
  return blocks.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, blocks.length - 1);
}

function growthOf(blocks: Page): number {
  return blocks.reduce((sum, { extra = 0 }) => sum + extra, 0);
}

/** What may grow fills the box. */
export function drawPage(page: Page, box: Box, gap = BLOCK_GAP): void {
  const left = Math.max(0, box.height - heightOf(page, gap));
  const growth = growthOf(page);
  let { y } = box;
  for (const block of page) {
    const more = growth > 0 ? Math.min(1, left / growth) * (block.extra ?? 0) : 0;
    block.draw({ ...box, y, height: block.height + more });
    y += block.height + more + gap;
  }
}
