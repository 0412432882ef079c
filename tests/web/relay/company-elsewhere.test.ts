// Requests of a tab whose company another tab left wait for it, all of them, and go on together.
import { expect, it } from 'vitest';
import { cameBack, isElsewhere, onElsewhere, untilOwnCompany } from '../../../web/relay/company-elsewhere.ts';

it('requests wait until the viewer comes back, and the page is told both times', async () => {
  const told: boolean[] = [];
  const stop = onElsewhere(() => told.push(isElsewhere()));
  const done: string[] = [];
  const waiting = ['one', 'other'].map(async (name) => {
    await untilOwnCompany();
    done.push(name);
  });
  expect(isElsewhere()).toBe(true);
  await Promise.resolve();
  expect(done).toEqual([]);
  cameBack();
  await Promise.all(waiting);
  expect(done).toEqual(['one', 'other']);
  expect(told).toEqual([true, false]);
  stop();
  void untilOwnCompany();
  expect(told).toHaveLength(2);
  cameBack();
});
