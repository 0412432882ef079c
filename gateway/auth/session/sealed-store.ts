// Keeps secrets that only the holder of an opaque id can open: what is stored alone tells neither ids nor contents.
import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { KEY_BYTES, seal, unseal } from '../../../lib/node/sealing.ts';

export interface Entry {
  value: unknown;
  /** Why the entry is not good any more, although it is still there; null while it is. */
  mark: string | null;
}

export interface NewEntry {
  kind: string;
  value: unknown;
  lifetimeMs: number;
  /** To whom it belongs: finds the entries of one owner without opening them. */
  owner?: string;
  /** What the owner may read of the entry without its id. The caller seals it. */
  about?: Buffer;
}

/** An entry as its owner sees it from outside. */
export interface OwnedEntry {
  /** The hash of its id: names the entry, opens nothing. */
  hash: string;
  about: Buffer | null;
  /** When its content was replaced last, in milliseconds since 1970; null: never. */
  replacedAt: number | null;
}

/** Entries of several kinds, each sealed by its own id. A lapsed one is not found any more. */
export interface SealedStore {
  /** A key of this installation, made when it is first asked for, and shared by all gateways of the store. */
  key(name: string): Promise<Uint8Array>;
  /** The new id: 256 random bits. */
  add(entry: NewEntry): Promise<string>;
  /** Null for an unknown id, an ended entry, another kind, or what cannot be opened any more, which is removed. */
  get(kind: string, id: string): Promise<Entry | null>;
  /** Changes an entry that is still there and unmarked; false when it is not. */
  replace(kind: string, id: string, value: unknown): Promise<boolean>;
  /** Marks an entry and leaves another value with it. */
  mark(kind: string, id: string, mark: string, value: unknown): Promise<void>;
  /** How many entries without a mark the owner has beside the excepted one. */
  countOthers(kind: string, owner: string, except: string | null): Promise<number>;
  markOthers(kind: string, owner: string, except: string | null, mark: string): Promise<void>;
  /** The entries of the owner that have no mark and have not lapsed. */
  ownedBy(kind: string, owner: string): Promise<OwnedEntry[]>;
  /** Marks one unmarked entry of the owner; false where the owner has none of this hash. */
  markOwned(kind: string, owner: string, hash: string, mark: string): Promise<boolean>;
  remove(kind: string, id: string): Promise<void>;
  /** Takes a lock that is free; it expires on its own after the time. */
  lock(name: string, holder: string, lifetimeMs: number): Promise<boolean>;
  unlock(name: string, holder: string): Promise<void>;
  deleteExpired(): Promise<void>;
  close(): Promise<void>;
}

export function newId(): string {
  return randomBytes(32).toString('base64url');
}

export function newKey(): Uint8Array {
  return randomBytes(KEY_BYTES);
}

/** What stands for an id, an owner or a lock where it is stored. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function sealed(kind: string, id: string, value: unknown): Buffer {
  return seal(keyOf(kind, id), JSON.stringify(value));
}

/** Throws for content that was not sealed by this id. */
export function opened(kind: string, id: string, content: Uint8Array): unknown {
  return JSON.parse(unseal(keyOf(kind, id), Buffer.from(content)));
}

function keyOf(kind: string, id: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', id, '', `skyledger ${kind}`, 32));
}
