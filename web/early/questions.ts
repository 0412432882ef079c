// What a page is known to ask for before any of its scripts has come.
import { withoutLanguage } from '../intl/language.ts';

/** Operations by name; the build adds the ids of their documents. */
export type EarlyOperation = 'ShellQuery' | 'DashboardPageQuery';

export interface EarlyQuestion {
  name: EarlyOperation;
  variables: object;
}

/** Parts of the dashboard's address that its variables follow from without reading more. */
const PLAIN_PARTS = ['board', 'company'];

/**
 * The shell of every page but those of the sign-in, and the dashboard, as long as its address has no scope of its own:
 * the same variables that the route will ask with, else nobody takes the answer.
 */
export function earlyQuestions({ pathname, search }: Pick<URL, 'pathname' | 'search'>): EarlyQuestion[] {
  const [path = ''] = (withoutLanguage({ pathname, search: '', hash: '' }) ?? pathname).split('?');
  if (path.startsWith('/sign-in/')) return [];
  const shell: EarlyQuestion = { name: 'ShellQuery', variables: {} };
  const parts = new URLSearchParams(search);
  const isPlain = [...parts.keys()].every((part) => PLAIN_PARTS.includes(part));
  if (!(path === '/dashboard' && isPlain)) return [shell];
  return [shell, { name: 'DashboardPageQuery', variables: { board: parts.get('board'), scope: null } }];
}
