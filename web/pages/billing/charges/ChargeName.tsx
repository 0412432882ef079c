// The name of a charge; an account leads to its own bill.
import { Link } from 'react-router-dom';
import classes from '../Billing.module.css';
import { useDetailsLink } from '../useDetailsLink.ts';
import type { ChargeRow } from './charge-rows.ts';
import { useChargeName } from './useChargeName.ts';

export function ChargeName({ row }: { row: ChargeRow }) {
  const nameOf = useChargeName();
  const linkTo = useDetailsLink();
  const name = nameOf(row);
  if (row.kind !== 'account') {
    return (
      <span className={classes.name} title={name}>
        {name}
      </span>
    );
  }
  const full = row.account && row.account !== name ? `${name} [${row.account}]` : name;
  return (
    <Link
      tabIndex={-1}
      className={`${classes.name} ${classes.link}`}
      title={full}
      to={linkTo({ account: row.account, currency: row.currency })}
    >
      {full}
    </Link>
  );
}
