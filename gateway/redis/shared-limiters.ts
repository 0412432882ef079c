// Who counts the requests of users: Redis for all gateways, else the first of several processes, else this one.
import { type Limiters, limitsOf, ownLimiters } from '../http/limits/limiters.ts';
import type { RequestLimits } from '../http/limits/request-limiter.ts';
import { RedisLimiter } from './redis-limiter.ts';
import type { SharedRedis } from './shared-redis.ts';

/** `ofWorkers` counts for the workers of this gateway, where there are several. */
export function sharedLimiters(
  redis: SharedRedis | null,
  requests: RequestLimits,
  ofWorkers: Limiters = ownLimiters(requests),
): Limiters {
  if (redis === null) return ofWorkers;
  const limits = limitsOf(requests);
  return {
    requests: new RedisLimiter(redis, 'requests', limits.requests, ofWorkers.requests),
    streams: new RedisLimiter(redis, 'streams', limits.streams, ofWorkers.streams),
  };
}
