// The demo's figures as a person reads them, made from the raw files alone.
import { Big } from 'big.js';
import { dayOf, type RawRow, rawRows } from './raw/raw-focus.ts';

/** Billed cost of Sunflower and the other demo companies, summed in decimals. */
export class DemoFigures {
  readonly #rows: readonly RawRow[];
  /** Asked for some days many times a test. */
  readonly #byDay = new Map<string, RawRow[]>();

  private constructor(rows: readonly RawRow[]) {
    this.#rows = rows;
    for (const row of rows) {
      const ofDay = this.#byDay.get(dayOf(row));
      if (ofDay) ofDay.push(row);
      else this.#byDay.set(dayOf(row), [row]);
    }
  }

  static async of(company: string): Promise<DemoFigures> {
    return new DemoFigures(await rawRows(company));
  }

  /** Billed cost of the days, both included, of the rows that fit. */
  billed(start: string, end: string, fits: (row: RawRow) => boolean = () => true): number {
    return this.rowsOf(start, end, fits)
      .reduce((sum, row) => sum.plus(row.BilledCost), new Big(0))
      .toNumber();
  }

  /** The rows of the days, both included, that fit. */
  rowsOf(start: string, end: string, fits: (row: RawRow) => boolean): RawRow[] {
    return [...this.#byDay].flatMap(([day, rows]) => (day >= start && day <= end ? rows.filter(fits) : []));
  }

  /** What is in a column of the rows that fit. */
  values(column: keyof RawRow, fits: (row: RawRow) => boolean): string[] {
    return this.#rows.filter(fits).map((row) => row[column]);
  }

  /** Billed cost of the days by service name, the largest first. */
  byService(start: string, end: string): [string, number][] {
    const sums = new Map<string, Big>();
    for (const { ServiceName, BilledCost } of this.rowsOf(start, end, () => true))
      sums.set(ServiceName, (sums.get(ServiceName) ?? new Big(0)).plus(BilledCost));
    return [...sums]
      .map(([name, sum]): [string, number] => [name, sum.toNumber()])
      .filter(([, cost]) => cost !== 0)
      .sort(([, one], [, other]) => other - one);
  }
}

/** `$1,234.56`, as English screens show USD. */
export function usd(amount: number): string {
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);
  return text.replace('-', '−');
}

/** Whether a text holds the amount, give or take its last digit: a table rounds all of its rows together. */
export function holdsAmount(text: string | undefined, amount: number): boolean {
  return [-0.01, 0, 0.01].some((unit) => text?.includes(plain(amount + unit)));
}

/** `1,234.56`, as tables show it below a header that names the currency. */
export function plain(amount: number): string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return format.format(amount).replace('-', '−');
}
