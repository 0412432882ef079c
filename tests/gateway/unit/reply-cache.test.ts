import { describe, expect, test } from 'vitest';
import { createMetrics } from '../../../gateway/metrics.ts';
import { BoundedStore } from '../../../gateway/rest/bounded-store.ts';
import { Ending, type EndSignal } from '../../../gateway/rest/ending.ts';
import { Flights, type Waiter } from '../../../gateway/rest/flights.ts';
import { ReplyCache } from '../../../gateway/rest/reply-cache.ts';
import { UpstreamRefusal, UpstreamTimeout } from '../../../gateway/rest/upstream-error.ts';

const KIBIBYTE = 1024;
const cacheOn = (store: BoundedStore) => new ReplyCache(store, createMetrics());
const cacheOf = () => cacheOn(new BoundedStore(1024 * KIBIBYTE));

/** A service that answers when the test says so. */
function service() {
  const calls: {
    signal: EndSignal;
    answer: (reply: unknown, characters?: number) => void;
    fail: (error: Error) => void;
  }[] = [];
  const ask = ({ signal = new Ending() }: Waiter) =>
    new Promise<{ reply: unknown; characters: number; isFinal: boolean }>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      calls.push({
        signal,
        answer: (reply, characters = 10) => resolve({ reply, characters, isFinal: reply !== 'going on' }),
        fail: reject,
      });
    });
  return { calls, ask };
}

describe('one call for all who ask the same', () => {
  test('100 at once are one call, and whoever asks later none', async () => {
    const [cache, { calls, ask }] = [cacheOf(), service()];
    const askers = Array.from({ length: 100 }, () => cache.reply('a', {}, ask));
    expect(calls).toHaveLength(1);
    calls[0]?.answer('figures');
    expect(new Set(await Promise.all(askers))).toEqual(new Set(['figures']));
    expect(await cache.reply('a', {}, ask)).toBe('figures');
    expect(calls).toHaveLength(1);
  });

  test('what is not final is told to all who wait, and not kept', async () => {
    const [cache, { calls, ask }] = [cacheOf(), service()];
    const askers = [cache.reply('a', {}, ask), cache.reply('a', {}, ask)];
    calls[0]?.answer('going on');
    expect(await Promise.all(askers)).toEqual(['going on', 'going on']);
    const later = cache.reply('a', {}, ask);
    calls[1]?.answer('ended');
    expect([await later, await cache.reply('a', {}, ask)]).toEqual(['ended', 'ended']);
    expect(calls).toHaveLength(2);
  });

  test('another key is another call', async () => {
    const [cache, { calls, ask }] = [cacheOf(), service()];
    const [one, other] = [cache.reply('a', {}, ask), cache.reply('b', {}, ask)];
    calls[1]?.answer('of b');
    calls[0]?.answer('of a');
    expect([await one, await other]).toEqual(['of a', 'of b']);
  });

  test('the first asker goes away: the others get their answer', async () => {
    const [cache, { calls, ask }] = [cacheOf(), service()];
    const first = new AbortController();
    const left = cache.reply('a', first, ask);
    const other = cache.reply('a', new AbortController(), ask);
    first.abort();
    await expect(left).rejects.toThrow('nobody waits');
    expect(calls[0]?.signal.aborted).toBe(false);
    calls[0]?.answer('figures');
    expect(await other).toBe('figures');
    expect(calls).toHaveLength(1);
  });

  test('all go away: the call ends, and the next asker begins another', async () => {
    const [cache, { calls, ask }] = [cacheOf(), service()];
    const askers = [new AbortController(), new AbortController()];
    const left = askers.map(({ signal }) => cache.reply('a', { signal }, ask));
    for (const asker of askers) asker.abort();
    expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(calls[0]?.signal.aborted).toBe(true);
    const next = cache.reply('a', {}, ask);
    calls[1]?.answer('figures');
    expect(await next).toBe('figures');
  });

  test('who is gone before asking ends the call that nobody waits for', async () => {
    const [cache, { calls, ask }] = [cacheOf(), service()];
    await expect(cache.reply('a', { signal: AbortSignal.abort() }, ask)).rejects.toThrow('nobody waits');
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test('whoever has no time left leaves it to the others', async () => {
    const [cache, { calls, ask }] = [cacheOf(), service()];
    const late = cache.reply('a', { endsAt: performance.now() + 5 }, ask);
    const other = cache.reply('a', {}, ask);
    await expect(late).rejects.toThrow(UpstreamTimeout);
    expect(calls[0]?.signal.aborted).toBe(false);
    calls[0]?.answer('figures');
    expect(await other).toBe('figures');
  });
});

describe('calls that are shared for a short while alone', () => {
  test('whoever asks later than that, or after what was asked has changed, begins another call', async () => {
    const answers: ((reply: string) => void)[] = [];
    const ask = () => new Promise<string>((resolve) => answers.push(resolve));
    const flights = new Flights(30);
    const first = flights.reply('a', {}, ask);
    const second = flights.reply('a', {}, ask);
    expect(answers).toHaveLength(1);
    flights.forget();
    const afterChange = flights.reply('a', {}, ask);
    expect(answers).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 40));
    const late = flights.reply('a', {}, ask);
    expect(answers).toHaveLength(3);
    for (const [index, answer] of answers.entries()) answer(`call ${index}`);
    expect(await Promise.all([first, second, afterChange, late])).toEqual([
      'call 0',
      'call 0',
      'call 1',
      'call 2',
    ]);
  });
});

describe('failures', () => {
  test('are told to all who wait, and not kept', async () => {
    const [cache, { calls, ask }] = [cacheOf(), service()];
    const askers = [cache.reply('a', {}, ask), cache.reply('a', {}, ask)];
    calls[0]?.fail(new UpstreamTimeout('POST /ca/cost', 'too late'));
    for (const asker of askers) await expect(asker).rejects.toThrow('too late');
    expect(calls).toHaveLength(1);
    const next = cache.reply('a', {}, ask);
    calls[1]?.answer('figures');
    expect(await next).toBe('figures');
  });

  test('a refusal of the first asker is none of the others: they ask by themselves', async () => {
    const [cache, { calls, ask }] = [cacheOf(), service()];
    const [first, other] = [cache.reply('a', {}, ask), cache.reply('a', {}, ask)];
    calls[0]?.fail(new UpstreamRefusal('POST /ca/cost', 'expired', { status: 401 }));
    await expect(first).rejects.toThrow('expired');
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.answer('figures');
    expect(await other).toBe('figures');
  });
});

describe('memory is bounded', () => {
  const fill = async (cache: ReplyCache, key: string, characters: number) => {
    const { calls, ask } = service();
    const reply = cache.reply(key, {}, ask);
    calls[0]?.answer(key, characters);
    await reply;
    return calls.length;
  };
  const isKept = async (cache: ReplyCache, key: string) => {
    const { calls, ask } = service();
    const asker = new AbortController();
    const reply = cache.reply(key, asker, ask).catch(() => null);
    const kept = calls.length === 0;
    asker.abort();
    await reply;
    return kept;
  };

  test('any number of replies stays below the limit; what was asked for lately stays', async () => {
    const store = new BoundedStore(100 * KIBIBYTE);
    const cache = cacheOn(store);
    await fill(cache, 'often', KIBIBYTE);
    for (let index = 0; index < 500; index++) {
      await fill(cache, `rarely ${index}`, KIBIBYTE);
      expect(await isKept(cache, 'often')).toBe(true);
      expect(store.bytes).toBeLessThanOrEqual(100 * KIBIBYTE);
    }
    expect(store.bytes).toBeGreaterThan(80 * KIBIBYTE);
    expect([await isKept(cache, 'rarely 0'), await isKept(cache, 'rarely 499')]).toEqual([false, true]);
  });

  test('one large reply does not push out all others', async () => {
    const cache = cacheOn(new BoundedStore(100 * KIBIBYTE));
    await fill(cache, 'small', KIBIBYTE);
    await fill(cache, 'large', 50 * KIBIBYTE);
    expect([await isKept(cache, 'small'), await isKept(cache, 'large')]).toEqual([true, false]);
  });
});
