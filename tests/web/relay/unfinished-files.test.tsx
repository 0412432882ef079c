// When a page is left during a download, the next page says that the file did not arrive (C-16).
// It says nothing of other files.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFile } from '../../../web/relay/fetch-file.ts';
import { fileUnderWay, takeUnfinishedFile } from '../../../web/relay/unfinished-files.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
});

it('is told once, where the page was left meanwhile', () => {
  const end = fileUnderWay();
  dispatchEvent(new Event('pagehide'));
  end(false);
  expect(takeUnfinishedFile()).toBe(true);
  expect(takeUnfinishedFile()).toBe(false);
});

it('is not told by a tab that is duplicated meanwhile, which copies what is stored', () => {
  const end = fileUnderWay();
  expect(sessionStorage).toHaveLength(0);
  end(false);
});

it('is not told of a file that came, nor while it is coming', () => {
  const [first, second] = [fileUnderWay(), fileUnderWay()];
  first(false);
  expect(takeUnfinishedFile()).toBe(false);
  second(false);
  expect(takeUnfinishedFile()).toBe(false);
});

const request = { address: '/exports/cost', input: {}, requestId: 'r' } as const;
const answer = (body: BodyInit, status: number) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

it('is told of a file that is refused because the session is over, for the page is left then', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname: '/cost-analytics', search: '', replace });
  answer(JSON.stringify({ errors: [{ message: 'no', extensions: { reason: 'ENDED' } }] }), 401);
  expect(await fetchFile({ ...request, signal: new AbortController().signal })).toBeNull();
  expect(replace).toHaveBeenCalledWith('/sign-in/ended?returnTo=%2Fcost-analytics');
  expect(takeUnfinishedFile()).toBe(true);
});

it('is not told of a file that came whole, or that is refused for another reason', async () => {
  answer('a,b', 200);
  const file = await fetchFile({ ...request, signal: new AbortController().signal });
  expect(file?.content.size).toBe(3);
  answer(JSON.stringify({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT' } }] }), 400);
  await expect(fetchFile({ ...request, signal: new AbortController().signal })).rejects.toThrow();
  expect(takeUnfinishedFile()).toBe(false);
});
