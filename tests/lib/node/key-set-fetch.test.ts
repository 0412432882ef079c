import { expect, test } from 'vitest';
import { keySetFetch } from '../../../lib/node/key-set-fetch.ts';

function bench() {
  const state = { now: 0, isFresh: true, fetches: 0, answer: async () => new Response('{"keys":[]}') };
  const ask = keySetFetch(
    () => {
      state.fetches += 1;
      return state.answer();
    },
    () => state.isFresh,
    () => state.now,
  );
  return { state, ask: () => ask('http://provider.example/certs', {}) };
}

test('a provider that answers is asked whenever there is need', async () => {
  const { state, ask } = bench();
  await ask();
  await ask();
  expect(state.fetches).toBe(2);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed: no answer'))],
  ['answers with an error', async () => new Response('', { status: 500 })],
  ['answers with a page', async () => new Response('<html>')],
  ['answers with JSON that holds no keys', async () => new Response('{}')],
])('one that %s is left alone for 30 s, or for 2 s where no key counts', async (_what, answer) => {
  const { state, ask } = bench();
  state.answer = answer;
  await ask().catch(() => undefined);
  state.now = 29_999;
  await expect(ask()).rejects.toThrow(/^fetch failed/);
  expect(state.fetches).toBe(1);
  state.isFresh = false;
  await ask().catch(() => undefined);
  expect(state.fetches).toBe(2);
  state.now += 1999;
  await expect(ask()).rejects.toThrow(/^fetch failed/);
  state.isFresh = true;
  state.now += 28_001;
  state.answer = async () => new Response('{"keys":[]}');
  expect((await ask()).ok).toBe(true);
  expect((await ask()).ok).toBe(true);
  expect(state.fetches).toBe(4);
});
