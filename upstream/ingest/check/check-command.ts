// The command that holds files against the rules of FOCUS: npm run focus-check -- [--version 1.2] FILE...
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FocusVersion, isFocusVersion } from '../../stores/documents/loads/load-report.ts';
import { openEngine } from '../../stores/facts/duckdb/engine.ts';
import { DEFAULT_LIMITS } from '../../stores/facts/duckdb/engine-limits.ts';
import { VALUE_MACROS } from '../formats/value-macros.ts';
import { checkFile } from './check-file.ts';
import { checkText } from './check-text.ts';

const USAGE = 'usage: npm run focus-check -- [--version 1.0|1.1|1.2|1.3|1.4] FILE...';
/** A file breaks a rule that FOCUS requires; a fault of a file or of the call is 1. */
const BROKEN = 2;

function readCommand(args: string[]): { version: FocusVersion | null; files: string[] } {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: { version: { type: 'string' } },
  });
  if (files.length === 0) throw new Error(`no file is named; ${USAGE}`);
  const { version = null } = values;
  if (version !== null && !isFocusVersion(version))
    throw new Error(`there are no rules of FOCUS ${version}; ${USAGE}`);
  return { version, files };
}

async function check(args: string[]): Promise<void> {
  const { version, files } = readCommand(args);
  const folder = await mkdtemp(join(tmpdir(), 'focus-check-'));
  const engine = await openEngine(DEFAULT_LIMITS, folder);
  try {
    const connection = await engine.connect();
    for (const macro of VALUE_MACROS) await connection.run(macro);
    for (const file of files) {
      const found = await checkFile(connection, file, version);
      process.stdout.write(checkText(basename(file), found));
      if (found.broken.some(({ keyword }) => keyword === 'MUST')) process.exitCode = BROKEN;
    }
  } finally {
    engine.closeSync();
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  await check(process.argv.slice(2));
} catch (error) {
  const what = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  process.stderr.write(`focus-check: ${what}\n`);
  process.exitCode = 1;
}
