// A private Redis server for a test file, or that of TEST_REDIS_URL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { findRedis } from '../../../scripts/setup/redis.mjs';
import { freePort } from './free-port.ts';

/** Whether there is a server to test on; else such tests are skipped, and `npm test` says why. */
export const HAS_REDIS = Boolean(process.env.TEST_REDIS_URL) || findRedis() !== null;

/** It is in no other place: whatever shows it has leaked it. */
const PASSWORD = 'no-log-may-show-this';
const STARTING_MS = 10_000;

export interface RedisServer {
  url: string;
  stop: () => Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, stop: async () => undefined };
  const program = findRedis();
  if (program === null) throw new Error('there is no Redis on this machine');
  const port = await freePort();
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--requirepass', PASSWORD];
  const server = spawn(program, settings, { stdio: 'ignore', cwd: '/tmp' });
  const url = `redis://:${PASSWORD}@127.0.0.1:${port}`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + STARTING_MS;
  const redis = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  while (redis.status !== 'ready') {
    if (Date.now() > deadline) throw new Error('Redis does not start');
    await sleep(20);
  }
  redis.disconnect();
}
