// Writes the generated company: a file for each vendor and billing month, and beside them totals, labels and groups.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { CLOUD_CODES, type CloudCode } from '../../../lib/catalogue/vendors.ts';
import { openEngine } from '../../../upstream/stores/facts/duckdb/engine.ts';
import { serviceGroups } from './company/service-groups.ts';
import { monthText } from './days.ts';
import { inventoriesOf } from './inventories.ts';
import {
  type FileForm,
  fileNameOf,
  type MonthTotal,
  makeMonth,
  totalsOf,
  writeMonth,
} from './month/month-file.ts';
import type { EventLabel } from './plan/labels/event-label.ts';
import { labelsOf } from './plan/labels/labels.ts';
import { planVendor } from './plan/plan.ts';
import { makeNoise, makePlanTables } from './plan/plan-tables.ts';
import { ratesOfDemo } from './rates.ts';
import { type DemoSeed, FIRST_MONTH, LAST_MONTH } from './shape.ts';

export interface GenerateOptions extends DemoSeed {
  /** Folder of the files; made when it is not there. */
  folder: string;
  /** Billing months since year 0, both written. */
  firstMonth?: number;
  lastMonth?: number;
  vendors?: readonly CloudCode[];
  form?: FileForm;
  /** Whether the labels are made, which take as long as a month of rows; they are unless told otherwise. */
  isLabelled?: boolean;
  /** Told after each file. */
  onFile?: (name: string, done: number, total: number) => void;
}

export interface GeneratedCompany {
  /** Paths of the billing files, vendor by vendor. */
  files: string[];
  /** Paths of the inventories of its commitments; they belong to no month. */
  inventories: string[];
  totals: MonthTotal[];
  /** None where they are not made. */
  labels: EventLabel[];
}

/** Below the folder: what is made beside billing files, which no loader reads. */
export const BESIDE = {
  totals: 'totals.json',
  labels: 'events.json',
  groups: 'service-groups.json',
} as const;

/** One thread each, because only then the order of rows, and so every byte, is the same on any machine. */
const WORKERS = 2;
const WORKER_LIMITS = { memoryLimit: '700MB', threads: 1 };
/** Joins stay as they are written: the rows of a file keep their order. */
const FIXED_PLANS = "SET disabled_optimizers = 'join_order,build_side_probe_side'";

export async function generateCompany(options: GenerateOptions): Promise<GeneratedCompany> {
  const {
    folder,
    vendors = CLOUD_CODES,
    firstMonth = FIRST_MONTH,
    lastMonth = LAST_MONTH,
    form = 'good',
    isLabelled = true,
  } = options;
  const { seed: number, company: name, scale, story = 'growth' } = options;
  const seed: DemoSeed = { seed: number, company: name, scale, story };
  await mkdir(folder, { recursive: true });
  const months = Array.from({ length: lastMonth - firstMonth + 1 }, (_, index) => firstMonth + index);
  const plans = vendors.map((vendor) => planVendor(seed, vendor));
  const total = plans.length * months.length;
  const totals = new Map<CloudCode, MonthTotal[]>();
  const queue = [...plans];
  let done = 0;
  const work = async (connection: DuckDBConnection) => {
    for (let plan = queue.shift(); plan; plan = queue.shift()) {
      await makePlanTables(connection, plan);
      const sums: MonthTotal[] = [];
      for (const month of months) {
        await makeMonth(connection, plan, month);
        await writeMonth(connection, plan, month, { folder, form });
        sums.push(...(await totalsOf(connection, plan, month)));
        done += 1;
        options.onFile?.(fileNameOf(plan, month, form), done, total);
      }
      totals.set(plan.vendor, sums);
    }
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, plans.length) }, () => withEngine(folder, work)));
  const inventories = [...inventoriesOf(plans), ratesOfDemo()];
  for (const { name: file, text } of inventories) await writeFile(join(folder, file), text);
  const company = {
    inventories: inventories.map(({ name: file }) => join(folder, file)),
    files: plans.flatMap((plan) => months.map((month) => join(folder, fileNameOf(plan, month, form)))),
    totals: vendors.flatMap((vendor) => totals.get(vendor) ?? []),
    labels: isLabelled ? plans.flatMap(labelsOf) : [],
  };
  await writeJson(join(folder, BESIDE.totals), {
    ...seed,
    ...spanOf(firstMonth, lastMonth),
    totals: company.totals,
  });
  if (isLabelled)
    await writeJson(join(folder, BESIDE.labels), {
      ...seed,
      ...spanOf(firstMonth, lastMonth),
      events: company.labels,
    });
  await writeJson(join(folder, BESIDE.groups), { ...seed, sets: serviceGroups(plans) });
  return company;
}

let engines = 0;

async function withEngine(
  folder: string,
  work: (connection: DuckDBConnection) => Promise<void>,
): Promise<void> {
  engines += 1;
  const spill = join(folder, `.spill-${process.pid}-${engines}`);
  const engine = await openEngine(WORKER_LIMITS, spill);
  try {
    const connection = await engine.connect();
    await connection.run(FIXED_PLANS);
    await makeNoise(connection);
    await work(connection);
  } finally {
    engine.closeSync();
    await rm(spill, { recursive: true, force: true });
  }
}

function spanOf(firstMonth: number, lastMonth: number): { from: string; to: string } {
  return { from: monthText(firstMonth), to: monthText(lastMonth) };
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 1)}\n`);
}
