// Whether a fault says that the store cannot be written at present: the disk is full, or may only be read.

/** Of SQLite, of PostgreSQL and of the file system. */
const CODES: ReadonlySet<unknown> = new Set([
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_READONLY_DBMOVED',
  'SQLITE_READONLY_DIRECTORY',
  'SQLITE_READONLY_ROLLBACK',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_IOERR_SHMSIZE',
  // disk_full, read_only_sql_transaction
  '53100',
  '25006',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
]);

export function isUnwritable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(error.code);
}
