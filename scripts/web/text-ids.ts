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

/** What widgets tell of an answer that is no error (`ForecastRefusal`): words for errors come before these are shown. */
const TOLD_BY_ANSWERS = [
  'FORECAST_NO_RECENT_DATA',
  'FORECAST_TOO_FEW_DAYS',
  'FORECAST_TOO_FEW_MONTHS',
] as const;

/** Ids in the sources of some folders, but for paths that `isLeftOut` names. */
function idsIn(folders: readonly string[], isLeftOut: (path: string) => boolean): Set<string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !path.includes('__generated__'));
  const named = textIdsOf(sources.filter((path) => !isLeftOut(path)).map((path) => join(ROOT, path)));
  return new Set([...named, ...refusalTexts(DOMAIN_ERROR_CODES)]);
}

/** Quoted names of the form of an id in some modules, and what answers to any of them may refuse. */
export function textIdsOf(modules: readonly string[]): Set<string> {
  const sources = modules.filter((path) => /\.tsx?$/.test(path)).map((path) => readFileSync(path, 'utf8'));
  const named = sources.flatMap((source) => [...source.matchAll(QUOTED_ID)].map((match) => match[2] ?? ''));
  return new Set([...named, ...refusalTexts(TOLD_BY_ANSWERS)]);
}

/** Ids that any program uses. */
export function usedTextIds(): Set<string> {
  return idsIn(['web', 'gateway', 'upstream', 'lib'], () => false);
}

/** Ids that the web app uses: its own, and those of what `lib` shares with it. */
export function webTextIds(): Set<string> {
  return idsIn(['web', 'lib'], (path) => path.startsWith(join('lib', 'node')));
}
