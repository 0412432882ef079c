// The generated company of the demo: its billing files are made below the data directory, loaded, and removed.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CLOUD_CODES } from '../../lib/catalogue/vendors.ts';
import type { LoadOptions } from '../../upstream/ingest/load/load-options.ts';
import { runLoad } from '../../upstream/ingest/runs/run-load.ts';
import type { Documents } from '../../upstream/stores/documents/database.ts';
import { loadedFileNames } from '../../upstream/stores/documents/loads/catalogue.ts';
import { companyById } from '../../upstream/stores/documents/platform/companies.ts';
import {
  replaceServiceGroupSets,
  serviceGroupSetsOf,
} from '../../upstream/stores/documents/reference/service-groups.ts';
import { DEMO_CURRENCY } from './companies.ts';
import { serviceGroups } from './generator/company/service-groups.ts';
import { type GenerateOptions, generateCompany } from './generator/generate.ts';
import type { MonthTotal } from './generator/month/month-file.ts';
import { planVendor } from './generator/plan/plan.ts';
import { DEMO_COMPANY } from './generator/shape.ts';

const FOLDER = 'generated';

export interface GeneratedOptions extends Omit<LoadOptions, 'companyId' | 'files' | 'newCompany'> {
  /** How much of it; all of it unless told otherwise. */
  size?: Pick<Partial<GenerateOptions>, 'scale' | 'firstMonth' | 'lastMonth' | 'vendors'>;
}

/** Whether nothing of the company is missing. */
export async function isGenerated(documents: Documents): Promise<boolean> {
  return (await hasLoad(documents)) && (await hasServiceGroups(documents));
}

/**
 * Makes and loads the company unless it has a load; what an interrupted start left behind is made anew. Returns the
 * totals of what was made; null for nothing.
 */
export async function loadGenerated({ size, ...options }: GeneratedOptions): Promise<MonthTotal[] | null> {
  const { documents, dataDir } = options;
  const { companyId, name, seed, scale } = DEMO_COMPANY;
  const whole = { seed, scale, company: name, ...size };
  const folder = join(dataDir, FOLDER);
  let made: MonthTotal[] | null = null;
  await rm(folder, { recursive: true, force: true });
  if (!(await hasLoad(documents))) {
    const isKnown = (await companyById(documents, companyId)) !== null;
    try {
      await runLoad({
        origin: 'demo',
        startedBy: null,
        ...options,
        companyId,
        files: [],
        source: name,
        makeFiles: async (onProgress) => {
          const company = await generateCompany({
            ...{ folder, ...whole, isLabelled: false },
            onFile: (file, done, total) => onProgress({ step: 'making', name: file, done: done - 1, total }),
          });
          made = company.totals;
          return [...company.files, ...company.inventories];
        },
        ...(isKnown ? {} : { newCompany: { name, currency: DEMO_CURRENCY } }),
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  if (await hasServiceGroups(documents)) return made;
  const sets = serviceGroups(CLOUD_CODES.map((vendor) => planVendor(whole, vendor)));
  const none = { vendor: null, accountId: null };
  await replaceServiceGroupSets(
    documents,
    companyId,
    sets.map(({ set, groups, rules }) => ({
      set,
      groups,
      rules: rules.map(({ tag, ...rule }) => ({
        ...none,
        ...rule,
        resourceId: null,
        tagKey: tag?.key ?? null,
        tagValue: tag?.value ?? null,
      })),
    })),
  );
  return made;
}

async function hasLoad(documents: Documents): Promise<boolean> {
  return (await loadedFileNames(documents, DEMO_COMPANY.companyId)).size > 0;
}

async function hasServiceGroups(documents: Documents): Promise<boolean> {
  return (await serviceGroupSetsOf(documents, DEMO_COMPANY.companyId)).length > 0;
}
