// What a browser loads before it can show anything: held small by a ceiling.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../dist/web');
const CEILING_KB = 260;

test('the scripts that the first page names have at most 260 kB, compressed', () => {
  const html = readFileSync(join(WEB, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  expect(scripts.length).toBeGreaterThan(3);
  const bytes = scripts.map((path) => gzipSync(readFileSync(join(WEB, path)), { level: 9 }).length);
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(CEILING_KB);
});
