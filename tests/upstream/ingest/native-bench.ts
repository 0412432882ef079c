// A bench with what takes long to load: the demo's companies, and the workshop's own reports of two months.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadReport } from '../../../upstream/stores/documents/loads/load-report.ts';
import { addAcme, benchIn, type FactsBench } from '../../support/product/focus-files.ts';
import { copyPrepared, copyPreparedData } from '../../support/product/prepared-data.ts';
import { native } from './billing-fixtures.ts';

/** Reports of AWS of October and November 2018, of 119,307 and 124,340 lines. */
const WORKSHOP = ['10', '11'].map((month) => native(`aws-cur-workshop-2018-${month}.snappy.parquet`));
const REPORT = 'load-report.json';

export interface NativeBench extends FactsBench {
  /** Of the one load of both months into `acme`. */
  report: LoadReport;
}

/** Loaded once for all test files of a run; each has a copy of its own. */
export async function openNativeBench(): Promise<NativeBench> {
  const bench = await benchIn(await copyPrepared('native', loadWorkshop));
  return { ...bench, report: JSON.parse(readFileSync(join(bench.dir, REPORT), 'utf8')) };
}

async function loadWorkshop(draft: string): Promise<void> {
  const demo = await copyPreparedData();
  cpSync(demo, draft, { recursive: true });
  rmSync(demo, { recursive: true });
  await addAcme(draft);
  const bench = await benchIn(draft);
  const report = await bench.load(WORKSHOP);
  writeFileSync(join(draft, REPORT), JSON.stringify(report));
  await bench.leave();
}
