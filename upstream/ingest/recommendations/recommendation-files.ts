// Loads AWS reservation recommendation exports: no billing rows, so they go beside the facts.
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
import type { Documents } from '../../stores/documents/database.ts';
import type { FileReport } from '../../stores/documents/loads/load-report.ts';
import type { ReservationRecommendationRow } from '../../stores/documents/loads/recommendation-schema.ts';
import {
  keepRecommendations,
  type RecommendationsOutcome,
} from '../../stores/documents/loads/recommendations.ts';
import { readThrough } from '../formats/file-bytes.ts';
import type { SourceTable } from '../formats/source-table.ts';
import { LoadError } from '../load/load-error.ts';
import { noneReadable } from '../load/none-readable.ts';
import { toldNotes } from '../load/told-notes.ts';
import { KEPT_REJECTS } from '../staging/rejects.ts';
import { type RecommendationLines, recommendationLines } from './recommendation-lines.ts';

export interface RecommendationFile {
  table: SourceTable;
  lines: RecommendationLines;
  lookBackDays: number | null;
}

/** The export has a line for each kind of instance; one that is larger is none. */
const MAX_BYTES = 64 << 20;
const DAMAGED_ID = /^\d(\.\d+)?E\+\d+$/i;

/** Throws a LoadError when no line can be read. */
export async function readRecommendations(table: SourceTable): Promise<RecommendationFile> {
  const { path, name, format, columns, lines: shape } = table;
  const chunks: Uint8Array[] = [];
  let size = 0;
  await readThrough(path, format, (chunk) => {
    size += chunk.length;
    if (size > MAX_BYTES) throw new LoadError(path, { kind: 'tooLarge', values: { isInventory: 'no' } });
    chunks.push(Uint8Array.from(chunk));
  });
  const lines = recommendationLines(Buffer.concat(chunks).toString('utf8'), {
    header: columns,
    delimiter: shape?.delimiter ?? ',',
    above: shape?.preamble.lines ?? 0,
  });
  const [first] = lines.rejected;
  if (lines.rows.length === 0) throw new LoadError(path, noneReadable('recommendation', first));
  const days = /(\d+)[-_ ]?days?/i.exec(name)?.[1];
  return { table, lines, lookBackDays: days === undefined ? null : Number(days) };
}

/** Keeps the lines and tells what became of the file. The company must be there. */
export async function loadRecommendations(
  documents: Documents,
  companyId: string,
  { table, lines, lookBackDays }: RecommendationFile,
): Promise<FileReport> {
  const rows: ReservationRecommendationRow[] = lines.rows.map((row) => ({
    ...row,
    company_id: companyId,
    source_sha256: table.sha256,
    source_name: table.name,
    look_back_days: lookBackDays,
  }));
  const outcome = await keepRecommendations(documents, rows);
  const damaged = rows.filter(({ account_id }) => DAMAGED_ID.test(account_id)).length;
  return {
    name: table.name,
    format: table.format,
    layout: 'AWS reservation recommendations',
    focusVersion: null,
    rowsRead: lines.count,
    rowsLoaded: outcome === 'kept' ? rows.length : 0,
    rowsRejected: lines.rejected.length,
    rejected: lines.rejected.slice(0, KEPT_REJECTS),
    totals: [],
    unchanged: outcome !== 'kept',
    ...toldNotes(notesOf(outcome, damaged)),
  };
}

function notesOf(outcome: RecommendationsOutcome, damaged: number): LoadFact[] {
  const notes: LoadFact[] = [];
  if (outcome === 'outdated') notes.push({ kind: 'newerKept', values: {} });
  if (damaged > 0) notes.push({ kind: 'damagedAccounts', values: { damaged } });
  return notes;
}
