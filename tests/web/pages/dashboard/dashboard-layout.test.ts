// The grid of a dashboard: what a move, a new widget and another size do to the others (D-03).
import { describe, expect, test } from 'vitest';
import { COLUMNS } from '../../../../lib/widgets/widget-layout.ts';
import {
  type Direction,
  fitSize,
  nextWidth,
  type Placed,
  pack,
  place,
  readingOrder,
  resize,
  type SizeRule,
  step,
} from '../../../../web/pages/dashboard/grid/arrange.ts';

const CHART: SizeRule = { minimum: { width: 12, height: 13 }, widths: [12, 18, 24] };
const CARD: SizeRule = { minimum: { width: 6, height: 4 }, widths: [6, 8, 12, 18, 24] };

/** Widgets are called by letters here. */
const indexOf = (name: string) => name.charCodeAt(0);
const nameOf = ({ index }: Placed) => String.fromCharCode(index);

const widget = (name: string, x: number, y: number, width: number, height: number): Placed => ({
  index: indexOf(name),
  x,
  y,
  width,
  height,
});
const placesOf = (widgets: readonly Placed[]) =>
  Object.fromEntries(widgets.map((one) => [nameOf(one), [one.x, one.y]]));
const sizesOf = (widgets: readonly Placed[]) =>
  Object.fromEntries(widgets.map((one) => [nameOf(one), [one.width, one.height]]));

/** Two charts side by side, and a third as wide as both below. */
const CHARTS = [widget('a', 0, 0, 12, 13), widget('b', 12, 0, 12, 13), widget('c', 0, 13, 24, 13)];

describe('a move', () => {
  test('to where the widget is changes nothing, even over a hole', () => {
    const holed = [widget('a', 6, 0, 6, 13), widget('m', 0, 13, 12, 13), widget('c', 0, 26, 6, 4)];
    expect(place(holed, widget('m', 0, 13, 12, 13))).toEqual(holed);
    for (const one of CHARTS) expect(place(CHARTS, one)).toEqual(CHARTS);
  });

  test('shifts down what is in the way, and what is below that', () => {
    expect(placesOf(place(CHARTS, widget('a', 12, 0, 12, 13)))).toEqual({
      a: [12, 0],
      b: [12, 13],
      c: [0, 26],
    });
  });

  test('past the middle of the widget below lets that one up', () => {
    const two = [widget('a', 0, 0, 12, 13), widget('b', 0, 13, 12, 13)];
    expect(placesOf(place(two, widget('a', 0, 6, 12, 13)))).toEqual({ a: [0, 0], b: [0, 13] });
    expect(placesOf(place(two, widget('a', 0, 7, 12, 13)))).toEqual({ b: [0, 0], a: [0, 13] });
    expect(placesOf(place(two, widget('b', 0, 7, 12, 13)))).toEqual({ a: [0, 0], b: [0, 13] });
    expect(placesOf(place(two, widget('b', 0, 6, 12, 13)))).toEqual({ b: [0, 0], a: [0, 13] });
  });

  test('over the edge stays inside', () => {
    expect(placesOf(place(CHARTS, widget('a', 30, -4, 12, 13)))).toMatchObject({ a: [12, 0] });
    expect(placesOf(place(CHARTS, widget('b', -9, 0, 12, 13)))).toMatchObject({ b: [0, 0] });
  });

  test('leaves no gap where the widget was', () => {
    const three = [widget('a', 0, 0, 12, 13), widget('b', 0, 13, 12, 13), widget('d', 12, 0, 12, 4)];
    expect(placesOf(place(three, widget('a', 12, 4, 12, 13)))).toEqual({ b: [0, 0], d: [12, 0], a: [12, 4] });
  });
});

test('a new widget shifts those below it down, and no others', () => {
  expect(placesOf(place(CHARTS, widget('n', 12, 0, 12, 13)))).toEqual({
    a: [0, 0],
    n: [12, 0],
    b: [12, 13],
    c: [0, 26],
  });
});

describe('another size', () => {
  test.each([
    [1, 1, 12, 13],
    [15, 14.4, 12, 14],
    [16, 20, 18, 20],
    [22, 13, 24, 13],
  ])('%i × %d of a chart is %i × %i', (width, height, fitWidth, fitHeight) => {
    expect(fitSize({ width, height }, CHART)).toEqual({ width: fitWidth, height: fitHeight });
  });

  test('the widths that a rule allows are the steps', () => {
    expect([6, 8, 12, 18, 24].map((width) => nextWidth(width, CARD, 1))).toEqual([8, 12, 18, 24, null]);
    expect([6, 8, 12, 18, 24].map((width) => nextWidth(width, CARD, -1))).toEqual([null, 6, 8, 12, 18]);
  });

  test('keeps the row of the widget and shifts what is in the way', () => {
    const stepped = [widget('n', 12, 0, 12, 20), widget('a', 0, 0, 12, 13), widget('m', 0, 13, 12, 13)];
    const wide = resize(stepped, indexOf('m'), { width: 24, height: 13 }, CHART);
    expect(placesOf(wide)).toEqual({ a: [0, 0], m: [0, 13], n: [12, 26] });
  });

  test('wider than the columns at its right moves it to the left', () => {
    const wide = resize(CHARTS, indexOf('b'), { width: 18, height: 13 }, CHART);
    expect(placesOf(wide)).toEqual({ b: [6, 0], a: [0, 13], c: [0, 26] });
    expect(sizesOf(wide)).toMatchObject({ b: [18, 13] });
  });
});

test('what overlaps is parted, and what hangs comes up', () => {
  const loose = [widget('a', 0, 2, 12, 13), widget('b', 6, 5, 12, 13), widget('c', 20, 40, 6, 4)];
  expect(placesOf(pack(loose))).toEqual({ a: [0, 0], b: [6, 13], c: [18, 0] });
});

describe('a step of the keyboard', () => {
  const shownAfter = (widgets: readonly Placed[], name: string, direction: Direction) => {
    const shown = widgets.find((one) => nameOf(one) === name);
    const target = shown && step(widgets, shown, direction);
    return target && placesOf(place(widgets, target));
  };

  test('goes to the next place in its direction, however many rows that is', () => {
    expect(shownAfter(CHARTS, 'a', 'down')).toEqual({ b: [12, 0], c: [0, 13], a: [0, 26] });
    expect(shownAfter(CHARTS, 'c', 'up')).toEqual({ c: [0, 0], a: [0, 13], b: [12, 13] });
    expect(shownAfter(CHARTS, 'a', 'right')).toEqual({ a: [1, 0], b: [12, 13], c: [0, 26] });
  });

  test('ends at the edges', () => {
    expect(shownAfter(CHARTS, 'a', 'left')).toBeNull();
    expect(shownAfter(CHARTS, 'b', 'right')).toBeNull();
    expect(shownAfter(CHARTS, 'a', 'up')).toBeNull();
    expect(shownAfter(CHARTS, 'c', 'down')).toBeNull();
  });
});

/** Numbers that are the same at every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function overlaps(widgets: readonly Placed[]): boolean {
  return widgets.some((a) =>
    widgets.some(
      (b) =>
        a.index < b.index &&
        a.x < b.x + b.width &&
        b.x < a.x + a.width &&
        a.y < b.y + b.height &&
        b.y < a.y + a.height,
    ),
  );
}

test('after any moves, sizes, additions and removals nothing overlaps, hangs or is lost', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const roll = dice(seed);
    let widgets: Placed[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const rule = roll(2) === 0 ? CHART : CARD;
      const target = { x: roll(30) - 3, y: roll(60) - 3 };
      const known = widgets[roll(Math.max(widgets.length, 1))];
      const indices = new Set(widgets.map(({ index }) => index));
      const action = widgets.length < 3 ? 0 : roll(10);
      if (action <= 1 || !known) {
        const added = { index: turn, ...target, ...fitSize({ width: roll(26), height: roll(20) }, rule) };
        widgets = place(widgets, added);
        indices.add(added.index);
      } else if (action === 2) {
        widgets = pack(widgets.filter(({ index }) => index !== known.index));
        indices.delete(known.index);
      } else if (action <= 5) {
        widgets = resize(widgets, known.index, { width: roll(26), height: roll(30) }, rule);
        const { width = 0, height = 0 } = widgets.find(({ index }) => index === known.index) ?? {};
        expect(rule.widths).toContain(width);
        expect(height).toBeGreaterThanOrEqual(rule.minimum.height);
      } else {
        widgets = place(widgets, { ...known, ...target });
      }
      expect(new Set(widgets.map(({ index }) => index))).toEqual(indices);
      expect(overlaps(widgets)).toBe(false);
      expect(widgets.every(({ x, y, width }) => x >= 0 && y >= 0 && x + width <= COLUMNS)).toBe(true);
      expect(pack(widgets), `seed ${seed}, turn ${turn}`).toEqual(readingOrder(widgets));
      const any = widgets[roll(widgets.length)];
      if (any) expect(place(widgets, any)).toEqual(widgets);
    }
  }
});
