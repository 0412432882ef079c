// Loads inventories of commitments, and advice on them, that AWS writes as JSON: no billing rows, so they go beside the facts.
import type { Documents } from '../../stores/documents/database.ts';
import { countsNote, type DatasetRecord, keepDataset } from '../../stores/documents/datasets/keep-dataset.ts';
import type { FileFormat, FileReport, RejectedRow } from '../../stores/documents/loads/load-report.ts';
import { ADVICE_MARKS, adviceIn } from '../advice/advice-json.ts';
import { GOOGLE_LAYOUT, GOOGLE_MARK, googleAdviceIn, readGoogleAdvice } from '../advice/google-advice.ts';
import { formatOf, headText, readThrough } from '../formats/file-bytes.ts';
import { LoadError } from '../load/load-error.ts';
import { noneReadable } from '../load/none-readable.ts';
import { toldNotes } from '../load/told-notes.ts';
import { KEPT_REJECTS } from '../staging/rejects.ts';
import { AWS_INVENTORIES, INVENTORY_LISTS, type InventoryKind, type Item } from './aws-inventories.ts';
import {
  AZURE_RESERVATION_MARK,
  AZURE_RESERVATIONS_LAYOUT,
  azureReservationsIn,
  readAzureReservation,
} from './azure-reservations.ts';
import type { InventoryFile } from './inventory-file.ts';
import {
  numberValue,
  type Parsed,
  partsOfArn,
  paymentValue,
  termValue,
  textValue,
  timeValue,
} from './inventory-values.ts';

export type { InventoryFile };

/** An item has a thousand bytes at most. */
const MAX_BYTES = 64 << 20;
const HEAD_BYTES = 4096;
const LISTS = INVENTORY_LISTS.join('|');
const MARKS = new RegExp(`^\\uFEFF?\\s*\\{[^]*\\x22(?:${LISTS}|${ADVICE_MARKS})\\x22\\s*:\\s*[\\[{]`);
const SHOWN_VALUE = 200;

/** The inventory in the file; null where it is something else. Throws a LoadError where none of its items can be read. */
export async function readInventory(path: string, name: string): Promise<InventoryFile | null> {
  const format = await formatOf(path);
  if (!format.startsWith('JSON')) return null;
  const head = await headText(path, format.endsWith('.gz'), HEAD_BYTES);
  const isAzure = AZURE_RESERVATION_MARK.test(head);
  if (GOOGLE_MARK.test(head)) {
    const google = googleAdviceIn(await textIn(path, format));
    if (google)
      return fileOf(
        { path, name, format },
        { table: 'google_recommendations', layout: GOOGLE_LAYOUT },
        google.map((item, index) => readGoogleAdvice(item, index + 1)),
      );
  }
  if (!isAzure && !MARKS.test(head)) return null;
  const document = await parsed(path, format);
  const reservations = isAzure ? azureReservationsIn(document) : null;
  if (reservations)
    return inventoryOf(
      { path, name, format },
      AZURE_RESERVATIONS_LAYOUT,
      reservations.map((item, index) => readAzureReservation(item, index + 1)),
    );
  if (Array.isArray(document)) return null;
  const advice = adviceIn(document, { path, name, format });
  if (advice) return advice;
  const list = INVENTORY_LISTS.find((each) => Array.isArray(document[each])) ?? '';
  const items = (document[list] ?? []) as Item[];
  const inventory = AWS_INVENTORIES.find(
    (kind) => kind.list === list && items.some((item) => isItem(item) && kind.id in item),
  );
  if (!inventory)
    throw new LoadError(
      path,
      { kind: 'noCommitment', values: { list: list || INVENTORY_LISTS.join(' or ') } },
      {
        isForeign: true,
      },
    );
  return inventoryOf(
    { path, name, format },
    `${inventory.name} inventory`,
    items.map((item, index) => readItem(inventory, item, index + 1)),
  );
}

const inventoryOf = (
  file: Pick<InventoryFile, 'path' | 'name' | 'format'>,
  layout: string,
  read: readonly (DatasetRecord | RejectedRow)[],
): InventoryFile => fileOf(file, { table: 'commitment_inventory', layout }, read);

/** Throws a LoadError where none of its items can be read. */
function fileOf(
  file: Pick<InventoryFile, 'path' | 'name' | 'format'>,
  into: InventoryFile['into'],
  read: readonly (DatasetRecord | RejectedRow)[],
): InventoryFile {
  const { path, name } = file;
  const rejected = read.flatMap((each) => (isRejected(each) ? [each] : []));
  const rows = read.flatMap((each) => (isRejected(each) ? [] : [{ ...each, source_name: name }]));
  const [first] = rejected;
  const what = into.table === 'commitment_inventory' ? 'commitment' : 'advice';
  if (rows.length === 0 && first) throw new LoadError(path, noneReadable(what, first));
  return { into, ...file, rows, rejected, count: read.length };
}

const isRejected = (row: DatasetRecord | RejectedRow): row is RejectedRow => 'reason' in row;
const isItem = (item: unknown): item is Item =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

async function textIn(path: string, format: FileFormat): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  await readThrough(path, format, (chunk) => {
    size += chunk.length;
    if (size > MAX_BYTES) throw new LoadError(path, { kind: 'tooLarge', values: { isInventory: 'yes' } });
    chunks.push(Uint8Array.from(chunk));
  });
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

async function parsed(path: string, format: FileFormat): Promise<Record<string, unknown> | unknown[]> {
  try {
    return JSON.parse(await textIn(path, format)) as Record<string, unknown> | unknown[];
  } catch (error) {
    if (error instanceof LoadError) throw error;
    throw new LoadError(path, { kind: 'brokenInventory' });
  }
}

function readItem(kind: InventoryKind, item: unknown, line: number): DatasetRecord | RejectedRow {
  const fault = (column: string | null, given: unknown, reason: string): RejectedRow => {
    const shown = given === undefined ? null : (JSON.stringify(given) ?? null);
    return { line, column, value: shown?.slice(0, SHOWN_VALUE) ?? null, reason };
  };
  if (!isItem(item)) return fault(null, item, 'is no object');
  const id = item[kind.id];
  if (typeof id !== 'string' || id === '') return fault(kind.id, id, 'is empty');
  const row: DatasetRecord = {
    updated_at: '',
    vendor: 'aws',
    commitment_id: id,
    service: kind.service,
    category: kind.category,
  };
  const members: [string, string, (given: unknown) => Parsed][] = [
    ...Object.entries(kind.texts).map(
      ([column, member]) => [column, member, textValue] as [string, string, typeof textValue],
    ),
    ...Object.entries(kind.times).map(
      ([column, member]) => [column, member, timeValue] as [string, string, typeof textValue],
    ),
    ...Object.entries(kind.numbers).map(
      ([column, member]) => [column, member, numberValue] as [string, string, typeof textValue],
    ),
    ['term', kind.duration, termValue],
  ];
  for (const [column, member, read] of members) {
    const value = read(item[member]);
    if ('reason' in value) return fault(member, item[member], value.reason);
    row[column] = value.value;
  }
  return { ...row, ...derived(kind, item, row, id) };
}

/** What follows from other members: the end of the term, the place, the steady price. */
function derived(kind: InventoryKind, item: Item, row: DatasetRecord, id: string): DatasetRecord {
  const { account, region } = partsOfArn(id);
  const tags = isItem(item.tags) ? item.tags : Array.isArray(item.Tags) ? tagsOf(item.Tags) : null;
  return {
    payment_option: paymentValue(row.payment_option ?? null),
    account_id: row.account_id ?? account,
    region: row.region ?? region,
    ends_at: row.ends_at ?? endOf(row.starts_at ?? null, item[kind.duration]),
    recurring_hourly: row.recurring_hourly ?? hourlyOf(item.RecurringCharges),
    tags: tags === null ? null : JSON.stringify(tags),
  };
}

function endOf(start: string | null, duration: unknown): string | null {
  const seconds = Number(duration);
  if (start === null || !Number.isFinite(seconds) || seconds <= 0) return null;
  return `${new Date(Date.parse(start) + seconds * 1000).toISOString().slice(0, 19)}Z`;
}

/** Each service spells the members of a steady price in its own way. */
function hourlyOf(charges: unknown): string | null {
  if (!Array.isArray(charges)) return null;
  const hourly = charges
    .filter(isItem)
    .find((charge) => /hourly/i.test(`${charge.Frequency ?? charge.RecurringChargeFrequency}`));
  const amount = numberValue(hourly?.Amount ?? hourly?.RecurringChargeAmount);
  return 'value' in amount ? amount.value : null;
}

function tagsOf(list: readonly unknown[]): Record<string, string> {
  return Object.fromEntries(list.filter(isItem).map(({ Key, Value }) => [`${Key ?? ''}`, `${Value ?? ''}`]));
}

/** Keeps the commitments, unless it only plans, and returns what happened to the file. The company must be there. */
export async function loadInventory(
  documents: Documents,
  about: { companyId: string; actor: string | null; isPlanOnly: boolean },
  { into, name, format, rows, rejected, count }: InventoryFile,
): Promise<FileReport> {
  const counts = await keepDataset(documents, into.table, { ...about, rows, file: name });
  const { kept } = counts;
  return {
    ...{ name, format, layout: into.layout, focusVersion: null },
    rowsRead: count,
    rowsLoaded: kept,
    rowsRejected: rejected.length,
    rejected: rejected.slice(0, KEPT_REJECTS),
    totals: [],
    unchanged: kept === 0,
    ...toldNotes([countsNote(counts)]),
  };
}
