// Installs the packages of the lock file when they are missing or another version of it was installed.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, ROOT } from './run.mjs';

const MARK = join(ROOT, 'node_modules', '.skyledger-lock');
/** Told behind the mark where the packages that only checks and tests need were left out. */
const PRODUCT_ONLY = ' product';

/**
 * Leaves an installed tree alone; prints what it does otherwise.
 * @param {{ forProduct?: boolean }} [options] `forProduct`: what builds and runs the product is enough, which a first
 *   start need not wait for the tools of tests to have
 */
export async function ensureInstalled({ forProduct = false } = {}) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const mark = readMark();
  if (mark === wanted || (forProduct && mark === wanted + PRODUCT_ONLY)) return;
  console.log('Installing packages …');
  const leftOut = forProduct ? ['--omit=dev'] : [];
  await mustRun('npm', ['ci', ...leftOut, '--no-fund', '--no-audit', '--loglevel=error']);
  writeFileSync(MARK, forProduct ? wanted + PRODUCT_ONLY : wanted);
}

function readMark() {
  try {
    return readFileSync(MARK, 'utf8');
  } catch {
    return null;
  }
}
