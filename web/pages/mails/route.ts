// What the route of the mails asks for: its query, and the address as its variables.
import MailsPageQuery from '../../__generated__/MailsPageQuery.graphql.ts';
import { mailsVariables } from './address.ts';
export const query = MailsPageQuery;
export const variables = mailsVariables;
