// Puts files of the inbox where their owners find them again: loaded, or refused with a note that says why.
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, realpath, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { type InboxFile, isSame, LOADED, REFUSED } from './inbox-files.ts';

/**
 * `note` is written beside the file, as `<file>.txt`. Returns where the file is now; null for one that changed meanwhile,
 * which stays for the next load.
 */
export async function settle(
  folder: string,
  file: InboxFile,
  outcome: 'loaded' | 'refused',
  note: string | null,
): Promise<string | null> {
  if (!(await isSame(file))) return null;
  const target = await freePath(join(folder, outcome === 'loaded' ? LOADED : REFUSED, file.name));
  await mkdir(dirname(target), { recursive: true });
  const [home, place] = await Promise.all([realpath(folder), realpath(dirname(target))]);
  if (!place.startsWith(`${home}${sep}`)) throw new Error(`${dirname(target)} leads out of the inbox`);
  if (note !== null) await writeWhole(`${target}.txt`, note);
  await rename(file.path, target);
  return target;
}

/** Somebody may wait for the note and read it as soon as it has its name, so it gets that when all of it is there. */
async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, text, { flag: 'wx' });
  await rename(draft, path);
}

/** The path, or the same with a number, where nothing lies. */
async function freePath(path: string): Promise<string> {
  const ending = extname(path);
  const stem = path.slice(0, path.length - ending.length);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? path : `${stem}-${number}${ending}`;
    const isTaken = await Promise.all([exists(candidate), exists(`${candidate}.txt`)]);
    if (!isTaken.includes(true)) return candidate;
  }
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null;
}
