// What lies in the inbox: files below the folder of a company, and what lies in other places.
import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export const LOADED = 'loaded';
export const REFUSED = 'refused';
/** Begins the name of a folder whose files are loaded although something speaks against them. */
export const ALLOW = 'allow-';
export const NOTE_ENDING = '.refused.txt';
/** Names of uploads that are not whole yet, by the tools that write them. */
const PARTIAL = /^\.|\.(part|partial|tmp|temp|filepart|crdownload|download)$|~$/i;
const MAX_DEPTH = 8;

export interface InboxFile {
  path: string;
  /** Below the folder of the company. */
  name: string;
  size: number;
  mtimeMs: number;
  /** Of an upload that goes on: never loaded, but it keeps the others waiting while it grows. */
  isPartial: boolean;
}

export interface InboxContent {
  /** Names of folders that may be companies. */
  folders: string[];
  /** Names of files that lie beside them. */
  strays: string[];
  /** Names of notes about folders and files that were refused. */
  notes: string[];
}

/** The folder itself, not what is below. Symbolic links are nothing to it. */
export async function inboxContent(root: string): Promise<InboxContent> {
  const entries = (await readdir(root, { withFileTypes: true })).filter(({ name }) => !PARTIAL.test(name));
  const namesOf = (isWanted: (entry: Dirent) => boolean) =>
    entries
      .filter(isWanted)
      .map(({ name }) => name)
      .sort();
  return {
    folders: namesOf((entry) => entry.isDirectory()),
    strays: namesOf((entry) => entry.isFile() && !entry.name.endsWith(NOTE_ENDING)),
    notes: namesOf((entry) => entry.isFile() && entry.name.endsWith(NOTE_ENDING)),
  };
}

/** Files below the folder of a company, but for those that were dealt with; symbolic links are not followed. */
export async function companyFiles(folder: string): Promise<InboxFile[]> {
  const files = await filesBelow(folder, folder, 0);
  return files.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Files that are loaded together: those of each folder that lets something in, and all others. */
export function filesByAnswers(files: readonly InboxFile[]): Map<string, InboxFile[]> {
  const groups = new Map<string, InboxFile[]>();
  for (const file of files) {
    const [first = '', ...rest] = file.name.split(sep);
    const group = rest.length > 0 && first.startsWith(ALLOW) ? first : '';
    groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  return groups;
}

async function filesBelow(folder: string, top: string, depth: number): Promise<InboxFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      const isDone = depth === 0 && (entry.name === LOADED || entry.name === REFUSED);
      if (entry.isDirectory()) {
        return isDone || depth >= MAX_DEPTH || entry.name.startsWith('.')
          ? []
          : filesBelow(path, top, depth + 1);
      }
      return entry.isFile() ? fileAt(path, top, PARTIAL.test(entry.name)) : [];
    }),
  );
  return found.flat();
}

/** Empty for a file that is gone by now. */
async function fileAt(path: string, top: string, isPartial: boolean): Promise<InboxFile[]> {
  const found = await lstat(path).catch(() => null);
  if (!found?.isFile()) return [];
  return [{ path, name: relative(top, path), size: found.size, mtimeMs: found.mtimeMs, isPartial }];
}

/** Whether the file is still the one that was seen. */
export async function isSame(file: InboxFile): Promise<boolean> {
  const found = await lstat(file.path).catch(() => null);
  return found?.isFile() === true && found.size === file.size && found.mtimeMs === file.mtimeMs;
}
