import { describe, expect, test } from 'vitest';
import { RequestCoalescer, type Waiter } from '../../../gateway/rest/replies/request-coalescer.ts';
import { AbortFlag, type AbortSignalLike } from '../../../gateway/rest/transport/abort-flag.ts';
import { UpstreamTimeout } from '../../../gateway/rest/upstream-error.ts';

/** A service that answers when the test says so. */
function service() {
  const calls: {
    signal: AbortSignalLike;
    answer: (reply: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const ask = ({ signal = new AbortFlag() }: Waiter) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      calls.push({ signal, answer: resolve, fail: reject });
    });
  return { coalescer: new RequestCoalescer(), calls, ask };
}

describe('one call for all who ask the same', () => {
  test('100 at once are one call, and whoever asks later begins another', async () => {
    const { coalescer, calls, ask } = service();
    const replies = Array.from({ length: 100 }, () => coalescer.reply('a', {}, ask));
    expect(calls).toHaveLength(1);
    calls[0]?.answer('figures');
    expect(new Set(await Promise.all(replies))).toEqual(new Set(['figures']));
    const later = coalescer.reply('a', {}, ask);
    calls[1]?.answer('other figures');
    expect(await later).toBe('other figures');
  });

  test('another key is another call', async () => {
    const { coalescer, calls, ask } = service();
    const [one, other] = [coalescer.reply('a', {}, ask), coalescer.reply('b', {}, ask)];
    calls[1]?.answer('of b');
    calls[0]?.answer('of a');
    expect([await one, await other]).toEqual(['of a', 'of b']);
  });

  test('a failure reaches all who wait', async () => {
    const { coalescer, calls, ask } = service();
    const replies = [coalescer.reply('a', {}, ask), coalescer.reply('a', {}, ask)];
    calls[0]?.fail(new UpstreamTimeout('POST /ca/cost', 'too late'));
    for (const reply of replies) await expect(reply).rejects.toThrow('too late');
    expect(calls).toHaveLength(1);
  });

  test('whoever asks later than the given time, or after clear, begins another call', async () => {
    const { coalescer, calls, ask } = service();
    const first = coalescer.reply('a', {}, ask, 30);
    const second = coalescer.reply('a', {}, ask, 30);
    expect(calls).toHaveLength(1);
    coalescer.clear();
    const afterChange = coalescer.reply('a', {}, ask, 30);
    expect(calls).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 40));
    const late = coalescer.reply('a', {}, ask, 30);
    expect(calls).toHaveLength(3);
    for (const [index, { answer }] of calls.entries()) answer(`call ${index}`);
    expect(await Promise.all([first, second, afterChange, late])).toEqual([
      'call 0',
      'call 0',
      'call 1',
      'call 2',
    ]);
  });
});

describe('those who leave', () => {
  test('the first asker leaves: the others get their answer', async () => {
    const { coalescer, calls, ask } = service();
    const first = new AbortController();
    const left = coalescer.reply('a', first, ask);
    const other = coalescer.reply('a', new AbortController(), ask);
    first.abort();
    await expect(left).rejects.toThrow('no caller waits');
    expect(calls[0]?.signal.aborted).toBe(false);
    calls[0]?.answer('figures');
    expect(await other).toBe('figures');
    expect(calls).toHaveLength(1);
  });

  test('all leave: the call is aborted, and the next asker begins another', async () => {
    const { coalescer, calls, ask } = service();
    const askers = [new AbortController(), new AbortController()];
    const left = askers.map(({ signal }) => coalescer.reply('a', { signal }, ask));
    for (const asker of askers) asker.abort();
    expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(calls[0]?.signal.aborted).toBe(true);
    const next = coalescer.reply('a', {}, ask);
    calls[1]?.answer('figures');
    expect(await next).toBe('figures');
  });

  test('whoever left before asking aborts the call that no caller waits for', async () => {
    const { coalescer, calls, ask } = service();
    await expect(coalescer.reply('a', { signal: AbortSignal.abort() }, ask)).rejects.toThrow(
      'no caller waits',
    );
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test('whoever has no time left leaves the call to the others', async () => {
    const { coalescer, calls, ask } = service();
    const late = coalescer.reply('a', { endsAt: performance.now() + 5 }, ask);
    const other = coalescer.reply('a', {}, ask);
    await expect(late).rejects.toThrow(UpstreamTimeout);
    expect(calls[0]?.signal.aborted).toBe(false);
    calls[0]?.answer('figures');
    expect(await other).toBe('figures');
  });
});
