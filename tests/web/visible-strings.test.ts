// Whatever a person reads or hears stands in the catalogues: no words in JSX, nor in attributes that are read.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { TEXT_ID } from '../../scripts/web/text-ids.ts';

const WEB = join(import.meta.dirname, '..', '..', 'web');
/** Attributes and properties that are shown or read out. */
const READ_OUT =
  /^(?:alt|title|label|placeholder|description|message|summary|empty|note|error|caption|aria-(?:label|description|roledescription|valuetext|placeholder))$/;
/** Two letters in a row are a word; signs and single letters are none. */
const WORD = /\p{L}{2}/u;
/** Names that are the same in every language. */
const NAMES = new Set(['Skyledger', 'UTC', 'Ctrl K', '⌘ K', 'Ctrl K / ⌘ K']);

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

const isWords = (text: unknown): text is string =>
  typeof text === 'string' && WORD.test(text) && !NAMES.has(text.trim());

/** Texts that an expression may come to: literals, both sides of a choice, the fixed parts of a template. */
function textsOf(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return isWords(node.value) ? [node.value] : [];
    case 'TemplateElement': {
      const { cooked } = node.value as { cooked: string };
      return isWords(cooked) ? [cooked] : [];
    }
    case 'TemplateLiteral':
      return (node.quasis as Node[]).flatMap(textsOf);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].filter(isNode).flatMap(textsOf);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [node.left, node.right].filter(isNode).flatMap(textsOf);
    case 'JSXExpressionContainer':
      return isNode(node.expression) ? textsOf(node.expression) : [];
    default:
      return [];
  }
}

const nameOf = (value: unknown): string => {
  const node = isNode(value) ? value : null;
  return String(node?.name ?? node?.value ?? '');
};

/** What is typed into a machine is the same in every language. */
function isCode(node: Node): boolean {
  const opening = node.openingElement;
  return node.type === 'JSXElement' && isNode(opening) && nameOf(opening.name).toLowerCase() === 'code';
}

/** Words in the source of one module that no catalogue holds. */
function strayWords(node: Node): string[] {
  if (isCode(node)) return [];
  const inner = childrenOf(node).flatMap(strayWords);
  if (node.type === 'JSXText') return isWords(node.value) ? [String(node.value).trim(), ...inner] : inner;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer');
    return [...children.flatMap(textsOf), ...inner];
  }
  const isAttribute = node.type === 'JSXAttribute' && READ_OUT.test(nameOf(node.name));
  const isProperty = node.type === 'Property' && READ_OUT.test(nameOf(node.key));
  return (isAttribute || isProperty) && isNode(node.value) ? [...textsOf(node.value), ...inner] : inner;
}

function strayWordsOf(name: string, source: string): string[] {
  return strayWords(parseSync(name, source).program as unknown as Node);
}

const modules = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.includes('__generated__'),
);

it.each(modules)('%s holds no words of its own', (path) => {
  const ids = new RegExp(`^${TEXT_ID}$`);
  const words = strayWordsOf(path, readFileSync(join(WEB, path), 'utf8'));
  expect(words.filter((text) => !ids.test(text))).toEqual([]);
});

it.each([
  ['<p>Hello</p>', ['Hello']],
  ['<p>{"Hello"}</p>', ['Hello']],
  ['<p>{isOpen ? "Open" : `Closed at $' + '{time}`}</p>', ['Open', 'Closed at ']],
  ['<code>npm run it</code>', []],
  ['<b aria-label="Close" className="closed" />', ['Close']],
  ['<b title={name || "Nobody"} />', ['Nobody']],
  ['show({ message: "Saved", color: "red" })', ['Saved']],
  ['<p>{count} · {format(day)} UTC</p>', []],
  ['<p aria-label={intl.formatMessage({ id: "x" })}>Skyledger</p>', []],
])('words are found in %s', (source, words) => {
  expect(strayWordsOf('a.tsx', source)).toEqual(words);
});
