// The demo: three companies with real billing files, loaded once.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadedFileNames } from '../documents/catalogue.ts';
import { companyById } from '../documents/companies.ts';
import type { Documents } from '../documents/database.ts';
import { loadFiles } from '../focus/load-files.ts';
import type { LoadProgress } from '../focus/load-report.ts';

/** Companies of the demo; `companyId` is also the folder of its files. */
const DEMO_COMPANIES = [
  { companyId: 'sunflower', name: 'Sunflower' },
  { companyId: 'workshop', name: 'Workshop' },
  { companyId: 'focus-sample', name: 'FOCUS sample' },
] as const;

const CURRENCY = 'USD';

export interface DemoOptions {
  documents: Documents;
  dataDir: string;
  /** Told in words what is done now. */
  onProgress?: (text: string) => void;
}

/**
 * Makes the companies and loads their files. A company whose files are all known to the catalogue is left alone, so
 * a later start costs nothing; one whose load was interrupted has none, and is loaded again.
 */
export async function loadDemo({ documents, dataDir, onProgress }: DemoOptions): Promise<void> {
  for (const { companyId, name } of DEMO_COMPANIES) {
    const folder = join(demoFiles(), companyId);
    const loaded = await loadedFileNames(documents, companyId);
    const missing = (await readdir(folder)).filter((file) => !loaded.has(file)).sort();
    if (missing.length === 0) continue;
    const company = await companyById(documents, companyId);
    await loadFiles({
      documents,
      dataDir,
      companyId,
      files: missing.map((file) => join(folder, file)),
      ...(company ? {} : { newCompany: { name, currency: CURRENCY } }),
      onProgress: (progress) => onProgress?.(progressText(name, progress)),
    });
  }
}

function progressText(company: string, { step, name, done, total }: LoadProgress): string {
  return `${company}: ${step} ${name} (${done + 1} of ${total})`;
}

/** The demo's files: beside this module, or in the sources when this is the compiled module. */
function demoFiles(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const files = join(folder, 'upstream/demo/files');
    if (existsSync(files)) return files;
  }
  throw new Error('the files of the demo are missing: upstream/demo/files');
}
