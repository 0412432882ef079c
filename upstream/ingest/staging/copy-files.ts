// Opens the files of a load and stages the billing files among them: files of one shape by one statement.
import { basename, join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadProgress, SkippedFile } from '../../stores/documents/loads/load-report.ts';
import type { DatasetFile } from '../datasets/dataset-files.ts';
import { openSource, type SourceFile } from '../formats/source-file.ts';
import type { InventoryFile } from '../inventories/inventory-files.ts';
import { faultOfAll, LoadError } from '../load/load-error.ts';
import type { RecommendationFile } from '../recommendations/recommendation-files.ts';
import { type CopiedFile, copyBatch } from './stage-batch.ts';

/** How many files one statement reads at most: between two of them progress is told. */
const MAX_BATCH = 64;

/** A file with the bytes of another one of the load. */
export interface Twin {
  name: string;
  format: SourceFile['format'];
  of: SourceFile;
}

/** What is no billing data of its own. */
export interface Beside {
  twins: Twin[];
  recommendations: RecommendationFile[];
  datasets: DatasetFile[];
  inventories: InventoryFile[];
  skipped: SkippedFile[];
}

export interface CopyOptions {
  files: readonly string[];
  /** Those of them that may be no billing files. */
  found?: ReadonlySet<string> | undefined;
  /** Where the staged files go. */
  folder: string;
  companyCurrency: string;
  onProgress?: ((progress: LoadProgress) => void) | undefined;
}

/** The staged files are in the order of the given ones. Throws a LoadError that tells the faults of all files. */
export async function copyFiles(
  connection: DuckDBConnection,
  { files, found, folder, companyCurrency, onProgress }: CopyOptions,
): Promise<{ copied: CopiedFile[] } & Beside> {
  const copied: CopiedFile[] = [];
  const beside: Beside = { twins: [], recommendations: [], datasets: [], inventories: [], skipped: [] };
  const known = new Map<string, SourceFile>();
  const faults: LoadError[] = [];
  const batches = new Map<string, SourceFile[]>();
  const flush = async (shape: string) => {
    const firstNumber = copied.length;
    const path = join(folder, `staged-${firstNumber}.parquet`);
    const batch = batches.get(shape) ?? [];
    batches.delete(shape);
    copied.push(...(await copyBatch(connection, batch, { path, firstNumber, companyCurrency })));
  };
  for (const [index, file] of files.entries()) {
    const source = await openSource(connection, file).catch((error: unknown) => {
      if (!(error instanceof LoadError)) throw error;
      if (found?.has(file) && error.isForeign)
        beside.skipped.push({ name: basename(file), reason: error.what });
      else faults.push(error);
      return null;
    });
    // Once a file is at fault nothing is loaded: the others are opened to tell all faults at once.
    if (source === null || faults.length > 0) continue;
    if (isBeside(source)) {
      keepBeside(beside, source);
      continue;
    }
    const twin = known.get(source.sha256);
    if (twin) {
      beside.twins.push({ name: source.name, format: source.format, of: twin });
      continue;
    }
    known.set(source.sha256, source);
    onProgress?.({ step: 'reading', name: source.name, done: index, total: files.length });
    const shape = source.shape ?? source.path;
    const batch = batches.get(shape) ?? [];
    batches.set(shape, [...batch, source]);
    if (source.shape === null || batch.length + 1 === MAX_BATCH) await flush(shape);
  }
  if (faults.length > 0) throw faultOfAll(faults);
  for (const shape of [...batches.keys()]) await flush(shape);
  const places = new Map([...known.values()].map((source, place) => [source, place]));
  const placeOf = ({ source }: CopiedFile) => places.get(source) ?? 0;
  return { copied: copied.sort((one, other) => placeOf(one) - placeOf(other)), ...beside };
}

type NoBilling = RecommendationFile | DatasetFile | InventoryFile;

function isBeside(source: SourceFile | NoBilling): source is NoBilling {
  return 'into' in source || 'table' in source;
}

function keepBeside(beside: Beside, file: NoBilling): void {
  if ('into' in file) beside.inventories.push(file);
  else if ('dataset' in file) beside.datasets.push(file);
  else beside.recommendations.push(file);
}
