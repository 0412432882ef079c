// Redis as the second tier of the reply store: texts of replies that several gateways share. The key holds company and
// version of the data, so what is found is never old; what is not asked for any more expires. Figures stand there as they
// are: the Redis belongs to this installation alone, like that of the sessions.
import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw } from 'node:zlib';
import { hashOf } from '../auth/session/sealed-store.ts';
import type { SharedRedis } from './shared-redis.ts';

const PREFIX = 'skyledger:gateway:reply:';
/** A version of the data is rarely the newest for longer, in milliseconds. */
const LIFETIME_MS = 60 * 60 * 1000;
/** Larger ones are asked of the service by each gateway, in bytes. */
const MAX_BYTES = 1024 * 1024;
const MAX_TEXT = 10 * 1024 * 1024;

const compress = promisify(deflateRaw);
const expand = promisify(inflateRaw);

export class RedisReplies {
  readonly #redis: SharedRedis;

  constructor(redis: SharedRedis) {
    this.#redis = redis;
  }

  /** The text that was kept; null where there is none that can be read in time. */
  async find(key: string): Promise<string | null> {
    const kept = await this.#redis.ask((redis) => redis.getBuffer(PREFIX + hashOf(key)));
    if (!kept) return null;
    try {
      return (await expand(kept, { maxOutputLength: MAX_TEXT })).toString('utf8');
    } catch {
      return null;
    }
  }

  /** No caller waits for it. */
  async keep(key: string, text: string): Promise<void> {
    const kept = await compress(text, { level: constants.Z_BEST_SPEED });
    if (kept.length > MAX_BYTES) return;
    await this.#redis.ask((redis) => redis.set(PREFIX + hashOf(key), kept, 'PX', LIFETIME_MS));
  }
}
