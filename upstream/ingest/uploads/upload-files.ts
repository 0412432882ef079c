// The files of uploads, each upload in a folder of its own below the data directory until it is loaded, or a day.
import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_UPLOAD_NAME_BYTES, uploadNameFault } from '../../../lib/rules/upload-names.ts';
import { Refusal } from '../../refusal.ts';

const FOLDER = 'uploads';
/** How long files stay that are neither added to nor loaded, in milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** What one upload may hold. */
export const MAX_UPLOAD_BYTES = 500 * 1024 * 1024;
const MAX_FILES = 200;

const NAME_FAULTS = {
  LONG: `is longer than ${MAX_UPLOAD_NAME_BYTES} bytes`,
  UNSEEN: 'has a slash or a character that cannot be seen',
  HIDDEN: 'begins with a dot',
} as const;

/** Whose upload it is: all of it comes from the verified sign-in, but for the id. */
export interface UploadKey {
  companyId: string;
  userId: string;
  /** 32 hexadecimal digits. */
  upload: string;
}

/** Why a part is not taken. */
export class UploadFault extends Error {
  readonly member: 'file' | 'offset' | 'upload';

  constructor(member: UploadFault['member'], message: string) {
    super(message);
    this.name = 'UploadFault';
    this.member = member;
  }
}

export function uploadFolder(dataDir: string, { companyId, userId, upload }: UploadKey): string {
  return join(dataDir, FOLDER, ...[companyId, userId, upload].map(encodeURIComponent));
}

/**
 * Adds bytes to the end of a file, and returns its size. Throws an UploadFault for what cannot be right, and refuses what
 * is too much with UPLOAD_TOO_LARGE.
 */
export async function addPart(
  folder: string,
  file: string,
  offset: number,
  bytes: Uint8Array,
): Promise<number> {
  const fault = uploadNameFault(file);
  if (fault !== null) throw new UploadFault('file', NAME_FAULTS[fault]);
  await mkdir(folder, { recursive: true });
  const files = await sizesOf(folder);
  const size = files.get(file) ?? 0;
  if (offset !== size) throw new UploadFault('offset', `the file has ${size} bytes`);
  const all = [...files.values()].reduce((sum, each) => sum + each, 0);
  if (all + bytes.length > MAX_UPLOAD_BYTES)
    throw new Refusal('UPLOAD_TOO_LARGE', `An upload may have ${MAX_UPLOAD_BYTES} bytes.`, 'upload');
  if (!files.has(file) && files.size >= MAX_FILES)
    throw new Refusal('UPLOAD_TOO_LARGE', `An upload may have ${MAX_FILES} files.`, 'upload');
  await appendFile(join(folder, file), bytes, { mode: 0o600 });
  return size + bytes.length;
}

/** Paths in the order of the names; none where there is no such upload. */
export async function uploadedFiles(folder: string): Promise<string[]> {
  return [...(await sizesOf(folder)).keys()].sort().map((name) => join(folder, name));
}

async function sizesOf(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return new Map(names.map((name, index) => [name, sizes[index] ?? 0]));
}

/** Removes uploads that were not touched for a day. */
export async function removeOldUploads(dataDir: string, now: number = Date.now()): Promise<void> {
  const root = join(dataDir, FOLDER);
  for (const company of await namesIn(root)) {
    for (const user of await namesIn(join(root, company))) {
      for (const upload of await namesIn(join(root, company, user))) {
        const folder = join(root, company, user, upload);
        const touched = Math.max(
          ...(await Promise.all([folder, ...(await uploadedFiles(folder))].map(timeOf))),
        );
        if (touched < now - KEPT_MS) await rm(folder, { recursive: true, force: true });
      }
    }
  }
}

async function timeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.mtimeMs ?? 0;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
