// From the bills of all vendors to what Cost Analytics shows of their month, in one currency. Each line is split by vendor;
// a vendor's part links to the bridge of that vendor.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { bridgeLineOf } from '../../../../lib/catalogue/billing/bridge-lines.ts';
import type {
  BridgeOfAll_bridge$data,
  BridgeOfAll_bridge$key,
} from '../../../__generated__/BridgeOfAll_bridge.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { rateText } from '../../../components/money/useRateNote.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import billingClasses from '../Billing.module.css';
import classes from '../sum/Sum.module.css';
import { SumLines } from '../sum/SumLines.tsx';
import { kindOf, type SumLine } from '../sum/sum-lines.ts';
import { AllBridgeFile } from './AllBridgeFile.tsx';
import { BridgeRests } from './BridgeRests.tsx';
import { billLink, monthCostLink } from './bridge-links.ts';
import { shownBridge, shownEnd } from './shown-bridge.ts';

interface BridgeOfAllProps {
  bridge: BridgeOfAll_bridge$key;
  /** `month` is its first day. */
  asked: { month: string; basis: 'billed' | 'effective' };
}

export function BridgeOfAll({ bridge, asked }: BridgeOfAllProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { roundingIn } = useMoney();
  const data = useFragment(
    graphql`
      fragment BridgeOfAll_bridge on BillsBridge {
        cost
        currency
        lines {
          amount
          kind
          parts: vendors {
            amount
            vendor
          }
        }
        rates {
          date
          from
          rate
          source
          to
        }
        total
        vendors {
          cost
          total
          vendor
        }
        ...AllBridgeFile_bridge
        ...BridgeRests_bridge
      }
    `,
    bridge,
  );
  const { currency, rates, vendors } = data;
  const rounding = roundingIn(currency);
  const shown = shownBridge(data, rounding);
  const { partsOf, lineOf } = useLineParts(asked);
  const basisName = intl.formatMessage({ id: 'cost-analytics.basis.name' }, { basis: asked.basis });
  const title = intl.formatMessage(
    { id: 'billing.all.title' },
    { month: formatMonth(asked.month, language) },
  );
  const ends = { total: shownEnd(vendors, 'total', rounding), cost: shownEnd(vendors, 'cost', rounding) };
  const lines: SumLine[] = [
    {
      ...{ key: 'BILL', amount: shown.total, kind: 'subtotal' },
      label: intl.formatMessage({ id: 'billing.grid.billsIn' }, { currency }),
      parts: partsOf('BILL', ends.total),
    },
    ...shown.lines.map(lineOf),
    {
      ...{ key: 'COST', amount: shown.cost, kind: 'subtotal' },
      label: (
        <Link
          to={monthCostLink({ vendors: vendors.map(({ vendor }) => vendor), ...asked })}
          className={billingClasses.link}
        >
          <FormattedMessage id="billing.bridge.shown" />
        </Link>
      ),
      note: intl.formatMessage({ id: 'billing.bridge.cost' }, { basis: basisName, currency }),
      parts: partsOf('COST', ends.cost),
    },
  ];
  return (
    <div className={classes.sum} data-part="billing.bridge">
      <div className={classes.lead}>
        <p className={classes.note}>
          <FormattedMessage
            id="billing.bridge.leadOfAll"
            values={{ month: formatMonth(asked.month, language), currency }}
          />
        </p>
        <AllBridgeFile bridge={data} title={title} basis={asked.basis} />
      </div>
      <SumLines label={title} lines={lines} currency={currency} />
      {data.lines.length === 0 ? (
        <p className={classes.note}>
          <FormattedMessage id="billing.bridge.equal" />
        </p>
      ) : null}
      {rates.length > 0 ? (
        <p className={classes.note}>{rates.map((rate) => rateText(rate, intl, language)).join('; ')}</p>
      ) : null}
      <BridgeRests bridge={data} />
    </div>
  );
}

type Line = BridgeOfAll_bridge$data['lines'][number];

/** Lines in words, split by vendor; a part links to the bridge of its vendor. */
function useLineParts({ month, basis }: BridgeOfAllProps['asked']) {
  const vendorName = useVendorName();
  const { search } = useLocation();
  const partsOf = (key: string, parts: Line['parts']): SumLine['parts'] =>
    parts.map(({ vendor, amount }) => ({
      key: `${key} ${vendor}`,
      label: (
        <Link to={billLink(vendor, month, search, basis)} className={billingClasses.link}>
          {vendorName(vendor)}
        </Link>
      ),
      amount,
    }));
  const lineOf = ({ kind, amount, parts }: Line): SumLine => {
    const { textId, explainId } = bridgeLineOf(kind);
    return {
      ...{ key: kind, amount, kind: kindOf(amount) },
      label: <FormattedMessage id={textId} />,
      note: <FormattedMessage id={explainId} />,
      parts: partsOf(kind, parts),
    };
  };
  return { partsOf, lineOf };
}
