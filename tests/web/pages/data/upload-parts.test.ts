// Files that are cut into parts for an upload: nothing is left out, and each part follows the one before it.
import { expect, test } from 'vitest';
import { misnamedFiles, partsOf } from '../../../../web/pages/data/upload/upload-parts.ts';

const partsIn = async (...files: File[]) => {
  const parts = [];
  for await (const { file, offset, data, done } of partsOf(files))
    parts.push({ file, offset, bytes: atob(data).length, done: Number(done.toFixed(2)) });
  return parts;
};
const file = (bytes: number, name: string) => new File([new Uint8Array(bytes)], name);

test('a file is sent in parts of at most 150,000 bytes', async () => {
  expect(await partsIn(file(300_000, 'whole.csv'), file(100_000, 'more.csv'))).toEqual([
    { file: 'whole.csv', offset: 0, bytes: 150_000, done: 0.38 },
    { file: 'whole.csv', offset: 150_000, bytes: 150_000, done: 0.75 },
    { file: 'more.csv', offset: 0, bytes: 100_000, done: 1 },
  ]);
});

test('an empty file is sent, too, alone and among others', async () => {
  const empty = { file: 'empty.csv', offset: 0, bytes: 0, done: 1 };
  expect(await partsIn(file(0, 'empty.csv'))).toEqual([empty]);
  expect(await partsIn(file(2, 'two.csv'), file(0, 'empty.csv'))).toEqual([
    { file: 'two.csv', offset: 0, bytes: 2, done: 1 },
    empty,
  ]);
});

test('names that the service refuses are told before anything is sent, each with its reason', () => {
  const fine = ['a%2fb.csv', `${'n'.repeat(196)}.csv`, '청구서 2024-05.csv'];
  expect(misnamedFiles(fine.map((name) => file(1, name)))).toEqual([]);
  const long = `${'n'.repeat(197)}.csv`;
  const inBytes = `${'가'.repeat(84)}.csv`;
  const refused = [long, inBytes, 'r\u200Fl.csv', 'a\\b.csv', '.hidden.csv'];
  expect(misnamedFiles([...fine, ...refused].map((name) => file(1, name)))).toEqual([
    { name: long, fault: 'LONG' },
    { name: inBytes, fault: 'LONG' },
    { name: 'r\uFFFDl.csv', fault: 'UNSEEN' },
    { name: 'a\\b.csv', fault: 'UNSEEN' },
    { name: '.hidden.csv', fault: 'HIDDEN' },
  ]);
});
