// Part of `npm run check`: the files and folders that the documents name are there, and so are the targets of links;
// a page for maintainers is short enough to be read at once.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { globSync } from 'tinyglobby';

const ROOT = join(import.meta.dirname, '..', '..');
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'tools/**/README.md'];
/** A code span that begins with a folder of the repository is a path; `<domain>` stands for any name. */
const PATH = /`((?:gateway|upstream|lib|web|tools|scripts|tests|docs|locales|deploy)\/[^`\s]*)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

/** How many words a page may have. */
const LONGEST: [pages: RegExp, words: number][] = [
  [/^ARCHITECTURE\.md$/, 1200],
  [/^docs\/architecture\//, 1500],
];

const faults: string[] = [];
const documents = globSync(DOCUMENTS, { cwd: ROOT, ignore: ['node_modules/**'] }).sort();
for (const document of documents) {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const words = text.split(/\s+/).filter(Boolean).length;
  const longest = LONGEST.find(([pages]) => pages.test(document))?.[1] ?? Number.POSITIVE_INFINITY;
  if (words > longest) faults.push(`${document} has ${words} words; at most ${longest} can be read at once`);
  for (const { 1: path = '', index } of text.matchAll(PATH)) {
    if (!isThere(path)) faults.push(`${document}:${lineOf(text, index)} names ${path}, which is not there`);
  }
  for (const { 1: target = '', index } of text.matchAll(LINK)) {
    const path = relative(ROOT, join(ROOT, dirname(document), target));
    if (!existsSync(join(ROOT, path)))
      faults.push(`${document}:${lineOf(text, index)} links to ${path}, which is not there`);
  }
}
for (const fault of faults) console.error(fault);
console.log(`${documents.length} documents, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;

/** A test may be named without its ending. */
function isThere(path: string): boolean {
  const pattern = path.replace(/\/$/, '').replaceAll(/<[^>]+>/g, '*');
  if (!/[*{]/.test(pattern)) {
    return ['', '.ts', '.test.ts', '.test.tsx'].some((ending) => existsSync(join(ROOT, pattern + ending)));
  }
  return globSync([pattern, `${pattern}.test.{ts,tsx}`], { cwd: ROOT, onlyFiles: false }).length > 0;
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
