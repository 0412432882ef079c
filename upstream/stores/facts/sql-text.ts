// Names and constants of our own as they are in SQL. What people ask for and what files hold is bound instead, which
// `npm run check` sees to (scripts/checks/check-sql.ts).

/** A name of a column, in quotes. */
export function sqlName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A constant text, in quotes. Throws for a backslash, which engines read differently. */
export function sqlText(text: string): string {
  if (text.includes('\\')) throw new Error(`a constant of SQL has a backslash: ${text}`);
  return `'${text.replaceAll("'", "''")}'`;
}

/** A name that a setting gives, as ClickHouse quotes it. */
export function identifier(name: string): string {
  return `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
}
