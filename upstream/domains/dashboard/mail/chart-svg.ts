// The chart of a widget on paper: stacked bars or lines over time, or one bar a line; in the colours of the screen.
import { freePlace, LIGHT_SERIES, OTHERS_ON_LIGHT } from '../../../../lib/catalogue/series-colours.ts';
import type { Figures, Line } from './figure-lines.ts';

const [WIDTH, HEIGHT] = [360, 96];
const GRID = '#e1e5ea';

/** The colours of the lines in their order: of each item the one that its name falls on, as on screens, no two alike. */
export function paperColours(lines: readonly Line[]): string[] {
  const taken = new Set<number>();
  return lines.map(({ colourId }) => {
    if (colourId === undefined) return LIGHT_SERIES[0];
    if (colourId === null) return OTHERS_ON_LIGHT;
    const place = freePlace(colourId, taken);
    taken.add(place);
    return LIGHT_SERIES[place] ?? OTHERS_ON_LIGHT;
  });
}

export interface Chart {
  svg: string;
  /** The amount at its upper edge. */
  highest: number;
}

/** Null where nothing costs anything. Amounts below zero are left out: a stack has no room for them. */
export function chartOf({ bars, lines, isLines }: Pick<Figures, 'bars' | 'lines' | 'isLines'>): Chart | null {
  const colours = paperColours(lines);
  const isOverTime = bars.length > 0;
  const stacks = isOverTime ? stacksOf(bars) : lines.map(({ amount }) => [amount]);
  const tops = stacks.map((stack) =>
    isOverTime && isLines ? Math.max(0, ...stack) : stack.reduce((sum, part) => sum + Math.max(0, part), 0),
  );
  const highest = Math.max(0, ...tops);
  if (highest === 0) return null;
  const shapes =
    isOverTime && isLines
      ? bars.map((amounts, series) => lineShape(amounts, highest, colours[series] ?? OTHERS_ON_LIGHT))
      : stackShapes(stacks, highest, (place, series) => colours[isOverTime ? series : place]);
  const grid = [0, 0.5, 1].map(
    (part) => `<rect x="0" y="${(HEIGHT * part).toFixed(1)}" width="${WIDTH}" height="0.6" fill="${GRID}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT + 1}">${[...grid, ...shapes].join('')}</svg>`;
  return { svg, highest };
}

function stackShapes(
  stacks: readonly (readonly number[])[],
  highest: number,
  colourAt: (place: number, series: number) => string | undefined,
): string[] {
  const step = WIDTH / stacks.length;
  return stacks.flatMap((stack, place) => {
    let top = HEIGHT;
    return stack.flatMap((part, series) => {
      const height = (Math.max(0, part) / highest) * HEIGHT;
      if (height === 0) return [];
      top -= height;
      const [x, width] = [place * step + step * 0.12, step * 0.76];
      return [
        `<rect x="${x.toFixed(2)}" y="${top.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" fill="${colourAt(place, series) ?? OTHERS_ON_LIGHT}"/>`,
      ];
    });
  });
}

/** Broken where there are no data. */
function lineShape(amounts: readonly (number | null)[], highest: number, colour: string): string {
  const step = WIDTH / amounts.length;
  let isDrawing = false;
  const path = amounts.map((amount, place) => {
    if (amount === null) {
      isDrawing = false;
      return '';
    }
    const y = HEIGHT - (Math.max(0, amount) / highest) * HEIGHT;
    const command = isDrawing ? 'L' : 'M';
    isDrawing = true;
    return `${command}${((place + 0.5) * step).toFixed(2)} ${y.toFixed(2)}`;
  });
  return `<path d="${path.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.6"/>`;
}

/** Place by place the amounts of all series. */
function stacksOf(bars: Figures['bars']): number[][] {
  const places = Math.max(...bars.map((amounts) => amounts.length));
  return Array.from({ length: places }, (_, place) => bars.map((amounts) => amounts[place] ?? 0));
}
