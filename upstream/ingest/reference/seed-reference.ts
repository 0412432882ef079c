// Reference data that a company of the demo starts with.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Documents } from '../../stores/documents/database.ts';
import { importFiles } from './import-files.ts';
import { kindNamed } from './kinds.ts';
import { readReferenceFile } from './read-file.ts';

/**
 * Takes over the files of the folder, each of one kind; a kind that the company has entries of already stays as it is,
 * because it may have been changed. Without such a folder nothing is done.
 */
export async function seedReference(documents: Documents, companyId: string, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files: string[] = [];
  for (const name of names.sort()) {
    const file = join(folder, name);
    const kind = kindNamed((await readReferenceFile(file)).kind ?? '');
    if (!kind) throw new Error(`${file} does not say its kind`);
    if ((await kind.read(documents, companyId)).length === 0) files.push(file);
  }
  if (files.length > 0) await importFiles({ documents, companyId, files });
}
