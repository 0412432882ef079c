// How a percent reads in each language: never as nothing where it is something.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { percentText } from '../../../lib/money/percent-text.ts';

const readIn = (language: string) => (percent: number) =>
  percentText(percent, (value, options) => new Intl.NumberFormat(language, options).format(value));

test.each(LANGUAGES)('in %s a share above nothing never reads 0.0%%', (language) => {
  expect([0, 0.029, 0.0499, 0.05, 19, 100].map(readIn(language))).toEqual([
    ...['0.0%', '< 0.1%', '< 0.1%', '0.1%', '19.0%', '100.0%'],
  ]);
});

test.each(LANGUAGES)('in %s what is below a hundred never reads 100.0%%', (language) => {
  expect([99.84, 99.96, 99.9999, 100, 100.04, 100.05].map(readIn(language))).toEqual([
    ...['99.8%', '99.9%', '99.9%', '100.0%', '100.0%', '100.1%'],
  ]);
});

test('what rounds to nothing has no sign', () => {
  expect([-0.04, -5].map(readIn('en'))).toEqual(['0.0%', '-5.0%']);
});
