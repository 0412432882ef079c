// Which two amounts of a line are compared: its totals, or its averages a day.

interface ComparedLine {
  total: number;
  average: number;
  compareTotal?: number | null | undefined;
  compareAverage?: number | null | undefined;
}

export function comparedAmounts(
  { total, average, compareTotal, compareAverage }: ComparedLine,
  cost: 'individual' | 'average',
): [amount: number, before: number] {
  return cost === 'average' ? [average, compareAverage ?? 0] : [total, compareTotal ?? 0];
}
