// The text of a PDF file, read by another program than those that make it.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { hasPdfReader } from '../../../scripts/setup/pdftotext.mjs';

/** Reads the file of each line into one beside it, and says how that ended. */
const READING = 'while read -r file; do pdftotext -layout "$file" "$file.txt"; echo $?; done';

let isThere: boolean | undefined;
let reader: PdfReader | undefined;

/** Page by page; null where the machine has no such program, which `npm test` says before it begins. */
export async function pdfPages(content: Uint8Array): Promise<string[] | null> {
  isThere ??= hasPdfReader();
  if (!isThere) return null;
  reader ??= new PdfReader();
  const folder = mkdtempSync(join(tmpdir(), 'pdf-text-'));
  try {
    const file = join(folder, 'read.pdf');
    writeFileSync(file, content);
    await reader.read(file);
    return readFileSync(`${file}.txt`, 'utf8')
      .split('\f')
      .filter((page) => page.trim() !== '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A shell for all files of a worker: to start a program takes a process of a gigabyte 30 ms of the processor each time. */
class PdfReader {
  readonly #shell: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting: ((status: string) => void)[] = [];

  constructor() {
    this.#shell = spawn('sh', ['-c', READING], { stdio: ['pipe', 'pipe', 'inherit'] });
    // It ends with the worker, and does not hold it.
    this.#shell.unref();
    createInterface(this.#shell.stdout).on('line', (status) => this.#waiting.shift()?.(status));
  }

  async read(file: string): Promise<void> {
    const status = await new Promise<string>((resolve) => {
      this.#waiting.push(resolve);
      this.#shell.stdin.write(`${file}\n`);
    });
    if (status !== '0') throw new Error(`the PDF file cannot be read: pdftotext ended with ${status}`);
  }
}
