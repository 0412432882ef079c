// What accepted advice promised, what was realised, and what was possible, month by month.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LedgerTable_ledger$key } from '../../../../__generated__/LedgerTable_ledger.graphql.ts';
import { TableRegion } from '../../../../components/files/TableRegion.tsx';
import layout from '../../../../components/layout/Page.module.css';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { formatMonth } from '../../../../intl/dates.ts';
import { useLanguage } from '../../../../intl/IntlRoot.tsx';
import shared from '../../shared/Commitments.module.css';
import classes from '../Advice.module.css';

const AMOUNTS = ['promised', 'realised', 'best'] as const;
const HEADS = {
  promised: 'optimization.advice.promised',
  realised: 'optimization.advice.realised',
  best: 'optimization.advice.best',
} as const;

export function LedgerTable({ ledger }: { ledger: LedgerTable_ledger$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { currency, months } = useFragment(
    graphql`
      fragment LedgerTable_ledger on RecommendationLedger {
        currency
        months {
          best
          isCharged
          month
          promised
          realised
        }
      }
    `,
    ledger,
  );
  if (months.length === 0)
    return (
      <p className={classes.muted}>
        <FormattedMessage id="optimization.decision.noMonths" />
      </p>
    );
  return (
    <TableRegion className={layout.scroll} label={intl.formatMessage({ id: 'optimization.decision.ledger' })}>
      <table className={`${layout.table} ${shared.table} sky-figures`} data-part="advice.ledger">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="optimization.advice.month" />
            </th>
            {AMOUNTS.map((amount) => (
              <th key={amount} scope="col" data-figure>
                <FormattedMessage id={HEADS[amount]} />
              </th>
            ))}
            <th scope="col">
              <FormattedMessage id="optimization.decision.measured" />
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month}>
              <th scope="row">{formatMonth(row.month, language)}</th>
              {AMOUNTS.map((amount) => (
                <td key={amount} data-figure>
                  <MoneyText amount={row[amount]} currency={currency} />
                </td>
              ))}
              <td>
                <FormattedMessage
                  id={row.isCharged ? 'optimization.decision.ofCharges' : 'optimization.decision.ofHours'}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
