// The cost of an item over the steps of the range as a line without an axis.

export interface TrendPaths {
  /** Up to the last step that is complete. */
  solid: string;
  /** From there on; empty where every step is complete. */
  dotted: string;
}

interface Step {
  /** Nothing is known of it yet. */
  isEmpty: boolean;
  isPartial: boolean;
}

interface Box {
  width: number;
  height: number;
}

/** Room for the line itself, in pixels. */
const EDGE_PX = 1.5;

/**
 * Paths of an SVG of that size, from the smallest amount at the bottom to the largest at the top; a line that does not
 * change lies in the middle. A step with data but none of the item costs nothing. Null where there is no line to draw.
 */
export function trendPaths(
  amounts: readonly (number | null | undefined)[],
  steps: readonly Step[],
  { width, height }: Box,
): TrendPaths | null {
  const known = steps.flatMap(({ isEmpty }, place) =>
    isEmpty ? [] : [{ place, amount: amounts[place] ?? 0 }],
  );
  if (known.length < 2 || known.every(({ amount }) => amount === 0)) return null;
  const [low, high] = [
    Math.min(...known.map(({ amount }) => amount)),
    Math.max(...known.map(({ amount }) => amount)),
  ];
  const x = (place: number) => EDGE_PX + (place / Math.max(steps.length - 1, 1)) * (width - 2 * EDGE_PX);
  const y = (amount: number) =>
    high === low ? height / 2 : height - EDGE_PX - ((amount - low) / (high - low)) * (height - 2 * EDGE_PX);
  const points = known.map(({ place, amount }) => `${round(x(place))} ${round(y(amount))}`);
  const partial = known.findIndex(({ place }) => steps[place]?.isPartial);
  const complete = partial < 0 ? points.length : Math.max(partial, 1);
  return {
    solid: pathOf(points.slice(0, complete)),
    dotted: complete < points.length ? pathOf(points.slice(complete - 1)) : '',
  };
}

function pathOf(points: readonly string[]): string {
  return points.length < 2 ? '' : `M${points.join('L')}`;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
