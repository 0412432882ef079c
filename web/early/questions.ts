// What a page is known to need before any of its scripts has come: answers and files.
import { withoutLanguage } from '../intl/language.ts';

/** Operations by name; the build adds the ids of their documents. */
export type EarlyOperation = 'ShellQuery' | 'DashboardPageQuery';

export interface EarlyQuestion {
  name: EarlyOperation;
  variables: object;
}

/** What the build knows: the files of a page, by its path, and of a language beyond those of every page. */
export interface KnownFiles {
  pages: Record<string, string[]>;
  languages: Record<string, string[]>;
  /** Of the texts that the dashboard does not show. */
  restOfTexts: Record<string, string[]>;
}

/** Parts of the dashboard's address that its variables follow from without reading more. */
const PLAIN_PARTS = ['board', 'company'];

/** The root leads to the dashboard, for people who may see it. */
const DASHBOARD_PATH = '/dashboard';
const DASHBOARD_PATHS = ['/', DASHBOARD_PATH];

/**
 * The shell of every page but those of the sign-in, and the dashboard, as long as its address has no scope of its own:
 * the same variables that the route will ask with, else the answer is not used.
 */
export function earlyQuestions({ pathname, search }: Pick<URL, 'pathname' | 'search'>): EarlyQuestion[] {
  const path = pagePath(pathname);
  if (path.startsWith('/sign-in/')) return [];
  const shell: EarlyQuestion = { name: 'ShellQuery', variables: {} };
  const parts = new URLSearchParams(search);
  const isPlain = [...parts.keys()].every((part) => PLAIN_PARTS.includes(part));
  if (!(DASHBOARD_PATHS.includes(path) && isPlain)) return [shell];
  return [shell, { name: 'DashboardPageQuery', variables: { board: parts.get('board'), scope: null } }];
}

/** Addresses of files in the order that they are wanted: the texts of the language, then the page. */
export function earlyFiles(pathname: string, language: string, known: KnownFiles): string[] {
  const path = pagePath(pathname);
  const isDashboard = DASHBOARD_PATHS.includes(path);
  const texts = isDashboard ? [known.languages] : [known.languages, known.restOfTexts];
  return [
    ...texts.flatMap((files) => files[language] ?? []),
    ...(known.pages[isDashboard ? DASHBOARD_PATH : path] ?? []),
  ];
}

/** The path that the routes know, without the language that may stand before it. */
function pagePath(pathname: string): string {
  return withoutLanguage({ pathname, search: '', hash: '' }) ?? pathname;
}
