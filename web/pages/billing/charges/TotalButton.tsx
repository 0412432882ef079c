// A total that opens its own sum, line by line (B-04).
import { useIntl } from 'react-intl';
import { useMoney } from '../../../components/money/useMoney.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Billing.module.css';
import { billingPage } from '../page.tsx';
import type { ChargeRow } from './charge-rows.ts';
import { useChargeName } from './useChargeName.ts';

export function TotalButton({ row }: { row: ChargeRow }) {
  const intl = useIntl();
  const nameOf = useChargeName();
  const { formatOriginal } = useMoney();
  const { change } = usePageAddress(billingPage);
  const amount = formatOriginal(row.amount, row.currency);
  const label = intl.formatMessage({ id: 'billing.sum.open' }, { amount, name: nameOf(row) });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.totalButton}
      title={label}
      aria-label={label}
      onClick={() => change({ sum: row.id })}
      data-value={row.exact}
      data-currency={row.currency}
    >
      {amount}
    </button>
  );
}
