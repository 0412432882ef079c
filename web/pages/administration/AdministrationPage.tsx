// Who belongs to the company and what they may do, which vendors it sees, and who changed what: for its owners.

import { Tabs } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { AdministrationPageQuery } from '../../__generated__/AdministrationPageQuery.graphql.ts';
import { Boundary } from '../../components/faults/Boundary.tsx';
import { FaultNotice } from '../../components/faults/FaultNotice.tsx';
import { PageLayout } from '../../components/layout/PageLayout.tsx';
import { useTitle } from '../../components/layout/useTitle.ts';
import { NoMenuRight } from '../../components/notices/NoMenuRight.tsx';
import { faultOfErrors } from '../../fault.ts';
import type { MessageId } from '../../intl/catalogues.ts';
import type { PageProps } from '../../routing/page-code.ts';
import { useAskAgain } from '../../routing/useAskAgain.ts';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import classes from './Administration.module.css';
import { AuditLog } from './audit/AuditLog.tsx';
import { InvoiceSettings } from './invoices/InvoiceSettings.tsx';
import { MemberList } from './members/MemberList.tsx';
import { AdministrationSkeletonBody, administrationPage, TABS, type Tab } from './page.tsx';
import { PlanApplications } from './plan/PlanApplications.tsx';
import { VendorSettings } from './vendors/VendorSettings.tsx';

const TAB_LABELS: Record<Tab, MessageId> = {
  members: 'administration.page.members',
  vendors: 'administration.page.vendors',
  invoices: 'administration.page.invoices',
  plan: 'administration.page.plan',
  log: 'administration.page.log',
};

export function AdministrationPage({ queryRef, loadingRef }: PageProps<AdministrationPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'platform.shell.administration' }));
  const { address, change } = usePageAddress(administrationPage);
  const retry = useAskAgain();
  const open = (chosen: string | null) => {
    const tab = TABS.find((known) => known === chosen);
    if (tab) change({ tab, search: null, action: null });
  };
  const isStale = queryRef !== loadingRef;
  return (
    <Tabs value={address.tab} onChange={open} activateTabWithKeyboard={false}>
      <PageLayout
        title={<FormattedMessage id="platform.shell.administration" />}
        tabs={
          <Tabs.List>
            {TABS.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                <FormattedMessage id={TAB_LABELS[tab]} />
              </Tabs.Tab>
            ))}
          </Tabs.List>
        }
      >
        <Tabs.Panel value={address.tab} className={classes.part ?? ''}>
          <div data-stale={isStale || undefined} aria-busy={isStale} className={classes.result}>
            {queryRef ? (
              <Boundary
                variant="block"
                skeleton={<AdministrationSkeletonBody />}
                onRetry={retry}
                resetKey={queryRef}
              >
                <Part queryRef={queryRef} onRefresh={retry} />
              </Boundary>
            ) : null}
          </div>
        </Tabs.Panel>
      </PageLayout>
    </Tabs>
  );
}

interface PartProps {
  queryRef: PreloadedQuery<AdministrationPageQuery>;
  onRefresh: () => void;
}

function Part({ queryRef, onRefresh }: PartProps) {
  const {
    viewer: { administration, plan },
  } = usePreloadedQuery<AdministrationPageQuery>(
    graphql`
      query AdministrationPageQuery(
        $isMembers: Boolean!
        $isVendors: Boolean!
        $isInvoices: Boolean!
        $isPlan: Boolean!
        $isLog: Boolean!
        $page: Int!
        $search: String
        $actions: [AuditAction!]
      ) {
        viewer {
          ...PlanApplications_viewer @include(if: $isPlan) @alias(as: "plan")
          administration @catch(to: RESULT) {
            ...MemberList_administration @include(if: $isMembers) @alias(as: "members")
            ...VendorSettings_administration @include(if: $isVendors) @alias(as: "vendors")
            ...InvoiceSettings_administration @include(if: $isInvoices) @alias(as: "invoices")
            ...AuditLog_administration
              @include(if: $isLog)
              @arguments(page: $page, search: $search, actions: $actions)
              @alias(as: "log")
          }
        }
      }
    `,
    queryRef,
  );
  if (!administration.ok) {
    const fault = faultOfErrors(administration.errors);
    if (fault.menu) return <NoMenuRight />;
    return <FaultNotice variant="block" fault={fault} onRetry={onRefresh} />;
  }
  const found = administration.value;
  if (!found) return <FaultNotice variant="block" fault={faultOfErrors([])} onRetry={onRefresh} />;
  const { members, vendors, invoices, log } = found;
  return (
    <>
      {members ? <MemberList administration={members} onRefresh={onRefresh} /> : null}
      {vendors ? <VendorSettings administration={vendors} /> : null}
      {invoices ? <InvoiceSettings administration={invoices} /> : null}
      {plan ? <PlanApplications viewer={plan} onRefresh={onRefresh} /> : null}
      {log ? <AuditLog administration={log} /> : null}
    </>
  );
}
