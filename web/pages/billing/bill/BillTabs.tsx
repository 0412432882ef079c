// The parts of a vendor's bill, each behind its tab; which there are is in the vendor table (B-02).
import { Skeleton, Tabs } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import type { BillingTab } from '../../../../lib/catalogue/vendors.ts';
import BillTabQueryNode, { type BillTabQuery } from '../../../__generated__/BillTabQuery.graphql.ts';
import { Boundary } from '../../../components/faults/Boundary.tsx';
import { intoSight } from '../../../components/layout/into-sight.ts';
import { traitsOf, type Vendor } from '../../../components/vendors/vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import type { BillingChange } from '../address.ts';
import { tabOf } from '../address.ts';
import classes from '../Billing.module.css';
import { billingPage } from '../page.tsx';
import { BillTab } from '../tabs/BillTab.tsx';
import { tabVariables } from '../variables.ts';

interface BillTabsProps {
  vendor: Vendor;
  /** YYYY-MM. */
  month: string;
  /** The charges, which the page has loaded already. */
  children: ReactNode;
}

export function BillTabs({ vendor, month, children }: BillTabsProps) {
  const intl = useIntl();
  const { address, change } = usePageAddress(billingPage);
  const tab = tabOf(address, vendor);
  const { accountNoun, billingTabs } = traitsOf(vendor);
  const { queryRef, retry } = useTabQuery(vendor, month);
  const nameOf = (each: BillingTab) =>
    each === 'charges'
      ? intl.formatMessage({ id: 'billing.tab.charges' }, { noun: accountNoun })
      : intl.formatMessage({ id: 'billing.tab.name' }, { tab: each });
  const choose = (chosen: string | null) => {
    const to = billingTabs.find((each) => each === chosen);
    if (to && to !== tab) change({ tab: to, ...WITHOUT_ROWS });
  };
  return (
    <Tabs value={tab} onChange={choose} keepMounted={false} className={classes.tabs ?? ''}>
      <div className={classes.tabScroll} data-part="billing.tabs">
        <Tabs.List
          aria-label={intl.formatMessage({ id: 'billing.tab.list' })}
          className={classes.tabList ?? ''}
        >
          {billingTabs.map((each) => (
            <Tabs.Tab key={each} ref={each === tab ? intoSight : undefined} value={each}>
              {nameOf(each)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      <Tabs.Panel value={tab} className={classes.tabPanel ?? ''}>
        {tab === 'charges' ? (
          children
        ) : (
          <Boundary variant="block" skeleton={<Skeleton height={480} />} onRetry={retry} resetKey={queryRef}>
            {queryRef ? (
              <BillTab queryRef={queryRef} vendor={vendor} month={month} tab={tab} onRetry={retry} />
            ) : (
              <Skeleton height={480} />
            )}
          </Boundary>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}

/** Rows of one table mean nothing in another. */
export const WITHOUT_ROWS: BillingChange = { turned: null, sum: null };

/** Begins when the address changes, so that it goes beside the query of the page. */
function useTabQuery(vendor: Vendor, month: string) {
  const { address } = usePageAddress(billingPage);
  const [queryRef, loadTab, dispose] = useQueryLoader<BillTabQuery>(BillTabQueryNode);
  const variables = tabVariables(address, vendor, month);
  const asked = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables by what they say
  useEffect(() => {
    if (variables) loadTab(variables);
    else dispose();
  }, [asked, loadTab, dispose]);
  const retry = () => {
    if (variables) loadTab(variables, { fetchPolicy: 'network-only' });
  };
  return { queryRef, retry };
}
