// The ClickHouse engine of the tests: chDB, ClickHouse as a library, used by the rules that keep it correct: every
// call has a session of its own, because one that failed leaves its output behind in its session.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/skyledger-clickhouse/');
/** Queries with rows are read as streams; all others run as a whole. */
const HAS_ROWS = /^\s*(\(|SELECT|WITH|SHOW|DESC|EXISTS|EXPLAIN)/i;

interface Session {
  queryAsync(sql: string, options?: { format: string }): Promise<{ bytes(): Uint8Array }>;
  queryStream(sql: string, options: { format: string }): AsyncIterable<{ raw(): Uint8Array }>;
  close(): void;
}

interface Chdb {
  Session: new (path: string) => Session;
  drainPending(): Promise<void>;
}

export interface Call {
  sql: string;
  /** Run first, in their order. */
  preamble: string[];
  format: string;
}

export interface Engine {
  /** Answers in pieces; throws with ClickHouse's text. */
  run(call: Call): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

export function openEngine(path: string): Engine {
  const { Session, drainPending } = createRequire(FOLDER)('chdb') as Chdb;
  // While one session stays open, others cost nothing.
  const keeper = new Session(path);
  return {
    async *run({ sql, preamble, format }) {
      const session = new Session(path);
      try {
        for (const statement of preamble) await session.queryAsync(statement);
        if (HAS_ROWS.test(sql)) {
          for await (const chunk of session.queryStream(sql, { format })) yield chunk.raw();
        } else yield (await session.queryAsync(sql, { format })).bytes();
      } finally {
        session.close();
      }
    },
    async close() {
      keeper.close();
      await drainPending();
    },
  };
}

/** Text as a literal of SQL. */
export function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
