// From the cost of a vendor's month to why its bill says something else.
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { type DateRange, firstOfMonth, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { COMPANY_PARAMETER, pageAddress } from '../../../lib/catalogue/pages.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import classes from './CostAnalytics.module.css';
import type { AnalyticsAddress } from './shared/address/address.ts';
import { shownVendors } from './shared/address/variables.ts';
import { conditionParsers } from './shared/filters/vendor-conditions.ts';
import { useAnsweredAddress } from './useAnsweredAddress.ts';

/** Where the figures are all cost of one vendor in one calendar month, and the viewer may see bills. */
export function BillLink({ range }: { range: DateRange }) {
  const address = useAnsweredAddress();
  const { search } = useLocation();
  const { canSee, selectedVendors } = useShellViewer();
  const [vendor, ...more] = shownVendors(address, selectedVendors);
  const isOneBill = vendor !== undefined && more.length === 0 && isWholeMonth(range) && !isFiltered(address);
  if (!isOneBill || !canSee('BILLING')) return null;
  const company = new URLSearchParams(search).get(COMPANY_PARAMETER);
  const to = pageAddress('billing', {
    ...{ vendor: vendor.toLowerCase(), month: range.start.slice(0, 7), bridge: address.basis },
    ...(company !== null && { [COMPANY_PARAMETER]: company }),
  });
  return (
    <>
      {' · '}
      <Link to={to} className={classes.billLink}>
        <FormattedMessage id="cost-analytics.answer.bill" />
      </Link>
    </>
  );
}

function isWholeMonth({ start, end }: DateRange): boolean {
  return start === firstOfMonth(start) && end === lastOfMonth(start);
}

const CONDITIONS = Object.keys(conditionParsers) as (keyof typeof conditionParsers)[];

function isFiltered(address: AnalyticsAddress): boolean {
  return address.filter !== null || CONDITIONS.some((part) => (address[part]?.length ?? 0) > 0);
}
