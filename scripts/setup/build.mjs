// Builds the two servers and the web app into dist/, unless dist/ was made from the very same sources.
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { bundlePrograms } from './bundle.mjs';
import { mustRun, ROOT } from './run.mjs';

const SOURCES = [
  'lib',
  'gateway',
  'upstream',
  'tools',
  'web',
  'locales',
  'scripts/setup',
  'scripts/web',
  'scripts/widget-files.ts',
];
const FILES = ['package-lock.json', 'schema.graphql', 'tsconfig.json', 'vite.config.ts'];
const MARK = join(ROOT, 'dist', '.sources');

/**
 * Builds what is stale; `force` builds anyway, `pseudo` with texts that show what is not translated or too long.
 * @param {{ force?: boolean, pseudo?: boolean }} [options]
 */
export async function ensureBuilt(options) {
  const { servers, web } = startBuild(options);
  await servers;
  await web;
}

/**
 * The same in two steps, of which the second may go on beside servers that were started after the first. A step that
 * fails ends this process.
 * @param {{ force?: boolean, pseudo?: boolean }} [options]
 * @returns {{ servers: Promise<void>, web: Promise<void> }}
 */
export function startBuild({ force = false, pseudo = false } = {}) {
  const wanted = hashOfSources() + (pseudo ? ' pseudo' : '');
  if (!force && readMark() === wanted) return { servers: Promise.resolve(), web: Promise.resolve() };
  console.log('Building …');
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  const servers = buildServers();
  return { servers, web: servers.then(() => buildWeb(pseudo)).then(() => writeFileSync(MARK, wanted)) };
}

async function buildServers() {
  // Types are proven by `npm run check`.
  await bundlePrograms();
  for (const folder of ['lib', 'gateway', 'upstream', 'tools', 'locales']) copyAssets(folder);
}

/** @param {boolean} pseudo */
async function buildWeb(pseudo) {
  await mustRun('vite', ['build', '--logLevel', 'warn', ...(pseudo ? ['--mode', 'pseudo'] : [])]);
}

/** What the servers read at run time beside code: SDL, example queries, demo files, texts.
 * @param {string} folder */
function copyAssets(folder) {
  const from = join(ROOT, folder);
  cpSync(from, join(ROOT, 'dist', 'server', folder), {
    recursive: true,
    filter: (path) => !['.ts', '.tsx', '.md'].includes(extname(path)),
  });
}

/** Whether dist/ was made from the sources as they are. */
export function isBuilt() {
  return readMark() === hashOfSources();
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of [...SOURCES.flatMap(filesBelow), ...FILES].sort()) {
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** @param {string} place
 * @returns {string[]} */
function filesBelow(place) {
  if (extname(place)) return [place];
  return readdirSync(join(ROOT, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

function readMark() {
  try {
    return readFileSync(MARK, 'utf8');
  } catch {
    return null;
  }
}
