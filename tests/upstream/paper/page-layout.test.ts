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
