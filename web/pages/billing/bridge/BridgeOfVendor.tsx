// From the bill of a vendor to what Cost Analytics shows of its month: line by line in each currency of the bill,
// then in the currency of Cost Analytics.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { BridgeOfVendor_bridge$key } from '../../../__generated__/BridgeOfVendor_bridge.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { useShownAmountsIn } from '../../../components/money/useShownAmounts.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import billingClasses from '../Billing.module.css';
import classes from '../sum/Sum.module.css';
import { BridgeOfCurrency } from './BridgeOfCurrency.tsx';
import { monthCostLink } from './bridge-links.ts';
import { VendorBridgeFile } from './VendorBridgeFile.tsx';

interface BridgeOfVendorProps {
  bridge: BridgeOfVendor_bridge$key;
  /** `month` is its first day. */
  asked: { vendor: Vendor; month: string; basis: 'billed' | 'effective' };
}

export function BridgeOfVendor({ bridge, asked: { vendor, month, basis } }: BridgeOfVendorProps) {
  const intl = useIntl();
  const vendorName = useVendorName();
  const { language } = useLanguage();
  const shownIn = useShownAmountsIn();
  const data = useFragment(
    graphql`
      fragment BridgeOfVendor_bridge on CostBridge {
        bills {
          ...BridgeOfCurrency_bill
          convertedCost
          currency
          lines {
            kind
          }
        }
        currency
        notExplained
        total
        ...VendorBridgeFile_bridge
      }
    `,
    bridge,
  );
  const { bills, currency, notExplained, total } = data;
  const [only] = bills;
  const converted = shownIn(currency, bills, {
    amountOf: (each) => each.convertedCost,
    partsOf: () => [],
    whole: total,
  });
  const isOneCurrency = bills.length === 1 && only?.currency === currency;
  const link = monthCostLink({ vendors: [vendor], month, basis });
  const names = { vendor: vendorName(vendor), month: formatMonth(month, language) };
  return (
    <div className={classes.sum} data-part="billing.bridge">
      <div className={classes.lead}>
        <p className={classes.note}>
          <FormattedMessage id="billing.bridge.lead" values={names} />
        </p>
        <VendorBridgeFile
          bridge={data}
          title={intl.formatMessage({ id: 'billing.bridge.file' }, names)}
          vendor={vendor}
          basis={basis}
        />
      </div>
      {bills.map((each) => (
        <BridgeOfCurrency
          key={each.currency}
          bill={each}
          asked={{ vendor, month, basis }}
          answerCurrency={currency}
        />
      ))}
      {isOneCurrency && only.lines.length === 0 ? (
        <p className={classes.note}>
          <FormattedMessage id="billing.bridge.equal" />
        </p>
      ) : null}
      <dl className={classes.pairs}>
        {isOneCurrency
          ? null
          : bills.map((each) => (
              <div key={each.currency} className={classes.explanation}>
                <dt>
                  <FormattedMessage
                    id="billing.bridge.converted"
                    values={{ from: each.currency, to: currency }}
                  />
                </dt>
                <dd>
                  <MoneyText amount={each.convertedCost} currency={currency} shown={converted(each)} />
                </dd>
              </div>
            ))}
        {notExplained === 0 ? null : (
          <div className={classes.explanation} data-line="NOT_EXPLAINED">
            <dt>
              <FormattedMessage id="billing.bridge.notExplained" />
            </dt>
            <dd>
              <MoneyText amount={notExplained} currency={currency} />
            </dd>
          </div>
        )}
        <dt className={classes.difference}>
          <Link to={link} className={billingClasses.link}>
            <FormattedMessage id="billing.bridge.shown" />
          </Link>
        </dt>
        <dd className={classes.difference} data-line="COST_ANALYTICS">
          <MoneyText amount={total} currency={currency} />
        </dd>
      </dl>
    </div>
  );
}
