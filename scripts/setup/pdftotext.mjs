// Finds the program that reads the PDF files which mails carry; as root on a Debian machine it is installed.
import { execFileSync } from 'node:child_process';
import { canInstall, install } from './debian.mjs';

/** Makes sure that PDF files can be read; where that cannot be, says that their texts are not looked at. */
export async function ensurePdfReader() {
  if (hasPdfReader()) return;
  if (canInstall()) await install(['poppler-utils']);
  if (hasPdfReader()) return;
  console.log('The texts of PDF files are not tested: install pdftotext (poppler-utils).');
}

export function hasPdfReader() {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
