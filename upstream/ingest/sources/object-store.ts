// What every storage of billing files can do, over any protocol.
import type { Readable } from 'node:stream';
import type { SourceFaultCode } from '../../../lib/catalogue/loads/source-faults.ts';

export interface StoredObject {
  key: string;
  size: number;
  /** Changes with its content; empty where the storage tells none. */
  etag: string;
  /** By the clock of the storage, in milliseconds; compared with others of the same storage alone. */
  modifiedMs: number;
}

export interface ObjectStore {
  /** Objects below the prefix, page by page. Throws a StoreFault. */
  list(prefix: string): AsyncIterable<StoredObject[]>;
  /** What comes from the byte on, or all of it where the storage cannot begin there. Throws a StoreFault. */
  open(object: StoredObject, from: number): Promise<{ body: Readable; isRest: boolean }>;
  close(): void;
}

/** A storage that cannot be read: why, and what it answered. */
export class StoreFault extends Error {
  readonly code: SourceFaultCode;
  /** Such as `403 InvalidAccessKeyId`; never a secret. */
  readonly detail: string;
  /** Trying again at once may help. */
  readonly mayPass: boolean;

  constructor(code: SourceFaultCode, detail: string, options: ErrorOptions = {}) {
    super(`${code}: ${detail}`, options);
    this.name = 'StoreFault';
    this.code = code;
    this.detail = detail;
    this.mayPass = code === 'UNREACHABLE';
  }
}
