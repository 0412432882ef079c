// What servers say to people stands in the catalogues: no words in their HTML, and no other language in their sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Hangul, kana and Chinese characters. */
const OTHER_LANGUAGE = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Two letters in a row are a word. */
const WORD = /\p{L}{2}/u;
/** Names that are the same in every language. */
const NAMES = /Skyledger/g;
/** Stands for a value that is filled in: it holds no letter and ends no tag. */
const VALUE = '\u0001';

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Texts between the tags of a template, and those of attributes that are read out. */
function wordsOfHtml(template: string): string[] {
  const readOut = [...template.matchAll(/\s(?:alt|title|placeholder|aria-label)="([^"]*)"/g)].map(
    (match) => match[1] ?? '',
  );
  const between = template.replace(/<style[\s\S]*?<\/style>/g, '').split(/<[^>]*>/);
  return [...readOut, ...between]
    .flatMap((text) => text.split(VALUE))
    .map((text) =>
      text
        .replace(/&#?\w+;/g, ' ')
        .replace(NAMES, '')
        .trim(),
    )
    .filter((text) => WORD.test(text));
}

function strayWords(node: Node): string[] {
  const children = Object.values(node).flat().filter(isNode);
  const inner = children.flatMap(strayWords);
  const { tag, quasi } = node;
  if (node.type !== 'TaggedTemplateExpression' || !isNode(tag) || tag.name !== 'html' || !isNode(quasi))
    return inner;
  const texts = (quasi.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return [...wordsOfHtml(texts.join(VALUE)), ...inner];
}

const strayWordsOf = (name: string, source: string) =>
  strayWords(parseSync(name, source).program as unknown as Node);

const modules = ['gateway', 'upstream', 'lib'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('__generated__'))
    .map((path) => join(folder, path)),
);
const pages = modules.filter((path) => readFileSync(join(ROOT, path), 'utf8').includes('html`'));

it.each(pages)('%s holds no words of its own', (path) => {
  expect(strayWordsOf(path, readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
});

it('no source of a server holds another language than English, but for the names of the languages', () => {
  const foreign = modules.filter((path) => OTHER_LANGUAGE.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(foreign).toEqual(['lib/catalogue/languages.ts']);
});

it.each([
  ['html`<h1>Hello</h1>`', ['Hello']],
  ['html`<p>$' + '{name}, sign in</p>`', [', sign in']],
  ['html`<a title="Open $' + '{name}" class="button">$' + '{text}</a>`', ['Open']],
  ['html`<ul>$' + '{list.map((each) => html`<li>one $' + '{each}</li>`)}</ul>`', ['one']],
  ['html`<p>Skyledger · $' + '{text} &nbsp;</p>`', []],
])('words are found in %s', (source, words) => {
  expect(strayWordsOf('a.ts', source)).toEqual(words);
});
