// What `npm start` does when one of its programs dies: it is started again, once; the second death ends everything.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Programs } from '../../scripts/setup/programs.mjs';

let home: string;
let lines: string[];
let exits: number[];
let programs: Programs;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'skyledger-programs-'));
  lines = [];
  exits = [];
  programs = new Programs({ say: (line) => lines.push(line), exit: (code) => exits.push(code) });
});
afterEach(async () => {
  programs.stop(0);
  await expect.poll(() => exits.length).toBeGreaterThan(0);
  rmSync(home, { recursive: true, force: true });
});

/** A program that writes down each of its process ids, and is ready unless told otherwise. */
function program(name: string, body = 'process.send({ type: "ready", url: "http://localhost" });') {
  const ids = join(home, `${name}.ids`);
  writeFileSync(ids, '');
  const script = join(home, `${name}.mjs`);
  const text = `
    import { appendFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(ids)}, process.pid + '\\n');
    process.on('disconnect', () => process.exit());
    setInterval(() => {}, 1000);
    ${body}`;
  writeFileSync(script, text);
  const pids = () => readFileSync(ids, 'utf8').trim().split('\n').map(Number);
  return { name, script, pids };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a program that dies is started again, and one line says why', async () => {
  const [first, second] = [program('upstream'), program('gateway')];
  await programs.start(first);
  await programs.start(second);
  process.kill(first.pids()[0] ?? 0, 'SIGKILL');
  await expect
    .poll(() => lines, { timeout: 10_000 })
    .toEqual([
      'upstream ended: killed by SIGKILL, as the system does when memory runs out. It is started again.',
      'upstream is there again.',
    ]);
  expect(first.pids()).toHaveLength(2);
  expect(second.pids()).toHaveLength(1);
  expect(exits).toEqual([]);
});

test('the second death within a minute ends everything with its code', async () => {
  const dies = program('upstream', 'process.send({ type: "ready", url: "" }, () => process.exit(7));');
  const other = program('gateway');
  await programs.start(other);
  await programs.start(dies);
  await expect.poll(() => exits, { timeout: 10_000 }).toEqual([7]);
  expect(lines.at(-1)).toBe(
    'upstream ended: exit code 7. It had ended within the last minute already, so the product ends.',
  );
  expect(dies.pids()).toHaveLength(2);
  expect(isAlive(other.pids()[0] ?? 0)).toBe(false);
});

test('a program that never was ready is not started again: its own message says why', async () => {
  const refuses = program('upstream', 'process.exit(3);');
  void programs.start(refuses);
  await expect.poll(() => exits, { timeout: 10_000 }).toEqual([3]);
  expect([refuses.pids().length, lines]).toEqual([1, []]);
});

test('a stop ends all, and what waits to be started again is not', async () => {
  const one = program('upstream');
  await programs.start(one);
  process.kill(one.pids()[0] ?? 0, 'SIGTERM');
  await expect.poll(() => lines).toEqual(['upstream ended: killed by SIGTERM. It is started again.']);
  programs.stop(0);
  await expect.poll(() => exits).toEqual([0]);
  expect(one.pids()).toHaveLength(1);
});
