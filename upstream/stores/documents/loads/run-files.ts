// Where the files of each load are, and which run repeats which: what a repair needs.
import { sql } from 'kysely';
import type { LoadAnswer } from '../../../../lib/catalogue/loads/load-reasons.ts';
import type { Documents } from '../database.ts';

/** As it was when the load began: the same size and time, the same file. */
export interface LoadRunFile {
  path: string;
  size: number;
  mtimeMs: number;
}

export interface LoadRunFiles {
  runId: string;
  files: LoadRunFile[];
  answers: LoadAnswer[];
  /** The first run of those that were repeated; null of any other. */
  repairOf: string | null;
}

export async function keepRunFiles(
  documents: Documents,
  companyId: string,
  { runId, files, answers, repairOf }: LoadRunFiles,
): Promise<void> {
  await documents
    .insertInto('load_run_files')
    .values({
      ...{ run_id: runId, company_id: companyId, repair_of: repairOf },
      files: JSON.stringify(files),
      answers: JSON.stringify(answers),
    })
    .execute();
}

/** Of these runs of the company; of loads of earlier versions nothing is known. */
export async function runFilesOf(
  documents: Documents,
  companyId: string,
  runIds: readonly string[],
): Promise<Map<string, LoadRunFiles>> {
  const rows = await documents
    .selectFrom('load_run_files')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('run_id', 'in', [...runIds, ''])
    .execute();
  return new Map(
    rows.map((row) => [
      row.run_id,
      {
        runId: row.run_id,
        files: JSON.parse(row.files) as LoadRunFile[],
        answers: JSON.parse(row.answers) as LoadAnswer[],
        repairOf: row.repair_of,
      },
    ]),
  );
}

/** A file of loads lies elsewhere now. */
export async function noteMovedFile(
  documents: Documents,
  companyId: string,
  from: string,
  to: string,
): Promise<void> {
  const quoted = JSON.stringify(from).replace(/[\\%_]/g, '\\$&');
  const rows = await documents
    .selectFrom('load_run_files')
    .select(['run_id', 'files'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`files LIKE ${`%${quoted}%`} ESCAPE '\\'`)
    .execute();
  for (const { run_id, files } of rows) {
    const moved = (JSON.parse(files) as LoadRunFile[]).map((file) =>
      file.path === from ? { ...file, path: to } : file,
    );
    await documents
      .updateTable('load_run_files')
      .set({ files: JSON.stringify(moved) })
      .where('run_id', '=', run_id)
      .execute();
  }
}

/** Ids of the runs that repeat this one. */
export async function repairRunsOf(
  documents: Documents,
  companyId: string,
  runId: string,
): Promise<string[]> {
  const rows = await documents
    .selectFrom('load_run_files')
    .select('run_id')
    .where('company_id', '=', companyId)
    .where('repair_of', '=', runId)
    .execute();
  return rows.map(({ run_id }) => run_id);
}
