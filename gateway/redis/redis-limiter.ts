// Counts what a user asks for over all gateways that share a Redis. Without an answer of Redis each counts for itself.
import { randomUUID } from 'node:crypto';
import { hashOf } from '../auth/session/sealed-store.ts';
import type { Limiter, LimiterName, Turn } from '../http/limits/limiters.ts';
import type { RequestLimits } from '../http/limits/request-limiter.ts';
import type { SharedRedis } from './shared-redis.ts';

/** What is under way and not told of again within this counts as ended, because its gateway died. */
const LEASE_MS = 45_000;
const RENEWAL_MS = 15_000;

/**
 * KEYS: requests of the last minute by second, and what is under way by the end of its lease. ARGV: limit a minute, limit
 * at once, id of the request, lease in milliseconds. Seconds to wait, or 0 for a request that may begin.
 */
const BEGIN = `
local time = redis.call('TIME')
local second, ms = tonumber(time[1]), tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local perMinute, atOnce = tonumber(ARGV[1]), tonumber(ARGV[2])
if perMinute > 0 then
  local total, oldest = 0, second
  local counts = redis.call('HGETALL', KEYS[1])
  for i = 1, #counts, 2 do
    local at = tonumber(counts[i])
    if at <= second - 60 then redis.call('HDEL', KEYS[1], counts[i])
    else
      total = total + tonumber(counts[i + 1])
      if at < oldest then oldest = at end
    end
  end
  if total >= perMinute then return oldest + 60 - second end
end
if atOnce > 0 then
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ms)
  if redis.call('ZCARD', KEYS[2]) >= atOnce then return 1 end
  redis.call('ZADD', KEYS[2], ms + tonumber(ARGV[4]), ARGV[3])
  redis.call('PEXPIRE', KEYS[2], ARGV[4])
end
if perMinute > 0 then
  redis.call('HINCRBY', KEYS[1], second, 1)
  redis.call('EXPIRE', KEYS[1], 61)
end
return 0`;

/** Goes on with the lease of a request that is still under way. */
const RENEW = `
local time = redis.call('TIME')
local ms = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
redis.call('ZADD', KEYS[1], ms + tonumber(ARGV[2]), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`;

export class RedisLimiter implements Limiter {
  readonly #redis: SharedRedis;
  readonly #prefix: string;
  readonly #limits: RequestLimits;
  readonly #otherwise: Limiter;

  /** `otherwise` counts while Redis does not answer. */
  constructor(redis: SharedRedis, name: LimiterName, limits: RequestLimits, otherwise: Limiter) {
    this.#redis = redis;
    this.#prefix = `skyledger:gateway:${name}`;
    this.#limits = limits;
    this.#otherwise = otherwise;
  }

  async begin(userId: string): Promise<Turn> {
    const { perMinute, atOnce } = this.#limits;
    if (perMinute === 0 && atOnce === 0) return this.#otherwise.begin(userId);
    const user = hashOf(userId);
    const [minute, running] = [`${this.#prefix}:minute:${user}`, `${this.#prefix}:running:${user}`];
    const id = randomUUID();
    const wait = await this.#redis.ask((redis) =>
      redis.eval(BEGIN, 2, minute, running, perMinute, atOnce, id, LEASE_MS),
    );
    if (wait === undefined) return this.#otherwise.begin(userId);
    if (Number(wait) > 0) return { retryAfter: Number(wait) };
    return { end: this.#running(running, id) };
  }

  /** Keeps the lease until the function is called. */
  #running(key: string, id: string): () => void {
    if (this.#limits.atOnce === 0) return () => undefined;
    const renewal = setInterval(
      () => void this.#redis.ask((redis) => redis.eval(RENEW, 1, key, id, LEASE_MS)),
      RENEWAL_MS,
    );
    renewal.unref();
    let isRunning = true;
    return () => {
      clearInterval(renewal);
      if (isRunning) void this.#redis.ask((redis) => redis.zrem(key, id));
      isRunning = false;
    };
  }
}
