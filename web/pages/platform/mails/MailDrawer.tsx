// One mail, beside the list: opened by the address, so that going back closes it.
import { Drawer, Skeleton } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import MailDrawerQueryNode, { type MailDrawerQuery } from '../../../__generated__/MailDrawerQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { MailView } from './MailView.tsx';
import { mailsPage } from './page.tsx';

export function MailDrawer() {
  const intl = useIntl();
  const {
    address: { mail },
    change,
  } = usePageAddress(mailsPage);
  const [queryRef, loadMail, dispose] = useQueryLoader<MailDrawerQuery>(MailDrawerQueryNode);
  useEffect(() => {
    if (mail === null) dispose();
    else loadMail({ id: mail }, { fetchPolicy: 'network-only' });
  }, [mail, loadMail, dispose]);
  const retry = useCallback(() => {
    if (mail !== null) loadMail({ id: mail }, { fetchPolicy: 'network-only' });
  }, [mail, loadMail]);
  return (
    <Drawer
      size="xl"
      opened={mail !== null}
      onClose={() => change({ mail: null })}
      title={<FormattedMessage id="platform.mails.mailTitle" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'platform.mails.closeMail' }) }}
    >
      <Boundary variant="block" skeleton={<Skeleton height={480} />} onRetry={retry} resetKey={queryRef}>
        {queryRef ? <MailContent queryRef={queryRef} /> : null}
      </Boundary>
    </Drawer>
  );
}

function MailContent({ queryRef }: { queryRef: PreloadedQuery<MailDrawerQuery> }) {
  const {
    viewer: { mail },
  } = usePreloadedQuery<MailDrawerQuery>(
    graphql`
      query MailDrawerQuery($id: ID!) {
        viewer {
          mail(id: $id) {
            ...MailView_mail
          }
        }
      }
    `,
    queryRef,
  );
  if (!mail) return <Notice variant="block" title={<FormattedMessage id="platform.mails.noSuchMail" />} />;
  return <MailView mail={mail} />;
}
