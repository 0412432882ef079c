// Amounts in mails and messages read as on screens: decimals of the currency, the minus of people, in one place.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { amountWithCode, estimateWithCode, estimateWithSymbol } from '../../../lib/money/written-money.ts';

test.each([
  ['en', -1234.5, 'USD', '\u22121,234.50 USD'],
  ['en', 1234.5, 'USD', '1,234.50 USD'],
  ['ko', -99999.4, 'KRW', '\u221299,999 KRW'],
  ['ja', -0.001, 'USD', '0.00 USD'],
  ['zh', -1e6, 'CNY', '\u22121,000,000.00 CNY'],
])('%s %d %s is %s', (language, amount, currency, text) => {
  expect(amountWithCode(language, amount, currency)).toBe(text);
});

test('what is only expected has no decimals', () => {
  expect(estimateWithCode('en', 1234.5, 'USD')).toBe('1,235 USD');
  expect(estimateWithSymbol('ko', -1234.4, 'USD')).toBe('\u2212$1,234');
});

const ROOT = join(import.meta.dirname, '..', '..', '..');

test('no mail, message or document writes a number that may be negative by itself', () => {
  const files = execFileSync('git', ['ls-files', 'upstream', 'lib/node', 'lib/mail'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.ts'));
  const own = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return text.includes('new Intl.NumberFormat(') && !text.includes('printedNumber(');
  });
  // Rates and counts of rows are never below 0.
  expect(own).toEqual([
    'lib/node/cost-question.ts',
    'upstream/domains/billing/invoice-mail/invoice-document.ts',
    'upstream/domains/cost-analytics/export/export-mail.ts',
  ]);
});
