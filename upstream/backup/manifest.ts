// What a backup says of itself: by it a restore knows whether it is whole, and which release made it.
import { readFileSync } from 'node:fs';
import { isAbsolute, join, normalize } from 'node:path';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

const file = z.object({
  /** Below `files` of the backup and below the data directory. */
  path: z.string().refine(isBelow),
  bytes: z.int(),
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(FORMAT),
  /** An instant of ISO 8601. */
  madeAt: z.string(),
  /** Of the documents: names of the migrations that they had. */
  migrations: z.array(z.string()),
  /** CLICKHOUSE: the facts are not in the backup, that server's own backup has them. */
  facts: z.enum(['FILES', 'CLICKHOUSE']),
  /** Rows of each table of the documents. */
  tables: z.record(z.string(), z.int()),
  /** Of `documents.jsonl`. */
  documentsSha256: z.string(),
  files: z.array(file),
});

export type Manifest = z.infer<typeof manifest>;
export type BackupFile = z.infer<typeof file>;

export function newManifest(content: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...content };
}

/** Paths that lead out of the data directory are refused: a restore writes nowhere else. */
function isBelow(path: string): boolean {
  return !isAbsolute(path) && normalize(path).split('/')[0] !== '..';
}

/** Throws an Error that says why the folder is no backup that can be read. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path} is missing: ${folder} is not a backup, or the backup was not finished`);
  }
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new Error(`${path} cannot be read: it is damaged, or of a release of another format`);
  }
}
