// C-05: a match that ignores case, blanks and dashes.
import { expect, test } from 'vitest';
import { containsText, startsWithText } from '../../../lib/cost/text-match.ts';

test.each([
  ['Amazon Simple Storage Service', 'simple-storage', true, false],
  ['Amazon Simple Storage Service', 'AMAZONSIMPLE', true, true],
  ['us-east-1', 'US East 1', true, true],
  ['us-east-1', 'east', true, false],
  ['us-east-1', 'eastern', false, false],
  ['us-east-1', '-', true, false],
  ['- none', '- ', true, true],
  ['useast1', '-', false, false],
  ['', 'a', false, false],
])('%j and %j', (value, text, contains, starts) => {
  expect(containsText(value, text)).toBe(contains);
  expect(startsWithText(value, text)).toBe(starts);
});
