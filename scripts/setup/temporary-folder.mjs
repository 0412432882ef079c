// Where tests put their temporary files: in memory, on a Linux machine that has enough. A suite makes and removes tens of
// thousands of small files, and a disk looks for a free place for each of them.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'skyledger-';
/** Several times what the whole suite has there at once, in bytes. */
const ENOUGH = 8 * 2 ** 30;
const TRIES = 5;
/** Of Linux, for a file system in memory. */
const TMPFS = 0x01021994;

/** A folder that goes when this program ends; the usual one where TMPDIR names it, or where memory is scarce.
 * @returns {string} */
export function temporaryFolder() {
  if (process.env.TMPDIR || !hasMemory()) return tmpdir();
  for (const name of readdirSync(MEMORY)) if (isLeft(name)) remove(join(MEMORY, name));
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  // The servers of tests run as accounts of their own.
  chmodSync(folder, 0o711);
  process.once('exit', () => remove(folder));
  return folder;
}

function hasMemory() {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/** Whether a run that was killed left it behind.
 * @param {string} name */
function isLeft(name) {
  const pid = Number(/^skyledger-(\d+)-/.exec(name)?.[1]);
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** What ends at the same moment removes its own files, and the walk through the folder stops where one of them is gone.
 * @param {string} folder */
function remove(folder) {
  for (let tries = 0; existsSync(folder) && tries < TRIES; tries += 1)
    rmSync(folder, { recursive: true, force: true, maxRetries: TRIES });
}
