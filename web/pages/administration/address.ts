// The state of the page Administration as it stands in the address: the part that is shown, and what the log keeps.
import {
  createLoader,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { AdministrationPageQuery$variables } from '../../__generated__/AdministrationPageQuery.graphql.ts';
import { AUDIT_ACTIONS } from './audit-actions.ts';

export const TABS = ['members', 'vendors', 'log'] as const;
export type Tab = (typeof TABS)[number];
export const ENTRIES_A_PAGE = 30;
const MAX_PAGE = 100_000;

export const administrationParsers = {
  tab: parseAsStringLiteral(TABS).withDefault('members'),
  /** Of the log. */
  page: parseAsInteger.withDefault(1),
  search: parseAsString.withDefault(''),
  action: parseAsStringLiteral(AUDIT_ACTIONS),
};

export type AdministrationAddress = inferParserType<typeof administrationParsers>;

const loadAddress: (url: URL) => AdministrationAddress = createLoader(administrationParsers);

/** Only what the shown part needs is asked for. */
export function administrationVariables(url: URL): AdministrationPageQuery$variables {
  const { tab, page, search, action } = loadAddress(url);
  return {
    isMembers: tab === 'members',
    isVendors: tab === 'vendors',
    isLog: tab === 'log',
    page: shownPage(page),
    search: search.trim() || null,
    actions: action ? [action] : null,
  };
}

export function shownPage(page: number): number {
  return Math.min(Math.max(page, 1), MAX_PAGE);
}
