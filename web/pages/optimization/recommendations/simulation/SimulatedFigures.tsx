// What a quantity would save, computed at every step of the slider.
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { simulate } from '../../../../../lib/commitments/advice/simulate.ts';
import { MONTH_HOURS } from '../../../../../lib/commitments/advice/valuation.ts';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { useMoney } from '../../../../components/money/useMoney.ts';
import { type Figure, FigureCards } from '../../shared/FigureCards.tsx';
import { usePercent } from '../../shared/usePercent.ts';
import type { Purchase } from './curve.ts';

interface SimulatedFiguresProps {
  purchase: Purchase;
  quantity: number;
  currency: string;
}

export function SimulatedFigures({ purchase, quantity, currency }: SimulatedFiguresProps) {
  const intl = useIntl();
  const percent = usePercent();
  const { format } = useMoney();
  const { valuation, price } = purchase;
  const found = useMemo(() => simulate(valuation, price, quantity), [valuation, price, quantity]);
  const covered = MONTH_HOURS * valuation.at(quantity).covered;
  const money = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  const months = (count: number | null) =>
    count === null
      ? intl.formatMessage({ id: 'optimization.advice.never' })
      : intl.formatMessage(
          { id: 'optimization.advice.months' },
          { count, text: intl.formatNumber(count, { maximumFractionDigits: 1 }) },
        );
  const figures: Figure[] = [
    {
      id: 'savings',
      label: <FormattedMessage id="optimization.advice.monthlySavings" />,
      value: money(found.monthlySaving),
      tone: found.monthlySaving < 0 ? 'bad' : found.monthlySaving > 0 ? 'good' : undefined,
      note: (
        <FormattedMessage
          id="optimization.advice.savingFormula"
          values={{
            covered: format(covered, currency),
            cost: format(MONTH_HOURS * price.price * quantity, currency),
          }}
        />
      ),
    },
    {
      id: 'termSavings',
      label: <FormattedMessage id="optimization.advice.termSavings" />,
      value: money(found.termSaving),
      note: <FormattedMessage id="optimization.advice.termMonths" values={{ count: price.termMonths }} />,
    },
    {
      id: 'rate',
      label: <FormattedMessage id="optimization.figure.savingsRate" />,
      value: percent(found.savingsRate),
    },
    {
      id: 'utilization',
      label: <FormattedMessage id="optimization.figure.utilization" />,
      value: percent(found.utilization),
    },
    {
      id: 'coverage',
      label: <FormattedMessage id="optimization.figure.coverage" />,
      value: percent(found.coverage),
      note: <FormattedMessage id="optimization.advice.coverageNote" />,
    },
    {
      id: 'breakEvenFall',
      label: <FormattedMessage id="optimization.advice.breakEvenFall" />,
      value: found.breakEvenFall === null ? '–' : percent(found.breakEvenFall),
      note: <FormattedMessage id="optimization.advice.breakEvenFallNote" />,
    },
    {
      id: 'breakEvenMonths',
      label: <FormattedMessage id="optimization.advice.breakEvenMonths" />,
      value: price.upfront * quantity === 0 ? '–' : months(found.breakEvenMonths),
      note: <FormattedMessage id="optimization.advice.breakEvenMonthsNote" />,
    },
    {
      id: 'lockIn',
      label: <FormattedMessage id="optimization.advice.lockIn" />,
      value: months(found.lockInMonths),
      note: <FormattedMessage id="optimization.advice.lockInNote" />,
    },
    {
      id: 'upfront',
      label: <FormattedMessage id="optimization.advice.upfrontCost" />,
      value: money(price.upfront * quantity),
    },
    {
      id: 'recurring',
      label: <FormattedMessage id="optimization.advice.recurringCost" />,
      value: money(MONTH_HOURS * price.recurring * quantity),
    },
  ];
  return <FigureCards figures={figures} />;
}
