// Set up before tests: with PROCESSOR_TIME=FILE in the environment, each test file adds a line to FILE, with the seconds
// of the processor that it took itself and those of the programs that it started: `own children path`. Wall time tells
// little on a machine whose cores are shared.
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';

/** Of a tick of Linux. */
const SECONDS = 0.01;
const file = process.env.PROCESSOR_TIME;

if (file) {
  const before = spent();
  afterAll(() => {
    const [own = 0, children = 0] = spent().map((ticks, place) => (ticks - (before[place] ?? 0)) * SECONDS);
    const path = relative(process.cwd(), expect.getState().testPath ?? '');
    appendFileSync(file, `${own.toFixed(2)} ${children.toFixed(2)} ${path}\n`);
  });
}

/** Ticks of this process, and of those that it started and has seen end. */
function spent(): [own: number, children: number] {
  // The name of the program, in brackets, may hold blanks.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number);
  return [user + system, childrenUser + childrenSystem];
}
