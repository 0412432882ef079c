// Requests wait at a closed gate, all of them, and go on together.
import { expect, it } from 'vitest';
import { Gate } from '../../../../web/relay/holds/gate.ts';

it('requests wait until the gate is opened, and the page is told both times', async () => {
  const gate = new Gate();
  const told: boolean[] = [];
  const stop = gate.subscribe(() => told.push(gate.isClosed()));
  const done: string[] = [];
  const waiting = ['one', 'other'].map(async (name) => {
    await gate.untilOpen();
    done.push(name);
  });
  expect(gate.isClosed()).toBe(true);
  await Promise.resolve();
  expect(done).toEqual([]);
  gate.open();
  await Promise.all(waiting);
  expect(done).toEqual(['one', 'other']);
  expect(told).toEqual([true, false]);
  stop();
  void gate.untilOpen();
  expect(told).toHaveLength(2);
});
