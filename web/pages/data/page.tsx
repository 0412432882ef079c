// The page Data: its address says which page of the loads is listed, what the history is of, and which report is open.
import { Skeleton } from '@mantine/core';
import { createParser, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { VENDOR_CODES, VENDOR_WORDS, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import DataPageQuery, { type DataPageQuery$variables } from '../../__generated__/DataPageQuery.graphql.ts';
import { PageSkeleton } from '../../components/layout/PageSkeleton.tsx';
import { parseAsPage } from '../../paging.ts';
import { definePage } from '../../routing/define-page.ts';

export const LOADS_A_PAGE = 30;
export const CHANGES_A_PAGE = 20;

/** YYYY-MM */
const parseAsMonth = createParser<string>({
  parse: (text) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null),
  serialize: String,
});

interface ScopeAddress {
  vendor: VendorCode | null;
  /** FOCUS BillingAccountId; empty for rows without one. */
  account: string | null;
  month: string | null;
  /** A file that brought rows to lists beside the charges; it has none of the others. */
  file: string | null;
}

/** What of the company the address means. */
export function scopeOf({ vendor, account, month, file }: ScopeAddress) {
  if (file !== null) return { file };
  return {
    vendor: vendor === null ? null : VENDOR_WORDS[vendor],
    billingAccountId: account,
    month: month === null ? null : `${month}-01`,
  };
}

export const dataPage = definePage('data', {
  parameters: {
    page: parseAsPage.withDefault(1),
    /** Global id of a load. Its report is beside the list, so the query of the page stays as it is. */
    load: parseAsString.withOptions({ shallow: true }),
    vendor: parseAsStringLiteral(VENDOR_CODES),
    account: parseAsString,
    month: parseAsMonth,
    file: parseAsString,
    changes: parseAsPage.withDefault(1),
    /** Global id of a change; the same holds of its report. */
    change: parseAsString.withOptions({ shallow: true }),
  },
  query: DataPageQuery,
  variables: ({ page, changes, ...scope }): DataPageQuery$variables => ({
    page,
    changes,
    scope: scopeOf(scope),
  }),
  skeleton: (
    <PageSkeleton head={{}}>
      <Skeleton height={200} />
      <Skeleton height={200} />
      <Skeleton height={480} />
    </PageSkeleton>
  ),
});
