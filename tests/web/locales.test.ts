// The catalogues: equal ids and placeholders, sorted, every id used by the code and every used id there (A-04, G-09).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { DOMAIN_ERROR_CODES, domainErrorTexts } from '../../lib/catalogue/domain-errors.ts';
import { LANGUAGES } from '../../lib/catalogue/languages.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ID = /(["'`])((?:platform|cost-analytics|dashboard|billing)\.[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*)\1/g;

const textOf = (language: string) => readFileSync(join(ROOT, 'locales', `${language}.json`), 'utf8');
const catalogueOf = (language: string): Record<string, string> => JSON.parse(textOf(language));
const english = catalogueOf('en');

function usedIds(): Set<string> {
  const files = ['web', 'gateway', 'upstream', 'lib'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('__generated__'))
      .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
  );
  const named = files.flatMap((source) => [...source.matchAll(ID)].map((match) => match[2] ?? ''));
  // Two texts of each error, put together from its code.
  return new Set([...named, ...DOMAIN_ERROR_CODES.flatMap((code) => Object.values(domainErrorTexts(code)))]);
}

type Element = ReturnType<ReturnType<typeof parsed>['getAst']>[number];

function parsed(message: string, language: string) {
  return createIntl({ locale: language }).formatters.getMessageFormat(message, language);
}

/** Every placeholder with its kind, and the choices of every select; plural forms differ by language. */
function placeholdersOf(message: string, language: string): string[] {
  const walk = (element: Element): string[] => {
    if (!('value' in element) || typeof element.value !== 'string' || element.type === 0) return [];
    const own = `${element.type} ${element.value}`;
    if (!('options' in element)) return [own];
    const isSelect = element.type === 5;
    const inner = Object.entries(element.options).flatMap(([choice, option]) => [
      ...(isSelect ? [`${own} ${choice}`] : []),
      ...option.value.flatMap(walk),
    ]);
    return [own, ...inner];
  };
  return [...new Set(parsed(message, language).getAst().flatMap(walk))].sort();
}

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  const catalogue = catalogueOf(language);

  it('has the ids of the English one, sorted', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
    expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).toSorted());
  });

  it('has the placeholders and choices of the English one in every message', () => {
    for (const [id, message] of Object.entries(english)) {
      expect(placeholdersOf(catalogue[id] ?? '', language), id).toEqual(placeholdersOf(message, 'en'));
    }
  });

  it('is translated', () => {
    if (language === 'en') return;
    const same = Object.keys(english).filter((id) => catalogue[id] === english[id]);
    expect(same).toEqual([]);
  });
});

describe('the ids', () => {
  const used = usedIds();

  it('of the code are all in the catalogue', () => {
    expect([...used].filter((id) => !(id in english))).toEqual([]);
  });

  it('give every error a cause and a next step (G-09)', () => {
    const texts = DOMAIN_ERROR_CODES.flatMap((code) => Object.values<string>(domainErrorTexts(code)));
    expect(texts.filter((id) => !english[id]?.trim())).toEqual([]);
    expect(new Set(texts.map((id) => english[id])).size).toBe(texts.length);
  });

  it('of the catalogue are all used by the code', () => {
    expect(Object.keys(english).filter((id) => !used.has(id))).toEqual([]);
  });
});
