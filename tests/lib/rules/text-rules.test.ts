import { describe, expect, test } from 'vitest';
import {
  characterClasses,
  isDecimal,
  isEmailAddress,
  isInteger,
  isWithinLength,
  lengthOf,
  passwordFault,
} from '../../../lib/rules/text-rules.ts';

describe('G-07 what people type', () => {
  test.each([
    ['0', true, true],
    ['-12', true, true],
    ['+7', true, true],
    ['1.50', true, false],
    ['-0.5', true, false],
    ['.5', false, false],
    ['5.', false, false],
    ['1,000', false, false],
    ['1e3', false, false],
    ['', false, false],
    [' 1', false, false],
    ['１', false, false],
    ['1\n', false, false],
  ])('%j: a decimal %s, a whole number %s', (text, decimal, integer) => {
    expect([isDecimal(text), isInteger(text)]).toEqual([decimal, integer]);
  });

  test('fewer than 255 characters are counted as people count them', () => {
    expect(lengthOf('가😀a')).toBe(3);
    expect([254, 255].map((length) => isWithinLength('😀'.repeat(length)))).toEqual([true, false]);
    expect(isWithinLength('')).toBe(true);
  });

  test.each([
    'a@b.kr',
    'first.last+tag@sub.domain-x.example',
    'under_score@x1.museum',
    `a@${'b'.repeat(62)}.com`,
    'A-B@X.ORG',
  ])('%s is an e-mail address', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  test.each([
    '',
    'a',
    '@b.kr',
    'a@b',
    'a@b.c',
    'a@b.c1',
    `a@b.${'c'.repeat(15)}`,
    `a@${'b'.repeat(64)}.com`,
    'a..b@c.com',
    '.a@b.com',
    'a b@c.com',
    'a@-b.com',
    'a@b-.com',
    'a@b.com\n',
    'a@b@c.com',
    `${'a'.repeat(250)}@b.com`,
  ])('%j is no e-mail address', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  test.each([
    ['aB3$', ['upper', 'lower', 'digit', 'special']],
    ['ÄÖ', ['upper']],
    ['ß9', ['lower', 'digit']],
    ['한글', []],
    ['a b', ['lower']],
  ])('the classes of %s', (text, classes) => {
    expect(characterClasses(text)).toEqual(classes);
  });

  test.each([
    ['Abcdefgh1', 'TOO_SHORT'],
    ['Abcdefghi1', null],
    ['abcdefghi1', 'TOO_FEW_CLASSES'],
    ['abcdefgh1!', null],
    [`Aa1${'x'.repeat(126)}`, 'TOO_LONG'],
    [`Aa1${'x'.repeat(125)}`, null],
  ])('the password %s: %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });
});
