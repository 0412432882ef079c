// What the blocks of a printed board share: the reader, the sheet, amounts that add up, and changes in tables.
import { freePlace, LIGHT_SERIES, OTHERS_ON_LIGHT } from '../../../../../lib/catalogue/series-colours.ts';
import { VENDORS, type VendorCode } from '../../../../../lib/catalogue/vendors.ts';
import { shareOf } from '../../../../../lib/money/money.ts';
import type { CostChange } from '../../../../../lib/money/percent-change.ts';
import { roundedParts, shownDifference } from '../../../../../lib/money/rounded-parts.ts';
import { changeChip } from '../../../../paper/change-chip.ts';
import { drawChange } from '../../../../paper/chip.ts';
import type { Paper } from '../../../../paper/paper.ts';
import { STYLES } from '../../../../paper/styles.ts';
import { cell, type PaperCell } from '../../../../paper/table-model.ts';
import type { ComparedChange, Figures, Line } from '../figures/figure-lines.ts';
import type { PrintedDashboard } from '../printed-dashboard.ts';

export interface Printing {
  paper: Paper;
  board: PrintedDashboard;
}

export function changeCell({ paper, board }: Printing, change: CostChange | null | undefined): PaperCell {
  if (!change) return cell('–', STYLES.meta);
  const chip = changeChip(change, board.language);
  return {
    spans: [],
    draw: ({ x, y, width, height }) => drawChange(paper, chip, x + width, y + height / 2),
  };
}

/** In pixels. */
export const CHANGE_WIDTH = 78;

type MoneyWords = Pick<PrintedDashboard, 'convert' | 'shownIn' | 'roundingIn'>;

/** How far the amounts of a change are apart as they are shown, converted. */
export function differenceShown(
  { convert, shownIn, roundingIn }: MoneyWords,
  { currency, vendors }: Pick<Figures, 'currency' | 'vendors'>,
  { now, before }: ComparedChange,
): number {
  const rounding = roundingIn(shownIn(currency), vendors);
  return shownDifference(convert(now, currency), convert(before, currency), rounding);
}

/**
 * What a list shows: lines that are all of their whole add up to it as they are shown. `shownWhole`: where the whole is
 * shown already, converted.
 */
export function shownLines(
  { convert, shownIn, roundingIn }: MoneyWords,
  { currency, vendors }: Pick<Figures, 'currency' | 'vendors'>,
  lines: readonly Line[],
  whole: number,
  shownWhole: number | null = null,
): { amounts: number[]; whole: number; shown: string } {
  const shown = shownIn(currency);
  const rounding = roundingIn(shown, vendors);
  const converted = lines.map(({ amount }) => convert(amount, currency));
  const isCutAt = (place: number) => {
    const own: VendorCode | null | undefined = lines[place]?.vendor;
    return roundingIn(shown, own ? [own] : vendors).isCut;
  };
  const total = shownWhole ?? convert(whole, currency);
  const [rounded = 0] = roundedParts([total], total, rounding);
  return { amounts: roundedParts(converted, total, rounding, isCutAt), whole: rounded, shown };
}

/** In percent; an en dash where the whole is nothing or less. */
export function shareText({ percent }: PrintedDashboard, part: number, whole: number): string {
  return whole > 0 ? percent(shareOf(part, whole)) : '–';
}

/** The colours of the lines in their order: of each item the one that its name falls on, as on screens, no two alike; of a vendor its own. */
export function lineColours(lines: readonly Line[]): string[] {
  const taken = new Set<number>();
  return lines.map(({ colourId, isVendor, vendor }) => {
    if (isVendor && vendor) return VENDORS[vendor].hue.light;
    if (colourId === undefined) return LIGHT_SERIES[0];
    if (colourId === null) return OTHERS_ON_LIGHT;
    const place = freePlace(colourId, taken);
    taken.add(place);
    return LIGHT_SERIES[place] ?? OTHERS_ON_LIGHT;
  });
}
