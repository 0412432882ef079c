// What was used of commitments, and what they saved: in money as well as percent, each percent with its formula.
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { UseFigures_use$key } from '../../../../__generated__/UseFigures_use.graphql.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import type { MessageId } from '../../../../intl/catalogues.ts';
import { type Figure, FigureCards } from '../FigureCards.tsx';
import { RoundedFigures } from '../money/Rounded.tsx';
import { USE_SUM, useShownSum } from '../money/useShownSum.ts';
import { UsePercent } from './UsePercent.tsx';

interface UseFiguresProps {
  use: UseFigures_use$key;
  /** Of its amounts, ISO 4217. */
  currency: string;
}

export function UseFigures({ use, currency }: UseFiguresProps) {
  const { formatOriginal, shownIn } = useMoney();
  const shownSum = useShownSum();
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
  const figures: Figure[] = [
    {
      id: 'utilization',
      label: <FormattedMessage id="optimization.figure.utilization" />,
      value: <UsePercent of="utilization" figures={data} currency={currency} />,
    },
    {
      id: 'netSavings',
      label: <FormattedMessage id="optimization.figure.netSavings" />,
      value: amountText('netSavings'),
      tone: data.netSavings < 0 ? 'bad' : data.netSavings > 0 ? 'good' : undefined,
      formula: (
        <FormattedMessage
          id="optimization.formula.netSavings"
          values={{ onDemand: money(shown.onDemandSpend), total: money(shown.totalPayment) }}
        />
      ),
    },
    {
      id: 'savingsRate',
      label: <FormattedMessage id="optimization.figure.savingsRate" />,
      value: <UsePercent of="savingsRate" figures={data} currency={currency} />,
    },
    moneyFigure('onDemandSpend', 'optimization.figure.onDemandSpend'),
    moneyFigure('totalPayment', 'optimization.figure.totalPayment'),
    moneyFigure('usedPayment', 'optimization.figure.usedPayment'),
    moneyFigure('unusedPayment', 'optimization.figure.unusedPayment'),
  ];
  return (
    <>
      <FigureCards figures={figures} />
      <RoundedFigures sum={USE_SUM} amounts={data} currency={currency} />
    </>
  );

  function amountText(member: Member) {
    return <MoneyText amount={data[member]} shown={shown[member]} currency={currency} />;
  }

  function moneyFigure(id: Member, label: MessageId): Figure {
    return { id, label: <FormattedMessage id={label} />, value: amountText(id) };
  }
}

type Member = typeof USE_SUM.of;
