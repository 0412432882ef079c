// The catalogues: equal ids and placeholders, sorted, every id used by a program and every used id there (A-04, G-09).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { DOMAIN_ERROR_CODES, domainErrorTexts } from '../../lib/catalogue/domain-errors.ts';
import { LANGUAGES } from '../../lib/catalogue/languages.ts';
import { TEXT_ID, usedTextIds } from '../../scripts/web/text-ids.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Reads alike in every language, such as ID. */
const ABBREVIATION = /^[A-Z]{2,4}$/;
/** Names of offers that providers translate nowhere, one or several. */
const OFFER = /^(?:(?:Savings Plans?|EC2|OpenSearch|ElastiCache|Redshift)(?:, |$))+$/;

const textOf = (language: string) => readFileSync(join(ROOT, 'locales', `${language}.json`), 'utf8');
const catalogueOf = (language: string): Record<string, string> => JSON.parse(textOf(language));
const english = catalogueOf('en');

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

  it('writes percents as screens do, without a blank before the sign', () => {
    expect(Object.entries(catalogue).filter(([, message]) => /[\d}] %/.test(message))).toEqual([]);
  });

  it.runIf(['ja', 'zh'].includes(language))('has colons as wide as its letters', () => {
    expect(
      Object.entries(catalogue).filter(([, message]) =>
        /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー」）}]: ?/u.test(message),
      ),
    ).toEqual([]);
  });

  it.runIf(['ja', 'zh'].includes(language))(
    'has a blank between its letters and Latin ones or digits',
    () => {
      const together =
        /[a-z\d#](?=\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana})|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー][a-z\d#]/iu;
      expect(Object.entries(catalogue).filter(([, message]) => together.test(message))).toEqual([]);
    },
  );

  it('is translated', () => {
    if (language === 'en') return;
    const same = Object.keys(english).filter(
      (id) =>
        catalogue[id] === english[id] &&
        !ABBREVIATION.test(english[id] ?? '') &&
        !OFFER.test(english[id] ?? ''),
    );
    expect(same).toEqual([]);
  });
});

it.each(LANGUAGES)('no text of %s writes a date itself, whose zone it would not know', (language) => {
  const writesDate = (text: string) => /\{\s*\w+\s*,\s*(date|time)\b/.test(text);
  expect(Object.values(catalogueOf(language)).filter(writesDate)).toEqual([]);
});

describe('the ids', () => {
  const used = usedTextIds();

  it('begin with the word of a domain', () => {
    const form = new RegExp(`^${TEXT_ID}$`);
    expect(Object.keys(english).filter((id) => !form.test(id))).toEqual([]);
  });

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
