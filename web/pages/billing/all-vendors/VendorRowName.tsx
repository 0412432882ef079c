// The name of a row of all bills: a vendor leads to its bill of the month.
import { Link, useLocation } from 'react-router-dom';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Billing.module.css';
import { billLink } from '../bridge/bridge-links.ts';
import type { ChargeRow } from '../charges/charge-rows.ts';
import { useChargeName } from '../charges/useChargeName.ts';
import { billingPage } from '../page.tsx';

export function VendorRowName({ row }: { row: ChargeRow }) {
  const nameOf = useChargeName();
  const { search } = useLocation();
  const { address } = usePageAddress(billingPage);
  const name = nameOf(row);
  if (row.kind !== 'account' || address.month === null)
    return (
      <span className={classes.name} title={name}>
        {name}
      </span>
    );
  // The key of such an account is its vendor.
  const to = billLink(row.account as Vendor, `${address.month}-01`, search);
  return (
    <Link tabIndex={-1} className={`${classes.name} ${classes.link}`} title={name} to={to}>
      {name}
    </Link>
  );
}
