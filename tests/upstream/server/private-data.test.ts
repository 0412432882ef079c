// What upstream and its loader write is closed to other accounts of the machine.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DEMO_FILES } from '../../support/oracle/raw/raw-focus.ts';
import { PROGRAM_ENV, programOf } from '../../support/product/program.ts';

const place = mkdtempSync(join(tmpdir(), 'skyledger-private-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

function start(script: `${string}.ts`, dataDir: string, args: string[] = []): ChildProcess {
  const { file, execArgv } = programOf(`upstream/${script}`);
  return fork(file, args, {
    execArgv,
    env: {
      ...PROGRAM_ENV,
      UPSTREAM_PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DEMO_COMPANIES: 'focus-sample',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The kinds of files below the directory, and the names of those that others may read. */
function written(dataDir: string) {
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  return {
    kinds: new Set(names.map((name) => /\.[\w-]+$/.exec(name)?.[0])),
    open: [...names, '.'].filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0),
  };
}

it('by the program', async () => {
  const dataDir = join(place, 'program');
  const program = start('main.ts', dataDir);
  for (;;) {
    const [message] = (await once(program, 'message')) as [{ type: string }];
    if (message.type === 'ready') break;
  }
  const { kinds, open } = written(dataDir);
  expect(open).toEqual([]);
  for (const kind of ['.sqlite', '.sqlite-wal', '.parquet', '.json']) expect(kinds).toContain(kind);
  program.kill('SIGTERM');
  await once(program, 'exit');
}, 120_000);

it('by the loader', async () => {
  const dataDir = join(place, 'loader');
  const file = join(DEMO_FILES, 'focus-sample/finops-foundation-sample-1000.focus-1.0.csv');
  expect(await once(start('ingest/ingest-command.ts', dataDir, ['--create', 'Acme', file]), 'exit')).toEqual([
    0,
    null,
  ]);
  const { kinds, open } = written(dataDir);
  expect(open).toEqual([]);
  expect(kinds).toContain('.parquet');
});
