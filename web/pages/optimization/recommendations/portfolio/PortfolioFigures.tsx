// What the portfolio saves, what its pieces would promise apart, and how much of that is counted twice.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PortfolioFigures_portfolio$key } from '../../../../__generated__/PortfolioFigures_portfolio.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { type Figure, FigureCards } from '../../shared/FigureCards.tsx';
import { usePercent } from '../../shared/usePercent.ts';
import { Gaps } from '../list/Gaps.tsx';
import { WindowNote } from '../list/WindowNote.tsx';
import { countedTwice } from './portfolio-rows.ts';

export function PortfolioFigures({ portfolio }: { portfolio: PortfolioFigures_portfolio$key }) {
  const percent = usePercent();
  const { format } = useMoney();
  const data = useFragment(
    graphql`
      fragment PortfolioFigures_portfolio on RecommendationPortfolio {
        currency
        gaps {
          ...Gaps_gaps
        }
        monthlyOnDemand
        monthlySavings
        pieces {
          key
        }
        recurringCost
        savingsRate
        separate {
          key
        }
        separateMonthlySavings
        upfrontCost
        window {
          ...WindowNote_window
        }
      }
    `,
    portfolio,
  );
  const { currency, monthlyOnDemand, monthlySavings, pieces, separate, separateMonthlySavings, window } =
    data;
  const twice = countedTwice(data);
  const money = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  const figures: Figure[] = [
    {
      id: 'together',
      label: <FormattedMessage id="optimization.portfolio.together" />,
      value: money(monthlySavings),
      tone: monthlySavings > 0 ? 'good' : undefined,
      note: <FormattedMessage id="optimization.advice.ofPieces" values={{ count: pieces.length }} />,
    },
    {
      id: 'separate',
      label: <FormattedMessage id="optimization.portfolio.separate" />,
      value: money(separateMonthlySavings),
      note: <FormattedMessage id="optimization.advice.ofPieces" values={{ count: separate.length }} />,
    },
    {
      id: 'twice',
      label: <FormattedMessage id="optimization.portfolio.twice" />,
      value: money(twice),
      tone: twice > 0 ? 'bad' : undefined,
      note: <FormattedMessage id="optimization.portfolio.twiceNote" />,
    },
    {
      id: 'rate',
      label: <FormattedMessage id="optimization.figure.savingsRate" />,
      value: percent(data.savingsRate),
      formula: (
        <FormattedMessage
          id="optimization.advice.rateFormula"
          values={{
            saved: format(monthlySavings, currency),
            onDemand: format(monthlyOnDemand, currency),
            result: percent(data.savingsRate),
          }}
        />
      ),
    },
    {
      id: 'onDemand',
      label: <FormattedMessage id="optimization.advice.monthlyOnDemand" />,
      value: money(monthlyOnDemand),
      note: <FormattedMessage id="optimization.portfolio.onDemandNote" />,
    },
    {
      id: 'upfront',
      label: <FormattedMessage id="optimization.advice.upfrontCost" />,
      value: money(data.upfrontCost),
    },
    {
      id: 'recurring',
      label: <FormattedMessage id="optimization.advice.recurringCost" />,
      value: money(data.recurringCost),
    },
  ];
  return (
    <>
      <Gaps gaps={data.gaps} />
      {separate.length > 0 ? <FigureCards figures={figures} /> : null}
      {window ? <WindowNote window={window} /> : null}
    </>
  );
}
