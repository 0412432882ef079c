// What is installed for whom: a product without the packages of tests, and everything for those who change it.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { importsOf } from '../../scripts/checks/imports.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The real commands beside an `npm` that tells how it was called and installs nothing. */
const project = mkdtempSync(join(tmpdir(), 'skyledger-install-'));
cpSync(join(ROOT, 'scripts'), join(project, 'scripts'), { recursive: true });
writeFileSync(join(project, 'package-lock.json'), '{}');
mkdirSync(join(project, 'node_modules', '.bin'), { recursive: true });
const npm = join(project, 'node_modules', '.bin', 'npm');
writeFileSync(npm, '#!/bin/sh\necho "npm $*"\n');
chmodSync(npm, 0o755);
afterAll(() => rmSync(project, { recursive: true, force: true }));

function install(options: string): string {
  const script = `import('./scripts/setup/install.mjs').then(({ ensureInstalled }) => ensureInstalled(${options}))`;
  return spawnSync('node', ['-e', script], { cwd: project, encoding: 'utf8' }).stdout;
}

it('fetches what tests need when it is needed first, and nothing twice', () => {
  expect(install('{ forProduct: true }')).toContain('npm ci --omit=dev');
  expect(install('{ forProduct: true }')).toBe('');
  expect(install('')).toMatch(/npm ci (?!--omit)/);
  expect(install('')).toBe('');
  expect(install('{ forProduct: true }')).toBe('');
});

it('builds and runs the product without a package of tests', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const modules = ['lib', 'gateway', 'upstream', 'tools', 'web', 'scripts/setup', 'scripts/web'].flatMap(
    (room) =>
      readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  const code = [...modules, 'scripts/token.ts', 'scripts/widget-files.ts', 'vite.config.ts'].filter((file) =>
    ['.ts', '.tsx', '.mjs'].includes(extname(file)),
  );
  const found = code.flatMap((file) =>
    importsOf(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ target }) =>
        Object.keys(devDependencies).some((name) => `${target}/`.startsWith(`${name}/`)),
      )
      .map(({ target }) => `${file}: ${target}`),
  );
  expect(code.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
