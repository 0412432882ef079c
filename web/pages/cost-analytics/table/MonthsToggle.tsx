// Adds a column for each month of the range to the table, and to its file (C-10).
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../chart/ChartControls.module.css';
import { costAnalyticsPage } from '../page.tsx';
import { sortWithoutMonths } from './shown-sort.ts';

export function MonthsToggle() {
  const { address, change } = usePageAddress(costAnalyticsPage);
  const { months, page } = address;
  const toggle = () => {
    if (!months) return change({ months: true, page });
    const sort = sortWithoutMonths(address);
    const isSameOrder = sort.length === address.sort.length;
    change(isSameOrder ? { months: null, page } : { months: null, sort: sort.length > 0 ? sort : null });
  };
  return (
    <span className={classes.toggles}>
      <Button size="compact-sm" variant="default" aria-pressed={months} onClick={toggle}>
        <FormattedMessage id="cost-analytics.table.months" />
      </Button>
    </span>
  );
}
