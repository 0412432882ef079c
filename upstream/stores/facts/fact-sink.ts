// Where a load puts the finished files of its parts, so that questions find them once the catalogue names the parts.
import type { Documents } from '../documents/database.ts';
import { type LoadFolders, publish, removeUnused, retire } from './duckdb/fact-files.ts';

export interface FactSink {
  /** Takes over the files `<n>.<table>.parquet` of `folders.out`, each of the part `<loadId>/<n>`, safe against a crash. */
  publish(loadId: string, folders: LoadFolders): Promise<void>;
  /** Notes that the parts are out of use since now; does not reject, because the load is done. */
  retire(parts: readonly string[]): Promise<void>;
  /** Removes what no load uses and no reader can hold any more: replaced parts, and the work of killed loads. */
  removeUnused(): Promise<void>;
}

/** Of the embedded store: the files stay files, below the data directory. */
export function fileSink(documents: Documents, dataDir: string): FactSink {
  return {
    publish: (loadId, folders) => publish(dataDir, loadId, folders),
    retire: (parts) => retire(dataDir, parts),
    removeUnused: () => removeUnused(documents, dataDir),
  };
}
