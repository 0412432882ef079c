// The page Administration: its address says which part is shown, and what the audit log lists.
import { Skeleton } from '@mantine/core';
import { parseAsString, parseAsStringLiteral } from 'nuqs/server';
import AdministrationPageQuery, {
  type AdministrationPageQuery$variables,
} from '../../__generated__/AdministrationPageQuery.graphql.ts';
import { PageSkeleton } from '../../components/layout/PageSkeleton.tsx';
import { parseAsPage } from '../../paging.ts';
import { definePage } from '../../routing/define-page.ts';
import { AUDIT_ACTIONS } from './audit/audit-actions.ts';

export const TABS = ['members', 'vendors', 'invoices', 'plan', 'log'] as const;
export type Tab = (typeof TABS)[number];
export const ENTRIES_A_PAGE = 30;

export const administrationPage = definePage('administration', {
  parameters: {
    tab: parseAsStringLiteral(TABS).withDefault('members'),
    /** Of the log. */
    page: parseAsPage.withDefault(1),
    search: parseAsString.withDefault(''),
    action: parseAsStringLiteral(AUDIT_ACTIONS),
  },
  restart: ['page'],
  query: AdministrationPageQuery,
  // Only what the shown part needs is asked for.
  variables: ({ tab, page, search, action }): AdministrationPageQuery$variables => ({
    isMembers: tab === 'members',
    isVendors: tab === 'vendors',
    isInvoices: tab === 'invoices',
    isPlan: tab === 'plan',
    isLog: tab === 'log',
    page,
    search: search.trim() || null,
    actions: action ? [action] : null,
  }),
  skeleton: (
    <PageSkeleton head={{ hasTabs: true }}>
      <AdministrationSkeletonBody />
    </PageSkeleton>
  ),
});

export function AdministrationSkeletonBody() {
  return (
    <PageSkeleton>
      <Skeleton height={420} />
    </PageSkeleton>
  );
}
