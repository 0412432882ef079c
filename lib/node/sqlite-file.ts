// How both servers open a SQLite file: durable, checked, and shared by several processes.
import Database from 'libsql';

export type SqliteFile = InstanceType<typeof Database>;

/** How long one pauses that waits for another program, in milliseconds. */
const PAUSE = 10;

/** `busyTimeout`: how long a statement waits for other programs, in milliseconds. Throws when the file is not whole. */
export function openSqliteFile(file: string, busyTimeout: number): SqliteFile {
  const sqlite = new Database(file);
  try {
    sqlite.pragma(`busy_timeout = ${busyTimeout}`);
    setJournal(sqlite, performance.now() + busyTimeout);
    sqlite.pragma('synchronous = FULL');
    const [found] = sqlite.pragma('quick_check(1)') as { quick_check: string }[];
    if (found?.quick_check !== 'ok') throw new Error(`the file is damaged: ${found?.quick_check}`);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Another program holds the file. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}

/** Of programs that make the file at once only one can set its journal, and SQLite does not wait for that on its own. */
function setJournal(sqlite: SqliteFile, deadline: number): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      sqlite.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      Atomics.wait(clock, 0, 0, PAUSE);
    }
  }
}
