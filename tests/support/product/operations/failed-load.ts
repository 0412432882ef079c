// A load that failed, with its file still there, for tests of operation status and of repairs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginRun } from '../../../../upstream/ingest/runs/run-load.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { changeRun } from '../../../../upstream/stores/documents/loads/load-runs.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';

interface FailedLoad {
  companyId?: string;
  name?: string;
  text?: string;
}

/** Of a started upstream. Returns its file and the id of its status. */
export async function addFailedLoad(dataDir: string, load: FailedLoad = {}) {
  const documents = await openDocuments(dataDir);
  try {
    return await keepFailedLoad(documents, dataDir, load);
  } finally {
    await documents.destroy();
  }
}

/** The same over a store that is open; the file is written into the folder. */
export async function keepFailedLoad(
  documents: Documents,
  folder: string,
  { companyId = 'sunflower', name = 'failed.csv', text = 'x' }: FailedLoad = {},
): Promise<{ file: string; statusId: string }> {
  const file = join(folder, name);
  writeFileSync(file, text);
  const runId = await beginRun({ documents, companyId, files: [file], origin: 'inbox', startedBy: null });
  const fault = JSON.stringify({ file: null, message: 'the disk was full' });
  await changeRun(documents, runId, { state: 'failed', ended_at: new Date().toISOString(), fault });
  return { file, statusId: `load:${runId}` };
}
