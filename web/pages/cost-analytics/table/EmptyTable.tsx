// A table without rows: what was looked for, and the way out (C-16).
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { SearchedId } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { Notice } from '../../../components/notices/Notice.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import type { AddressChange } from '../shared/address/address.ts';
import { groupingsOf } from '../shared/view-by/groupings.ts';

/** The widest question that is likely to hold something. */
const WIDER: AddressChange = {
  range: 'last_12_months',
  start: null,
  end: null,
  unit: 'month',
  vendors: null,
};

export function EmptyTable() {
  const { address, change } = usePageAddress(costAnalyticsPage);
  const { search, searchIn } = address;
  const isSplit = groupingsOf(address).some(({ viewBy }) => viewBy === searchIn);
  if (search.trim() === '') {
    return (
      <Notice
        variant="block"
        title={<FormattedMessage id="cost-analytics.table.empty" />}
        action={
          <Button variant="default" onClick={() => change(WIDER)}>
            <FormattedMessage id="cost-analytics.table.wider" />
          </Button>
        }
      >
        <FormattedMessage id="cost-analytics.table.emptyHint" />
      </Notice>
    );
  }
  if (searchIn !== 'all' && !isSplit) return <NotSplit field={searchIn} />;
  return (
    <Notice
      variant="block"
      title={<FormattedMessage id="cost-analytics.table.notFound" values={{ search }} />}
      action={
        <Button variant="default" onClick={() => change({ search: null }, { history: 'replace' })}>
          <FormattedMessage id="cost-analytics.table.clearSearch" />
        </Button>
      }
    >
      <FormattedMessage id="cost-analytics.table.notFoundHint" />
    </Notice>
  );
}

/** The table has no such names to search. */
function NotSplit({ field }: { field: SearchedId }) {
  const { change } = usePageAddress(costAnalyticsPage);
  return (
    <Notice
      variant="block"
      title={<FormattedMessage id="cost-analytics.table.notSplit" values={{ field }} />}
      action={
        <>
          <Button variant="default" onClick={() => change({ viewBy: field })}>
            <FormattedMessage id="cost-analytics.table.splitBy" values={{ field }} />
          </Button>{' '}
          <Button variant="default" onClick={() => change({ searchIn: null }, { history: 'replace' })}>
            <FormattedMessage id="cost-analytics.table.searchAll" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="cost-analytics.table.notSplitHint" />
    </Notice>
  );
}
