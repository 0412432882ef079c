// Where few columns are in sight, the sum is beside the name.

/** The columns with the last one behind the first. */
export function totalFirst<Column>(columns: readonly Column[]): Column[] {
  const [name, ...figures] = columns;
  const total = figures.pop();
  return [name, total, ...figures].filter((column) => column !== undefined);
}
