// A company of a test's own beside the demo's, loaded while the product runs: the tools' client works in it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMember } from '../../upstream/documents/companies.ts';
import { openDocuments } from '../../upstream/documents/database.ts';
import { setCurrentCompany } from '../../upstream/documents/users.ts';
import { loadFiles } from '../../upstream/focus/load-files.ts';
import { TOOLS_CLIENT_ID } from '../../upstream/identity/realm.ts';
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
export async function addOwnCompany(
  dataDir: string,
  companyId: string,
  rows: readonly Fields[],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'own-company-'));
  try {
    const file = join(folder, 'rows.csv');
    writeFileSync(file, csv(rows));
    await addCompanyOfFiles(dataDir, companyId, [file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
