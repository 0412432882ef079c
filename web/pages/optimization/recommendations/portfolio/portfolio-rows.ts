// Pieces of the portfolio beside the same pieces apart: one row for each, whether it is bought together or not.
import { differenceOf } from '../../../../../lib/money/money.ts';
import type { AdviceRow } from '../list/advice-row.ts';

export interface PortfolioRow {
  key: string;
  /** What it is; the same in both. */
  piece: AdviceRow;
  /** Null: the portfolio does without it. */
  together: AdviceRow | null;
  /** Null: alone it would not be bought. */
  alone: AdviceRow | null;
}

/** Saving a month that single pieces promise beyond what they save together. */
export function countedTwice(of: {
  readonly monthlySavings: number;
  readonly separateMonthlySavings: number;
}): number {
  // Rounding of machine counts can differ by less than a cent.
  return Math.max(0, differenceOf(of.separateMonthlySavings, of.monthlySavings));
}

/** The name of the region of usage that the pieces count, as they tell it; the code where none does. */
export function regionNameOf(
  region: string,
  pieces: readonly Pick<AdviceRow, 'region' | 'regionName'>[],
): string {
  return pieces.find((piece) => piece.region === region)?.regionName ?? region;
}

/** Those of the portfolio first, each part by falling saving. */
export function portfolioRows(pieces: readonly AdviceRow[], separate: readonly AdviceRow[]): PortfolioRow[] {
  const alone = new Map(separate.map((piece) => [piece.key, piece]));
  const bought = new Set(pieces.map(({ key }) => key));
  return [
    ...pieces.map((piece) => ({
      ...{ key: piece.key, piece, together: piece },
      alone: alone.get(piece.key) ?? null,
    })),
    ...separate
      .filter(({ key }) => !bought.has(key))
      .toSorted((one, other) => other.monthlySavings - one.monthlySavings)
      .map((piece) => ({ key: piece.key, piece, together: null, alone: piece })),
  ];
}
