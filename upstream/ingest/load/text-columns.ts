// Text in aligned columns, of values that come out of files.

const GAP = '  ';

/** A value of a file within a sentence. */
export function quoted(value: string): string {
  return ["'", value, "'"].join('');
}

/** Indented lines whose columns stand below each other; the columns of `numeric` are flush right. */
export function aligned(rows: readonly (readonly string[])[], numeric: readonly number[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `${GAP}${row
      .map((cell, column) =>
        numeric.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join(GAP)}`.trimEnd(),
  );
}
