// The data directory of the two servers: for the account that runs them alone, and faults told in one line.
import { accessSync, chmodSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, StartFault } from './start-fault.ts';

/** Makes the directory where there is none. Throws a StartFault when it cannot be written to. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFault(
      isCode(error, 'EEXIST') || isCode(error, 'ENOTDIR')
        ? `${dataDir} is not a directory: set DATA_DIR to one, or to a path where one can be made`
        : notWritable(dataDir, error),
    );
  }
}

/**
 * The path of a database file in the directory, which other accounts cannot read: it is made empty with these rights, because
 * SQLite gives its journals the rights of the file. One of an earlier version is closed to others.
 */
export function privateDatabaseFile(dataDir: string, name: string): string {
  makeDataDir(dataDir);
  const file = join(dataDir, name);
  try {
    writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw new StartFault(notWritable(file, error));
  }
  for (const part of [file, `${file}-wal`, `${file}-shm`]) closeToOthers(part);
  return file;
}

/** What to say of a database that cannot be opened or is not whole. */
export function databaseFault(file: string, error: unknown): StartFault {
  return new StartFault(
    `${file} cannot be used (${messageOf(error)}): restore it from a backup, or move it away to start anew`,
  );
}

function notWritable(path: string, error: unknown): string {
  return `${path} cannot be written to (${messageOf(error)}): let this account write there, or set DATA_DIR`;
}

function closeToOthers(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    // Without a journal there is none to close; a file of another account may be shared with this one on purpose.
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EPERM')) throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
