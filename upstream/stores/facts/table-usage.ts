// Which tables of the facts answered since the program began, and why: for Prometheus, operators and the log.
import type { Logger } from 'pino';
import type { Metrics } from '../../metrics.ts';
import type { Answered } from './answers/answered.ts';
import type { TableReason } from './tables/table-reasons.ts';
import type { FactTable } from './tables/tables.ts';

/** A question that reads so many billing rows takes a tenth of a second and more: it is counted, and logged by its shape. */
export const LARGE_SCAN_ROWS = 1_000_000;
/** How many durations of a line are kept; the oldest go. */
const KEPT_DURATIONS = 1000;
/** Shapes that were logged; more are counted alone, so that the log and the memory have an end. */
const MAX_SHAPES = 1000;

export interface TableUse {
  table: FactTable;
  reason: TableReason;
  questions: number;
  /** Of them, those that read LARGE_SCAN_ROWS or more. */
  largeScans: number;
  /** Milliseconds of the last thousand. */
  p50: number;
  p95: number;
}

interface Line extends Omit<TableUse, 'p50' | 'p95'> {
  durations: number[];
}

export interface TableUsageOptions {
  metrics: Pick<Metrics, 'factQuestions' | 'factSeconds' | 'factLargeScans'>;
  logger: Logger;
  now?: () => Date;
}

export class TableUsage {
  /** Begin of the count. */
  readonly since: Date;
  readonly #metrics: TableUsageOptions['metrics'];
  readonly #logger: Logger;
  readonly #lines = new Map<string, Line>();
  readonly #shapes = new Set<string>();

  constructor({ metrics, logger, now = () => new Date() }: TableUsageOptions) {
    this.#metrics = metrics;
    this.#logger = logger;
    this.since = now();
  }

  add(answered: Answered): void {
    const { table, reason, rows, ms, isShared } = answered;
    const { code, subject } = reason;
    this.#metrics.factQuestions.inc({ table, reason: code, subject });
    this.#metrics.factSeconds.observe({ table }, ms / 1000);
    const line = this.#lineOf(table, reason);
    line.durations[line.questions % KEPT_DURATIONS] = ms;
    line.questions += 1;
    if (isShared || table !== 'rows' || rows < LARGE_SCAN_ROWS) return;
    line.largeScans += 1;
    this.#metrics.factLargeScans.inc({ reason: code, subject });
    this.#tell(answered);
  }

  /** The most asked first. */
  uses(): TableUse[] {
    const lines = [...this.#lines.values()].sort((one, other) => other.questions - one.questions);
    return lines.map(({ durations, ...line }) => {
      const sorted = [...durations].sort((one, other) => one - other);
      return { ...line, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
    });
  }

  #lineOf(table: FactTable, reason: TableReason): Line {
    const key = `${table} ${reason.code} ${reason.subject}`;
    const line = this.#lines.get(key) ?? { table, reason, questions: 0, largeScans: 0, durations: [] };
    this.#lines.set(key, line);
    return line;
  }

  #tell({ reason, rows, shape, ms }: Answered): void {
    if (this.#shapes.has(shape) || this.#shapes.size >= MAX_SHAPES) return;
    this.#shapes.add(shape);
    const { code, subject } = reason;
    const facts = { question: shape, reason: code, subject, rows, ms: Math.round(ms) };
    this.#logger.info(facts, 'a question reads very many billing rows: no rollup knows the answer');
  }
}

/** Of at least one value; sorted. */
function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
