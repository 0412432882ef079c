// What the table is searched for, and where (C-10).
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { SEARCH_FIELDS } from '../shared/address/table-address.ts';
import classes from './CostTable.module.css';

export function TableSearch() {
  const intl = useIntl();
  const { address, change } = usePageAddress(costAnalyticsPage);
  return (
    <div className={classes.search}>
      <NativeSelect
        size="xs"
        aria-label={intl.formatMessage({ id: 'cost-analytics.table.searchIn' })}
        value={address.searchIn}
        onChange={({ currentTarget }) => {
          const searchIn = SEARCH_FIELDS.find((field) => field === currentTarget.value);
          if (searchIn) change({ searchIn }, { history: 'replace' });
        }}
        data={SEARCH_FIELDS.map((field) => ({
          value: field,
          label: intl.formatMessage({ id: 'cost-analytics.table.searchField' }, { field }),
        }))}
      />
      <SearchBox
        label={intl.formatMessage({ id: 'cost-analytics.table.search' })}
        value={address.search}
        onSearch={(search) => change({ search }, { history: 'replace' })}
      />
    </div>
  );
}
