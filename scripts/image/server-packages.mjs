// Which packages the servers need at run time: what their built code imports, and what those packages need in turn.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Named by a path that code puts together, with the only files of them that are read (upstream/paper/fonts.ts). */
const BY_PATH = [
  ['inter', 'Inter'],
  ['noto-sans-kr', 'NotoSansKR'],
  ['noto-sans-sc', 'NotoSansSC'],
  ['noto-sans-jp', 'NotoSansJP'],
].map(([family, file]) => ({
  name: `@expo-google-fonts/${family}`,
  files: [
    'package.json',
    'LICENSE',
    'LICENSE_FONT',
    ...['400Regular', '500Medium', '600SemiBold'].map((cut) => `${cut}/${file}_${cut}.ttf`),
  ],
}));
const IMPORTED = /(?:\bfrom|\bimport|\brequire(?:\.resolve)?)\s*\(?\s*['"](@?[a-z0-9][\w@./:-]*)['"]/g;
/** Prebuilt for another C library than that of the image. */
const FOREIGN = /-(?:linux)?musl$/;

/**
 * @typedef {object} ServerPackage
 * @property {string} path below the folder of the project
 * @property {string[] | null} files all that is needed of it; null: everything that runs
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Manifest
 */

/**
 * Each installed copy once, in order. Throws an Error when a package is missing that the servers import.
 * @param {string} root folder of the project, built and with its packages installed
 * @returns {ServerPackage[]}
 */
export function serverPackages(root) {
  /** @type {Map<string, ServerPackage>} */
  const found = new Map();
  /** @param {string} name @param {string} from @param {boolean} isNeeded */
  const take = (name, from, isNeeded) => {
    const path = installed(root, from, name);
    if (path === null) {
      if (isNeeded) throw new Error(`${name} is not installed, and ${relative(root, from)} needs it`);
      return;
    }
    if (found.has(path) || FOREIGN.test(path)) return;
    found.set(path, { path, files: BY_PATH.find((one) => one.name === name)?.files ?? null });
    for (const [needed, isSure] of neededBy(join(root, path))) take(needed, join(root, path), isSure);
  };
  for (const name of importedBy(join(root, 'dist', 'server'))) take(name, root, true);
  for (const { name } of BY_PATH) take(name, root, true);
  return [...found.values()].toSorted((one, other) => one.path.localeCompare(other.path));
}

/** @param {string} folder */
function importedBy(folder) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const code = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const [, specifier = ''] of code.matchAll(IMPORTED)) {
      const name = packageOf(specifier);
      if (!specifier.startsWith('node:') && !builtinModules.includes(name)) names.add(name);
    }
  }
  return names;
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Names, and whether the package cannot do without.
 * @param {string} folder
 * @returns {[string, boolean][]}
 */
function neededBy(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const optional = Object.keys(manifest.optionalDependencies ?? {});
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
    (name) => !manifest.peerDependenciesMeta?.[name]?.optional,
  );
  const sure = Object.keys(manifest.dependencies ?? {}).filter((name) => !optional.includes(name));
  return [
    ...sure.map((name) => /** @type {[string, boolean]} */ ([name, true])),
    ...[...optional, ...peers].map((name) => /** @type {[string, boolean]} */ ([name, false])),
  ];
}

/**
 * Where Node finds the package for a module of `from`, below the root; null where it is not installed.
 * @param {string} root
 * @param {string} from
 * @param {string} name
 */
function installed(root, from, name) {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return relative(root, place);
  }
  return null;
}
