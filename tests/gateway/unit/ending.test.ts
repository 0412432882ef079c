import { expect, test } from 'vitest';
import { Ending } from '../../../gateway/rest/ending.ts';

test('whoever listens is told once, in turn; whoever has stopped listening or comes later is not', () => {
  const ending = new Ending();
  const told: string[] = [];
  const leaves = () => told.push('leaves');
  ending.addEventListener('abort', () => told.push('first'));
  ending.addEventListener('abort', leaves);
  // A listener may stop listening while others are told.
  const last = () => ending.removeEventListener('abort', last);
  ending.addEventListener('abort', last);
  ending.addEventListener('abort', () => told.push('second'));
  ending.removeEventListener('abort', leaves);
  expect(ending.aborted).toBe(false);
  ending.abort();
  ending.abort();
  ending.addEventListener('abort', () => told.push('later'));
  expect([ending.aborted, told]).toEqual([true, ['first', 'second']]);
});
