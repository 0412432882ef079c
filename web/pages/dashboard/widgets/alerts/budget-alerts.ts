// Which budgets of a month are alerts: what is spent first, then what will be, the most exceeded first.

const WHOLE_PERCENT = 100;

interface BudgetRow {
  months: readonly {
    budget?: number | null | undefined;
    rate?: number | null | undefined;
    expectedRate?: number | null | undefined;
  }[];
}

export interface BudgetAlert<Row> {
  row: Row;
  kind: 'spent' | 'expected';
  budget: number;
  /** Of the budget. */
  percent: number;
}

/** Of rows with a single month. */
export function budgetAlerts<Row extends BudgetRow>(rows: readonly Row[]): BudgetAlert<Row>[] {
  const alerts = rows.flatMap((row): BudgetAlert<Row>[] => {
    const { budget, rate, expectedRate } = row.months[0] ?? {};
    if (typeof budget !== 'number') return [];
    if (typeof rate === 'number' && rate >= WHOLE_PERCENT)
      return [{ row, kind: 'spent', budget, percent: rate }];
    if (typeof expectedRate === 'number' && expectedRate >= WHOLE_PERCENT)
      return [{ row, kind: 'expected', budget, percent: expectedRate }];
    return [];
  });
  return alerts.sort((one, other) =>
    one.kind === other.kind ? other.percent - one.percent : one.kind === 'spent' ? -1 : 1,
  );
}
