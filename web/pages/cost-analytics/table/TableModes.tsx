// Which columns the table has beside a compared range (C-08).
import { SegmentedControl } from '@mantine/core';
import { useIntl } from 'react-intl';
import { TABLE_MODES } from '../../../../lib/cost/cost-table.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { shownSort } from './shown-sort.ts';

export function TableModes() {
  const intl = useIntl();
  const { address, change } = usePageAddress(costAnalyticsPage);
  return (
    <SegmentedControl
      size="xs"
      aria-label={intl.formatMessage({ id: 'cost-analytics.table.mode' })}
      value={address.mode}
      onChange={(mode) => {
        const sort = shownSort(address, mode);
        const isSameOrder = sort.length === address.sort.length;
        change(isSameOrder ? { mode, page: address.page } : { mode, sort: sort.length > 0 ? sort : null });
      }}
      data={TABLE_MODES.map((mode) => ({
        value: mode,
        label: intl.formatMessage({ id: 'cost-analytics.table.modeName' }, { mode }),
      }))}
    />
  );
}
