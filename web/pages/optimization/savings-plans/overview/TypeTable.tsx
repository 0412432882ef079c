// Plans by type: how many, what they commit to, how far they were used and what they saved.
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TypeTable_types$key } from '../../../../__generated__/TypeTable_types.graphql.ts';
import layout from '../../../../components/layout/Page.module.css';
import { ScrollRegion } from '../../../../components/layout/ScrollRegion.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { Notice } from '../../../../components/notices/Notice.tsx';
import classes from '../../shared/Commitments.module.css';
import { Formula } from '../../shared/FigureCards.tsx';
import { usePercent } from '../../shared/usePercent.ts';

const HEADS = [
  'optimization.column.type',
  'optimization.column.plans',
  'optimization.column.commitment',
  'optimization.figure.utilization',
  'optimization.figure.totalPayment',
  'optimization.figure.netSavings',
  'optimization.figure.savingsRate',
] as const;

export function TypeTable({ types }: { types: TypeTable_types$key }) {
  const intl = useIntl();
  const percent = usePercent();
  const { format } = useMoney();
  const rows = useFragment(
    graphql`
      fragment TypeTable_types on SavingsPlanType @relay(plural: true) {
        type
        plans
        commitment
        commitmentCurrency
        currency
        figures {
          utilization
          totalPayment
          netSavings
          onDemandSpend
          savingsRate
          unusedPayment
          usedPayment
        }
      }
    `,
    types,
  );
  if (rows.length === 0)
    return <Notice variant="block" title={<FormattedMessage id="optimization.plans.none" />} />;
  return (
    <ScrollRegion className={layout.scroll} label={intl.formatMessage({ id: 'optimization.plans.types' })}>
      <table className={`${layout.table} ${classes.table} sky-figures`}>
        <thead>
          <tr>
            {HEADS.map((id, place) => (
              <th key={id} scope="col" data-figure={place > 0 || undefined}>
                <FormattedMessage id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, plans, commitment, commitmentCurrency, currency, figures }) => (
            <tr key={type}>
              <th scope="row">{type || <FormattedMessage id="optimization.value.notTold" />}</th>
              <td data-figure>{intl.formatNumber(plans)}</td>
              <td data-figure>
                {typeof commitment === 'number' && commitmentCurrency ? (
                  <MoneyText amount={commitment} currency={commitmentCurrency} />
                ) : (
                  <FormattedMessage id="optimization.value.notTold" />
                )}
              </td>
              <td data-figure>
                <Formula value={percent(figures.utilization)}>
                  <FormattedMessage
                    id="optimization.formula.utilization"
                    values={{
                      used: format(figures.usedPayment, currency),
                      unused: format(figures.unusedPayment, currency),
                      result: percent(figures.utilization),
                    }}
                  />
                </Formula>
              </td>
              <td data-figure>
                <MoneyText amount={figures.totalPayment} currency={currency} />
              </td>
              <td data-figure>
                <MoneyText amount={figures.netSavings} currency={currency} />
              </td>
              <td data-figure>
                <Formula value={percent(figures.savingsRate)}>
                  <FormattedMessage
                    id="optimization.formula.savingsRate"
                    values={{
                      saved: format(figures.netSavings, currency),
                      onDemand: format(figures.onDemandSpend, currency),
                      result: percent(figures.savingsRate),
                    }}
                  />
                </Formula>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
