// What the advice was made of, what it lacks, and what all of it together would save.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AdviceBasis_list$key } from '../../../../__generated__/AdviceBasis_list.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import shared from '../../shared/Commitments.module.css';
import { type Figure, FigureCards } from '../../shared/FigureCards.tsx';
import { usePercent } from '../../shared/usePercent.ts';
import { Gaps } from './Gaps.tsx';
import { WindowNote } from './WindowNote.tsx';

export function AdviceBasis({ list }: { list: AdviceBasis_list$key }) {
  const percent = usePercent();
  const { format } = useMoney();
  const data = useFragment(
    graphql`
      fragment AdviceBasis_list on RecommendationConnection {
        currency
        totalCount
        gaps {
          ...Gaps_gaps
        }
        window {
          ...WindowNote_window
        }
        total {
          countedPieces
          monthlySavings
          monthlyOnDemand
          recurringCost
          savingsRate
          upfrontCost
        }
      }
    `,
    list,
  );
  const { currency, total, totalCount, gaps, window } = data;
  const hasAlternatives = total.countedPieces < totalCount;
  const money = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  const figures: Figure[] = [
    {
      id: 'savings',
      label: <FormattedMessage id="optimization.advice.monthlySavings" />,
      value: money(total.monthlySavings),
      tone: total.monthlySavings > 0 ? 'good' : undefined,
      note: (
        <FormattedMessage
          id={hasAlternatives ? 'optimization.advice.someOfPieces' : 'optimization.advice.ofPieces'}
          values={{ count: total.countedPieces, all: totalCount }}
        />
      ),
    },
    {
      id: 'rate',
      label: <FormattedMessage id="optimization.figure.savingsRate" />,
      value: percent(total.savingsRate),
      formula: (
        <FormattedMessage
          id="optimization.advice.rateFormula"
          values={{
            saved: format(total.monthlySavings, currency),
            onDemand: format(total.monthlyOnDemand, currency),
            result: percent(total.savingsRate),
          }}
        />
      ),
    },
    {
      id: 'onDemand',
      label: <FormattedMessage id="optimization.advice.monthlyOnDemand" />,
      value: money(total.monthlyOnDemand),
      note: <FormattedMessage id="optimization.advice.monthHours" />,
    },
    {
      id: 'upfront',
      label: <FormattedMessage id="optimization.advice.upfrontCost" />,
      value: money(total.upfrontCost),
    },
    {
      id: 'recurring',
      label: <FormattedMessage id="optimization.advice.recurringCost" />,
      value: money(total.recurringCost),
    },
  ];
  return (
    <>
      <Gaps gaps={gaps} />
      {totalCount > 0 ? <FigureCards figures={figures} /> : null}
      {hasAlternatives ? (
        <p className={shared.note}>
          <FormattedMessage id="optimization.advice.alternatives" />
        </p>
      ) : null}
      {window ? <WindowNote window={window} /> : null}
    </>
  );
}
