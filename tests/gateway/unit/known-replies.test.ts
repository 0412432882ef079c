// Texts that were read and checked before: what is known of them, and for how long.
import { beforeEach, expect, test } from 'vitest';
import { knownReply, numberOf } from '../../../gateway/rest/known-replies.ts';
import { companies, menus } from '../../../upstream/contract/platform/platform.ts';

let reads = 0;
beforeEach(() => {
  reads = 0;
});

interface Reply {
  name: string;
  amounts: (number | null)[];
  list: { id: number }[];
}

function ask(question: string | undefined, text: string, endpoint: typeof menus | typeof companies = menus) {
  return knownReply<Reply>(endpoint, { question, text }, () => {
    reads += 1;
    return JSON.parse(text) as Reply;
  });
}
const textOf = (name: string) => JSON.stringify({ name, amounts: [1.5, null], list: [{ id: 1 }] });

test('the answer of a question is read twice, then known, and has one number', () => {
  const replies = [1, 2, 3, 4].map(() => ask('one', textOf('same')));
  expect(reads).toBe(2);
  expect(new Set(replies.map(numberOf)).size).toBe(1);
  expect(replies[3]).toEqual(JSON.parse(textOf('same')));
});

test('another answer to the question is read, and has another number', () => {
  const before = [ask('two', textOf('old')), ask('two', textOf('old'))];
  const after = ask('two', textOf('new'));
  expect([after.name, reads]).toEqual(['new', 3]);
  expect(numberOf(after)).not.toBe(numberOf(before[1]));
});

test('another question, another endpoint and no question at all are told apart', () => {
  const text = textOf('everywhere');
  const replies = [
    ...[ask('three', text), ask('four', text)],
    ...[ask('three', text, companies), ask(undefined, text)],
  ];
  expect(reads).toBe(4);
  expect(new Set(replies.map(numberOf)).size).toBe(4);
  expect(numberOf(ask(undefined, text))).toBe(numberOf(replies[3]));
});

test('nobody can change what is shared', () => {
  ask('five', textOf('shared'));
  const shared = ask('five', textOf('shared'));
  expect(() => shared.list.push({ id: 2 })).toThrow(TypeError);
  expect(() => Object.assign(shared.list[0] ?? {}, { id: 2 })).toThrow(TypeError);
});

test('a very long text is read each time', () => {
  const long = textOf('x'.repeat(1_000_000));
  const replies = [1, 2, 3].map(() => ask('six', long));
  expect([reads, ...replies.map(numberOf)]).toEqual([3, null, null, null]);
});

test('what is not asked for any more makes room', () => {
  const text = textOf('y'.repeat(900_000));
  const known = () => {
    const before = reads;
    ask('first', text);
    return reads === before;
  };
  expect([known(), known(), known()]).toEqual([false, false, true]);
  for (let index = 0; index < 8; index++) ask(`later ${index}`, text);
  expect(known()).toBe(false);
});
