// Runs equal statements once: those of one moment, and those whose lines are still kept. A statement names the parts that it
// reads, which never change, and every value that it depends on: equal ones have the same lines, however old.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ResultRow, Statement } from './compile/statement.ts';
import type { FactEngine, RunOptions } from './fact-engine.ts';

/**
 * How many values are kept, some twenty bytes each, and how many of one answer. People of one company who walk through
 * the portal leave about a hundred thousand.
 */
const MOST_VALUES = 3_000_000;
const MOST_OF_ONE = 40_000;

export interface SharedRun {
  lines: ResultRow[];
  /** Was the statement run by somebody else? */
  isShared: boolean;
}

interface Run {
  lines: Promise<ResultRow[]>;
  waiting: number;
  stop: AbortController;
}

/** Nobody may change the lines. */
export class SharedRuns {
  readonly #engine: Pick<FactEngine, 'run'>;
  readonly #running = new Map<string, Run>();
  readonly #kept: LRUCache<string, ResultRow[]> | null;

  /** `mostValues` 0: nothing is kept, and nothing shared. */
  constructor(engine: Pick<FactEngine, 'run'>, mostValues = MOST_VALUES) {
    this.#engine = engine;
    this.#kept =
      mostValues === 0
        ? null
        : new LRUCache({ maxSize: mostValues, maxEntrySize: MOST_OF_ONE, sizeCalculation: valuesIn });
  }

  /** Ended early by the signal; the run itself, when nobody waits for it any more. */
  async run(statement: Statement, { signal, ...options }: RunOptions): Promise<SharedRun> {
    signal?.throwIfAborted();
    if (this.#kept === null)
      return { lines: await this.#engine.run(statement, { signal, ...options }), isShared: false };
    const key = keyOf(statement);
    const kept = this.#kept.get(key);
    if (kept) return { lines: kept, isShared: true };
    const known = this.#running.get(key);
    const run = known ?? this.#begin(key, statement, options);
    run.waiting += 1;
    try {
      return { lines: await withSignal(run.lines, signal), isShared: known !== undefined };
    } finally {
      run.waiting -= 1;
      if (run.waiting === 0) this.#end(key, run);
    }
  }

  #begin(key: string, statement: Statement, options: RunOptions): Run {
    const stop = new AbortController();
    const lines = this.#engine.run(statement, { ...options, signal: stop.signal });
    const run: Run = { lines, waiting: 0, stop };
    this.#running.set(key, run);
    lines.then(
      (found) => this.#kept?.set(key, found),
      () => undefined,
    );
    return run;
  }

  #end(key: string, run: Run): void {
    if (this.#running.get(key) === run) this.#running.delete(key);
    run.stop.abort();
  }
}

/** A statement names hundreds of parts: by itself it takes more room than its answer. */
function keyOf({ sql, parameters }: Statement): string {
  return createHash('sha256')
    .update(JSON.stringify([sql, Object.entries(parameters)]))
    .digest('base64');
}

/** At least one: an answer without lines takes room by its key. */
function valuesIn(lines: ResultRow[]): number {
  const [first = {}] = lines;
  return 1 + lines.length * Object.keys(first).length;
}

function withSignal<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
