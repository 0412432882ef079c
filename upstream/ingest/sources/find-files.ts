// Finds the billing files that a person means: files, folders, patterns, and addresses of object storage.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { LoadError } from '../load/load-error.ts';
import type { S3Settings } from './s3-client.ts';

export interface FoundFiles {
  files: string[];
  /** Those that were not named one by one. */
  found: Set<string>;
}

interface FindOptions {
  s3: S3Settings;
  /** Where files of object storage go; the caller removes it. */
  folder: string;
  onFetch?: (name: string, done: number, total: number) => void;
}

/** In the order of the sources, each once. Throws a LoadError for a source that holds nothing. */
export async function findFiles(sources: readonly string[], options: FindOptions): Promise<FoundFiles> {
  const files = new Set<string>();
  const found = new Set<string>();
  for (const source of sources) {
    const { paths, isSearched } = await pathsOf(source, options);
    for (const path of paths) {
      if (isSearched && !files.has(path)) found.add(path);
      if (!isSearched) found.delete(path);
      files.add(path);
    }
  }
  return { files: [...files], found };
}

function isStorageAddress(source: string): boolean {
  return /^(s3|https?):\/\//i.test(source);
}

async function pathsOf(
  source: string,
  { s3, folder, onFetch }: FindOptions,
): Promise<{ paths: string[]; isSearched: boolean }> {
  if (isStorageAddress(source)) {
    // The client of AWS takes a quarter of a second to load.
    const { fetchObjects } = await import('./object-storage.ts');
    return { paths: await fetchObjects(source, s3, folder, onFetch), isSearched: true };
  }
  const known = await stat(source).catch(() => null);
  if (known?.isDirectory()) {
    const paths = await filesBelow(source);
    if (paths.length === 0) throw new LoadError(source, 'is a folder without files; name another');
    return { paths, isSearched: true };
  }
  // A file may be called like a pattern.
  if (known || !isDynamicPattern(source)) return { paths: [source], isSearched: false };
  const paths = (await glob(source, { absolute: true, expandDirectories: false })).sort();
  if (paths.length === 0) throw new LoadError(source, 'matches no file; check the pattern');
  return { paths, isSearched: true };
}

/** Without hidden ones, in the order of their names. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) paths.push(...(await filesBelow(path)));
    else if (entry.isFile() || entry.isSymbolicLink()) paths.push(path);
  }
  return paths;
}
