// The chart of a widget on paper: stacked bars or lines over time, or one bar a line; in the colours of the screen.
import { freePlace, LIGHT_SERIES, OTHERS_ON_LIGHT } from '../../../../lib/catalogue/series-colours.ts';
import type { Figures, Line } from './figure-lines.ts';

/** Of the drawing; its width follows from that of its column. */
const HEIGHT = 96;
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

type Drawn = Pick<Figures, 'bars' | 'lines' | 'isLines' | 'steps'>;

/**
 * In points of a column of that width. Null where nothing costs anything. Amounts below zero are left out: a stack has no
 * room for them.
 */
export function chartOf({ bars, lines, isLines, steps }: Drawn, width: number): Chart | null {
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
      ? bars.map((amounts, series) => lineShape(width, amounts, highest, colours[series] ?? OTHERS_ON_LIGHT))
      : stackShapes(width, stacks, highest, (place, series) => ({
          colour: colours[isOverTime ? series : place] ?? OTHERS_ON_LIGHT,
          isPartial: steps[place]?.isPartial ?? false,
        }));
  const grid = [0, 0.5, 1].map(
    (part) => `<rect x="0" y="${(HEIGHT * part).toFixed(1)}" width="${width}" height="0.6" fill="${GRID}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT + 1}">${[...grid, ...shapes].join('')}</svg>`;
  return { svg, highest };
}

/** The parts of a whole as a ring, from the top clockwise; null where there is no whole. What is below zero has no arc. */
export function ringOf(lines: readonly Line[]): string | null {
  const whole = lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  if (whole === 0) return null;
  const colours = paperColours(lines);
  let from = 0;
  const arcs = lines.map(({ amount }, place) => {
    const part = Math.max(0, amount) / whole;
    const arc = part === 0 ? '' : arcOf(from, from + part, colours[place] ?? OTHERS_ON_LIGHT);
    from += part;
    return arc;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${arcs.join('')}</svg>`;
}

const RADIUS = 40;

/** A whole ring has no end that differs from its start: it stops just short of it. */
function arcOf(from: number, to: number, colour: string): string {
  const pointAt = (part: number) => {
    const angle = 2 * Math.PI * part - Math.PI / 2;
    return `${(RADIUS * Math.cos(angle)).toFixed(3)} ${(RADIUS * Math.sin(angle)).toFixed(3)}`;
  };
  const end = Math.min(to, from + 0.9999);
  const path = `M${pointAt(from)} A${RADIUS} ${RADIUS} 0 ${end - from > 0.5 ? 1 : 0} 1 ${pointAt(end)}`;
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="17"/>`;
}

function stackShapes(
  width: number,
  stacks: readonly (readonly number[])[],
  highest: number,
  lookAt: (place: number, series: number) => { colour: string; isPartial: boolean },
): string[] {
  const step = width / stacks.length;
  return stacks.flatMap((stack, place) => {
    let top = HEIGHT;
    return stack.flatMap((part, series) => {
      const height = (Math.max(0, part) / highest) * HEIGHT;
      if (height === 0) return [];
      top -= height;
      const [x, wide] = [place * step + step * 0.16, step * 0.68];
      const { colour, isPartial } = lookAt(place, series);
      const faint = isPartial ? ' fill-opacity="0.45"' : '';
      return [
        `<rect x="${x.toFixed(2)}" y="${top.toFixed(2)}" width="${wide.toFixed(2)}" height="${height.toFixed(2)}" fill="${colour}"${faint}/>`,
      ];
    });
  });
}

/** Broken where there are no data. */
function lineShape(
  width: number,
  amounts: readonly (number | null)[],
  highest: number,
  colour: string,
): string {
  const step = width / amounts.length;
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
