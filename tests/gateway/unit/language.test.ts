import { describe, expect, test } from 'vitest';
import { languageOf } from '../../../gateway/http/requests/language.ts';

const languageFor = (headers: Record<string, string>) =>
  languageOf(new Request('http://localhost/', { headers }));

describe('A-04 the language of a request', () => {
  test.each([
    [{}, 'en'],
    [{ 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.8' }, 'ja'],
    [{ 'accept-language': 'fr, ko;q=0.3, zh-CN;q=0.7' }, 'zh'],
    [{ 'accept-language': 'fr-FR, de' }, 'en'],
    [{ cookie: 'skyledger_lang=ko', 'accept-language': 'ja' }, 'ko'],
    [{ cookie: 'other=1; skyledger_lang=zh' }, 'zh'],
    [{ cookie: 'skyledger_lang=fr', 'accept-language': 'ja' }, 'ja'],
    [{ cookie: `skyledger_lang=${'x'.repeat(10_000)}` }, 'en'],
    [{ cookie: 'skyledger_lang=en%0d%0aevil: 1' }, 'en'],
  ])('%j is one of the four', (headers, language) => {
    expect(languageFor(headers as Record<string, string>)).toBe(language);
  });
});
