// The name of a charge; an account leads to its own bill.
import { Link } from 'react-router-dom';
import classes from '../Billing.module.css';
import { useDetailsLink } from '../useDetailsLink.ts';
import type { ChargeRow } from './charge-rows.ts';
import { useChargeName } from './useChargeName.ts';

/** What of a long id is told beside the name; its title has the whole. */
const END_LENGTH = 4;

function shortId(id: string): string {
  return id.length <= END_LENGTH + 2 ? id : `…${id.slice(-END_LENGTH)}`;
}

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
  const id = row.account && row.account !== name ? row.account : null;
  return (
    <Link
      tabIndex={-1}
      className={`${classes.account} ${classes.link}`}
      title={id === null ? name : `${name} [${id}]`}
      to={linkTo({ account: row.account, currency: row.currency })}
    >
      <span className={classes.name}>{name}</span>
      {id === null ? null : <span className={classes.accountEnd}>{shortId(id)}</span>}
    </Link>
  );
}
