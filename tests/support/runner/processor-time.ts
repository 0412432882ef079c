// Set up before tests: with PROCESSOR_TIME=FILE in the environment, each test file adds a line to FILE, with the seconds
// of the processor that it took itself and those of the programs that it started: `own programs path`. A browser or a
// server that goes on after the file counts for what it did meanwhile. Wall time tells little on a machine whose cores
// are shared.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';

/** Of a tick of Linux. */
const SECONDS = 0.01;
const file = process.env.PROCESSOR_TIME;

if (file) {
  const before = spent();
  afterAll(() => {
    const [own = 0, programs = 0] = spent().map((ticks, place) => (ticks - (before[place] ?? 0)) * SECONDS);
    const path = relative(process.cwd(), expect.getState().testPath ?? '');
    appendFileSync(file, `${own.toFixed(2)} ${programs.toFixed(2)} ${path}\n`);
  });
}

interface Taken {
  parent: number;
  /** Ticks of the process itself, and of its children that have ended. */
  own: number;
  ended: number;
}

/** Ticks of this process, and of all below it. */
function spent(): [own: number, programs: number] {
  const all = processes();
  const self = all.get(process.pid);
  if (!self) throw new Error('there is no /proc/self to read');
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isBelow(parent));
  };
  const living = [...all].filter(([pid]) => isBelow(pid));
  return [self.own, living.reduce((sum, [, { own, ended }]) => sum + own + ended, self.ended)];
}

function processes(): Map<number, Taken> {
  const ids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return new Map(ids.flatMap((pid) => takenBy(pid).map((taken) => [pid, taken] as const)));
}

function takenBy(pid: number): Taken[] {
  try {
    // The name of the program, in brackets, may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [parent = 0] = fields.slice(1, 2);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return [{ parent, own: user + system, ended: endedUser + endedSystem }];
  } catch {
    // It has ended since.
    return [];
  }
}
