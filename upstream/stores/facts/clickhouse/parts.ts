// The parts of the facts in ClickHouse: taken over from files, and removed when no load uses them any more.
//
// No part is seen until the catalogue names it, and its rows are never changed. What is unused is noted, and removed a
// day later, when no question can be reading it any more.

import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClickHouseSettings } from '@clickhouse/client';
import { StartFault } from '../../../../lib/node/start-fault.ts';
import type { Documents } from '../../documents/database.ts';
import { currentParts } from '../../documents/loads/catalogue.ts';
import { usedParts } from '../../documents/loads/kept-partitions.ts';
import { storeIdOf } from '../../documents/store-identity.ts';
import { missingParts, partFile, removeUnused } from '../duckdb/fact-files.ts';
import type { FactSink } from '../fact-sink.ts';
import { sqlText } from '../sql-text.ts';
import { type FactTable, TABLE_NAMES } from '../tables/tables.ts';
import type { ClickHouseConnection } from './connection.ts';
import { chunksOf, PartStates } from './part-states.ts';
import { everywhere, factTable, fileColumns, localTable, PARTS_TABLE } from './schema.ts';

const INSERTS_AT_ONCE = 4;
/** How long unused parts stay, in seconds. */
const UNUSED_AGE_SECONDS = 24 * 60 * 60;

/** Rows are counted in the order of the file. */
const IN_ORDER: ClickHouseSettings = {
  max_threads: 1,
  max_insert_threads: '1',
  input_format_parquet_preserve_order: 1,
};

type FileOf = (part: string, table: FactTable) => string;

export interface PartsOptions {
  connection: ClickHouseConnection;
  documents: Documents;
  dataDir: string;
  /** In seconds; how long unused parts stay. */
  unusedAge?: number;
  /** How many days what was replaced can be put back; thirty unless told otherwise. */
  keepDays?: number | undefined;
}

export class ClickHouseParts implements FactSink {
  readonly #connection: ClickHouseConnection;
  readonly #documents: Documents;
  readonly #dataDir: string;
  readonly #unusedAge: number;
  readonly #keepDays: number | undefined;
  readonly #states: PartStates;

  constructor({ connection, documents, dataDir, unusedAge = UNUSED_AGE_SECONDS, keepDays }: PartsOptions) {
    this.#connection = connection;
    this.#states = new PartStates(connection);
    this.#documents = documents;
    this.#dataDir = dataDir;
    this.#unusedAge = unusedAge;
    this.#keepDays = keepDays;
  }

  /** Throws a StartFault when the facts in ClickHouse belong to another documents store. */
  async claim(): Promise<void> {
    await this.#states.claim(await storeIdOf(this.#documents));
  }

  async publish(loadId: string, { out }: { out: string }): Promise<void> {
    const numbers = new Set((await readdir(out)).map((file) => file.split('.', 1)[0] ?? ''));
    const paths = new Map([...numbers].map((number) => [`${loadId}/${number}`, join(out, number)]));
    await this.#take([...paths.keys()], (part, table) => `${paths.get(part)}.${table}.parquet`);
  }

  /**
   * Takes over the files of parts that the catalogue names or keeps and ClickHouse has not: those of an embedded store.
   * Throws a StartFault where neither has those that it names.
   */
  async adopt(): Promise<void> {
    const absent = await this.missing([...(await usedParts(this.#documents))]);
    const fileOf: FileOf = (part, table) => join(this.#dataDir, partFile(part, table));
    const absentFiles = new Set(missingParts(this.#dataDir, absent));
    const current = await currentParts(this.#documents);
    const lost = [...absentFiles].filter((part) => current.has(part));
    if (lost.length > 0) {
      throw new StartFault(
        `CLICKHOUSE_URL: ${this.#connection.shownAddress} lacks ${lost.length} partitions of the facts: name the database that they were loaded into, or load their files into an empty DATA_DIR`,
      );
    }
    await this.#take(
      absent.filter((part) => !absentFiles.has(part)),
      fileOf,
    );
  }

  async missing(parts: readonly string[]): Promise<string[]> {
    const whole = await this.#states.partsIn('whole');
    return parts.filter((part) => !whole.has(part));
  }

  async #take(parts: readonly string[], fileOf: FileOf): Promise<void> {
    await this.#states.note(parts, 'begun');
    const left = parts.values();
    let isFailed = false;
    const takeOthers = async () => {
      for (const part of left) {
        for (const table of TABLE_NAMES) {
          if (isFailed) return;
          await this.#insert(part, table, fileOf(part, table));
        }
      }
    };
    const workers = Array.from({ length: INSERTS_AT_ONCE }, () =>
      takeOthers().catch((error: unknown) => {
        isFailed = true;
        throw error;
      }),
    );
    // The files are gone when this is over, so that none may still be read.
    const ended = await Promise.allSettled(workers);
    for (const worker of ended) if (worker.status === 'rejected') throw worker.reason;
    await this.#states.note(parts, 'whole');
  }

  async #insert(part: string, table: FactTable, file: string): Promise<void> {
    await this.#connection.insert(
      `INSERT INTO ${factTable(table)} SELECT {part:String}, rowNumberInAllBlocks(), * FROM input(${sqlText(fileColumns(table))}) FORMAT Parquet`,
      { part },
      createReadStream(file),
      { ...IN_ORDER, ...(await this.#states.insertSettings()) },
    );
  }

  async retire(parts: readonly string[]): Promise<void> {
    // The load is done, regardless of its outcome: parts that were not noted are found later.
    await this.#states.note(parts, 'unused').catch(() => undefined);
  }

  async removeUnused(): Promise<void> {
    await removeUnused(this.#documents, this.#dataDir, { keepDays: this.#keepDays });
    // In this order: a part that a load names in between is in neither list.
    const known = await this.#states.partsIn(null);
    const lapsed = await this.#states.partsIn('unused', this.#unusedAge);
    const noted = await this.#states.partsIn('unused');
    const used = await usedParts(this.#documents);
    const unused = [...known].filter((part) => !used.has(part));
    const unnoted = unused.filter((part) => !noted.has(part));
    await this.#states.note(unnoted, 'unused');
    const removed = unused.filter((part) => lapsed.has(part));
    for (const chunk of chunksOf(removed)) await this.#remove(chunk);
  }

  async #remove(parts: readonly string[]): Promise<void> {
    for (const name of [...TABLE_NAMES.map(factTable), PARTS_TABLE]) {
      const table = `${localTable(name, this.#connection)}${everywhere(this.#connection)}`;
      await this.#connection.command(`ALTER TABLE ${table} DELETE WHERE part IN {parts:Array(String)}`, {
        parts,
      });
    }
  }
}
