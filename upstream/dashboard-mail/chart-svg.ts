// The chart of a widget on paper: stacked bars over time, or one bar a line.
import type { Figures } from './figures.ts';

export const PAPER_COLOURS = [
  '#1f5fbf',
  '#0f8a6d',
  '#c2571a',
  '#7a4fc0',
  '#b0892a',
  '#c23b6b',
  '#3f7d8c',
  '#6b7a2e',
  '#8a5a44',
  '#5a6780',
  '#a3a9b3',
] as const;

const [WIDTH, HEIGHT] = [360, 96];

/** Null where nothing costs anything. Bars below zero are left out: a circle or a stack has no room for them. */
export function chartSvg({ bars, lines }: Pick<Figures, 'bars' | 'lines'>): string | null {
  const stacks = bars.length > 0 ? stacksOf(bars) : lines.map(({ amount }) => [amount]);
  const highest = Math.max(
    0,
    ...stacks.map((stack) => stack.reduce((sum, part) => sum + Math.max(0, part), 0)),
  );
  if (highest === 0) return null;
  const step = WIDTH / stacks.length;
  const shapes = stacks.flatMap((stack, place) => {
    let top = HEIGHT;
    return stack.flatMap((part, series) => {
      const height = (Math.max(0, part) / highest) * HEIGHT;
      if (height === 0) return [];
      top -= height;
      const colour = PAPER_COLOURS[(bars.length > 0 ? series : place) % PAPER_COLOURS.length];
      const [x, width] = [place * step + step * 0.12, step * 0.76];
      return [
        `<rect x="${x.toFixed(2)}" y="${top.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" fill="${colour}"/>`,
      ];
    });
  });
  const base = `<rect x="0" y="${HEIGHT}" width="${WIDTH}" height="0.7" fill="#d9dde3"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT + 1}">${shapes.join('')}${base}</svg>`;
}

/** Place by place the amounts of all series. */
function stacksOf(bars: Figures['bars']): number[][] {
  const places = Math.max(...bars.map((amounts) => amounts.length));
  return Array.from({ length: places }, (_, place) => bars.map((amounts) => amounts[place] ?? 0));
}
