// The demo: companies with real billing files and reference data, and a generated one. Each is loaded once.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { seedReference } from '../../upstream/ingest/reference/seed-reference.ts';
import { runLoad } from '../../upstream/ingest/runs/run-load.ts';
import type { Documents } from '../../upstream/stores/documents/database.ts';
import { loadedFileNames } from '../../upstream/stores/documents/loads/catalogue.ts';
import type { LoadProgress } from '../../upstream/stores/documents/loads/load-report.ts';
import { addCompany, companyById } from '../../upstream/stores/documents/platform/companies.ts';
import { atomically } from '../../upstream/stores/documents/transaction.ts';
import type { FactSink } from '../../upstream/stores/facts/fact-sink.ts';
import { DEMO_CURRENCY, REAL_COMPANIES } from './companies.ts';
import { DEMO_COMPANY } from './generator/shape.ts';

export interface DemoOptions {
  documents: Documents;
  dataDir: string;
  sink?: FactSink;
  /** Ids of the companies that are wanted; others that are there stay. */
  companies: readonly string[];
  /** Told in words what is done now. */
  onProgress?: (text: string) => void;
}

/**
 * Makes the companies and loads the files of the real ones. A company whose files are all known to the catalogue is left
 * alone, so a later start costs nothing; one whose load was interrupted has none, and is loaded again.
 */
export async function loadDemo(options: DemoOptions): Promise<void> {
  const { documents, dataDir, sink, companies, onProgress } = options;
  const wanted = REAL_COMPANIES.filter(({ companyId }) => companies.includes(companyId));
  for (const { companyId, name } of wanted) {
    const folder = join(demoFolder('files'), companyId);
    const loaded = await loadedFileNames(documents, companyId);
    const missing = (await readdir(folder)).filter((file) => !loaded.has(file)).sort();
    if (missing.length === 0) continue;
    const company = await companyById(documents, companyId);
    await runLoad({
      origin: 'demo',
      startedBy: null,
      documents,
      dataDir,
      ...(sink ? { sink } : {}),
      companyId,
      files: missing.map((file) => join(folder, file)),
      ...(company ? {} : { newCompany: { name, currency: DEMO_CURRENCY } }),
      onProgress: (progress) => onProgress?.(progressText(name, progress)),
    });
  }
  if (companies.includes(DEMO_COMPANY.companyId)) await addGenerated(documents);
  for (const companyId of companies) {
    await seedReference(documents, companyId, join(demoFolder('reference'), companyId));
  }
}

/** Without data, which come later. */
async function addGenerated(documents: Documents): Promise<void> {
  const { companyId, name } = DEMO_COMPANY;
  await atomically(documents, async (transaction) => {
    if (await companyById(transaction, companyId)) return;
    await addCompany(transaction, { companyId, name, currency: DEMO_CURRENCY, dataVersion: 0 });
  });
}

function progressText(company: string, { step, name, done, total }: LoadProgress): string {
  return `${company}: ${step} ${name} (${done + 1} of ${total})`;
}

/** A folder of the demo: beside this module, or in the sources when this is the compiled module. */
function demoFolder(name: 'files' | 'reference'): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'tools/demo', name);
    if (existsSync(found)) return found;
  }
  throw new Error(`a folder of the demo is missing: tools/demo/${name}`);
}
