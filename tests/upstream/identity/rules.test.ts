// The small rules of the provider: passwords, the limit of guesses, the language of a page.
import { describe, expect, it } from 'vitest';
import { GuessLimit } from '../../../upstream/identity/guess-limit.ts';
import { pageLanguage } from '../../../upstream/identity/language.ts';
import { hashPassword, isPassword } from '../../../upstream/identity/password.ts';
import { PAGE_TEXTS } from '../../../upstream/identity/texts.ts';

describe('passwords', () => {
  it('are kept with a salt each and compared', async () => {
    const [one, other] = await Promise.all([hashPassword('Grüße 123'), hashPassword('Grüße 123')]);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(await isPassword('Grüße 123', one)).toBe(true);
    expect(await isPassword('Grüße 124', one)).toBe(false);
    expect(await isPassword('', one)).toBe(false);
  });

  it('never match nobody', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('anything', null)).toBe(false);
  });
});

describe('the limit of guesses', () => {
  it('opens again when its window has passed', () => {
    let now = 0;
    const limit = new GuessLimit(2, 60_000, () => now);
    expect([limit.begin('a'), limit.begin('a'), limit.begin('a')]).toEqual([0, 0, 60]);
    expect(limit.begin('b')).toBe(0);
    now = 59_000;
    expect(limit.begin('a')).toBe(1);
    now = 60_000;
    expect(limit.begin('a')).toBe(0);
  });

  it('starts anew after a right password', () => {
    const limit = new GuessLimit(1, 60_000, () => 0);
    limit.begin('a');
    limit.succeed('a');
    expect(limit.begin('a')).toBe(0);
  });
});

describe('the language of a page', () => {
  it.each([
    ['ko', 'ja', 'ko'],
    ['xx', 'ja;q=0.5, zh;q=0.7', 'zh'],
    [undefined, 'ko;q=0, ja', 'ja'],
    [undefined, undefined, 'en'],
    [42, '*', 'en'],
  ])('asked for %s, browser %s: %s', (asked, accepted, language) => {
    expect(pageLanguage(asked, accepted)).toBe(language);
  });

  it('has every text, with the same placeholders', () => {
    const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? [];
    for (const texts of Object.values(PAGE_TEXTS)) {
      for (const [name, text] of Object.entries(texts)) {
        expect(text.trim()).not.toBe('');
        expect(placeholders(text)).toEqual(
          placeholders(PAGE_TEXTS.en[name as keyof typeof PAGE_TEXTS.en] ?? ''),
        );
      }
    }
  });
});
