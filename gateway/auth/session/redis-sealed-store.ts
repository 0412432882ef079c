// The sealed store that replicas of the gateway share: a Redis server. Everything expires there on its own.
import { Redis } from 'ioredis';
import { messageOf, StartFault } from '../../../lib/node/start-fault.ts';
import type { Logger } from '../../logger.ts';
import {
  type Entry,
  hashOf,
  type NewEntry,
  newId,
  newKey,
  type OwnedEntry,
  opened,
  type SealedStore,
  sealed,
} from './sealed-store.ts';

const PREFIX = 'skyledger:gateway:';
/** An answer that takes longer counts as none, in milliseconds. */
const TIMEOUT_MS = 2000;
const RECONNECT_MS = 1000;

/** Puts a member into a hash that is still there, where it has no mark. */
const REPLACE = `if redis.call('HEXISTS', KEYS[1], 'content') == 0 or redis.call('HEXISTS', KEYS[1], 'mark') == 1
  then return 0 end redis.call('HSET', KEYS[1], 'content', ARGV[1], 'replaced', ARGV[2]) return 1`;
const MARK = `if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
  redis.call('HSET', KEYS[1], 'mark', ARGV[1]) if ARGV[2] ~= '' then redis.call('HSET', KEYS[1], 'content', ARGV[2]) end return 1`;
const UNLOCK = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

export class RedisSealedStore implements SealedStore {
  readonly #redis: Redis;

  private constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Throws a StartFault when the server cannot be reached; it never tells the address, which may hold a password. */
  static async open(url: string, log: Logger): Promise<RedisSealedStore> {
    const redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: TIMEOUT_MS,
      commandTimeout: TIMEOUT_MS,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: () => RECONNECT_MS,
    });
    redis.on('error', (error) => log.warn({ error: messageOf(error) }, 'Redis is out of reach'));
    try {
      await redis.connect();
      await redis.ping();
      return new RedisSealedStore(redis);
    } catch (error) {
      redis.disconnect();
      throw new StartFault(`REDIS_URL: the server cannot be used (${messageOf(error)})`);
    }
  }

  async key(name: string): Promise<Uint8Array> {
    const at = `${PREFIX}key:${name}`;
    await this.#redis.setnx(at, Buffer.from(newKey()));
    const kept = await this.#redis.getBuffer(at);
    if (!kept) throw new Error('Redis has lost a key at once');
    return new Uint8Array(kept);
  }

  async add({ kind, value, lifetimeMs, owner, about }: NewEntry): Promise<string> {
    const id = newId();
    const at = entryAt(kind, hashOf(id));
    const work = this.#redis
      .multi()
      .hset(at, { content: sealed(kind, id, value), ...(about && { about }) })
      .pexpire(at, lifetimeMs);
    if (owner !== undefined) {
      const index = ownerAt(kind, owner);
      work.zadd(index, Date.now() + lifetimeMs, hashOf(id)).pexpire(index, lifetimeMs);
    }
    for (const [error] of (await work.exec()) ?? []) if (error) throw error;
    return id;
  }

  async get(kind: string, id: string): Promise<Entry | null> {
    const [content, mark] = await this.#redis.hmgetBuffer(entryAt(kind, hashOf(id)), 'content', 'mark');
    if (!content) return null;
    try {
      return { value: opened(kind, id, content), mark: mark?.toString() ?? null };
    } catch {
      await this.remove(kind, id);
      return null;
    }
  }

  async replace(kind: string, id: string, value: unknown): Promise<boolean> {
    const at = entryAt(kind, hashOf(id));
    return (await this.#redis.eval(REPLACE, 1, at, sealed(kind, id, value), String(Date.now()))) === 1;
  }

  async mark(kind: string, id: string, mark: string, value: unknown): Promise<void> {
    await this.#redis.eval(MARK, 1, entryAt(kind, hashOf(id)), mark, sealed(kind, id, value));
  }

  async countOthers(kind: string, owner: string, except: string | null): Promise<number> {
    let count = 0;
    for (const hash of await this.#others(kind, owner, except)) {
      const [content, mark] = await this.#redis.hmget(entryAt(kind, hash), 'content', 'mark');
      if (content !== null && mark === null) count += 1;
    }
    return count;
  }

  async markOthers(kind: string, owner: string, except: string | null, mark: string): Promise<void> {
    for (const hash of await this.#others(kind, owner, except)) {
      await this.#redis.eval(MARK, 1, entryAt(kind, hash), mark, '');
    }
  }

  async ownedBy(kind: string, owner: string): Promise<OwnedEntry[]> {
    const owned: OwnedEntry[] = [];
    for (const hash of await this.#others(kind, owner, null)) {
      const at = entryAt(kind, hash);
      const [content, mark, about, replaced] = await this.#redis.hmgetBuffer(
        at,
        'content',
        'mark',
        'about',
        'replaced',
      );
      if (!content || mark) continue;
      owned.push({ hash, about: about ?? null, replacedAt: replaced ? Number(replaced.toString()) : null });
    }
    return owned;
  }

  async markOwned(kind: string, owner: string, hash: string, mark: string): Promise<boolean> {
    const owned = await this.ownedBy(kind, owner);
    if (!owned.some((entry) => entry.hash === hash)) return false;
    return (await this.#redis.eval(MARK, 1, entryAt(kind, hash), mark, '')) === 1;
  }

  async remove(kind: string, id: string): Promise<void> {
    await this.#redis.del(entryAt(kind, hashOf(id)));
  }

  async lock(name: string, holder: string, lifetimeMs: number): Promise<boolean> {
    return (await this.#redis.set(lockAt(name), holder, 'PX', lifetimeMs, 'NX')) === 'OK';
  }

  async unlock(name: string, holder: string): Promise<void> {
    await this.#redis.eval(UNLOCK, 1, lockAt(name), holder);
  }

  /** Redis does it on its own. */
  async deleteExpired(): Promise<void> {}

  async close(): Promise<void> {
    this.#redis.disconnect();
  }

  async #others(kind: string, owner: string, except: string | null): Promise<string[]> {
    const index = ownerAt(kind, owner);
    await this.#redis.zremrangebyscore(index, '-inf', String(Date.now()));
    const own = except === null ? null : hashOf(except);
    return (await this.#redis.zrange(index, '0', '-1')).filter((hash) => hash !== own);
  }
}

const entryAt = (kind: string, hash: string) => `${PREFIX}${kind}:${hash}`;
const ownerAt = (kind: string, owner: string) => `${PREFIX}${kind}-of:${hashOf(owner)}`;
const lockAt = (name: string) => `${PREFIX}lock:${hashOf(name)}`;
