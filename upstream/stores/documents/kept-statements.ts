// Statements of SQLite that were prepared once: to read the text of one again takes longer than to run most of them.
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { SqliteFile } from '../../../lib/node/sqlite-file.ts';

type Prepared = ReturnType<SqliteFile['prepare']>;

/** More than the texts of a service; lists of each length have one of their own. */
const MOST = 300;

/** The file as Kysely knows it. Each statement is run to its end before any other. */
export function withKeptStatements(file: SqliteFile): SqliteDatabase {
  const kept = new LRUCache<string, SqliteStatement>({ max: MOST });
  return {
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known) return known;
      const statement = statementOf(file, sql, () => kept.delete(sql));
      kept.set(sql, statement);
      return statement;
    },
    close: () => {
      kept.clear();
      file.close();
    },
  };
}

/** One that failed may count as in progress, so it is forgotten and not run again. */
function statementOf(file: SqliteFile, sql: string, forget: () => void): SqliteStatement {
  const prepared: Prepared = file.prepare(sql);
  const whole = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      forget();
      throw error;
    }
  };
  return {
    reader: prepared.reader,
    all: (parameters) => whole(() => prepared.all(parameters)),
    run: (parameters) => whole(() => prepared.run(parameters)),
    // Whoever reads line by line may stop before the end.
    iterate: (parameters) => file.prepare(sql).iterate(parameters),
  };
}
