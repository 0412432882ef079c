// B-12: what is wrong with an address, and lists as people paste them.
import { expect, it } from 'vitest';
import { pastedAddresses } from '../../../lib/mail/recipients.ts';
import { addressFault } from '../../../lib/rules/text-rules.ts';

it.each([
  ['ann@acme.example', null],
  ['ann.b+c-d_e@a-b.co.kr', null],
  ['ann@acme.company', null],
  ['ann', 'NO_ADDRESS'],
  ['ann@', 'DOMAIN'],
  ['@acme.com', 'LOCAL_PART'],
  ['a..b@acme.com', 'LOCAL_PART'],
  ['änn@acme.com', 'LOCAL_PART'],
  ['a@b@acme.com', 'LOCAL_PART'],
  ['ann\0@acme.com', 'LOCAL_PART'],
  [`ann@${'a'.repeat(62)}.com`, null],
  [`ann@${'a'.repeat(63)}.com`, 'DOMAIN'],
  ['ann@-acme.com', 'DOMAIN'],
  ['ann@acme', 'SUFFIX'],
  ['ann@acme.c', 'SUFFIX'],
  ['ann@acme.c0m', 'SUFFIX'],
  [`ann@acme.${'a'.repeat(14)}`, null],
  [`ann@acme.${'a'.repeat(15)}`, 'SUFFIX'],
  [`${'a'.repeat(250)}@acme.com`, 'TOO_LONG'],
])('of %j is wrong: %s', (address, fault) => {
  expect(addressFault(address)).toBe(fault);
});

it('reads lists with names, lines, commas and semicolons', () => {
  const text = 'Ann Bee <ann@acme.com>, "Bee, Bob" <bob@acme.com>;carl@acme.com\n  dora@acme.com\tbad';
  expect(pastedAddresses(text)).toEqual([
    'ann@acme.com',
    'bob@acme.com',
    'carl@acme.com',
    'dora@acme.com',
    'bad',
  ]);
});
