// The table of languages: what screens offer, and the pseudo-locale of development builds.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acceptedTags, LANGUAGES, languageOfTags, spokenLanguage } from '../../../lib/catalogue/languages.ts';
import english from '../../../locales/en.json' with { type: 'json' };
import { loadCatalogue } from '../../../web/intl/catalogues.ts';
import { formatDay } from '../../../web/intl/dates.ts';
import { chooseLanguage } from '../../../web/intl/language.ts';
import { SCREEN_LANGUAGES } from '../../../web/intl/screen-languages.ts';

it('each row has its catalogue, and each catalogue its row', () => {
  const catalogues = readdirSync(join(import.meta.dirname, '../../../locales'));
  expect(catalogues.sort()).toEqual(LANGUAGES.map((language) => `${language}.json`).sort());
});

describe('the pseudo-locale', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('is every English text, accented and between marks', async () => {
    const pseudo = await loadCatalogue('en-XA');
    expect(Object.keys(pseudo)).toEqual(Object.keys(english));
    for (const message of Object.values(pseudo))
      expect([message.at(0), message.at(-1)]).toEqual([
        { type: 0, value: '⟦' },
        { type: 0, value: '⟧' },
      ]);
    expect(pseudo['platform.toast.saved'][1]).toEqual({ type: 0, value: 'Šååṽééđ' });
    expect((await loadCatalogue('en'))['platform.toast.saved']).toEqual([{ type: 0, value: 'Saved' }]);
  });

  it('is chosen by the address or the cookie, and writes days as English does', () => {
    const hints = { pathname: '/', cookies: '', browser: ['ko'], hostname: 'portal.example' };
    expect(chooseLanguage({ ...hints, pathname: '/en-xa/dashboard' })).toBe('en-XA');
    expect(chooseLanguage({ ...hints, cookies: 'skyledger_lang=en-XA' })).toBe('en-XA');
    expect(chooseLanguage(hints)).toBe('ko');
    expect(formatDay('2024-05-31', 'en-XA')).toBe('05/31/2024');
  });

  it('is English to the servers', () => {
    expect(spokenLanguage('en-XA')).toBe('en');
    expect(languageOfTags(acceptedTags('en-XA'))).toBe('en');
    expect(LANGUAGES).not.toContain('en-XA');
  });

  it('is offered by development builds alone', async () => {
    expect(SCREEN_LANGUAGES).toEqual([...LANGUAGES, 'en-XA']);
    vi.stubEnv('DEV', false);
    vi.resetModules();
    const built = await import('../../../web/intl/screen-languages.ts');
    expect(built.SCREEN_LANGUAGES).toEqual(LANGUAGES);
    expect(built.screenLanguage('en-XA')).toBeNull();
  });
});
