// What DuckDB may take of the machine.

export interface EngineLimits {
  /** What DuckDB may hold before it spills, e.g. `512MB`. */
  memoryLimit: string;
  threads: number;
}

export const DEFAULT_LIMITS: EngineLimits = { memoryLimit: '1GB', threads: 2 };
