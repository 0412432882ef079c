// A table that a person saved, and reads in again: the question that the file names below its rows is no row of it.

interface CsvLine {
  record: readonly string[];
}

/**
 * Without an empty line and what stands below it, where that is label and value alone. Below an empty line within the
 * table there are fuller lines: it stays as it is, so that no row is lost.
 */
export function withoutQuestion<Line extends CsvLine>(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ record }) => record.every(isEmpty));
  if (end < 0) return lines;
  const isQuestion = lines.slice(end).every(({ record }) => record.slice(2).every(isEmpty));
  return isQuestion ? lines.slice(0, end) : lines;
}

function isEmpty(field: string): boolean {
  return field.trim() === '';
}
