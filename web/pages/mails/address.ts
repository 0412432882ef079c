// The state of the page Mails as it stands in the address: which page of the mails, and the mail that is open.
import { createLoader, parseAsInteger, parseAsString } from 'nuqs/server';
import type { MailsPageQuery$variables } from '../../__generated__/MailsPageQuery.graphql.ts';

export const MAILS_A_PAGE = 30;
const MAX_PAGE = 100_000;

export const mailsParsers = {
  page: parseAsInteger.withDefault(1),
  /** Global id of a mail. */
  mail: parseAsString,
};

const loadAddress: (url: URL) => { page: number } = createLoader({ page: mailsParsers.page });

export function mailsVariables(url: URL): MailsPageQuery$variables {
  return { page: shownPage(loadAddress(url).page) };
}

export function shownPage(page: number): number {
  return Math.min(Math.max(page, 1), MAX_PAGE);
}
