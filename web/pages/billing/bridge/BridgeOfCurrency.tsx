// The lines from the bill in one currency to the cost that was billed in it, each with why it is there and where to see it.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { bridgeLineOf } from '../../../../lib/catalogue/billing/bridge-lines.ts';
import type {
  BridgeOfCurrency_bill$data,
  BridgeOfCurrency_bill$key,
} from '../../../__generated__/BridgeOfCurrency_bill.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import { rateText } from '../../../components/money/useRateNote.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { Sentences } from '../../../intl/Sentences.tsx';
import billingClasses from '../Billing.module.css';
import { BillMoney } from '../bill/BillMoney.tsx';
import classes from '../sum/Sum.module.css';
import { SumLines } from '../sum/SumLines.tsx';
import { kindOf, type SumLine } from '../sum/sum-lines.ts';
import { billLink, monthCostLink } from './bridge-links.ts';
import { shownBridge } from './shown-bridge.ts';

type Line = BridgeOfCurrency_bill$data['lines'][number];

interface BridgeOfCurrencyProps {
  bill: BridgeOfCurrency_bill$key;
  /** `month` is its first day. */
  asked: { vendor: Vendor; month: string; basis: 'billed' | 'effective' };
  /** Of Cost Analytics. */
  answerCurrency: string;
}

export function BridgeOfCurrency({ bill, asked, answerCurrency }: BridgeOfCurrencyProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { roundingIn } = useMoney();
  const data = useFragment(
    graphql`
      fragment BridgeOfCurrency_bill on CostBridgeBill {
        conversions {
          amount
          rate {
            date
            from
            rate
            source
            to
          }
        }
        cost
        currency
        lines {
          amount
          billed
          effective
          kind
          parts: months {
            amount
            month
          }
        }
        total
        unconverted
      }
    `,
    bill,
  );
  const { currency, conversions, unconverted } = data;
  const shown = shownBridge(data, roundingIn(currency));
  const nameOf = useLineParts(asked, currency);
  const costName = intl.formatMessage(
    { id: 'billing.bridge.cost' },
    { basis: intl.formatMessage({ id: 'cost-analytics.basis.name' }, { basis: asked.basis }), currency },
  );
  const title = intl.formatMessage({ id: 'billing.grid.billIn' }, { currency });
  const lines: SumLine[] = [
    { key: 'BILL', label: title, amount: shown.total, kind: 'subtotal' },
    ...shown.lines.map((line) => nameOf(line)),
    { key: 'COST', label: costName, amount: shown.cost, kind: 'subtotal' },
  ];
  return (
    <section className={classes.sum}>
      <SumLines label={title} lines={lines} currency={currency} />
      {conversions.map(({ amount, rate }) => (
        <p key={`${rate.date} ${rate.rate}`} className={classes.note}>
          {conversions.length > 1 ? (
            <>
              <BillMoney amount={amount} currency={currency} />
              {' · '}
            </>
          ) : null}
          {rateText(rate, intl, language)}
        </p>
      ))}
      {unconverted === 0 || currency === answerCurrency ? null : (
        <p className={classes.note}>
          <FormattedMessage
            id="billing.bridge.unconverted"
            values={{ amount: <BillMoney amount={unconverted} currency={currency} /> }}
          />
        </p>
      )}
    </section>
  );
}

/** A line in words, with links to where its figures can be seen. */
function useLineParts(
  { vendor, month, basis }: BridgeOfCurrencyProps['asked'],
  currency: string,
): (line: Line) => SumLine {
  const { language } = useLanguage();
  const { search } = useLocation();
  const costOf = (kind: string, amount: number, of: 'billed' | 'effective'): ReactNode => (
    <Link to={monthCostLink({ vendors: [vendor], month, basis: of }, kind)} className={billingClasses.link}>
      <BillMoney amount={amount} currency={currency} />
    </Link>
  );
  const linkOf = (kind: string, each: string) =>
    kind === 'OTHER_BILLS'
      ? billLink(vendor, each, search)
      : monthCostLink({ vendors: [vendor], month: each, basis });
  return ({ kind, amount, billed, effective, parts }) => {
    const { textId, explainId } = bridgeLineOf(kind);
    return {
      key: kind,
      label: <FormattedMessage id={textId} />,
      amount,
      kind: kindOf(amount),
      note: (
        <Sentences>
          <FormattedMessage id={explainId} />
          {typeof billed === 'number' && typeof effective === 'number' ? (
            <FormattedMessage
              id="billing.bridge.both"
              values={{
                billed: costOf(kind, billed, 'billed'),
                effective: costOf(kind, effective, 'effective'),
              }}
            />
          ) : null}
        </Sentences>
      ),
      parts: parts.map((each) => ({
        key: `${kind} ${each.month}`,
        label: (
          <Link to={linkOf(kind, each.month)} className={billingClasses.link}>
            {formatMonth(each.month, language)}
          </Link>
        ),
        amount: each.amount,
      })),
    };
  };
}
