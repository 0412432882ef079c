// A bill beside the vendor's own sum of the month, and what makes the difference (B-06).

import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { shownReconciliation } from '../../../../lib/cost/shown-bill.ts';
import type { VendorSum_reconciliation$key } from '../../../__generated__/VendorSum_reconciliation.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { BillMoney } from '../bill/BillMoney.tsx';
import classes from './Sum.module.css';
import { useLineName } from './useLineWords.ts';

interface VendorSumProps {
  vendor: Vendor;
  currency: string;
  /** The total of the bill as its lines show it. */
  shownTotal: number;
  reconciliation: VendorSum_reconciliation$key;
}

export function VendorSum({ vendor, currency, shownTotal, reconciliation }: VendorSumProps) {
  const vendorName = useVendorName();
  const { roundingIn } = useMoney();
  const nameOf = useLineName();
  const { billedCost, difference, explanations } = useFragment(
    graphql`
      fragment VendorSum_reconciliation on BillReconciliation {
        billedCost
        difference
        explanations {
          amount
          kind
        }
      }
    `,
    reconciliation,
  );
  const shown = shownReconciliation(
    shownTotal,
    billedCost,
    explanations.map(({ amount }) => amount),
    roundingIn(currency),
  );
  const money = (amount: number) => <BillMoney amount={amount} currency={currency} />;
  return (
    <section>
      <h3 className={classes.heading}>
        <FormattedMessage id="billing.reconcile.withVendor" values={{ vendor: vendorName(vendor) }} />
      </h3>
      <dl className={classes.pairs}>
        <dt>
          <FormattedMessage id="billing.line.totalCharge" />
        </dt>
        <dd>{money(shownTotal)}</dd>
        <dt>
          <FormattedMessage id="billing.summary.vendorSum" values={{ vendor: vendorName(vendor) }} />
        </dt>
        <dd>{money(shown.billedCost)}</dd>
        <dt className={classes.difference}>
          <FormattedMessage id="billing.summary.difference" />
        </dt>
        <dd className={classes.difference}>{money(shown.difference)}</dd>
        {explanations.map(({ kind }, place) => (
          <div key={kind} className={classes.explanation}>
            <dt>{nameOf(kind)}</dt>
            <dd>{money(shown.explanations[place] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {difference === 0 ? (
        <p className={classes.note}>
          <FormattedMessage id="billing.reconcile.equal" />
        </p>
      ) : null}
    </section>
  );
}
