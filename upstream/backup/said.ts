// What the commands of backups read and say.
import { messageOf } from '../../lib/node/start-fault.ts';
import type { Manifest } from './manifest.ts';

/** Throws an Error with the usage for anything but one argument. */
export function oneFolder(args: readonly string[], usage: string): string {
  const [folder, ...more] = args;
  if (!folder || folder.startsWith('-') || more.length > 0) throw new Error(usage);
  return folder;
}

/** Prints the result of the work, or one line about the fault, with exit code 1. */
export async function told(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

export function contentText({ tables, files, facts }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, each) => sum + each, 0);
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0);
  const text = `${rows} rows of documents, ${files.length} files of ${(bytes / 1e6).toFixed(1)} MB`;
  if (facts === 'FILES') return text;
  return `${text}; the facts are on ClickHouse: back them up there, at the same time or later`;
}
