// The insight of one currency: what moved most, in sentences, above every product (B-07).
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { InsightOfCurrency_currency$key } from '../../../__generated__/InsightOfCurrency_currency.graphql.ts';
import { useItemLabel } from '../../../components/cost-items/useItemLabel.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import classes from '../Billing.module.css';
import type { BillFileOf } from '../shared/PartFiles.tsx';
import { InsightGrid } from './InsightGrid.tsx';
import { InsightMessages } from './InsightMessages.tsx';
import { insightRows, shownInsight } from './insight-rows.ts';

interface InsightOfCurrencyProps {
  currency: InsightOfCurrency_currency$key;
  scrollName: string;
  file: BillFileOf;
}

export function InsightOfCurrency({ currency: key, scrollName, file }: InsightOfCurrencyProps) {
  const intl = useIntl();
  const labelOf = useItemLabel('product');
  const { roundingIn } = useMoney();
  const data = useFragment(
    graphql`
      fragment InsightOfCurrency_currency on CurrencyInsight {
        currency
        messages {
          key
        }
        rows {
          key
          label
          drivers {
            kind
            lastMonth
            name
            thisMonth
          }
          figures {
            average
            changePercent
            exceeds
            fallsBelow
            lastMonth
            maximum
            thisMonth
          }
        }
        total {
          average
          changePercent
          exceeds
          fallsBelow
          lastMonth
          maximum
          thisMonth
        }
      }
    `,
    key,
  );
  const { currency, messages, total } = data;
  const rows = useMemo(
    () => insightRows(data, labelOf, intl.formatMessage({ id: 'billing.insight.rest' })),
    [data, labelOf, intl],
  );
  const shown = useMemo(() => shownInsight(rows, roundingIn), [rows, roundingIn]);
  const moved = messages.flatMap((message) => rows.find((row) => row.key === message.key) ?? []);
  return (
    <div className={classes.stack}>
      <InsightMessages rows={moved} shown={shown} currency={currency} />
      <InsightGrid {...{ rows, shown, total, currency, scrollName, file }} />
    </div>
  );
}
