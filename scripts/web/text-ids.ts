// Which texts of the catalogues a program uses: its sources name each id as a literal.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DOMAIN_ERROR_CODES,
  type DomainErrorCode,
  domainErrorTexts,
} from '../../lib/catalogue/domain-errors.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The first word of an id, as it names folders in all programs. */
const TEXT_DOMAINS = [
  'platform',
  'billing',
  'cost-analytics',
  'dashboard',
  'budgets',
  'anomaly',
  'optimization',
  'operations',
  'data',
  'administration',
] as const;
/** `domain.page.phrase`. */
export const TEXT_ID = String.raw`(?:${TEXT_DOMAINS.join('|')})\.[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*`;
const QUOTED_ID = new RegExp(`(["'\`])(${TEXT_ID})\\1`, 'g');

/** Texts of domain errors, whose ids are put together from the code of the error. */
const refusalTexts = (codes: readonly DomainErrorCode[]) =>
  codes.flatMap((code) => Object.values<string>(domainErrorTexts(code)));

/** Codes that widgets show as part of a whole answer. The words of all others are loaded when a request fails. */
const CODES_IN_ANSWERS = DOMAIN_ERROR_CODES.filter((code) => code.startsWith('FORECAST_'));

/** Ids in the sources of some folders, but for paths that `isLeftOut` names. */
function idsIn(folders: readonly string[], isLeftOut: (path: string) => boolean): Set<string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !path.includes('__generated__'));
  const named = textIdsOf(sources.filter((path) => !isLeftOut(path)).map((path) => join(ROOT, path)));
  return new Set([...named, ...refusalTexts(DOMAIN_ERROR_CODES)]);
}

/** Quoted names of the form of an id in some modules, and texts of refusals that whole answers hold. */
export function textIdsOf(modules: readonly string[]): Set<string> {
  const sources = modules.filter((path) => /\.tsx?$/.test(path)).map((path) => readFileSync(path, 'utf8'));
  const named = sources.flatMap((source) => [...source.matchAll(QUOTED_ID)].map((match) => match[2] ?? ''));
  return new Set([...named, ...refusalTexts(CODES_IN_ANSWERS)]);
}

/** Ids that any program uses. */
export function usedTextIds(): Set<string> {
  return idsIn(['web', 'gateway', 'upstream', 'lib'], () => false);
}

/** Ids that the web app uses: its own, and those of what `lib` shares with it. */
export function webTextIds(): Set<string> {
  return idsIn(['web', 'lib'], (path) => path.startsWith(join('lib', 'node')));
}
