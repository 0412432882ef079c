// The file .env: its settings reach what the commands run, and what is set already wins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** A project of the real commands, with settings of its own and nothing to install. */
const project = mkdtempSync(join(tmpdir(), 'skyledger-env-'));
cpSync(join(ROOT, 'scripts'), join(project, 'scripts'), { recursive: true });
writeFileSync(join(project, 'package-lock.json'), '{}');
mkdirSync(join(project, 'node_modules'));
writeFileSync(
  join(project, 'node_modules', '.skyledger-lock'),
  createHash('sha256').update('{}').digest('hex'),
);
writeFileSync(join(project, '.env'), 'DATA_DIR=/of/the/file\nUPSTREAM_PORT=4711\n');
afterAll(() => rmSync(project, { recursive: true, force: true }));

const PRINT = 'process.stdout.write([process.env.DATA_DIR, process.env.UPSTREAM_PORT].join())';

test('counts for the commands that run.mjs runs: ingest and token', () => {
  const run = (environment: Record<string, string>) =>
    spawnSync('node', ['scripts/run.mjs', 'node', '-e', PRINT], {
      cwd: project,
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    }).stdout;
  expect(run({})).toBe('/of/the/file,4711');
  expect(run({ DATA_DIR: '/of/the/shell' })).toBe('/of/the/shell,4711');
});

/** What a command finds set at its first step, where it is ended. */
function settingsOf(command: string): string {
  writeFileSync(
    join(project, 'scripts', 'setup', 'install.mjs'),
    `export const ensureInstalled = async () => { ${PRINT}; process.exit(); };\n`,
  );
  const env = { PATH: process.env.PATH };
  return spawnSync('node', [`scripts/${command}.mjs`], { cwd: project, env, encoding: 'utf8' }).stdout;
}

test.each(['start', 'dev'])('counts for npm run %s', (command) => {
  expect(settingsOf(command)).toBe('/of/the/file,4711');
});

test('does not count for the tests', () => {
  expect(settingsOf('test')).toBe(',');
});
