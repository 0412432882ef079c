// What the amounts of budgets show: rounded together, so that vendors add up to the company, and accounts to their vendor.
import type { ListShape } from '../../components/money/useShownAmounts.ts';
import type { Figures, Row } from './budget-rows.ts';

const AMOUNTS = ['budget', 'spent', 'prorated', 'expected'] as const;
type AmountName = (typeof AMOUNTS)[number];

/** What an amount of the figures shows, in the currency that the reader wants; null where there is none. */
export type ShownFigures = (figures: Figures, name: AmountName) => number | null;

/** As `useShownAmounts` makes it. */
type ShownAmounts = <Each>(rows: readonly Each[], shape: ListShape<Each>) => (row: Each) => number;

/** A row in one month, where it has the amount. */
interface Cell {
  row: Row;
  amount: number;
}

export function shownFigures(
  rows: readonly Row[],
  months: readonly string[],
  shownAmounts: ShownAmounts,
): ShownFigures {
  const shown = new Map<Figures, Partial<Record<AmountName, number>>>();
  for (const month of months) {
    const figuresOf = (row: Row) => row.months.find((each) => each.month === month);
    for (const name of AMOUNTS) {
      const cells = rows.flatMap((row): Cell[] => {
        const amount = figuresOf(row)?.[name];
        return typeof amount === 'number' ? [{ row, amount }] : [];
      });
      const parentOf = ({ row }: Cell) => cells.find((other) => isOver(other.row, row));
      // Each by itself is a whole: what the company spends is not all in its tags and groups.
      for (const root of cells.filter((cell) => !parentOf(cell))) {
        const shownOf = shownAmounts([root], {
          amountOf: ({ amount }) => amount,
          partsOf: (cell) => cells.filter((other) => parentOf(other) === cell),
          vendorOf: ({ row }) => row.scope.vendor,
        });
        const walk = (cell: Cell) => {
          const figures = figuresOf(cell.row);
          if (figures) shown.set(figures, { ...shown.get(figures), [name]: shownOf(cell) });
          for (const part of cells) if (parentOf(part) === cell) walk(part);
        };
        walk(root);
      }
    }
  }
  return (figures, name) => shown.get(figures)?.[name] ?? null;
}

/** Is a row the sum of rows such as the other one? */
function isOver({ scope: above }: Row, { scope }: Row): boolean {
  if (above.kind === 'COMPANY') return scope.kind === 'VENDOR';
  return above.kind === 'VENDOR' && scope.kind === 'ACCOUNT' && above.vendor === scope.vendor;
}
