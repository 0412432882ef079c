// One word for a thing: the catalogues use the words of docs/glossary.md, and none that it rules out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../lib/catalogue/languages.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const COLUMNS: readonly Language[] = ['en', 'ko', 'ja', 'zh'];

const rows = readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map((cells) => ({
    words: COLUMNS.map((_, column) => cells[column + 1] ?? ''),
    ruledOut: (cells[6] ?? '').split(',').flatMap((word) => word.trim() || []),
  }));

const texts = Object.fromEntries(
  LANGUAGES.map((language) => {
    const catalogue = JSON.parse(readFileSync(join(ROOT, 'locales', `${language}.json`), 'utf8'));
    return [language, Object.entries(catalogue as Record<string, string>)];
  }),
) as Record<Language, [string, string][]>;

/** Texts of a language that hold the word, by their ids. */
function idsWith(language: Language, word: string): string[] {
  const isLatin = language === 'en';
  const found = isLatin ? new RegExp(word, 'i') : null;
  return texts[language].flatMap(([id, text]) =>
    (found ? found.test(text) : text.includes(word)) ? id : [],
  );
}

it('has a word of every language in each row', () => {
  expect(new Set(COLUMNS)).toEqual(new Set(LANGUAGES));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ words }) => words.includes(''))).toEqual([]);
});

describe.each(COLUMNS.map((language, column) => ({ language, column })))(
  '$language',
  ({ language, column }) => {
    it.each(rows.map(({ words }) => words[column] ?? ''))('says %s', (word) => {
      expect(idsWith(language, word)).not.toEqual([]);
    });

    it.each(rows.flatMap(({ ruledOut }) => ruledOut))('never says %s', (word) => {
      expect(idsWith(language, word)).toEqual([]);
    });
  },
);

it('has no word of a riddle in English', () => {
  for (const word of ['\\bstand(s|ing)?\\b', 'gravest', 'hand this link', 'of these words'])
    expect(idsWith('en', word), word).toEqual([]);
});

it('says provider in Korean only of who a file names, before it is known which vendor that is', () => {
  const ofFiles = /^data\.(note\.|fault\.movedProviders$)/;
  expect(idsWith('ko', '공급자').filter((id) => !ofFiles.test(id))).toEqual([]);
});
