// New widgets fill free space, and a grid is tidied without losing its order.
import { describe, expect, it } from 'vitest';
import { NO_SCOPE } from '../../../../lib/widgets/effective-settings.ts';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import { draftOf, draftReducer } from '../../../../web/pages/dashboard/editing/draft.ts';
import { firstFree, gapFor, tidied } from '../../../../web/pages/dashboard/grid/free-place.ts';

const place = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('free space of the grid', () => {
  const row = [place(0, 0, 6, 4), place(6, 0, 6, 4), place(0, 4, 24, 8)];

  it('is found beside what stands there, row by row', () => {
    expect(firstFree(row, { width: 12, height: 4 })).toEqual({ x: 12, y: 0 });
    expect(gapFor(row, { width: 6, height: 3 })).toEqual({ x: 12, y: 0 });
  });

  it('is below all of it for what fits nowhere else, which is no gap', () => {
    expect(firstFree(row, { width: 12, height: 5 })).toEqual({ x: 0, y: 12 });
    expect(gapFor(row, { width: 12, height: 5 })).toBeNull();
    expect(gapFor([], { width: 6, height: 4 })).toBeNull();
  });

  it('is filled when the grid is tidied, in the order of reading', () => {
    const loose = [
      { ...place(0, 0, 6, 4), name: 'one' },
      { ...place(0, 4, 12, 8), name: 'two' },
      { ...place(12, 4, 6, 4), name: 'three' },
      { ...place(0, 12, 6, 4), name: 'four' },
    ];
    expect(tidied(loose).map(({ name, x, y }) => [name, x, y])).toEqual([
      ['one', 0, 0],
      ['two', 6, 0],
      ['three', 18, 0],
      ['four', 0, 4],
    ]);
    expect(tidied(tidied(loose))).toEqual(tidied(loose));
  });
});

describe('a draft', () => {
  const card = (index: number, x: number, y: number) => ({
    index,
    type: 'TOTAL_SAVING' as const,
    ...place(x, y, 6, 6),
    settings: defaultSettings('TOTAL_SAVING'),
  });
  const draft = draftOf({ name: 'Board', scope: NO_SCOPE, widgets: [card(1, 0, 0), card(2, 12, 0)] }, 1);
  const placesOf = ({ now }: typeof draft) => now.widgets.map(({ index, x, y }) => [index, x, y]);

  it('has a new widget in the gap that it fits into', () => {
    const added = draftReducer(draft, { type: 'added', widget: 'TOTAL_SAVING' });
    expect(placesOf(added)).toEqual([
      [1, 0, 0],
      [3, 6, 0],
      [2, 12, 0],
    ]);
  });

  it('is tidied in one step that can be taken back', () => {
    const tidy = draftReducer(draft, { type: 'tidied' });
    expect(placesOf(tidy)).toEqual([
      [1, 0, 0],
      [2, 6, 0],
    ]);
    expect(placesOf(draftReducer(tidy, { type: 'undone' }))).toEqual(placesOf(draft));
  });
});
