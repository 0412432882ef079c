// What was used of commitments, and what they saved: in money as well as percent, each percent with its formula.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { UseFigures_use$key } from '../../../__generated__/UseFigures_use.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { type Figure, FigureCards } from './FigureCards.tsx';
import { usePercent } from './usePercent.ts';

interface UseFiguresProps {
  use: UseFigures_use$key;
  /** Of its amounts, ISO 4217. */
  currency: string;
}

export function UseFigures({ use, currency }: UseFiguresProps) {
  const { format } = useMoney();
  const percent = usePercent();
  const data = useFragment(
    graphql`
      fragment UseFigures_use on CommitmentUse {
        utilization
        savingsRate
        netSavings
        onDemandSpend
        totalPayment
        usedPayment
        unusedPayment
      }
    `,
    use,
  );
  const money = (amount: number) => format(amount, currency);
  const amounts = {
    used: money(data.usedPayment),
    unused: money(data.unusedPayment),
    total: money(data.totalPayment),
    onDemand: money(data.onDemandSpend),
    saved: money(data.netSavings),
  };
  const figures: Figure[] = [
    {
      id: 'utilization',
      label: <FormattedMessage id="optimization.figure.utilization" />,
      value: percent(data.utilization),
      formula: (
        <FormattedMessage
          id="optimization.formula.utilization"
          values={{ ...amounts, result: percent(data.utilization) }}
        />
      ),
    },
    {
      id: 'netSavings',
      label: <FormattedMessage id="optimization.figure.netSavings" />,
      value: <MoneyText amount={data.netSavings} currency={currency} />,
      tone: data.netSavings < 0 ? 'bad' : data.netSavings > 0 ? 'good' : undefined,
      formula: <FormattedMessage id="optimization.formula.netSavings" values={amounts} />,
    },
    {
      id: 'savingsRate',
      label: <FormattedMessage id="optimization.figure.savingsRate" />,
      value: percent(data.savingsRate),
      formula: (
        <FormattedMessage
          id="optimization.formula.savingsRate"
          values={{ ...amounts, result: percent(data.savingsRate) }}
        />
      ),
    },
    moneyFigure('onDemandSpend', 'optimization.figure.onDemandSpend', data.onDemandSpend),
    moneyFigure('totalPayment', 'optimization.figure.totalPayment', data.totalPayment),
    moneyFigure('usedPayment', 'optimization.figure.usedPayment', data.usedPayment),
    moneyFigure('unusedPayment', 'optimization.figure.unusedPayment', data.unusedPayment),
  ];
  return <FigureCards figures={figures} />;

  function moneyFigure(id: string, label: MoneyLabel, amount: number): Figure {
    return {
      id,
      label: <FormattedMessage id={label} />,
      value: <MoneyText amount={amount} currency={currency} />,
    };
  }
}

type MoneyLabel =
  | 'optimization.figure.onDemandSpend'
  | 'optimization.figure.totalPayment'
  | 'optimization.figure.usedPayment'
  | 'optimization.figure.unusedPayment';
