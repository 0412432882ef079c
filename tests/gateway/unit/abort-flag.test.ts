import { expect, test } from 'vitest';
import { AbortFlag } from '../../../gateway/rest/transport/abort-flag.ts';

test('whoever listens is told once, in turn; whoever has stopped listening or comes later is not', () => {
  const flag = new AbortFlag();
  const told: string[] = [];
  const leaves = () => told.push('leaves');
  flag.addEventListener('abort', () => told.push('first'));
  flag.addEventListener('abort', leaves);
  // A listener may stop listening while others are told.
  const last = () => flag.removeEventListener('abort', last);
  flag.addEventListener('abort', last);
  flag.addEventListener('abort', () => told.push('second'));
  flag.removeEventListener('abort', leaves);
  expect(flag.aborted).toBe(false);
  flag.abort();
  flag.abort();
  flag.addEventListener('abort', () => told.push('later'));
  expect([flag.aborted, told]).toEqual([true, ['first', 'second']]);
});
