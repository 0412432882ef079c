// Packs the rollups of a company: a question over many small parts takes longer to open their files than to read them.
// Parts stay what they are, so that a load replaces them, and an undo puts them back, without a pack.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Documents } from '../../documents/database.ts';
import { changePacks, packsOf } from '../../documents/loads/rollup-packs.ts';
import { openEngine } from '../duckdb/engine.ts';
import type { EngineLimits } from '../duckdb/engine-limits.ts';
import { makeLoadFolders, partFile, publish, retire } from '../duckdb/fact-files.ts';
import { fewestParts, isPackTable, PACK_TABLES, type PackTable, packedTable } from '../tables/pack-tables.ts';
import { FACTS_VERSION } from '../tables/tables.ts';
import { planPacks } from './plan-packs.ts';
import { writePack } from './write-pack.ts';

/** Beside the service, which needs its own. */
const LIMITS: EngineLimits = { memoryLimit: '384MB', threads: 1 };

export interface PackOptions {
  documents: Documents;
  dataDir: string;
  companyId: string;
  limits?: EngineLimits;
}

/** Packs to make, each of a table and its parts, and packs to remove, in one transaction. */
interface DuePacks {
  made: { table: PackTable; parts: readonly string[] }[];
  obsolete: string[];
}

/** Returns how many packs were made. A kill at any moment leaves packs that are true: those before it, or some of the new ones. */
export async function packRollups(options: PackOptions): Promise<number> {
  const due = await duePacks(options);
  let made = 0;
  for (const each of due) {
    await changeDue(options, each);
    made += each.made.length;
  }
  return made;
}

/** One entry for each table that needs a change. */
export async function duePacks({ documents, dataDir, companyId }: PackOptions): Promise<DuePacks[]> {
  const parts = await documents
    .selectFrom('partitions')
    .select(['part', 'billing_month'])
    .where('company_id', '=', companyId)
    .where('facts_version', '=', FACTS_VERSION)
    .orderBy('vendor')
    .orderBy('billing_account_id')
    .orderBy('billing_month')
    .execute();
  const packs = await packsOf(documents, companyId, FACTS_VERSION);
  // Made by another release, of a table that no longer exists.
  const stray = packs.flatMap(({ pack, table }) => (isPackTable(table) ? [] : [pack]));
  const due: DuePacks[] = stray.length > 0 ? [{ made: [], obsolete: stray }] : [];
  for (const table of PACK_TABLES) {
    const packable = await Promise.all(
      parts.map(async ({ part, billing_month: month }) => {
        const found = await stat(join(dataDir, partFile(part, packedTable(table)))).catch(() => null);
        return found ? [{ part, month, bytes: found.size }] : [];
      }),
    );
    const planned = new Map(
      planPacks(packable.flat(), fewestParts(table)).map((each) => [each.join(), each]),
    );
    const known = new Set<string>();
    const obsolete: string[] = [];
    for (const { pack, table: of, parts: own } of packs) {
      if (of !== table) continue;
      const key = own.join();
      const isThere = existsSync(join(dataDir, partFile(pack, table)));
      if (!isThere || !planned.has(key) || known.has(key)) obsolete.push(pack);
      else known.add(key);
    }
    const made = [...planned].flatMap(([key, own]) => (known.has(key) ? [] : [{ table, parts: own }]));
    if (made.length + obsolete.length > 0) due.push({ made, obsolete });
  }
  return due;
}

async function changeDue(
  { documents, dataDir, companyId, limits = LIMITS }: PackOptions,
  { made, obsolete }: DuePacks,
): Promise<void> {
  const id = randomUUID();
  const folders = await makeLoadFolders(dataDir, id);
  const packs = made.map((each, index) => ({ ...each, pack: `${id}/${index}` }));
  try {
    const engine = await openEngine(limits, join(folders.work, 'spill'));
    try {
      const connection = await engine.connect();
      for (const { pack, table, parts } of packs)
        await writePack(connection, table, {
          files: parts.map((part) => join(dataDir, partFile(part, packedTable(table)))),
          target: join(folders.out, basename(partFile(pack, table))),
        });
    } finally {
      engine.closeSync();
    }
    if (packs.length > 0) await publish(dataDir, id, folders);
    await changePacks(documents, { companyId, version: FACTS_VERSION, obsolete, made: packs });
    await retire(dataDir, obsolete);
  } finally {
    await rm(folders.work, { recursive: true, force: true });
  }
}
