// Replies across requests: what is kept by which policy, what is read once, and how much memory it takes.
import { beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../../../gateway/metrics.ts';
import { type Ask, type Question, ReplyStore } from '../../../gateway/rest/replies/reply-store.ts';
import { UpstreamRefusal, UpstreamTimeout } from '../../../gateway/rest/upstream-error.ts';
import { costMonthToDate } from '../../../upstream/contract/dashboard/dashboard.ts';
import { loadRunReport } from '../../../upstream/contract/data/loads.ts';
import type { Endpoint } from '../../../upstream/contract/endpoint.ts';
import { companies } from '../../../upstream/contract/platform/platform.ts';

const KIBIBYTE = 1024;

interface Reply {
  name: string;
  amounts: (number | null)[];
  list: { id: number }[];
}

/** How often a text was parsed. */
let reads: number;
/** Calls of the service that wait for an answer. */
let calls: { answer: (text: string) => void; fail: (error: Error) => void }[];
let store: ReplyStore;

beforeEach(() => {
  reads = 0;
  calls = [];
  store = new ReplyStore(1024 * KIBIBYTE, createMetrics());
});

const textOf = (name: string) => JSON.stringify({ name, amounts: [1.5, null], list: [{ id: 1 }] });
const read = (text: string) => {
  reads += 1;
  return JSON.parse(text);
};
const ask: Ask<unknown> = (_waiter, parse) =>
  new Promise<string>((resolve, reject) => calls.push({ answer: resolve, fail: reject })).then((text) =>
    parse(text, () => read(text)),
  );

function asked(question: Partial<Question<Endpoint>> = {}, of = store): Promise<Reply> {
  const whole = { endpoint: costMonthToDate, key: 'a', dataVersion: '1', coalesceMs: 10, ...question };
  return of.reply(whole as Question<Endpoint>, {}, ask) as Promise<Reply>;
}
const live = (key = 'a', of = store) => asked({ endpoint: companies, key, dataVersion: null }, of);

/** What is asked, with the service answering so at once. */
async function answered(
  text: string,
  question: Partial<Question<Endpoint>> = {},
  of = store,
): Promise<Reply> {
  const before = calls.length;
  const reply = asked(question, of);
  await Promise.resolve();
  if (calls.length > before) calls.at(-1)?.answer(text);
  return reply;
}
const answeredLive = (text: string, key = 'a', of = store) =>
  answered(text, { endpoint: companies, key, dataVersion: null }, of);

describe('by data version', () => {
  test('100 at once are one call, and whoever asks later none, until the version is another', async () => {
    const replies = Array.from({ length: 100 }, () => asked());
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.answer(textOf('old'));
    expect(new Set((await Promise.all(replies)).map(({ name }) => name))).toEqual(new Set(['old']));
    expect((await asked()).name).toBe('old');
    expect(calls).toHaveLength(1);
    expect((await answered(textOf('new'), { dataVersion: '2' })).name).toBe('new');
    expect(calls).toHaveLength(2);
  });

  test('a reply of an older version is never told for a newer one, nor the other way round', async () => {
    await answered(textOf('second'), { dataVersion: '2' });
    expect((await answered(textOf('first'), { dataVersion: '1' })).name).toBe('first');
    expect((await answered(textOf('second'), { dataVersion: '2' })).name).toBe('second');
    expect(calls).toHaveLength(3);
  });

  test('a new version with the same text is not read again', async () => {
    const before = await answered(textOf('same'));
    const after = await answered(textOf('same'), { dataVersion: '2' });
    expect(after).toBe(before);
    expect([calls.length, reads]).toEqual([2, 1]);
  });

  test('a reply that its endpoint calls live is asked for each time', async () => {
    const report = (state: string) => JSON.stringify({ list: [{ run: { state } }] });
    await answered(report('running'), { endpoint: loadRunReport });
    await answered(report('loaded'), { endpoint: loadRunReport });
    await answered(report('loaded'), { endpoint: loadRunReport });
    expect(calls).toHaveLength(2);
  });

  test('failures reach all who wait, and are never kept', async () => {
    const replies = [asked(), asked()];
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.fail(new UpstreamTimeout('POST /ca/cost', 'too late'));
    for (const reply of replies) await expect(reply).rejects.toThrow('too late');
    expect((await answered(textOf('figures'))).name).toBe('figures');
    expect(calls).toHaveLength(2);
  });

  test('a refusal of one user says nothing about the other, who asks by himself', async () => {
    const [first, other] = [asked(), asked()];
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.fail(new UpstreamRefusal('POST /ca/cost', 'expired', { status: 401 }));
    await expect(first).rejects.toThrow('expired');
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.answer(textOf('figures'));
    expect((await other).name).toBe('figures');
  });
});

describe('live', () => {
  test('the service is asked each time; from the third time on a same text is not read', async () => {
    const replies = [];
    for (let time = 0; time < 4; time++) replies.push(await answeredLive(textOf('same')));
    expect([calls.length, reads]).toEqual([4, 2]);
    expect(new Set(replies.map((reply) => store.revisionOf(reply))).size).toBe(1);
    expect(replies[3]).toEqual(JSON.parse(textOf('same')));
    expect(replies[3]).toBe(replies[2]);
  });

  test('another text is read, and has another revision', async () => {
    const before = [await answeredLive(textOf('old')), await answeredLive(textOf('old'))];
    const after = await answeredLive(textOf('new'));
    expect([after.name, reads]).toEqual(['new', 3]);
    expect(store.revisionOf(after)).not.toBe(store.revisionOf(before[1]));
  });

  test('the same text of two questions has two revisions', async () => {
    const replies = [await answeredLive(textOf('same'), 'a'), await answeredLive(textOf('same'), 'b')];
    expect(new Set(replies.map((reply) => store.revisionOf(reply))).size).toBe(2);
  });

  test('a refusal reaches all requests of its user, and nobody asks again', async () => {
    const replies = Promise.allSettled([live(), live()]);
    calls[0]?.fail(new UpstreamRefusal('GET /plat', 'no', { status: 403 }));
    expect((await replies).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(calls).toHaveLength(1);
  });

  test('nobody joins a call that began before a write', async () => {
    const before = live();
    store.clearLiveCalls();
    const after = live();
    calls[0]?.answer(textOf('old'));
    calls[1]?.answer(textOf('new'));
    expect([(await before).name, (await after).name]).toEqual(['old', 'new']);
  });
});

describe('what is shared', () => {
  test('cannot be changed by anybody, but for columns of figures, which are not copied', async () => {
    await answeredLive(textOf('shared'));
    for (const shared of [
      await answeredLive(textOf('shared')),
      await answered(textOf('figures'), { key: 'b' }),
    ]) {
      expect(() => shared.list.push({ id: 2 })).toThrow(TypeError);
      expect(() => Object.assign(shared.list[0] ?? {}, { id: 2 })).toThrow(TypeError);
      expect(Object.isFrozen(shared.amounts)).toBe(false);
    }
  });
});

describe('without memory', () => {
  test('nothing is kept: each request asks, and each text is read', async () => {
    const none = new ReplyStore(0, createMetrics());
    const replies = [];
    for (let time = 0; time < 3; time++) {
      replies.push(await answered(textOf('figures'), {}, none));
      replies.push(await answeredLive(textOf('live'), 'b', none));
    }
    expect([calls.length, reads, none.bytes, none.keeps]).toEqual([6, 6, 0, false]);
    expect(new Set(replies).size).toBe(6);
    expect(replies.map((reply) => none.revisionOf(reply))).toEqual(Array(6).fill(null));
  });
});

describe('memory is bounded', () => {
  const isKept = async (key: string, of: ReplyStore) => {
    const before = calls.length;
    const reply = asked({ key }, of);
    await Promise.resolve();
    if (calls.length === before) return true;
    calls.at(-1)?.fail(new Error('not kept'));
    await reply.catch(() => null);
    return false;
  };

  test('any number of replies stays below the limit; what was asked for lately stays', async () => {
    const limit = 100 * KIBIBYTE;
    const small = new ReplyStore(limit, createMetrics());
    await answered(textOf('often'), { key: 'often' }, small);
    for (let index = 0; index < 500; index++) {
      await answered(textOf('x'.repeat(400)), { key: `rarely ${index}` }, small);
      expect(await isKept('often', small)).toBe(true);
      expect(small.bytes).toBeLessThanOrEqual(limit);
    }
    expect(small.bytes).toBeGreaterThan(0.8 * limit);
    expect([await isKept('rarely 0', small), await isKept('rarely 499', small)]).toEqual([false, true]);
  });

  test('one large reply does not push out all others, and has no revision', async () => {
    const small = new ReplyStore(100 * KIBIBYTE, createMetrics());
    await answered(textOf('small'), { key: 'small' }, small);
    const large = await answered(textOf('x'.repeat(50 * KIBIBYTE)), { key: 'large' }, small);
    expect([await isKept('small', small), await isKept('large', small)]).toEqual([true, false]);
    expect(small.revisionOf(large)).toBeNull();
  });
});
