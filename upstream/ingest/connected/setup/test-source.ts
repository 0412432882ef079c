// Tries a source without changing anything: whether it can be read, and what is seen first.
import { type StoredObject, StoreFault } from '../../sources/object-store.ts';
import { isData } from '../exports/file-groups.ts';
import { isManifest } from '../exports/read-manifest.ts';
import { faultOf } from '../runs/run-source.ts';
import { openStore, prefixOf, type StoreParts } from '../storage/open-store.ts';

/** Shorter than a gateway waits, in milliseconds. */
const PATIENCE_MS = 8000;
const MAX_NAMED = 10;

export interface SourceTrial {
  fault: StoreFault | null;
  /** Billing files and manifests of the first page, and whether there are more pages. */
  fileCount: number;
  manifestCount: number;
  isMore: boolean;
  /** The first keys. */
  keys: string[];
}

/** Does not reject for what is wrong with the source. */
export async function testSource(parts: StoreParts): Promise<SourceTrial> {
  const none = { fileCount: 0, manifestCount: 0, isMore: false, keys: [] };
  try {
    const objects = await firstPage(parts);
    const files = objects.filter(isData);
    const manifestCount = objects.filter(({ key }) => isManifest(key)).length;
    if (files.length + manifestCount === 0) throw new StoreFault('NOTHING_FOUND', prefixOf(parts));
    return {
      ...{ fault: null, fileCount: files.length, manifestCount, isMore: objects.length >= 1000 },
      keys: objects.slice(0, MAX_NAMED).map(({ key }) => key),
    };
  } catch (error) {
    return { ...none, fault: faultOf(error) };
  }
}

async function firstPage(parts: StoreParts): Promise<StoredObject[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreFault('UNREACHABLE', `no answer in ${PATIENCE_MS / 1000} s`)),
      PATIENCE_MS,
    );
  });
  const store = await openStore(parts);
  const read = async () => {
    for await (const page of store.list(prefixOf(parts))) if (page.length > 0) return page;
    return [];
  };
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
    store.close();
  }
}
