import { expect, test } from 'vitest';
import { reachableHost } from '../../../lib/node/host-address.ts';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '[::1]'],
])('a program that listens on %s is found at %s', (host, address) => {
  expect(reachableHost(host)).toBe(address);
});
