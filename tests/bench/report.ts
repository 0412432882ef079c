// Plain tables and the few statistics that the benchmarks print.

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Prints rows of numbers under a header; the first cell of a row is its name. */
export function printTable(
  header: readonly string[],
  rows: readonly (readonly [string, ...number[]])[],
): void {
  const cells = [
    header,
    ...rows.map(([name, ...values]) => [name, ...values.map((value) => value.toFixed(2))]),
  ];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 2),
        )
        .join(''),
    );
  }
}

/** The same as a table of a document: times and counts from ten on without a fraction. */
export function printMarkdown(
  header: readonly string[],
  rows: readonly (readonly [string, ...number[]])[],
): void {
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  line(header);
  line(header.map(() => '---'));
  for (const [name, ...values] of rows)
    line([name, ...values.map((value) => value.toFixed(value < 10 ? 1 : 0))]);
}
