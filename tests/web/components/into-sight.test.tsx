// The chosen tab of a row that a phone scrolls sideways is seen, with a part of its neighbour.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { intoSight } from '../../../web/components/layout/into-sight.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ROW = { left: 10, width: 340, scrollWidth: 900 };

/** How far the row is scrolled for a tab that begins and ends there, in pixels of the screen. */
function scrolled(left: number, right: number, { from = 0, row = ROW } = {}): number {
  render(
    <div data-testid="row" style={{ overflowX: 'auto' }}>
      <nav>
        <a href="/">Decisions</a>
      </nav>
    </div>,
  );
  const [around, tab] = [screen.getByTestId('row'), screen.getByText('Decisions')];
  vi.spyOn(around, 'scrollWidth', 'get').mockReturnValue(row.scrollWidth);
  vi.spyOn(around, 'clientWidth', 'get').mockReturnValue(row.width);
  vi.spyOn(around, 'getBoundingClientRect').mockReturnValue(new DOMRect(row.left, 0, row.width, 44));
  vi.spyOn(tab, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, right - left, 44));
  around.scrollLeft = from;
  intoSight(tab);
  return around.scrollLeft;
}

it('leaves a row whose chosen tab is seen', () => expect(scrolled(60, 140, { from: 30 })).toBe(30));

it('scrolls to one beyond the end, until a part of the next one is seen', () =>
  expect(scrolled(700, 780)).toBe(470));

it('scrolls back to one before the beginning', () => expect(scrolled(-90, -10, { from: 200 })).toBe(60));

it('shows the beginning of one that is wider than the row', () => expect(scrolled(410, 910)).toBe(360));

it('leaves a row in which all are seen', () =>
  expect(scrolled(700, 780, { row: { ...ROW, scrollWidth: ROW.width } })).toBe(0));
