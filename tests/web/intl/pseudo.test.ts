// The pseudo texts: still valid messages, with the same arguments, and every word changed.
import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import english from '../../../locales/en.json' with { type: 'json' };
import { pseudoMessage } from '../../../web/intl/pseudo.ts';

const { formatters } = createIntl({ locale: 'en' });
const read = (
  message: string,
  values: Record<string, string | number | ((words: string[]) => string)> = {},
) => formatters.getMessageFormat(pseudoMessage(parse(message)), 'en').format(values);

it('keep arguments and choices, and change every word', () => {
  expect(read('Save')).toBe('⟦Šååṽéé⟧');
  expect(read('Save <b>May</b>', { b: (words) => `[${words.join('')}]` })).toBe('⟦Šååṽéé [Ṁååý]⟧');
  const message = '{count, plural, one {# day in {name}} other {# days in {name}}} left';
  expect(read(message, { count: 1, name: 'May' })).toBe('⟦1 đååý îîñ May ļééƒţ⟧');
  expect(read(message, { count: 2, name: 'May' })).toBe('⟦2 đååýš îîñ May ļééƒţ⟧');
});

it('are valid for every message of the portal', () => {
  for (const [id, message] of Object.entries(english)) {
    expect(() => formatters.getMessageFormat(pseudoMessage(parse(message)), 'en'), id).not.toThrow();
  }
});
