// Installs the packages of the lock file when they are missing or another version of it was installed.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, ROOT } from './run.mjs';

const MARK = join(ROOT, 'node_modules', '.skyledger-lock');

/** Leaves an installed tree alone; prints what it does otherwise. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (readMark() === wanted) return;
  console.log('Installing packages …');
  await mustRun('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  writeFileSync(MARK, wanted);
}

function readMark() {
  try {
    return readFileSync(MARK, 'utf8');
  } catch {
    return null;
  }
}
