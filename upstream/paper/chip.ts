// How something changed, as on screens: a triangle that says the direction, a percent and an amount on a tinted ground.
import { TONES, type Tone } from './colours.ts';
import type { Paper } from './paper.ts';
import { baselineOf, STYLES } from './styles.ts';

export interface Chip {
  tone: Tone;
  /** A triangle before the text; none where there is no direction. */
  direction: 'up' | 'down' | null;
  text: string;
  /** Less strong, behind it. */
  second?: string;
}

export const CHIP_HEIGHT = 20;
const PADDING = 7;
const TRIANGLE = 12;

export function drawChip(
  paper: Paper,
  { tone, direction, text, second }: Chip,
  x: number,
  y: number,
): number {
  const { text: colour, ground } = TONES[tone];
  const style = { ...STYLES.chip, colour };
  const quiet = { ...style, weight: 'medium' as const };
  const lead = direction ? TRIANGLE : 0;
  const textWidth = paper.widthOf(text, style);
  const rest = second ? paper.widthOf(` ${second}`, quiet) : 0;
  const width = 2 * PADDING + lead + textWidth + rest;
  paper.rect(x, y, width, CHIP_HEIGHT, ground, { radius: 5 });
  if (direction) triangle(paper, x + PADDING, y + CHIP_HEIGHT / 2, direction, colour);
  const baseline = y + (CHIP_HEIGHT - style.line) / 2 + baselineOf(style);
  paper.write(text, x + PADDING + lead, baseline, style);
  if (second) paper.write(` ${second}`, x + PADDING + lead + textWidth, baseline, quiet);
  return width;
}

/** In so much room: the amount goes first where both do not fit. */
export function drawFittedChip(
  paper: Paper,
  chip: Chip,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const room = width - 2 * PADDING - (chip.direction ? TRIANGLE : 0);
  const { second, ...short } = chip;
  const isWide = second !== undefined && paper.widthOf(`${chip.text} ${second}`, STYLES.chip) > room;
  const text = paper.fitted(chip.text, room, STYLES.chip);
  drawChip(paper, isWide ? { ...short, text } : { ...chip, text }, x, y);
}

/** 7 wide, around the height of `y`. */
export function triangle(paper: Paper, x: number, y: number, direction: 'up' | 'down', colour: string): void {
  const d = direction === 'up' ? `M${x} ${y + 2.6} l3.5 -5 l3.5 5 z` : `M${x} ${y - 2.4} l3.5 5 l3.5 -5 z`;
  paper.path(d, { fill: colour });
}

/** A change in a table: triangle and percent without a ground, ending at `right`. */
export function drawChange(
  paper: Paper,
  { tone, direction, text }: Chip,
  right: number,
  middle: number,
): void {
  const colour = TONES[tone].text;
  const style = { ...STYLES.amount, colour };
  const width = paper.widthOf(text, style);
  paper.write(text, right - width, middle - style.line / 2 + baselineOf(style), style);
  if (direction) triangle(paper, right - width - TRIANGLE, middle, direction, colour);
}
