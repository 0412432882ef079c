// What goes into the container image, in a folder: the built programs, and the packages they need, without what no
// program reads. `node scripts/image/gather.mjs FOLDER`, after a build.
import { cpSync, mkdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { ROOT } from '../setup/run.mjs';
import { serverPackages } from './server-packages.mjs';

/** Read at run time beside `dist`. */
const OWN = [
  'dist',
  'package.json',
  'LICENSE',
  'scripts/serve.mjs',
  'scripts/setup/product.mjs',
  'scripts/setup/programs.mjs',
  'scripts/setup/runtime.mjs',
];
/** Of packages: types, maps and pages for their readers. */
const UNREAD = new Set(['.map', '.md', '.markdown', '.ts', '.mts', '.cts', '.flow', '.tsbuildinfo']);
/** Of packages, what no server reads: tests, tools of their makers, and builds for browsers. */
const UNREAD_PLACES = [
  /\/\.yarn$/,
  /\/(?:test|tests|__tests__|docs|examples|example|benchmark|benchmarks)$/,
  /^node_modules\/pdfkit\/js\/pdfkit\.standalone\.js$/,
  /^node_modules\/@graphql-yoga\/render-graphiql\/cjs$/,
  /^node_modules\/@opentelemetry\/[^/]+\/build\/(?:esm|esnext)$/,
];

const target = process.argv[2];
if (!target) {
  console.error('usage: node scripts/image/gather.mjs FOLDER');
  process.exit(1);
}
for (const path of OWN) copy(path, join(target, path));
for (const { path, files } of serverPackages(ROOT)) {
  for (const file of files ?? ['.']) copy(join(path, file), join(target, path, file), path);
}

/**
 * @param {string} path below the folder of the project
 * @param {string} to
 * @param {string} [ofPackage] its folder: packages within it are copied on their own
 */
function copy(path, to, ofPackage) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(ROOT, path), to, {
    recursive: true,
    filter: (source) => isRead(relative(ROOT, source), ofPackage),
  });
}

/**
 * @param {string} path
 * @param {string} [ofPackage]
 */
function isRead(path, ofPackage) {
  if (!ofPackage) return extname(path) !== '.map';
  if (path === ofPackage) return true;
  if (basename(path) === 'node_modules') return false;
  return !UNREAD.has(extname(path)) && !UNREAD_PLACES.some((place) => place.test(path));
}
