// The page Mails: its address says which page of the mails is listed, and which mail is open.
import { Skeleton } from '@mantine/core';
import { parseAsString } from 'nuqs/server';
import MailsPageQuery, {
  type MailsPageQuery$variables,
} from '../../../__generated__/MailsPageQuery.graphql.ts';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';
import { parseAsPage } from '../../../paging.ts';
import { definePage } from '../../../routing/define-page.ts';

export const MAILS_A_PAGE = 30;

export const mailsPage = definePage('mails', {
  parameters: {
    page: parseAsPage.withDefault(1),
    /** Global id of a mail. It is shown beside the list, so the query of the page stays as it is. */
    mail: parseAsString.withOptions({ shallow: true }),
  },
  query: MailsPageQuery,
  variables: ({ page }): MailsPageQuery$variables => ({ page }),
  skeleton: (
    <PageSkeleton head={{}}>
      <Skeleton height={200} />
      <Skeleton height={400} />
    </PageSkeleton>
  ),
});
