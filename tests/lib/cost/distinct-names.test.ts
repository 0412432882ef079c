// Things of one name get what tells them apart, and nothing else does.
import { expect, test } from 'vitest';
import { distinctNames } from '../../../lib/cost/distinct-names.ts';

const namesOf = (...items: [name: string, key: string, among?: string][]) =>
  distinctNames(items.map(([name, key, among = 'aws']) => ({ name, key, among })));

test.each<[string, [string, string][], string[]]>([
  [
    'whole ids',
    [
      ['jenkins', 'i-1'],
      ['jenkins', 'i-2'],
      ['web', 'i-3'],
    ],
    ['jenkins [i-1]', 'jenkins [i-2]', 'web'],
  ],
  [
    'the part of a path that differs',
    [
      ['disk', '/subscriptions/1/resourcegroups/prod/disks/disk'],
      ['disk', '/subscriptions/1/resourcegroups/test/disks/disk'],
    ],
    ['disk [prod]', 'disk [test]'],
  ],
  [
    'what stands behind the name',
    [
      ['Static IP', 'Static IP 97d1'],
      ['Static IP', 'Static IP 8ab2'],
    ],
    ['Static IP [97d1]', 'Static IP [8ab2]'],
  ],
  [
    'whole keys where no part tells all apart',
    [
      ['a', 'x/1'],
      ['a', 'x/2'],
      ['a', 'y/2'],
    ],
    ['a [x/1]', 'a [x/2]', 'a [y/2]'],
  ],
])('%s', (_, items, names) => {
  expect(namesOf(...items)).toEqual(names);
});

test('one thing in several rows, and things of several vendors, are told apart by something else', () => {
  expect(namesOf(['a', '1'], ['a', '1'])).toEqual(['a', 'a']);
  expect(namesOf(['a', '1', 'aws'], ['a', '2', 'gcp'])).toEqual(['a', 'a']);
});
