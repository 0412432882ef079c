// Whose calls requests share: those of the same user at the same moment, until one of them has written.
import { beforeEach, expect, test } from 'vitest';
import { createMetrics } from '../../../gateway/metrics.ts';
import type { Caller } from '../../../gateway/rest/caller.ts';
import { RestLoader, type Services } from '../../../gateway/rest/loader.ts';
import { ReplyStore } from '../../../gateway/rest/replies/reply-store.ts';
import { UpstreamRefusal } from '../../../gateway/rest/upstream-error.ts';
import { loadRuns } from '../../../upstream/contract/data/loads.ts';
import { saveCurrency } from '../../../upstream/contract/platform/preferences.ts';

/** Answers of the service, in the order of its calls. */
let answers: ((reply: unknown) => void)[];
let loaderOf: (caller?: Partial<Caller>, companyId?: string) => RestLoader;

beforeEach(() => {
  answers = [];
  const client: Services['client'] = {
    call: () =>
      new Promise<never>((resolve: (reply: never) => void, reject) =>
        answers.push((reply) => (reply instanceof Error ? reject(reply) : resolve(reply as never))),
      ),
    open: () => Promise.reject(new Error('no files are asked for here')),
  };
  const services = { client, replies: new ReplyStore(0, createMetrics()) };
  loaderOf = (caller, companyId = 'birch') => {
    const context = { companyId, siteCode: 'S', userId: 'u', userName: 'U', userEmail: 'u@example.com' };
    return new RestLoader(
      services,
      { token: 'one', requestId: 'request-1', language: 'en', ...caller },
      {
        commonContext: async () => context,
        user: async () => null,
        sharedScope: async () => null,
      },
    );
  };
});

const read = (loader: RestLoader, page = 1) => loader.load(loadRuns, { page, itemsPerPage: 10 });
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('equal reads of one user are one call', async () => {
  const replies = [read(loaderOf()), read(loaderOf()), read(loaderOf())];
  await turn();
  expect(answers).toHaveLength(1);
  answers[0]?.('runs');
  expect(await Promise.all(replies)).toEqual(['runs', 'runs', 'runs']);
});

test('a refusal is told to all of them, and nobody asks again', async () => {
  const replies = Promise.allSettled([read(loaderOf()), read(loaderOf()), read(loaderOf())]);
  await turn();
  answers[0]?.(new UpstreamRefusal('POST /plat/loads', 'no', { status: 403 }));
  const outcomes = await replies;
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(answers).toHaveLength(1);
});

test('another user, language, company, address and page are calls of their own', async () => {
  const loaders = [
    loaderOf(),
    loaderOf({ token: 'other' }),
    loaderOf({ language: 'ko' }),
    loaderOf({ address: '192.0.2.1' }),
    loaderOf({}, 'cedar'),
  ];
  for (const loader of loaders) void read(loader);
  void read(loaderOf(), 2);
  await turn();
  expect(answers).toHaveLength(6);
});

test('what was written meanwhile is read by a call of its own', async () => {
  const before = read(loaderOf());
  await turn();
  const saved = loaderOf().write(saveCurrency, { currency: 'USD' }, []);
  await turn();
  answers[1]?.('OK');
  await saved;
  const after = read(loaderOf());
  await turn();
  answers[0]?.('old');
  answers[2]?.('new');
  expect([await before, await after]).toEqual(['old', 'new']);
});
