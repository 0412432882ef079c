// Blocks onto pages: none is lost or cut that need not be, and the last page is not left nearly empty.
import { expect, it } from 'vitest';
import type { Block } from '../../../upstream/paper/blocks.ts';
import { drawPage, heightOf, pagesOf } from '../../../upstream/paper/page-layout.ts';

const ROOM = 600;
const GAP = 10;

function block(height: number, extra = 0): Block {
  return { height, extra, draw: () => {} };
}

/** Rows of 20 below a head of 20. */
function table(rows: number): Block & { rows: number } {
  return {
    rows,
    height: 20 + rows * 20,
    draw: () => {},
    parted: (height) => {
      const count = Math.floor((height - 20) / 20);
      return count < 2 || count >= rows ? null : [table(count), table(rows - count)];
    },
  };
}

const heights = (pages: readonly (readonly Block[])[]) =>
  pages.map((page) => page.map(({ height }) => height));

it('puts on a page what it has room for', () => {
  expect(heights(pagesOf([block(300), block(280), block(400)], ROOM, GAP))).toEqual([[300, 280], [400]]);
});

it('shares blocks with a last page that would have little on it', () => {
  const pages = pagesOf([block(150, 200), block(150, 200), block(150, 100), block(150)], 480, GAP);
  expect(heights(pages)).toEqual([
    [150, 150],
    [150, 150],
  ]);
});

it('shares what is empty by all pages, not by the last two alone', () => {
  const pages = pagesOf([...Array.from({ length: 9 }, () => block(130, 30)), block(130, 30)], 570, GAP);
  // First come, first served would be 4, 4 and 2: the last page less than half full.
  expect(pages.map((page) => page.length)).toEqual([4, 3, 3]);
});

it('leaves a full page as it is where its blocks would not fit elsewhere', () => {
  expect(heights(pagesOf([block(590), block(590), block(80)], ROOM, GAP))).toEqual([[590], [590], [80]]);
  expect(heights(pagesOf([block(700), block(80)], ROOM, GAP))).toEqual([[700], [80]]);
});

it('a parted table goes on at the head of the next page, whatever is balanced', () => {
  const pages = pagesOf([block(100, 50), block(200, 50), table(30), block(60), block(60)], ROOM, GAP);
  const first = pages[1]?.[0];
  expect(first && 'rows' in first).toBe(true);
  for (const page of pages) expect(page.filter((each) => 'rows' in each).length).toBeLessThan(2);
});

it('parts a table where the page ends, and loses no row', () => {
  const pages = pagesOf([block(200), table(70)], ROOM, GAP);
  const rows = pages.flat().flatMap((each) => ('rows' in each ? [each.rows as number] : []));
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(70);
  for (const page of pages) expect(heightOf(page, GAP)).toBeLessThanOrEqual(ROOM);
});

it('lets what may grow fill the page', () => {
  const drawn: number[] = [];
  const watched = (height: number, extra: number): Block => ({
    height,
    extra,
    draw: (box) => void drawn.push(box.height),
  });
  drawPage(
    [watched(200, 300), watched(100, 0), watched(100, 100)],
    { x: 0, y: 0, width: 1, height: 620 },
    GAP,
  );
  // 200 are left over: three quarters go to the first.
  expect(drawn).toEqual([350, 100, 150]);
});

it('spreads blocks a little where all that may grow does not fill the page', () => {
  const tops: number[] = [];
  const watched = (height: number, extra: number): Block => ({
    height,
    extra,
    draw: ({ y }) => void tops.push(y),
  });
  const box = { x: 0, y: 0, width: 1, height: 600 };
  drawPage([watched(100, 20), watched(100, 0), watched(100, 0)], box, GAP);
  expect(tops).toEqual([0, 120 + GAP + 14, 220 + 2 * (GAP + 14)]);
  // Lines of text alone stay as they are.
  tops.length = 0;
  drawPage([watched(100, 0), watched(100, 0)], box, GAP);
  expect(tops).toEqual([0, 100 + GAP]);
});
