// What closes a printed board: the items that moved most, where no widget of it tells them already.

import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { differenceOf } from '../../../../lib/money/money.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import type { BoardFigures, Mover } from './board-figures.ts';
import { type ChangesLook, type Figures, figures, toldApart } from './figures/figure-lines.ts';

/** To either side. */
const MOST_EACH = 3;

/** Null where nothing moved, or the days before are not known. */
export function moverFigures(
  text: Texts,
  { currency, movers, moved }: BoardFigures,
  vendors: readonly VendorCode[],
): Figures<ChangesLook> | null {
  const changed = movers.filter(({ difference }) => difference !== 0);
  if (!moved || changed.length === 0) return null;
  const rising = changed.filter(({ difference }) => difference > 0).slice(0, MOST_EACH);
  const falling = changed
    .filter(({ difference }) => difference < 0)
    .slice(-MOST_EACH)
    .reverse();
  const shown: Mover[] = [...rising, ...falling];
  const look: ChangesLook = {
    as: 'changes',
    lines: toldApart(text, shown),
    total: moved.change,
    others: changed.length - shown.length,
    against: moved.against,
  };
  const rest = shown.reduce(
    (left, { difference }) => differenceOf(left, difference),
    moved.change.difference,
  );
  // Items that are not listed must have what is missing.
  if (look.others === 0 && rest !== 0) return null;
  return { ...figures(currency, look, { range: moved.range }), vendors };
}
