// Takes over files of reference data: all of them, or nothing.
import { basename } from 'node:path';
import type { Documents } from '../../stores/documents/database.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import { checkRecords } from './check-records.ts';
import { KIND_NAMES, kindNamed } from './kinds.ts';
import { type ReferenceFile, type ReferenceRecord, readReferenceFile } from './read-file.ts';
import { ReferenceFault } from './reference-fault.ts';
import type { Entry, ReferenceKind } from './reference-kind.ts';

export interface ImportOptions {
  documents: Documents;
  companyId: string;
  files: readonly string[];
  /** Of files that do not say theirs. */
  kind?: string | undefined;
  /** The files are all that there is: what they do not name goes. */
  isReplacing?: boolean;
}

export interface ImportReport {
  kind: string;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** The entries are the same and are in another order that says something. */
  isReordered: boolean;
}

/** What the files changed, kind by kind. Throws a ReferenceFault that names every fault; then nothing is changed. */
export async function importFiles(options: ImportOptions): Promise<ImportReport[]> {
  const checked = checkFiles(await readAll(options.files), options.kind);
  return atomically(options.documents, async (transaction) => {
    const reports: ImportReport[] = [];
    for (const [kind, entries] of checked)
      reports.push(await apply({ ...options, documents: transaction }, kind, entries));
    await noteInAudit(options, transaction, reports);
    return reports;
  });
}

/** In the transaction of the change itself; what changed nothing is no entry. */
async function noteInAudit(
  { companyId, files }: ImportOptions,
  transaction: Documents,
  reports: readonly ImportReport[],
): Promise<void> {
  const changes = reports.flatMap(({ kind, added, changed, removed, isReordered }) => [
    ...Object.entries({ added, changed, removed }).flatMap(([step, count]) =>
      count > 0 ? [{ name: `${kind}.${step}`, before: null, after: String(count) }] : [],
    ),
    ...(isReordered ? [{ name: `${kind}.reordered`, before: null, after: null }] : []),
  ]);
  if (changes.length === 0) return;
  const subject = files.map((file) => basename(file)).join(', ');
  const record = { companyId, actor: null, action: 'REFERENCE_IMPORTED', subject, changes } as const;
  await appendAudit(transaction, record, new Date());
}

async function readAll(paths: readonly string[]): Promise<ReferenceFile[]> {
  const faults: string[] = [];
  const files: ReferenceFile[] = [];
  for (const path of paths) {
    try {
      files.push(await readReferenceFile(path));
    } catch (error) {
      if (!(error instanceof ReferenceFault)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new ReferenceFault(faults);
  return files;
}

function checkFiles(
  files: readonly ReferenceFile[],
  fallback: string | undefined,
): Map<ReferenceKind, Entry[]> {
  const faults: string[] = [];
  const records = new Map<ReferenceKind, ReferenceRecord[]>();
  for (const file of files) {
    const name = file.kind ?? fallback;
    const kind = name === undefined ? null : kindNamed(name);
    if (kind) records.set(kind, [...(records.get(kind) ?? []), ...file.records]);
    else
      faults.push(
        name === undefined
          ? `${file.name}: does not say its kind; name it there or by --kind: ${KIND_NAMES.join(', ')}`
          : `${file.name} kind: '${name}' is not one of ${KIND_NAMES.join(', ')}`,
      );
  }
  const entries = new Map<ReferenceKind, Entry[]>();
  for (const [kind, all] of records) {
    const checked = checkRecords(kind, all);
    faults.push(...checked.faults);
    entries.set(kind, checked.entries);
  }
  if (faults.length > 0) throw new ReferenceFault(faults);
  return entries;
}

async function apply(
  { documents, companyId, isReplacing }: ImportOptions,
  kind: ReferenceKind,
  entries: readonly Entry[],
): Promise<ImportReport> {
  const current = kind.arrange(await kind.read(documents, companyId));
  const named = new Set(entries.map(kind.partOf));
  // A file without entries of a kind whose files are complete says that there are none.
  const isNamed = (entry: Entry) => isReplacing || kind.partOf(entry) === '' || named.has(kind.partOf(entry));
  const wanted = kind.arrange([...current.filter((entry) => !isNamed(entry)), ...entries]);
  const report = difference(kind, current, wanted);
  const { added, changed, removed, isReordered } = report;
  if (added + changed + removed > 0 || isReordered) await kind.write(documents, companyId, wanted);
  return report;
}

function difference(kind: ReferenceKind, current: readonly Entry[], wanted: readonly Entry[]): ImportReport {
  const textOf = (entry: Entry) => JSON.stringify(Object.keys(kind.columns).map((column) => entry[column]));
  const before = new Map(current.map((entry) => [kind.keyOf(entry), textOf(entry)]));
  const after = new Map(wanted.map((entry) => [kind.keyOf(entry), textOf(entry)]));
  const count = (keys: Iterable<string>, holds: (key: string) => boolean) => [...keys].filter(holds).length;
  const added = count(after.keys(), (key) => !before.has(key));
  const removed = count(before.keys(), (key) => !after.has(key));
  const unchanged = count(after.keys(), (key) => before.get(key) === after.get(key));
  const changed = after.size - added - unchanged;
  const isSame = added + changed + removed === 0;
  const isReordered = isSame && [...before.keys()].join() !== [...after.keys()].join();
  return { kind: kind.name, added, changed, removed, unchanged, isReordered };
}
