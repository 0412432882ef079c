// Turns records of a kind into entries, or says everything that is wrong with them.
import type { ReferenceRecord } from './read-file.ts';
import type { Entry, ReferenceKind } from './reference-kind.ts';

/** The entries in the order of the records; `faults` are lines with place, value and what is wanted. */
export function checkRecords(
  kind: ReferenceKind,
  records: readonly ReferenceRecord[],
): { entries: Entry[]; faults: string[] } {
  const faults = strangeColumns(kind, records);
  const checked = records.flatMap((record) => {
    const { entry, wrong } = checkRecord(kind, record);
    faults.push(...wrong);
    return wrong.length === 0 ? [{ entry, record }] : [];
  });
  const entries = checked.map(({ entry }) => entry);
  const placeOf = (index: number, column?: string) => checked[index]?.record.placeOf(column) ?? '';
  const firstOf = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const first = firstOf.get(kind.keyOf(entry));
    if (first === undefined) firstOf.set(kind.keyOf(entry), index);
    else faults.push(`${placeOf(index)}: says again what ${placeOf(first)} says; wanted is one of them`);
  }
  if (faults.length === 0) {
    for (const { index, column, message } of kind.faultsAmong?.(entries) ?? [])
      faults.push(`${placeOf(index, column)}: ${message}`);
  }
  return { entries, faults };
}

function checkRecord(kind: ReferenceKind, record: ReferenceRecord): { entry: Entry; wrong: string[] } {
  const entry: Entry = {};
  const wrong: string[] = [];
  for (const [column, reader] of Object.entries(kind.columns)) {
    const result = reader.safeParse(record.fields[column] ?? null);
    if (result.success) entry[column] = result.data;
    else wrong.push(`${record.placeOf(column)}: ${result.error.issues[0]?.message}`);
  }
  const fault = wrong.length === 0 ? kind.faultOf?.(entry) : null;
  if (fault) wrong.push(`${record.placeOf(fault.column)}: ${fault.message}`);
  return { entry, wrong };
}

/** Each column that the kind does not have, where it is first seen: most likely a slip of the pen. */
function strangeColumns(kind: ReferenceKind, records: readonly ReferenceRecord[]): string[] {
  const known = Object.keys(kind.columns);
  const places = new Map<string, string>();
  for (const { fields, placeOf } of records) {
    for (const column of Object.keys(fields)) {
      if (!known.includes(column) && !places.has(column)) places.set(column, placeOf());
    }
  }
  return [...places].map(
    ([column, place]) => `${place}: '${column}' is no column of ${kind.name}; wanted are ${known.join(', ')}`,
  );
}
