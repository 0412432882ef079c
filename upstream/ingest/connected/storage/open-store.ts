// Opens the storage of a source, by its kind.
import type { SourceKind } from '../../../../lib/catalogue/loads/source-kinds.ts';
import type { ObjectStore } from '../../sources/object-store.ts';
import type { SourceLimits, SourcePlace, SourceSecrets } from '../source-definition.ts';

export interface StoreParts extends SourcePlace {
  secrets: SourceSecrets;
  limits: SourceLimits;
  /** What a role that trusts the portal asks for: another for each company. */
  externalId: string;
}

/** Clients of storages take a quarter of a second to load. */
const OPENERS: Record<SourceKind, (parts: StoreParts) => Promise<ObjectStore>> = {
  S3: async (parts) => (await import('./open-s3.ts')).openS3Source(parts),
  AZURE_BLOB: async (parts) => (await import('./azure-store.ts')).openAzure(parts),
  GCS: async (parts) => (await import('./open-gcs.ts')).openGcs(parts),
  FOLDER: async (parts) => (await import('./folder-store.ts')).openFolder(parts),
};

/** Throws a StoreFault for what cannot be reached at all; most faults come with the first list. */
export function openStore(parts: StoreParts): Promise<ObjectStore> {
  return OPENERS[parts.kind](parts);
}

/** Below which the files are: what a person gave, without the slash that stands before it. */
export function prefixOf({ place }: SourcePlace): string {
  return (place.prefix ?? '').replace(/^\/+/, '');
}
