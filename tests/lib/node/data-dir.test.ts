// The data directory on a real file system: rights, and faults in one line.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeDataDir, privateDatabaseFile } from '../../../lib/node/data-dir.ts';
import { StartFault } from '../../../lib/node/start-fault.ts';

const NOBODY = 65534;
let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'skyledger-data-dir-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Rights do not bind root: the work is done as somebody else then. */
function asNobody(work: () => void): void {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe('rights', () => {
  test('directory and database file are for the owner alone', () => {
    const file = privateDatabaseFile(join(place, 'a', 'data'), 'x.sqlite');
    expect([modeOf(join(place, 'a', 'data')), modeOf(file)]).toEqual(['700', '600']);
  });

  test('a file of an earlier version is closed with its journals; a directory that was there stays as it is', () => {
    chmodSync(place, 0o755);
    const names = ['x.sqlite', 'x.sqlite-wal', 'x.sqlite-shm'];
    for (const name of names) {
      writeFileSync(join(place, name), 'kept');
      chmodSync(join(place, name), 0o644);
    }
    privateDatabaseFile(place, 'x.sqlite');
    expect(names.map((name) => modeOf(join(place, name)))).toEqual(['600', '600', '600']);
    expect([statSync(join(place, 'x.sqlite')).size, modeOf(place)]).toEqual([4, '755']);
  });
});

describe('faults', () => {
  test.each(['', '/below'])('a file in the place of the directory: %j', (below) => {
    const path = `${join(place, 'file')}${below}`;
    writeFileSync(join(place, 'file'), '');
    expect(() => makeDataDir(path)).toThrow(StartFault);
    expect(() => makeDataDir(path)).toThrow(new RegExp(`^${path} .*DATA_DIR`));
  });

  test('a directory that may not be written to', () => {
    const path = join(place, 'locked');
    mkdirSync(path);
    chmodSync(path, 0o555);
    chmodSync(place, 0o755);
    asNobody(() => {
      for (const work of [
        () => privateDatabaseFile(path, 'x.sqlite'),
        () => makeDataDir(join(path, 'below')),
      ]) {
        expect(work).toThrow(StartFault);
        expect(work).toThrow(new RegExp(`^${path}\\S* cannot be written to .*DATA_DIR`));
      }
    });
  });
});
