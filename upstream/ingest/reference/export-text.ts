// Writes the entries of a kind in a form that the import reads.
import type { Entry, ReferenceKind } from './reference-kind.ts';

/** An object with kind and entries; values that are not there are left out. */
export function jsonText(kind: ReferenceKind, entries: readonly Entry[]): string {
  const columns = Object.keys(kind.columns);
  const lines = entries.map((entry) => {
    const members = columns.flatMap((column) => {
      const value = entry[column] ?? null;
      return value === null ? [] : [[column, value] as const];
    });
    return `    ${JSON.stringify(Object.fromEntries(members))}`;
  });
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "kind": ${JSON.stringify(kind.name)},\n  "entries": ${list}\n}\n`;
}

/** RFC 4180, with the kind as the first column. */
export function csvText(kind: ReferenceKind, entries: readonly Entry[]): string {
  const columns = Object.keys(kind.columns);
  const rows = entries.map((entry) => [kind.name, ...columns.map((column) => entry[column] ?? '')]);
  return [['kind', ...columns], ...rows].map((cells) => `${cells.map(cellText).join(',')}\n`).join('');
}

function cellText(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
