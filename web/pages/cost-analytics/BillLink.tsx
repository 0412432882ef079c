// From the cost of a month, of one vendor or of all, to why the bills say something else.
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { type DateRange, firstOfMonth, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { COMPANY_PARAMETER, pageAddress } from '../../../lib/catalogue/pages.ts';
import type { Vendor } from '../../components/vendors/vendors.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import classes from './CostAnalytics.module.css';
import type { FiguresAddress } from './shared/address/address.ts';
import { vendorsOfFigures } from './shared/address/variables.ts';
import { conditionParsers } from './shared/filters/vendor-conditions.ts';
import { useAnsweredAddress } from './useAnsweredAddress.ts';

/** Where the figures are all cost of one vendor, or of all of them, in one calendar month, and the viewer may see bills. */
export function BillLink({ range }: { range: DateRange }) {
  const address = useAnsweredAddress();
  const { search } = useLocation();
  const viewer = useShellViewer();
  const bills = billsOf(vendorsOfFigures(address, viewer), viewer.availableVendors);
  const isWhole = isWholeMonth(range) && !isFiltered(address);
  if (bills === null || !isWhole || !viewer.canSee('BILLING')) return null;
  const company = new URLSearchParams(search).get(COMPANY_PARAMETER);
  const to = pageAddress('billing', {
    ...{ vendor: bills, month: range.start.slice(0, 7), bridge: address.basis },
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

/** What the page Billing calls the bills of all vendors. */
const ALL_BILLS = 'all';

/** Whose bills the page Billing shows together; null where it has no such page. */
function billsOf(shown: readonly Vendor[], available: readonly Vendor[]): string | null {
  const [first, ...more] = shown;
  if (first === undefined) return null;
  if (more.length === 0) return first.toLowerCase();
  return shown.length === available.length ? ALL_BILLS : null;
}

function isWholeMonth({ start, end }: DateRange): boolean {
  return start === firstOfMonth(start) && end === lastOfMonth(start);
}

const CONDITIONS = Object.keys(conditionParsers) as (keyof typeof conditionParsers)[];

function isFiltered(address: FiguresAddress): boolean {
  return address.filter !== null || CONDITIONS.some((part) => (address[part]?.length ?? 0) > 0);
}
