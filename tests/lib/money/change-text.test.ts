// How a change reads (C-09): the same on screens, on paper and in mails, in each language.
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../lib/catalogue/languages.ts';
import { changedPercent, changeText } from '../../../lib/money/change-text.ts';
import { changeCounts, changeDirection, costChange } from '../../../lib/money/percent-change.ts';
import { changeWordsOf } from '../../../lib/node/change-words.ts';

const read = (now: number, before: number, language: Language = 'en', isShort = false) =>
  changeText(costChange(now, before), changeWordsOf(language), isShort);

describe('a change in words', () => {
  test.each([
    [103.9, 100, '+3.9%'],
    [33.33, 100, '−66.7%'],
    [100.06, 100, '+0.1%'],
    [1099.9, 100, '+999.9%'],
    [1099.96, 100, '+10.0x'],
    [1100, 100, '+10.0x'],
    [1_234_600, 100, '+12,345.0x'],
    [-1900, 100, '−20.0x'],
    [100.04, 100, '= 0.0%'],
    [0, 0, '= 0.0%'],
    [5, 0, 'New'],
    [-5, 0, 'New'],
    [0, 5, 'Gone −100.0%'],
    [0, -5, 'Gone +100.0%'],
  ])('to %d from %d is %s', (now, before, text) => expect(read(now, before)).toBe(text));

  test('of what is gone is the word alone where there is little room', () => {
    expect(read(0, 5, 'en', true)).toBe('Gone');
  });

  test('is told in times as the language tells them', () => {
    expect(LANGUAGES.map((language) => read(1600, 100, language))).toEqual(
      LANGUAGES.map((language) => ({ en: '+15.0x', ko: '+15.0배', ja: '+15.0倍', zh: '+15.0倍' })[language]),
    );
    expect(changedPercent(-1000, changeWordsOf('ko'))).toBe('−10.0배');
  });
});

test('costs more or less, or is neither: also credits that come and go', () => {
  const directionOf = (now: number, before: number) => changeDirection(costChange(now, before));
  expect([directionOf(110, 100), directionOf(0, -5), directionOf(-50, -100)]).toEqual(['UP', 'UP', 'UP']);
  expect([directionOf(90, 100), directionOf(0, 5), directionOf(-5, 10)]).toEqual(['DOWN', 'DOWN', 'DOWN']);
  expect([directionOf(5, 0), directionOf(-5, 0), directionOf(100.01, 100)]).toEqual([null, null, null]);
});

describe('a change counts in a list', () => {
  // Rows of a table of 127,477.89.
  test.each([
    [26425.09, 21988.4, true],
    [13077.76, 12410.3, false],
    [4597.55, 4101.55, false],
    [8958.18, 7404.66, true],
    [1612.2, 1676.55, false],
  ])('%d from %d: %s', (now, before, does) =>
    expect(changeCounts(costChange(now, before), 127_477.89)).toBe(does),
  );

  test('from a tenth and one percent of the total on, exactly, whatever rises or falls', () => {
    expect(changeCounts({ percent: 10, difference: 0.57 }, 57)).toBe(true);
    expect(changeCounts({ percent: 9.99, difference: 50 }, 57)).toBe(false);
    expect(changeCounts({ percent: -100, difference: -0.56 }, 57)).toBe(false);
    expect(changeCounts({ percent: -100, difference: -0.57 }, -57)).toBe(true);
    expect(changeCounts({ percent: 100, difference: 3 }, 0)).toBe(true);
  });
});
