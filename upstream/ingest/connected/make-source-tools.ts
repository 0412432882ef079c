// What the runs of connected sources need, from the settings of a program.
import type { Documents } from '../../stores/documents/database.ts';
import { storeIdOf } from '../../stores/documents/store-identity.ts';
import { PATIENCE } from './runs/judge-group.ts';
import type { SourceTools } from './runs/run-source.ts';
import type { SourceConfig } from './source-config.ts';

export async function makeSourceTools(
  config: SourceConfig,
  documents: Documents,
  secretKey: Uint8Array,
): Promise<SourceTools> {
  const storeId = await storeIdOf(documents);
  return {
    ...{ documents, secretKey, settings: config, patience: PATIENCE },
    limits: { networks: config.sourceNetworks, folders: config.sourceFolders },
    externalIdOf: (companyId) => `${storeId}:${companyId.replace(/[^\w+=,.@:/-]/g, '-')}`,
    now: () => new Date(),
  };
}
