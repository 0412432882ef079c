// How a percent reads in each language: never as nothing where it is something.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { percentText } from '../../../lib/money/percent-text.ts';

test.each(LANGUAGES)('in %s a share above nothing never reads 0.0%%', (language) => {
  const read = (percent: number) =>
    percentText(percent, (value, options) => new Intl.NumberFormat(language, options).format(value));
  expect([0, 0.029, 0.0499, 0.05, 19, 100].map(read)).toEqual([
    ...['0.0%', '< 0.1%', '< 0.1%', '0.1%', '19.0%', '100.0%'],
  ]);
});
