// The text of a PDF file, read by another program than those that make it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPdfReader } from '../../../scripts/setup/pdftotext.mjs';

/** Page by page; null where the machine has no such program, which `npm test` says before it begins. */
export function pdfPages(content: Uint8Array): string[] | null {
  if (!hasPdfReader()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'pdf-text-'));
  try {
    const file = join(folder, 'read.pdf');
    writeFileSync(file, content);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    return text.split('\f').filter((page) => page.trim() !== '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
