// What DuckDB may take of the machine.

export interface EngineLimits {
  /** What DuckDB may hold before it spills, e.g. `512MB`. */
  memoryLimit: string;
  threads: number;
}

/** Of a load. */
export const DEFAULT_LIMITS: EngineLimits = { memoryLimit: '1GB', threads: 2 };

/** Total size of the files of a load, in bytes, up to which a second thread makes it no faster. */
export const FEW_BYTES = 256 * 1024;

/**
 * Of the instances that answer. A statement of many small steps keeps one thread busy, while the others of its instance
 * wait for work in a loop: with two threads eight questions at once took 44 to 48 ms of the processor each, with one 32
 * to 36, and came sooner.
 */
export const QUESTION_LIMITS = {
  short: { memoryLimit: '512MB', threads: 1 },
  long: { memoryLimit: '512MB', threads: 2 },
} satisfies Record<string, EngineLimits>;
