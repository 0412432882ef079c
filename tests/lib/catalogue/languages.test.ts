import { describe, expect, test } from 'vitest';
import { acceptedTags, isLanguage, languageOfTags } from '../../../lib/catalogue/languages.ts';

describe('A-04 languages', () => {
  test.each([
    ['ja-JP,ja;q=0.9,en;q=0.8', ['ja-JP', 'ja', 'en']],
    ['fr;q=0.2, ko ; q=0.3 , zh-CN;q=0.7', ['zh-CN', 'ko', 'fr']],
    ['ko;Q=0.1, ja', ['ja', 'ko']],
    // Of equal quality as they stand; 0 says not this one, and what is no number says nothing good.
    ['ko, ja, zh;q=0, en;q=high', ['ko', 'ja']],
    ['', []],
    [null, []],
    [', ;q=1,', []],
  ])('the header %j prefers %j', (header, tags) => {
    expect(acceptedTags(header)).toEqual(tags);
  });

  test.each([
    [['fr', 'KO-kr', 'ja'], 'ko'],
    [['zh-Hant-TW'], 'zh'],
    [['kok', 'english'], null],
    [['*'], null],
    [[], null],
  ])('of the tags %j it is %j', (tags, language) => {
    expect(languageOfTags(tags)).toBe(language);
  });

  test('only the four are languages of the portal', () => {
    expect(['en', 'ko', 'zh', 'ja'].every(isLanguage)).toBe(true);
    expect([null, undefined, '', 'EN', 'fr', 'en-US'].some(isLanguage)).toBe(false);
  });
});
