// Mails: the invoices and dashboards that are sent on their own, and every mail that the viewer sent or got (B-11, B-13).

import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { MailsPageQuery } from '../../../__generated__/MailsPageQuery.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import shared from '../../../components/layout/Page.module.css';
import { PageLayout } from '../../../components/layout/PageLayout.tsx';
import { useTitle } from '../../../components/layout/useTitle.ts';
import { faultOfErrors } from '../../../fault.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { DashboardMailList } from './DashboardMailList.tsx';
import { MailDrawer } from './MailDrawer.tsx';
import { MailList } from './MailList.tsx';
import { NewInvoice } from './NewInvoice.tsx';
import { ReservationList } from './ReservationList.tsx';

export function MailsPage({ queryRef, loadingRef }: PageProps<MailsPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'platform.mails.title' }));
  return queryRef ? <Mails queryRef={queryRef} isStale={loadingRef !== queryRef} /> : null;
}

interface MailsProps {
  queryRef: NonNullable<PageProps<MailsPageQuery>['queryRef']>;
  isStale: boolean;
}

function Mails({ queryRef, isStale }: MailsProps) {
  const { viewer } = usePreloadedQuery<MailsPageQuery>(
    graphql`
      query MailsPageQuery($page: Int!) {
        viewer {
          invoiceReservations @catch(to: RESULT) {
            id
            ...ReservationList_reservations
          }
          dashboardMails @catch(to: RESULT) {
            id
            ...DashboardMailList_mails
          }
          mails(page: $page, itemsPerPage: 30) @catch(to: RESULT) {
            ...MailList_mails
          }
        }
      }
    `,
    queryRef,
  );
  const refresh = useAskAgain();
  const { invoiceReservations: reservations, dashboardMails, mails } = viewer;
  const fault = (errors: readonly unknown[]) => (
    <section className={shared.panel}>
      <FaultNotice variant="block" fault={faultOfErrors(errors)} onRetry={refresh} />
    </section>
  );
  return (
    <PageLayout
      title={<FormattedMessage id="platform.mails.title" />}
      actions={<NewInvoice onRefresh={refresh} />}
      isStale={isStale}
    >
      {reservations.ok ? (
        <ReservationList reservations={reservations.value ?? []} onRefresh={refresh} />
      ) : faultOfErrors(reservations.errors).menu ? null : (
        fault(reservations.errors)
      )}
      {dashboardMails.ok ? (
        <DashboardMailList mails={dashboardMails.value ?? []} onRefresh={refresh} />
      ) : faultOfErrors(dashboardMails.errors).menu ? null : (
        fault(dashboardMails.errors)
      )}
      {mails.ok && mails.value ? <MailList mails={mails.value} /> : fault(mails.ok ? [] : mails.errors)}
      <MailDrawer />
    </PageLayout>
  );
}
