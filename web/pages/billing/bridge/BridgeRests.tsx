// What the bridge of all vendors leaves out: vendors that gave no answer, and currencies without a rate.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { BridgeRests_bridge$key } from '../../../__generated__/BridgeRests_bridge.graphql.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { BillMoney } from '../bill/BillMoney.tsx';
import classes from '../sum/Sum.module.css';

export function BridgeRests({ bridge }: { bridge: BridgeRests_bridge$key }) {
  const intl = useIntl();
  const vendorName = useVendorName();
  const { missing, withoutRate } = useFragment(
    graphql`
      fragment BridgeRests_bridge on BillsBridge {
        missing
        withoutRate {
          cost
          currency
          total
        }
      }
    `,
    bridge,
  );
  return (
    <>
      {missing.length > 0 ? (
        <p className={classes.note}>
          <FormattedMessage
            id="billing.bridge.missing"
            values={{
              vendors: intl.formatList(
                missing.map((vendor) => vendorName(vendor)),
                { type: 'conjunction' },
              ),
            }}
          />
        </p>
      ) : null}
      {withoutRate.map(({ currency, total, cost }) => (
        <p key={currency} className={classes.note}>
          <FormattedMessage
            id="billing.bridge.notConverted"
            values={{
              total: <BillMoney amount={total} currency={currency} />,
              cost: <BillMoney amount={cost} currency={currency} />,
            }}
          />
        </p>
      ))}
    </>
  );
}
