// The memo and the batch of one request.
import { beforeEach, expect, test } from 'vitest';
import { type BatchedRead, rowOfKeys, rowsOfKeys } from '../../../gateway/rest/replies/batched-read.ts';
import { RequestMemo } from '../../../gateway/rest/replies/request-memo.ts';
import { UpstreamRefusal, UpstreamTimeout } from '../../../gateway/rest/upstream-error.ts';
import { userFilters } from '../../../upstream/contract/cost-analytics/saved-filters.ts';
import { loadRuns } from '../../../upstream/contract/data/loads.ts';

/** The ids of each call. */
let calls: (readonly string[])[];
let answer: (ids: readonly string[]) => { id: string; name: string }[];
let memo: RequestMemo;

const NAMES: BatchedRead<typeof userFilters, string, string | null> = {
  endpoint: userFilters,
  maxKeys: 3,
  request: (filterIds) => ({ filterIds: [...filterIds] }),
  values: (reply, ids) =>
    rowOfKeys(ids, (reply as unknown as { list: { id: string; name: string }[] }).list, ({ id }) => id).map(
      (row) => row?.name ?? null,
    ),
};
const names = (...ids: string[]) => Promise.allSettled(ids.map((id) => memo.loadKey(NAMES, id)));
const fulfilled = (...values: (string | null)[]) => values.map((value) => ({ status: 'fulfilled', value }));

beforeEach(() => {
  calls = [];
  answer = (ids) => ids.map((id) => ({ id, name: id.toUpperCase() })).reverse();
  memo = new RequestMemo(async ({ request }) => {
    const { filterIds = [] } = request as { filterIds?: string[] };
    calls.push(filterIds);
    return { list: answer(filterIds) };
  });
});

test('equal reads are one call, whatever the order of their members, until something changes them', async () => {
  await Promise.all([
    memo.load(loadRuns, { page: 1, itemsPerPage: 2 }),
    memo.load(loadRuns, { itemsPerPage: 2, page: 1 }),
  ]);
  await memo.load(loadRuns, { page: 1, itemsPerPage: 2 });
  expect(calls).toHaveLength(1);
  memo.clear([userFilters]);
  await memo.load(loadRuns, { page: 1, itemsPerPage: 2 });
  expect(calls).toHaveLength(1);
  memo.clear([loadRuns]);
  await memo.load(loadRuns, { page: 1, itemsPerPage: 2 });
  memo.clear('everything');
  await memo.load(loadRuns, { page: 1, itemsPerPage: 2 });
  expect(calls).toHaveLength(3);
});

test('the keys of one tick are one call, equal ones once, in calls of at most so many', async () => {
  expect(await names('a', 'b', 'a')).toEqual(fulfilled('A', 'B', 'A'));
  expect(calls).toEqual([['a', 'b']]);
  expect(await names('b', 'c', 'd', 'e', 'f')).toEqual(fulfilled('B', 'C', 'D', 'E', 'F'));
  expect(calls.slice(1)).toEqual([['c', 'd', 'e'], ['f']]);
});

test('a key that the reply does not name gets null, and the others their own', async () => {
  answer = () => [
    { id: 'c', name: 'C' },
    { id: 'a', name: 'A' },
  ];
  expect(await names('a', 'b', 'c')).toEqual(fulfilled('A', null, 'C'));
});

test('after a change the keys are asked for again', async () => {
  await names('a');
  memo.clear([userFilters]);
  await names('a');
  expect(calls).toEqual([['a'], ['a']]);
});

test('a key that the service does not accept fails alone', async () => {
  answer = (ids) => {
    if (ids.includes('bad')) throw new UpstreamRefusal('POST', 'no', { status: 400, field: 'filterIds' });
    return ids.map((id) => ({ id, name: id.toUpperCase() }));
  };
  const [one, bad, other] = await names('a', 'bad', 'c');
  expect([one, other]).toEqual(fulfilled('A', 'C'));
  expect(bad?.status).toBe('rejected');
  expect(calls).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
});

test('a service that fails is not asked again for each key', async () => {
  answer = () => {
    throw new UpstreamTimeout('POST', 'too late');
  };
  expect((await names('a', 'b', 'c')).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
  ]);
  expect(calls).toHaveLength(1);
});

test('rows are put in the order of the keys, several of one key together', () => {
  const rows = [
    { key: { day: 2 }, row: 'b' },
    { key: { day: 1 }, row: 'a' },
    { key: { day: 2 }, row: 'c' },
  ];
  const found = rowsOfKeys([{ day: 1 }, { day: 3 }, { day: 2 }], rows, ({ key }) => key);
  expect(found.map((of) => of.map(({ row }) => row))).toEqual([['a'], [], ['b', 'c']]);
});
