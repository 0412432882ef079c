// How days, amounts and languages read.

import { describe, expect, it } from 'vitest';
import { lastDayBefore } from '../../../lib/calendar/calendar.ts';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { typedNumber } from '../../../lib/money/written-money.ts';
import english from '../../../locales/en.json' with { type: 'json' };
import { formatDay, formatInstant, formatMonth, formatRange, formatStep } from '../../../web/intl/dates.ts';
import {
  chooseLanguage,
  supportedLanguage,
  UnsupportedLanguageError,
  withoutLanguage,
} from '../../../web/intl/language.ts';
import { createMoney } from '../../../web/intl/money.ts';
import { createScreenIntl } from '../../../web/intl/screen-intl.ts';
import { parsedTexts } from '../../support/components/parsed-texts.ts';

const RATES = new Map([
  ['USD', 1],
  ['KRW', 1200],
  ['CNY', 7],
  ['JPY', 150],
  ['MXN', 20],
]);
const TOLD = new Map([
  ['USD', { date: null, source: '' }],
  ['KRW', { date: '2024-01-01', source: 'a bank' }],
]);
const moneyIn = (selected: string, language = 'en') =>
  createMoney({ selected, rates: RATES, told: TOLD }, language);

describe('a number', () => {
  it('has the minus of mathematics in every language and form, and programs read it back', () => {
    for (const language of LANGUAGES) {
      const { formatNumber } = createScreenIntl(language, parsedTexts(english));
      expect(formatNumber(-12.5)).toBe('−12.5');
      expect(formatNumber(-0.667, { style: 'percent', minimumFractionDigits: 1 })).toBe('−66.7%');
      expect(formatNumber(0.039, { style: 'percent', signDisplay: 'exceptZero' })).toBe('+4%');
      for (const format of ['format', 'formatPlain', 'formatCompact'] as const)
        expect(moneyIn('USD', language)[format](-50_000, 'USD')).toMatch(/^−[^-]+$/);
    }
    expect(typedNumber(moneyIn('USD').formatPlain(-3.7, 'USD'))).toBe('-3.70');
  });
});

describe('a day (A-05)', () => {
  it('reads MM/DD/YYYY in English and YYYY/MM/DD in every other language', () => {
    expect(formatDay('2024-02-09', 'en')).toBe('02/09/2024');
    for (const language of ['ko', 'zh', 'ja'] as const)
      expect(formatDay('2024-02-09', language)).toBe('2024/02/09');
    expect(formatMonth('2024-02-09', 'en')).toBe('02/2024');
    expect(formatMonth('2024-02-09', 'ja')).toBe('2024/02');
  });

  it('is the one before an exclusive end', () => {
    expect(lastDayBefore('2024-07-01T00:00:00Z')).toBe('2024-06-30');
    expect(lastDayBefore('2024-07-01T01:00:00Z')).toBe('2024-07-01');
  });

  it('stands alone where a range has no other', () => {
    expect(formatRange({ start: '2024-02-09', end: '2024-02-09' }, 'en')).toBe('02/09/2024 UTC');
    expect(formatRange({ start: '2024-02-01', end: '2024-02-09' }, 'ko')).toBe('2024/02/01 – 2024/02/09 UTC');
  });

  it('makes a step by its month only when the whole of a month is meant', () => {
    expect(formatStep({ start: '2024-02-01', end: '2024-02-29' }, 'en')).toBe('02/2024');
    expect(formatStep({ start: '2024-02-01', end: '2024-02-28' }, 'en')).toBe('02/01/2024 – 02/28/2024');
  });
});

describe('an amount (A-06)', () => {
  it('has two decimals and thousands separators, but none of the former in KRW', () => {
    expect(moneyIn('USD').format(1234567.891, 'USD')).toBe('$1,234,567.89');
    expect(moneyIn('KRW').format(1234567.891, 'KRW')).toBe('₩1,234,568');
    expect(moneyIn('JPY').format(1.5, 'JPY')).toBe('¥1.50');
  });

  it('is cut in won where it is of GCP alone, and rounded elsewhere', () => {
    const gcp = moneyIn('KRW').of(['gcp']);
    expect(gcp.format(1261.135632, 'USD')).toBe('₩1,513,362');
    expect(gcp.format(-1261.135632, 'USD')).toBe('−₩1,513,362');
    expect(gcp.formatPlainOriginal(1.9, 'KRW')).toBe('1');
    expect(moneyIn('KRW').of(['gcp', 'aws']).format(1261.135632, 'USD')).toBe('₩1,513,363');
    expect(moneyIn('USD').of(['gcp']).format(1.999, 'USD')).toBe('$2.00');
  });

  it('has the same sign in every language', () => {
    for (const language of ['en', 'ko', 'zh', 'ja']) {
      expect(moneyIn('USD', language).format(1234.5, 'USD')).toBe('$1,234.50');
      expect(moneyIn('CNY', language).format(-7, 'CNY')).toBe('−CN¥7.00');
      expect(moneyIn('JPY', language).format(7, 'JPY')).toBe('¥7.00');
      expect(moneyIn('MXN', language).format(7, 'MXN')).toBe('MX$7.00');
    }
  });

  it('is converted by the rates against USD, and says so', () => {
    const money = moneyIn('KRW');
    expect(money.format(2.5, 'USD')).toBe('₩3,000');
    expect(money.convert(14, 'CNY')).toBe(2400);
    expect(money.rate('USD')).toEqual({
      from: 'USD',
      to: 'KRW',
      rate: 1200,
      date: '2024-01-01',
      source: 'a bank',
    });
  });

  it('is not converted into its own currency, nor without a rate', () => {
    expect(moneyIn('USD').rate('USD')).toBeNull();
    expect(moneyIn('USD').format(5, 'EUR')).toBe('€5.00');
    expect(moneyIn('USD').rate('EUR')).toBeNull();
    expect(createMoney({ selected: '', rates: new Map(), told: new Map() }, 'en').format(5, 'USD')).toBe(
      '$5.00',
    );
  });

  it('never reads minus nothing', () => {
    expect(moneyIn('USD').format(-0.001, 'USD')).toBe('$0.00');
    expect(moneyIn('USD').formatPlain(-0.004, 'USD', 'signed')).toBe('0.00');
    expect(moneyIn('USD').format(-12.5, 'USD')).toBe('−$12.50');
  });

  it('shows a plus where a difference is asked for', () => {
    expect(moneyIn('USD').formatPlain(3.7, 'USD', 'signed')).toBe('+3.70');
    expect(moneyIn('USD').formatPlain(-3.7, 'USD', 'signed')).toBe('−3.70');
  });
});

describe('a short amount (A-06)', () => {
  it('keeps three digits of what it shortens, and the unit of what it does not', () => {
    const short = (language: string) =>
      [10188.51, 3437.16, 1.25].map((amount) => moneyIn('USD', language).formatCompact(amount, 'USD'));
    expect(short('en')).toEqual(['$10.2K', '$3.44K', '$1.25']);
    for (const language of ['zh', 'ja']) expect(short(language)).toEqual(['$1.02万', '$3,437', '$1.25']);
    expect(short('ko')).toEqual(['$1.02만', '$3.44천', '$1.25']);
  });

  it('has one decimal in a column and above bars, and no currency', () => {
    const short = (amount: number, currency = 'USD') => moneyIn(currency).formatPlainShort(amount, currency);
    expect([128_600, 7905.76, 1039.87, 912.4, 12, -64_350].map((amount) => short(amount))).toEqual([
      ...['128.6K', '7.9K', '1.0K', '912.4', '12.0', '−64.4K'],
    ]);
    expect(short(912.4, 'KRW')).toBe('912');
  });

  it('has no decimals where it is only expected', () => {
    expect(moneyIn('USD').formatEstimate(145_920.37, 'USD')).toBe('$145,920');
    expect(moneyIn('USD').formatEstimate(-796.2, 'USD', 'signed')).toBe('−$796');
    expect(moneyIn('KRW').formatEstimate(2.5, 'USD')).toBe('₩3,000');
  });
});

describe('the language (A-04)', () => {
  it.each([
    ['/ko/dashboard', 'skyledger_lang=ja', ['zh-CN'], 'a.example', 'ko'],
    ['/JA', '', ['zh-CN'], 'a.example', 'ja'],
    ['/xx/dashboard', 'skyledger_lang=ja', ['zh-CN'], 'a.example', 'ja'],
    ['/kolibri', '', ['ja'], 'a.example', 'ja'],
    ['/', 'a=b; skyledger_lang=zh; c=d', ['en'], 'a.example', 'zh'],
    ['/', 'skyledger_lang=klingon', ['fr-FR', 'zh-Hant-TW'], 'a.example', 'zh'],
    ['/', 'not_skyledger_lang=ko', ['ja'], 'a.example', 'ja'],
    ['/', '', ['ja'], 'portal.example.cn', 'ja'],
    ['/', '', ['fr-FR'], 'portal.example.cn', 'zh'],
    ['/', '', ['fr-FR'], 'portal.xn--fiqs8s', 'zh'],
    ['/', '', ['fr-FR'], 'cn.example.com', 'en'],
    ['/', '', [], 'localhost', 'en'],
  ])(
    'of path %j, cookies %j, browser %j and host %j is %s',
    (pathname, cookies, browser, hostname, language) => {
      expect(chooseLanguage({ pathname, cookies, browser, hostname })).toBe(language);
    },
  );

  it.each([
    ['/ko/cost-analytics?unit=week#x', '/cost-analytics?unit=week#x'],
    ['/zh-CN', '/'],
    ['/xx/dashboard', '/dashboard'],
    ['/ko//evil.example', '/evil.example'],
    ['/dashboard?lang=ko', null],
    ['/data', null],
  ])('of %j is taken out of it: %j', (address, rest) => {
    expect(withoutLanguage(new URL(`http://a${address}`))).toBe(rest);
  });

  it('is not changed to one that the portal does not speak', () => {
    expect(supportedLanguage('ja')).toBe('ja');
    for (const code of ['fr', 'EN', '', 'zh-CN']) {
      expect(() => supportedLanguage(code)).toThrow(UnsupportedLanguageError);
    }
  });
});

describe('moments', () => {
  it('are in UTC unless a zone is chosen, and then by its clock of that day (A-05)', () => {
    expect(formatInstant('2026-07-31T23:30:00.000Z', 'en')).toBe('07/31/2026 23:30 UTC');
    expect(formatInstant('2026-07-31T23:30:00.000Z', 'ko', 'KST')).toBe('2026/08/01 08:30 GMT+9');
    expect(formatInstant('2026-07-31T23:30:00.000Z', 'en', 'EST')).toBe('07/31/2026 19:30 GMT-4');
    expect(formatInstant('2026-01-31T05:00:00.000Z', 'en', 'EST')).toBe('01/31/2026 00:00 GMT-5');
  });
});
