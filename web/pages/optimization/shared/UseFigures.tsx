// What was used of commitments, and what they saved: in money as well as percent, each percent with its formula.
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { UseFigures_use$key } from '../../../__generated__/UseFigures_use.graphql.ts';
import { MoneyText } from '../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { useShownAmounts } from '../../../components/money/useShownAmounts.ts';
import { type Figure, FigureCards } from './FigureCards.tsx';
import { usePercent } from './usePercent.ts';

interface UseFiguresProps {
  use: UseFigures_use$key;
  /** Of its amounts, ISO 4217. */
  currency: string;
}

export function UseFigures({ use, currency }: UseFiguresProps) {
  const { formatOriginal, shownIn } = useMoney();
  const shownAmounts = useShownAmounts(currency);
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
  const parts = useParts(data);
  const shownOf = shownAmounts([parts.onDemand], {
    amountOf: ({ amount }) => amount,
    partsOf: (part) => part.parts ?? [],
  });
  const money = (part: Part) => formatOriginal(shownOf(part), shownIn(currency));
  const amounts = {
    used: money(parts.used),
    unused: money(parts.unused),
    total: money(parts.total),
    onDemand: money(parts.onDemand),
    saved: money(parts.saved),
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
      value: amountText(parts.saved),
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
    moneyFigure('onDemandSpend', 'optimization.figure.onDemandSpend', parts.onDemand),
    moneyFigure('totalPayment', 'optimization.figure.totalPayment', parts.total),
    moneyFigure('usedPayment', 'optimization.figure.usedPayment', parts.used),
    moneyFigure('unusedPayment', 'optimization.figure.unusedPayment', parts.unused),
  ];
  return <FigureCards figures={figures} />;

  function amountText(part: Part) {
    return <MoneyText amount={part.amount} shown={shownOf(part)} currency={currency} />;
  }

  function moneyFigure(id: string, label: MoneyLabel, part: Part): Figure {
    return { id, label: <FormattedMessage id={label} />, value: amountText(part) };
  }
}

interface Part {
  amount: number;
  /** What it is the sum of. */
  parts?: readonly Part[];
}

type Amounts = Record<
  'netSavings' | 'onDemandSpend' | 'totalPayment' | 'usedPayment' | 'unusedPayment',
  number
>;

/** The equivalent on demand is what was saved and what was paid, and that is what was used and what was not. */
function useParts({ netSavings, onDemandSpend, totalPayment, usedPayment, unusedPayment }: Amounts) {
  return useMemo(() => {
    const [used, unused, saved]: [Part, Part, Part] = [
      { amount: usedPayment },
      { amount: unusedPayment },
      { amount: netSavings },
    ];
    const total: Part = { amount: totalPayment, parts: [used, unused] };
    return { used, unused, saved, total, onDemand: { amount: onDemandSpend, parts: [saved, total] } as Part };
  }, [netSavings, onDemandSpend, totalPayment, usedPayment, unusedPayment]);
}

type MoneyLabel =
  | 'optimization.figure.onDemandSpend'
  | 'optimization.figure.totalPayment'
  | 'optimization.figure.usedPayment'
  | 'optimization.figure.unusedPayment';
