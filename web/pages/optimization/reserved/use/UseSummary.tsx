// All reservations together as cards: money beside each percent (R-03, Z-02).
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { UseSummary_summary$key } from '../../../../__generated__/UseSummary_summary.graphql.ts';
import { AppliedRates } from '../../../../components/money/AppliedRates.tsx';
import { MoneyText } from '../../../../components/money/MoneyText.tsx';
import { Unconverted } from '../../../../components/money/Unconverted.tsx';
import { FigureCards } from '../../shared/FigureCards.tsx';
import { RoundedFigures } from '../../shared/money/Rounded.tsx';
import { USE_SUM, useShownSum } from '../../shared/money/useShownSum.ts';
import { figuresOf, type UseFigures } from '../reserved-rows.ts';
import { SavingsRateText, UtilizationText } from './UtilizationText.tsx';

export function UseSummary({ summary }: { summary: UseSummary_summary$key }) {
  const { currency, figures, rates, unconverted } = useFragment(
    graphql`
      fragment UseSummary_summary on ReservationSummary {
        currency
        figures {
          ...reservedRows_figures
        }
        rates {
          date
          from
          rate
          source
          to
        }
        unconverted {
          amount
          currency
        }
      }
    `,
    summary,
  );
  return (
    <AppliedRates rates={rates}>
      <Unconverted amounts={unconverted} />
      <UseCards figures={figuresOf(figures)} currency={currency} />
    </AppliedRates>
  );
}

interface UseCardsProps {
  figures: UseFigures;
  currency: string;
}

export function UseCards({ figures, currency }: UseCardsProps) {
  const shown = useShownSum()(USE_SUM, figures, currency);
  const amount = (member: keyof typeof shown) => (
    <MoneyText amount={figures[member]} shown={shown[member]} currency={currency} />
  );
  const { netSavings } = figures;
  return (
    <>
      <FigureCards
        figures={[
          {
            id: 'utilization',
            label: <FormattedMessage id="optimization.reserved.utilization" />,
            value: <UtilizationText figures={figures} currency={currency} />,
            note: figures.utilizationForm ? (
              <FormattedMessage
                id={
                  figures.utilizationForm === 'QUANTITY'
                    ? 'optimization.reserved.formQuantity'
                    : 'optimization.reserved.formCost'
                }
              />
            ) : undefined,
          },
          {
            id: 'totalPayment',
            label: <FormattedMessage id="optimization.reserved.totalPayment" />,
            value: amount('totalPayment'),
          },
          {
            id: 'usedPayment',
            label: <FormattedMessage id="optimization.reserved.usedPayment" />,
            value: amount('usedPayment'),
          },
          {
            id: 'unusedPayment',
            label: <FormattedMessage id="optimization.reserved.unusedPayment" />,
            value: amount('unusedPayment'),
            tone: figures.unusedPayment > 0 ? 'bad' : undefined,
          },
          {
            id: 'onDemandSpend',
            label: <FormattedMessage id="optimization.reserved.onDemandSpend" />,
            value: amount('onDemandSpend'),
          },
          {
            id: 'netSavings',
            label: <FormattedMessage id="optimization.reserved.netSavings" />,
            value: amount('netSavings'),
            tone: netSavings < 0 ? 'bad' : netSavings > 0 ? 'good' : undefined,
          },
          {
            id: 'savingsRate',
            label: <FormattedMessage id="optimization.reserved.savingsRate" />,
            value: <SavingsRateText figures={figures} currency={currency} />,
          },
        ]}
      />
      <RoundedFigures sum={USE_SUM} amounts={figures} currency={currency} />
    </>
  );
}
