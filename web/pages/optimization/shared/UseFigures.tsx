// What was used of commitments, and what they saved: in money as well as percent, each percent with its formula.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { UseFigures_use$key } from '../../../__generated__/UseFigures_use.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import type { MessageId } from '../../../intl/catalogues.ts';
import { type Figure, FigureCards } from './FigureCards.tsx';
import { USE_SUM, useShownSum } from './money/useShownSum.ts';
import { usePercent } from './usePercent.ts';

interface UseFiguresProps {
  use: UseFigures_use$key;
  /** Of its amounts, ISO 4217. */
  currency: string;
}

export function UseFigures({ use, currency }: UseFiguresProps) {
  const { formatOriginal, shownIn } = useMoney();
  const shownSum = useShownSum();
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
  const shown = shownSum(USE_SUM, data, currency);
  const money = (amount: number) => formatOriginal(amount, shownIn(currency));
  const amounts = {
    used: money(shown.usedPayment),
    unused: money(shown.unusedPayment),
    total: money(shown.totalPayment),
    onDemand: money(shown.onDemandSpend),
    saved: money(shown.netSavings),
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
      value: amountText('netSavings'),
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
    moneyFigure('onDemandSpend', 'optimization.figure.onDemandSpend'),
    moneyFigure('totalPayment', 'optimization.figure.totalPayment'),
    moneyFigure('usedPayment', 'optimization.figure.usedPayment'),
    moneyFigure('unusedPayment', 'optimization.figure.unusedPayment'),
  ];
  return <FigureCards figures={figures} />;

  function amountText(member: Member) {
    return <MoneyText amount={data[member]} shown={shown[member]} currency={currency} />;
  }

  function moneyFigure(id: Member, label: MessageId): Figure {
    return { id, label: <FormattedMessage id={label} />, value: amountText(id) };
  }
}

type Member = typeof USE_SUM.of;
