// A company of a test's own beside the demo's, loaded while the product runs: the tools' client works in it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOLS_CLIENT_ID } from '../../../upstream/identity/provider/realm.ts';
import { loadFiles } from '../../../upstream/ingest/load/load-files.ts';
import { runLoad } from '../../../upstream/ingest/runs/run-load.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { setCurrentCompany } from '../../../upstream/stores/documents/people/users.ts';
import { addMember } from '../../../upstream/stores/documents/platform/companies.ts';
import { csv, type Fields } from './focus-files.ts';

/** From now on the tools' client works in this company of the demo. */
export async function openCompany(dataDir: string, companyId: string): Promise<void> {
  const documents = await openDocuments(dataDir);
  try {
    await addMember(documents, TOOLS_CLIENT_ID, companyId, 'view');
    await setCurrentCompany(documents, TOOLS_CLIENT_ID, companyId);
  } finally {
    await documents.destroy();
  }
}

/** The company is in USD, its id and key are the same. */
export function addOwnCompany(dataDir: string, companyId: string, rows: readonly Fields[]): Promise<void> {
  return withFileOf(rows, (file) => addCompanyOfFiles(dataDir, companyId, [file]));
}

/** Replaces the months of these rows, also by fewer rows or less money. */
export function loadRows(
  documents: Documents,
  dataDir: string,
  companyId: string,
  rows: readonly Fields[],
): Promise<unknown> {
  return withFileOf(rows, (file) =>
    loadFiles({ documents, dataDir, companyId, files: [file], answers: ['shrink'] }),
  );
}

/** The same as a run that is kept, as of the command `ingest`. */
export function runRows(
  documents: Documents,
  dataDir: string,
  companyId: string,
  rows: readonly Fields[],
): Promise<unknown> {
  const whose = { documents, dataDir, companyId, origin: 'command' as const, startedBy: 'dana' };
  return withFileOf(rows, (file) => runLoad({ ...whose, files: [file], answers: ['shrink'] }));
}

async function withFileOf<Result>(
  rows: readonly Fields[],
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'own-company-'));
  try {
    const file = join(folder, 'rows.csv');
    writeFileSync(file, csv(rows));
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On every menu of one company. */
export async function setRights(
  documents: Documents,
  userId: string,
  companyId: string,
  right: 'none' | 'view' | 'edit',
): Promise<void> {
  await documents
    .updateTable('menu_rights')
    .set({ auth_type: right })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute();
}

/** The same of billing files. */
export async function addCompanyOfFiles(
  dataDir: string,
  companyId: string,
  files: readonly string[],
): Promise<void> {
  const documents = await openDocuments(dataDir);
  try {
    await documents
      .insertInto('companies')
      .values({ company_id: companyId, name: companyId, currency: 'USD' })
      .execute();
    await addMember(documents, TOOLS_CLIENT_ID, companyId, 'view');
    await loadFiles({ documents, dataDir, companyId, files: [...files] });
    await setCurrentCompany(documents, TOOLS_CLIENT_ID, companyId);
  } finally {
    await documents.destroy();
  }
}
