// Where a load puts the finished files of its parts, so that questions find them once the catalogue names the parts.
import type { Documents } from '../documents/database.ts';
import { type LoadFolders, missingParts, publish, removeUnused, retire } from './duckdb/fact-files.ts';

export interface FactSink {
  /** Takes over the files `<n>.<table>.parquet` of `folders.out`, each of the part `<loadId>/<n>`, safe against a crash. */
  publish(loadId: string, folders: LoadFolders): Promise<void>;
  /** Notes that the parts are out of use since now; does not reject, because the load is done. */
  retire(parts: readonly string[]): Promise<void>;
  /** Those of the parts that are not there as a whole: they cannot be put back. */
  missing(parts: readonly string[]): Promise<string[]>;
  /**
   * Removes what no load uses and no reader can hold any more: parts that were replaced too long ago to be put back,
   * and the work of killed loads.
   */
  removeUnused(): Promise<void>;
}

/** Of the embedded store: the files stay files, below the data directory. What is replaced is kept for thirty days unless told otherwise. */
export function fileSink(documents: Documents, dataDir: string, keepDays?: number): FactSink {
  return {
    publish: (loadId, folders) => publish(dataDir, loadId, folders),
    retire: (parts) => retire(dataDir, parts),
    missing: async (parts) => missingParts(dataDir, parts),
    removeUnused: () => removeUnused(documents, dataDir, { keepDays }),
  };
}
